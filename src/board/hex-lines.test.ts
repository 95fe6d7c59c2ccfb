import { describe, expect, test } from 'vitest'
import { DIRECTIONS, HexGrid } from './hex-grid.ts'
import { distance, isInFront, lineBetween } from './hex-lines.ts'

const map = HexGrid.of(0, 21, 13)
const hex = (label: string) => map.find(label)
const labels = (hexes: readonly number[]) => hexes.map((one) => map.label(one))

function line(from: string, to: string) {
  const { crossed, along } = lineBetween(map, hex(from), hex(to))
  return { crossed: labels(crossed), along: along.map((pair) => labels(pair).sort()) }
}

describe('the line between two hexes (7.4.1)', () => {
  test('neighbours have nothing between them', () => {
    for (const to of ['H6', 'I5', 'I4', 'H4', 'G4', 'G5']) expect(line('H5', to)).toEqual({ crossed: [], along: [] })
  })

  test('along a column it crosses the hexes of the column', () => {
    expect(line('M5', 'M9')).toEqual({ crossed: ['M6', 'M7', 'M8'], along: [] })
    expect(line('M9', 'M5')).toEqual({ crossed: ['M8', 'M7', 'M6'], along: [] })
  })

  test('to the hex beyond two neighbours it runs along their common side, inside neither', () => {
    expect(line('I5', 'L5')).toEqual({ crossed: [], along: [['K5', 'K6']] })
    expect(line('H5', 'I6')).toEqual({ crossed: [], along: [['H6', 'I5']] })
  })

  test('east and west it runs along a side and crosses a hex in turn', () => {
    expect(line('I5', 'N5')).toEqual({
      crossed: ['L5'],
      along: [
        ['K5', 'K6'],
        ['M5', 'M6'],
      ],
    })
  })

  test('where it cuts through the middle of a side it crosses both hexes', () => {
    expect(line('H5', 'I8')).toEqual({ crossed: ['H6', 'H7', 'I6', 'I7'], along: [] })
  })

  test('both ways it meets the same hexes', () => {
    for (let to = 0; to < map.size; to++) {
      const there = lineBetween(map, hex('K7'), to)
      const back = lineBetween(map, to, hex('K7'))
      expect(new Set(back.crossed)).toEqual(new Set(there.crossed))
      expect(back.along.length).toBe(there.along.length)
    }
  })

  test('it crosses just the hexes that a finely drawn line passes through', () => {
    const board = HexGrid.of(0, 13, 9)
    for (const from of ['F5', 'G5'].map((label) => board.find(label))) {
      for (let to = 0; to < board.size; to++) {
        expect(new Set(lineBetween(board, from, to).crossed)).toEqual(new Set(drawn(board, from, to)))
      }
    }
  })
})

describe('the distance between two hexes', () => {
  test('is the number of steps of the shortest way', () => {
    for (const from of ['A1', 'H5', 'I10', 'V13']) {
      const steps = walk(hex(from))
      for (let to = 0; to < map.size; to++) expect(distance(map, hex(from), to)).toBe(steps[to])
    }
  })
})

describe('the frontal arc (6.2.12)', () => {
  const front = (from: string, facing: string, to: string) =>
    isInFront(map, hex(from), DIRECTIONS.indexOf(facing as 'N'), hex(to))

  test('of the six neighbours the three before a unit are in it, the three behind are not', () => {
    const around = ['H6', 'I5', 'I4', 'H4', 'G4', 'G5']
    DIRECTIONS.forEach((facing, direction) => {
      const seen = around.filter((to) => front('H5', facing, to))
      expect(new Set(seen)).toEqual(new Set([5, 0, 1].map((turn) => around[(direction + turn) % 6])))
    })
  })

  test('a hex exactly on the border counts as front, for both facings that share the border', () => {
    expect([front('I5', 'N', 'L5'), front('I5', 'S', 'L5')]).toEqual([true, true])
    expect([front('H5', 'NE', 'F6'), front('H5', 'SW', 'F6')]).toEqual([false, true])
  })

  test('further away the arc is the half-plane before the unit', () => {
    expect([front('K7', 'N', 'A8'), front('K7', 'N', 'V6'), front('K7', 'S', 'V6')]).toEqual([true, false, true])
  })
})

/** Steps to each hex from one, by walking. */
function walk(from: number): number[] {
  const steps = Array.from({ length: map.size }, () => -1)
  steps[from] = 0
  const queue = [from]
  for (const here of queue) {
    for (let direction = 0; direction < 6; direction++) {
      const next = map.neighbour(here, direction)
      if (next >= 0 && steps[next] === -1) {
        steps[next] = steps[here]! + 1
        queue.push(next)
      }
    }
  }
  return steps
}

/** Centres in the plane as it is, with sides of one. */
function centre(board: HexGrid, of: number): [number, number] {
  const column = board.column(of)
  return [1.5 * column, Math.sqrt(3) * (board.row(of) - (column % 2) / 2)]
}

/** The hexes between two whose inside holds one of many points of the line, well off every side. */
function drawn(board: HexGrid, from: number, to: number): number[] {
  const centres = Array.from({ length: board.size }, (_, of) => centre(board, of))
  const [ax, ay] = centres[from]!
  const [bx, by] = centres[to]!
  const found = new Set<number>()
  for (let i = 1; i < 1000; i++) {
    const offs = centres.map(([x, y]) => Math.hypot(ax + ((bx - ax) * i) / 1000 - x, ay + ((by - ay) * i) / 1000 - y))
    const nearest = Math.min(...offs)
    if (offs.filter((off) => off - nearest < 1e-6).length === 1) found.add(offs.indexOf(nearest))
  }
  found.delete(from)
  found.delete(to)
  return [...found]
}
