import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { SYSTEMS } from '../../../src/systems/index.ts'
import type { SystemTools } from '../../document/derive.ts'
import { entryName, stepWords } from './step-words.ts'

const open = (file: string, more: object = {}) => {
  const text = readFileSync(new URL(`../../../scenarios/${file}.yaml`, import.meta.url), 'utf8')
  const data = { ...(parse(text) as { readonly system: string }), ...more }
  const system = SYSTEMS.find(({ id }) => id === data.system)!
  return { data, systemTools: { system } as SystemTools }
}
const waterloo = open('vive-lempereur/waterloo', { nations: { russian: { name: 'Russians' } } })
const wavre = open('napoleon-at-waterloo/wavre')
const table = open('et-sans-resultat/quatre-bras')

describe('what the history says of a change', () => {
  test.each([
    [waterloo, 'Change', ['title'], 'Change the title'],
    [waterloo, 'Change', ['clock', 'start'], 'Change the start of the clock'],
    [waterloo, 'Change', ['victory', 0, 'when', 'any', 1, 'eliminated'], 'Change the French substantial victory'],
    [waterloo, 'Add', ['victory', 0, 'when', 'any', 2], 'Add a condition to the French substantial victory'],
    [waterloo, 'Remove', ['victory', 0, 'when', 'any', 1], 'Remove a condition from the French substantial victory'],
    [waterloo, 'Change', ['victory', 0, 'level'], 'Change the level of the French substantial victory'],
    [waterloo, 'Remove', ['victory', 1], 'Remove the Allied substantial victory'],
    [waterloo, 'Add', ['victory', 2], 'Add a victory'],
    [waterloo, 'Add', ['victory', 1, 'note'], 'Add the note to the Allied substantial victory'],
    [waterloo, 'Change', ['sides', 'french', 'edge'], 'Change the edge of the French side'],
    [waterloo, 'Change', ['nations', 'russian', 'colour'], 'Change the colour of the nation “Russians”'],
    [waterloo, 'Add', ['nations', 'saxon'], 'Add a nation'],
    [waterloo, 'Add', ['sides', 'allied', 'nations', 1], 'Add a nation'],
    [waterloo, 'Change', ['points'], 'Change the victory points'],
    [wavre, 'Change', ['reinforcements', 0, 'at'], 'Change the entry hexes of the French arrival of turn 2'],
    [wavre, 'Change', ['sources', 'terrain', 'cite'], 'Change the sources'],
    [
      table,
      'Change',
      ['armies', 'french', 'forces', 'ii-corps', 'formations', 'bachelu', 'doctrine'],
      'Change the doctrine of the formation “5th Division”',
    ],
  ] as const)('%#: in words', (known, verb, path, words) => {
    expect(stepWords(known, verb, path)).toBe(words)
  })

  test('never is a path', () => {
    const paths: Path[] = [
      ['victory', 1, 'when', 'any', 2, 'controls'],
      ['reinforcements', 0, 'pool', 'general'],
      ['specialRules', 0, 'arms'],
    ]
    for (const path of paths) expect(stepWords(waterloo, 'Change', path)).not.toMatch(/, \d|when|“\d/)
  })
})

test('an entry without a name goes by its place', () => {
  expect(entryName(waterloo, ['specialRules', 0])).toBe('special rule 1')
})
