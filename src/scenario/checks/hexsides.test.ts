import { describe, expect, test } from 'vitest'
import { HexGrid } from '../../board/hex-grid.ts'
import { Report } from '../diagnostic.ts'
import { sideKinds } from '../hexsides/kinds.ts'
import { readHexsides } from '../hexsides/read.ts'
import { readRoads } from './hex-board.ts'
import { HexReader } from './hexes.ts'
import { checkHexsides } from './hexsides.ts'

const NOTHING = { stream: {}, river: {}, wall: {}, slope: {}, bridge: {}, ford: {} }
const grid = HexGrid.of(0, 7, 7)

/** Code and message of everything found. */
function find(hexsides: Record<string, string[]>, roads: string[][] = [], wet: string[] = []): string[] {
  const report = new Report()
  const reader = new HexReader(grid, report)
  const read = readHexsides({ board: { hexsides } }, sideKinds(NOTHING, undefined), reader, report)!
  const isWet = (hex: number) => wet.includes(grid.label(hex))
  checkHexsides(read, { grid, isWet, roads: readRoads(roads, reader, report) }, report)
  return report.diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint ?? ''}`.trim())
}

describe('a river on hexsides', () => {
  // From the western edge between rows 3 and 4 to the eastern one.
  const across = 'A3/A4 A3/B4 B3/B4 B4/C3 C3/C4 C3/D4 D3/D4 D4/E3 E3/E4 E3/F4 F3/F4 F4/G3 G3/G4'.split(' ')

  test('that goes from edge to edge is sound', () => {
    expect(find({ river: across })).toEqual([])
  })

  test('with one side missing has a gap, which is told once with the side that closes it', () => {
    const found = find({ river: across.filter((side) => side !== 'C3/C4') })
    expect(found).toEqual([expect.stringMatching(/^river\/loose-end: .* Add C3\/C4 to close the gap\.$/)])
  })

  test('that ends in the middle has a loose end', () => {
    expect(find({ river: across.slice(0, 4) })).toEqual([expect.stringMatching(/Lead it on to the edge/)])
  })

  test('may flow into water in a hex, or into a stream', () => {
    expect(find({ river: across.slice(0, 4) }, [], ['C4'])).toEqual([])
    expect(find({ river: across.slice(0, 4), stream: across.slice(4) })).toEqual([])
  })
})

test('a stream rises anywhere, but has no gaps', () => {
  expect(find({ stream: ['C3/C4'] })).toEqual([])
  expect(find({ stream: ['C3/B4', 'C3/D4'] })).toEqual([expect.stringMatching(/Add C3\/C4 to close the gap/)])
})

test('a bridge or ford has water under it', () => {
  expect(find({ stream: ['C3/C4'], bridge: ['C4/C3'] })).toEqual([])
  expect(find({ bridge: ['C3/C4'] })).toEqual([
    expect.stringMatching(/^terrain\/bridge-over-nothing: There is no water/),
  ])
  expect(find({ wall: ['C3/C4'], ford: ['C3/C4'] })).toEqual([expect.stringMatching(/^terrain\/bridge-over-nothing/)])
})

test('a road has a bridge where it crosses water, and is told of each side once', () => {
  expect(find({ stream: ['C3/C4'] }, [['C3', 'C4']])).toEqual([
    'road/no-bridge: The road crosses the stream at C3/C4, where there is no bridge or ford. Add C3/C4 to `bridge`.',
  ])
  expect(
    find({ stream: ['C3/C4'] }, [
      ['C3', 'C4'],
      ['C4', 'C3'],
    ]),
  ).toHaveLength(1)
  expect(find({ stream: ['C3/C4'], ford: ['C3/C4'] }, [['C3', 'C4']])).toEqual([])
  expect(find({ wall: ['C3/C4'] }, [['C3', 'C4']])).toEqual([])
})

test('several sides of one hex are read together, and wrong ones do not hide others', () => {
  expect(find({ wall: ['C3/C4,C2,D4', 'C3/E5'] })).toEqual([
    expect.stringMatching(/^hexside\/not-adjacent: C3 and E5 .* The neighbours of C3 are C4, D4, D3, C2, B3, B4\.$/),
  ])
})
