import { assert, double, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TABLE_BATTLE } from '../../test/golden/table.ts'
import { HexGrid } from '../board/hex-grid.ts'
import { sideTowards } from '../board/hex-sides.ts'
import { NOWHERE } from '../board/nowhere.ts'
import type { HexBoardPortrait, PiecePortrait, Portrait } from '../engine/portrait.ts'
import { drawScene } from './draw.ts'
import { APOTHEM, RADIUS } from './hex-layout.ts'
import { layoutOf } from './layout.ts'
import { findChanges } from './part-changes.ts'
import { BoardParts } from './parts.ts'
import { THEMES } from './theme.ts'

const grid = HexGrid.of(0, 30, 20)
const hexes = (...labels: string[]) => labels.map((label) => grid.find(label))
const view = { theme: THEMES.light, isFar: false, numberSize: 7.5 }

const UNIT: PiecePortrait = {
  place: grid.find('C3'),
  side: 0,
  symbol: 'infantry',
  type: 'Infantry',
  grade: '',
  name: undefined,
  strength: 4,
  full: 4,
  facing: 0,
  square: false,
}

const pair = (a: string, b: string) => hexes(a, b) as [number, number]

const BATTLE: Portrait<HexBoardPortrait> = {
  title: 'Skirmish',
  board: {
    kind: 'hex',
    firstColumn: 0,
    columns: 30,
    rows: 20,
    ground: Array.from({ length: grid.size }, (_, hex) => (hex % 7 === 0 ? 'woods' : undefined)),
    groundNames: {},
    roads: [{ name: undefined, hexes: hexes('F5', 'F6', 'F7', 'F8') }],
    waters: [{ name: undefined, hexes: hexes('K5', 'K6', 'K7', 'K8'), wide: false }],
    hexsides: [
      { side: sideTowards(grid, ...pair('D12', 'D13')), pattern: 'river', name: 'river' },
      { side: sideTowards(grid, ...pair('D12', 'E12')), pattern: 'stream', name: 'stream' },
      { side: sideTowards(grid, ...pair('H12', 'H13')), pattern: 'slope', name: 'slope' },
      { side: sideTowards(grid, ...pair('M12', 'M13')), pattern: 'wall', name: 'wall', colour: '#3f6b3a' },
      { side: sideTowards(grid, ...pair('D12', 'D13')), pattern: 'bridge', name: 'bridge' },
    ],
    names: [{ name: 'Inn', places: hexes('P9') }],
  },
  sides: [
    { id: 'blue', name: 'Blue' },
    { id: 'red', name: 'Red' },
  ],
  pieces: [UNIT],
  areas: [
    { kind: 'zone', name: 'Camp', extent: { places: hexes('S3', 'S4') }, side: 0 },
    { kind: 'sector', name: 'West', extent: { places: hexes('A1', 'A2') } },
  ],
  symbols: [],
}
const withBoard = (board: Partial<HexBoardPortrait>): Portrait => ({ ...BATTLE, board: { ...BATTLE.board, ...board } })

/** The hexes with their centres in what has changed. */
function changed(after: Portrait): string[] {
  const parts = new BoardParts(BATTLE)
  const rects = findChanges(parts, new BoardParts(after))
  return [...new Set(rects!.flatMap((rect) => layoutOf(BATTLE.board).hexesIn(rect)))]
    .map((hex) => grid.label(hex))
    .sort()
}

/** The hexes that two rings around these hold. */
function within(rings: number, ...labels: string[]): string[] {
  let found = new Set(hexes(...labels))
  for (let i = 0; i < rings; i++) {
    const next = [...found].flatMap((hex) => [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour(hex, direction)))
    found = new Set([...found, ...next.filter((hex) => hex !== NOWHERE)])
  }
  return [...found].map((hex) => grid.label(hex))
}

describe('a point of the picture', () => {
  const layout = layoutOf(BATTLE.board)
  const { x, y, width, height } = layout.frame(50)

  test('lies in the hex whose centre is nearest, or beside the board', () => {
    const place = tuple(
      double({ min: x, max: x + width, noNaN: true }),
      double({ min: y, max: y + height, noNaN: true }),
    )
    assert(
      property(place, ([px, py]) => {
        const distance = (hex: number) => Math.hypot(px - layout.centre(hex)[0], py - layout.centre(hex)[1])
        const nearest = layout.hexes.reduce((one, other) => (distance(other) < distance(one) ? other : one))
        const hit = layout.at([px, py])
        if (hit === NOWHERE) return distance(nearest) >= APOTHEM - 1e-6
        return distance(hit) <= RADIUS + 1e-6 && Math.abs(distance(hit) - distance(nearest)) < 1e-5
      }),
    )
  })

  test('is in the rectangle that has its centre, and in no other', () => {
    const rect = { x: 200, y: 300, width: 400, height: 250 }
    const isIn = ([cx, cy]: readonly [number, number]) => cx >= 200 && cx <= 600 && cy >= 300 && cy <= 550
    expect(layout.hexesIn(rect)).toEqual(layout.hexes.filter((hex) => isIn(layout.centre(hex))))
  })
})

describe('a battle in parts', () => {
  test.each<[string, Portrait]>([
    ['hexes', BATTLE],
    ['a table', TABLE_BATTLE],
  ])('is drawn like the whole where the part is the whole: %s', (_, battle) => {
    const parts = new BoardParts(battle)
    const { layers } = drawScene(battle, { theme: THEMES.light })
    const paper = layers.find(({ id }) => id === 'paper')!.shapes
    expect(parts.draw('paper', parts.layout.frame(100), view)).toEqual(paper.slice(1))
    const drawn = layers.flatMap(({ id }) =>
      id === 'pieces' || id === 'marks' || id === 'legend' || id === 'paper'
        ? []
        : [{ id, shapes: parts.draw(id, parts.layout.frame(100), view) }],
    )
    expect(drawn).toHaveLength(9)
    for (const { id, shapes } of drawn) expect({ id, shapes }).toEqual(layers.find((layer) => layer.id === id))
  })

  test('has what lies on the hexsides of a part, up to where it joins what lies beyond', () => {
    const parts = new BoardParts(BATTLE)
    const [x, y] = parts.layout.centre(grid.find('D12'))
    const near = parts.draw('hexsides', { x: x - 5, y: y - 5, width: 10, height: 10 }, view)
    // Banks and water of both, the bridge, and over them the border of the map.
    expect(near).toHaveLength(8)
    expect(near[0]).toEqual(parts.draw('hexsides', parts.layout.frame(100), view)[2])
  })

  test('changes around a side that changes', () => {
    const { hexsides = [] } = BATTLE.board
    const found = changed(withBoard({ hexsides: hexsides.filter(({ pattern }) => pattern !== 'wall') }))
    expect(found).toEqual(expect.arrayContaining(['M12', 'M13', 'L12']))
    expect(found).not.toContain('H12')
  })

  test('has the roads and pieces that come into a part, and no others', () => {
    const parts = new BoardParts(BATTLE)
    const around = (label: string) => {
      const [x, y] = parts.layout.centre(grid.find(label))
      return { x: x - 5, y: y - 5, width: 10, height: 10 }
    }
    expect(parts.draw('roads', around('F6'), view)).not.toEqual([])
    expect(parts.draw('roads', around('M15'), view)).toEqual([])
    expect(parts.pieces(around('C3')).map(({ piece }) => piece)).toEqual([UNIT])
    expect(parts.pieces(around('M15'))).toEqual([])
  })

  test('shows ground from far away in colours, and never as what it is not', () => {
    const parts = new BoardParts(BATTLE)
    const far = parts.draw('ground', parts.layout.frame(100), { ...view, isFar: true })
    expect(far).toHaveLength(1)
    expect(JSON.stringify(far)).not.toMatch(/NaN/)
  })
})

describe('what has changed', () => {
  test('is nothing between two portraits that look alike', () => {
    expect(changed(structuredClone(BATTLE))).toEqual([])
  })

  test('is all of it on another board', () => {
    expect(findChanges(new BoardParts(BATTLE), new BoardParts(withBoard({ columns: 20 })))).toBeUndefined()
  })

  test.each<[what: string, after: Portrait, at: string[], rings: number]>([
    ['ground', withBoard({ ground: BATTLE.board.ground.with(grid.find('M10'), 'town') }), ['M10'], 2],
    ['a unit that moves', { ...BATTLE, pieces: [{ ...UNIT, place: grid.find('M10') }] }, ['M10', 'C3'], 2],
    ['a unit that turns', { ...BATTLE, pieces: [{ ...UNIT, facing: 180 }] }, ['C3'], 2],
    [
      'a road that goes on',
      withBoard({ roads: [{ name: undefined, hexes: hexes('F5', 'F6', 'F7', 'F8', 'F9') }] }),
      // It bends from two hexes before.
      ['F8', 'F9'],
      4,
    ],
    [
      'a stream that comes from further away',
      withBoard({ waters: [{ name: undefined, hexes: hexes('K4', 'K5', 'K6', 'K7', 'K8'), wide: false }] }),
      ['K4'],
      4,
    ],
    [
      'a zone that grows',
      {
        ...BATTLE,
        areas: [{ kind: 'zone', name: 'Camp', extent: { places: hexes('S3', 'S4', 'S5') }, side: 0 }, BATTLE.areas[1]!],
      },
      ['S5'],
      2,
    ],
    [
      'an exit that is opened',
      {
        ...BATTLE,
        areas: [...BATTLE.areas, { kind: 'exit', name: 'North', extent: { places: hexes('M20') }, side: 0 }],
      },
      ['M20'],
      2,
    ],
    [
      'a sector that shrinks',
      { ...BATTLE, areas: [BATTLE.areas[0]!, { ...BATTLE.areas[1]!, extent: { places: hexes('A1') } }] },
      ['A2'],
      2,
    ],
  ])('is around %s', (_, after, at, rings) => {
    const found = changed(after)
    for (const label of within(1, ...at)) expect(found).toContain(label)
    for (const label of found) expect(within(rings, ...at)).toContain(label)
  })

  test('is a counter that says something else: its numbers, or its name over them', () => {
    const counter: PiecePortrait = { ...UNIT, values: '5-4', name: 'Foy' }
    const from = new BoardParts({ ...BATTLE, pieces: [counter] })
    const rects = (piece: PiecePortrait) => findChanges(from, new BoardParts({ ...BATTLE, pieces: [piece] }))
    expect(rects({ ...counter })).toEqual([])
    expect(rects({ ...counter, values: '5-6' })).toHaveLength(1)
    expect(rects({ ...counter, name: 'Jérôme' })).toHaveLength(1)
  })

  test('is around a name that moves, where it was and where it is', () => {
    const found = changed(withBoard({ names: [{ name: 'Inn', places: hexes('D15') }] }))
    expect(found.length).toBeLessThan(10)
    const parts = new BoardParts(withBoard({ names: [] }))
    expect(findChanges(new BoardParts(BATTLE), parts)).toHaveLength(1)
  })
})
