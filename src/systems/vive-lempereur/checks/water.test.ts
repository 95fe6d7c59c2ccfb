import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { validate } from '../../../scenario/validate.ts'
import { SYSTEMS } from '../../index.ts'

const SKIRMISH = readFileSync(
  new URL('../../../../test/fixtures/diagnostics/terrain/bridge-over-nothing.yaml', import.meta.url),
  'utf8',
)
  .replace('columns: A-C\n  rows: 6', 'columns: A-G\n  rows: 7')
  .replace(/sectors: .*/, 'sectors: { west: [A1-B7], centre: [C1-E7], east: [F1-G7] }')

/** What the checks say of bridges and buildings on a board with this on it, each with its hexes. */
function found(board: string): string[] {
  const { diagnostics } = validate(SKIRMISH.replace(/terrain: .*/, board), SYSTEMS)
  return diagnostics
    .filter(({ code }) => /^(terrain|river)\//.test(code))
    .map(({ code, at = [] }) => `${code} ${at.join(' ')}`)
}

/** A hex and all around it, as a wide brush paints them. */
const SEVEN = ['D4', 'D5', 'D3', 'C4', 'C5', 'E4', 'E5']

describe('8.6 bridges', () => {
  test('are not over water because they lie beside each other', () => {
    expect(found(`terrain: { bridge: [${SEVEN.join(', ')}] }`)).toEqual(
      SEVEN.map((hex) => `terrain/bridge-over-nothing ${hex}`),
    )
  })

  test('beside a watercourse are told, with and without roads, but not the one that crosses it', () => {
    const river = 'rivers: [{ kind: river, path: [A4, B4, C4, D4, E4, F4, G4] }]'
    const expected = ['terrain/bridge-beside D5', 'terrain/bridge-beside D3']
    expect(found(`terrain: { bridge: [D4, D5, D3] }\n  ${river}`)).toEqual(expected)
    expect(found(`terrain: { bridge: [D4, D5, D3] }\n  ${river}\n  roads: [{ path: [D4, C4] }]`)).toEqual(expected)
  })

  test('over single hexes of water are over water', () => {
    expect(found('terrain: { stream: [C4, E4], bridge: [D4] }')).toEqual([])
  })
})

test('8.4, 8.5 a town on a river hex is a way across that is told', () => {
  const river = 'rivers: [{ kind: river, path: [A4, B4, C4, D4, E4, F4, G4] }]'
  expect(found(`terrain: { town: [D4] }\n  ${river}`)).toEqual(['river/through-building D4'])
})
