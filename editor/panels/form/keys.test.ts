import { expect, test } from 'vitest'
import { placeAt } from '../../../src/scenario/schema/nodes.ts'
import { SCHEMA_ROOT } from '../../../src/systems/vive-lempereur/format/index.ts'
import { problemOfKey } from './keys.ts'

const place = (key: string) => placeAt(SCHEMA_ROOT, {}, key.split('/'))!

test('a key that a mapping cannot have is told with its reason', () => {
  const keys = ['french', 'allied']
  expect(problemOfKey(place('sides'), keys, 'prussian')).toBeUndefined()
  expect(problemOfKey(place('sides'), keys, 'allied')).toMatch(/already/)
  expect(problemOfKey(place('sides'), keys, 'The French')).toMatch(/lower-case letters/)
  expect(problemOfKey(place('sides'), keys, ' ')).toMatch(/needs a name/)
  expect(problemOfKey(place('board/names'), keys, 'La Haye')).toBeUndefined()
})
