import { describe, expect, test } from 'vitest'
import { placeAt } from '../../../src/scenario/schema/nodes.ts'
import { SCHEMA_ROOT } from '../../../src/systems/vive-lempereur/format/index.ts'
import { nest } from './nest.ts'

const [a, b] = [{ controls: ['A1'] }, { controls: ['B1'] }]
const place = placeAt(SCHEMA_ROOT, { victory: [{ when: a }] }, ['victory', 0, 'when'])!

describe('a condition that becomes part of another', () => {
  test('is denied with everything that it says', () => {
    expect(nest(place, { any: [a, b] }, 'any', 'not')).toEqual({ not: { any: [a, b] } })
    expect(nest(place, { all: [a] }, 'all', 'not')).toEqual({ not: a })
    expect(nest(place, a, 'controls', 'not')).toEqual({ not: a })
  })

  test('is one of a list, or stays the list that it was', () => {
    expect(nest(place, a, 'controls', 'all')).toEqual({ all: [a] })
    expect(nest(place, { not: a }, 'not', 'any')).toEqual({ any: [a] })
    expect(nest(place, { any: [a, b] }, 'any', 'all')).toEqual({ all: [a, b] })
  })

  test('is another condition where that holds none', () => {
    expect(nest(place, a, 'controls', 'eliminated')).toBeUndefined()
  })
})
