import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HexGrid } from './hex-grid.ts'
import { distance } from './hex-lines.ts'
import { HexReach } from './hex-reach.ts'
import { HexTables } from './hex-tables.ts'
import { NOWHERE } from './nowhere.ts'

const map = HexGrid.of(0, 21, 13)
const reach = new HexReach(HexTables.of(map))
const hex = (label: string) => map.find(label)
const open = new Uint8Array(map.size).fill(1)

function ground(...blocked: string[]): Uint8Array {
  const passable = open.slice()
  for (const label of blocked) passable[hex(label)] = 0
  return passable
}

function labels(count: number): string[] {
  return Array.from(reach.found.subarray(0, count), (one) => map.label(one))
}

describe('the hexes within reach', () => {
  test('no steps lead nowhere but to the start', () => {
    expect(labels(reach.search(hex('H5'), 0, open))).toEqual(['H5'])
  })

  test('one step leads to the neighbours', () => {
    expect(labels(reach.search(hex('H5'), 1, open)).sort()).toEqual(['G4', 'G5', 'H4', 'H5', 'H6', 'I4', 'I5'])
  })

  test('the edge of the board ends the way', () => {
    expect(labels(reach.search(hex('A1'), 1, open)).sort()).toEqual(['A1', 'A2', 'B1', 'B2'])
  })

  test('over open ground it is everything within that distance, nearest first', () => {
    const from = hex('K7')
    const count = reach.search(from, 6, open)
    const distances = Array.from(reach.found.subarray(0, count), (to) => distance(map, from, to))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const all = Array.from({ length: map.size }, (_, to) => distance(map, from, to))
    expect(count).toBe(all.filter((steps) => steps <= 6).length)
    expect(all.map((steps) => (steps <= 6 ? steps : -1))).toEqual(all.map((_, to) => reach.stepsTo(to)))
  })

  test('what is blocked is gone around', () => {
    reach.search(hex('M5'), 6, ground('M6'))
    expect(reach.stepsTo(hex('M6'))).toBe(-1)
    expect(reach.stepsTo(hex('M7'))).toBe(3)
  })

  test('a ring of blocked hexes shuts everything else out, and the start counts although it is blocked itself', () => {
    const shut = ground('H5', 'H6', 'I5', 'I4', 'H4', 'G4', 'G5')
    expect(labels(reach.search(hex('H5'), Infinity, shut))).toEqual(['H5'])
  })

  test('without a limit the whole board is within reach', () => {
    expect(reach.search(hex('A1'), Infinity, open)).toBe(map.size)
  })

  test('however searches follow each other, each finds what a plain search finds', () => {
    const search = fc.record({
      from: fc.nat(map.size - 1),
      steps: fc.nat(9),
      passable: fc.uint8Array({ minLength: map.size, maxLength: map.size, max: 2 }),
    })
    fc.assert(
      fc.property(fc.array(search, { minLength: 1, maxLength: 5 }), (searches) => {
        for (const { from, steps, passable } of searches) {
          const expected = plainSearch(from, steps, passable)
          const count = reach.search(from, steps, passable)
          expect(new Set(reach.found.subarray(0, count))).toEqual(new Set(expected.keys()))
          const far = Array.from({ length: map.size }, (_, to) => reach.stepsTo(to))
          expect(far).toEqual(far.map((_, to) => expected.get(to) ?? -1))
        }
      }),
    )
  })
})

function plainSearch(from: number, steps: number, passable: Uint8Array): Map<number, number> {
  const found = new Map([[from, 0]])
  for (const [at, far] of found) {
    if (far === steps) continue
    for (let direction = 0; direction < 6; direction++) {
      const next = map.neighbour(at, direction)
      if (next !== NOWHERE && passable[next] !== 0 && !found.has(next)) found.set(next, far + 1)
    }
  }
  return found
}
