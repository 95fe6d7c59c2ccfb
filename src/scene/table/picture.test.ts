import { describe, expect, test } from 'vitest'
import { TABLE_BATTLE } from '../../../test/golden/table.ts'
import type { PiecePortrait, Portrait, TableBoardPortrait } from '../../engine/portrait.ts'
import { placePieces } from '../counters.ts'
import { drawScene } from '../draw.ts'
import { placeNames } from '../labels.ts'
import { layoutOf } from '../layout.ts'
import { findChanges } from '../part-changes.ts'
import { BoardParts } from '../parts.ts'
import { holds, type LayerId, type Rect, type Shape, touch } from '../shapes.ts'
import { makeSvg } from '../svg.ts'
import { THEMES } from '../theme.ts'
import { drawBlock, footprintAt } from './block.ts'
import { boundsOf } from './curves.ts'
import { TABLE_LEGEND_WIDTH } from './legend.ts'
import { textWidth } from './text-width.ts'

const theme = THEMES.light
const layout = layoutOf(TABLE_BATTLE.board)
const layer = (id: LayerId, portrait: Portrait = TABLE_BATTLE) =>
  drawScene(portrait, { theme }).layers.find((one) => one.id === id)!.shapes

/** What is written in a shape and in those that it holds. */
function textsOf(shape: Shape): string[] {
  if (shape.kind === 'group') return shape.shapes.flatMap(textsOf)
  return shape.kind === 'text' ? [shape.text] : []
}
const words = (id: LayerId, portrait?: Portrait) => layer(id, portrait).flatMap(textsOf)
const withBoard = (board: Partial<TableBoardPortrait>): Portrait => ({
  ...TABLE_BATTLE,
  board: { ...TABLE_BATTLE.board, ...board },
})

describe('the picture of a table', () => {
  test.each(Object.keys(THEMES) as (keyof typeof THEMES)[])('has no number that is not one, in %s', (name) => {
    expect(makeSvg(drawScene(TABLE_BATTLE, { theme: THEMES[name] }))).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('is drawn of an empty table, and of ground that is no more than a point', () => {
    const empty = withBoard({ patches: [], roads: [], waters: [], bridges: [], names: [] })
    const point = [
      [5, 5],
      [5, 5],
      [5, 5],
    ] as const
    const dots = withBoard({ patches: TABLE_BATTLE.board.patches.map((patch) => ({ ...patch, ring: point })) })
    for (const portrait of [empty, dots])
      expect(makeSvg(drawScene(portrait, { theme }))).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('has every road within the border of the map', () => {
    const frame = layout.frame(7)
    const numbers = layer('roads').flatMap((shape) => (shape.kind === 'path' && shape.fill ? [shape.d] : []))
    const corners = numbers.flatMap((d) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)])
    expect(corners.length).toBeGreaterThan(50)
    for (const [, x, y] of corners) expect(holds(frame, [Number(x), Number(y)])).toBe(true)
  })
})

describe('the names of a table', () => {
  const names = placeNames(TABLE_BATTLE, layout)

  test('are all there: of places, ground, formations with who leads them, commanders and roads', () => {
    const written = names.map(({ name }) => name)
    for (const name of ['Village', 'Great wood', '3rd Division', 'Picton', 'Général', 'High road', 'Broad river'])
      expect(written).toContain(name)
  })

  test('are written once where an area or an entrance has the name of its place or road', () => {
    for (const name of ['Village', 'High road']) expect(names.filter((one) => one.name === name)).toHaveLength(1)
    expect(names.map(({ name }) => name)).toContain('Crossing')
  })

  test('cover neither units nor each other', () => {
    const upright = names.filter(({ style }) => !style?.turn)
    const units = TABLE_BATTLE.pieces.flatMap((piece): Rect[] => {
      const ring = footprintAt(piece, layout.centre(piece.place))
      return ring ? [boundsOf(ring)] : []
    })
    for (const [i, { name, box }] of upright.entries()) {
      expect(units.filter((unit) => touch(unit, box)).map(() => name)).toEqual([])
      const others = upright.filter((other, j) => j > i && touch(inner(other.box), inner(box)))
      expect(others.map((other) => `${name} and ${other.name}`)).toEqual([])
    }
  })

  test('stay on the table', () => {
    const frame = layout.frame(0)
    for (const { box } of names) {
      expect(holds(frame, [box.x, box.y]) && holds(frame, [box.x + box.width, box.y + box.height])).toBe(true)
    }
  })

  test('of units are left out where there is no room for them', () => {
    const crowd = Array.from({ length: 9 }, (_, i): PiecePortrait => {
      return { ...TABLE_BATTLE.pieces[0]!, name: `Battalion ${i}`, place: TABLE_BATTLE.pieces[0]!.place + i * 4 }
    })
    const portrait = { ...TABLE_BATTLE, pieces: crowd, groups: [] }
    const found = placeNames(portrait, layout).filter(({ name }) => name.startsWith('Battalion'))
    expect(found.length).toBeLessThan(crowd.length)
  })
})

/** Lines of one label touch. */
const inner = ({ x, y, width, height }: Rect): Rect => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })

describe('a unit on a table', () => {
  const piece = TABLE_BATTLE.pieces[3]!
  const look = (more: Partial<PiecePortrait>, footprint: { width: number; depth: number }) =>
    JSON.stringify(drawBlock({ ...piece, ...more, footprint }, footprint, theme))
  const [line, column] = [
    { width: 10, depth: 6 },
    { width: 6, depth: 10 },
  ]

  test('in column is not one in line turned by a right angle, nor are guns on the march guns that fire', () => {
    for (const symbol of ['infantry', 'artillery'] as const)
      expect(look({ symbol, facing: 90 }, line)).not.toBe(
        look({ symbol, facing: 0 }, column).replaceAll('"turn":0', '"turn":90'),
      )
  })

  test('looks different for each symbol, in square, and while it is still to come', () => {
    const looks = [
      ...(['infantry', 'cavalry', 'artillery', 'horse-artillery'] as const).map((symbol) => look({ symbol }, line)),
      look({ symbol: 'infantry', square: true }, line),
      look({ symbol: 'infantry', arrives: 2 }, line),
    ]
    expect(new Set(looks).size).toBe(looks.length)
  })

  test('never hides a commander', () => {
    const general = TABLE_BATTLE.pieces.at(-1)!
    const south = { ...piece, place: layout.at([layout.centre(general.place)[0], layout.centre(general.place)[1] + 8]) }
    const drawn = placePieces([general, south], layout).map((placed) => placed.piece)
    expect(drawn).toEqual([south, general])
  })

  test('has its numbers upright whichever way it faces', () => {
    const shapes = drawBlock({ ...piece, facing: 135 }, line, theme)
    expect(shapes.filter((shape) => shape.kind === 'text').map(({ text }) => text)).toEqual(['3'])
  })
})

describe('the legend of a table', () => {
  test('names each kind once, and only what is there', () => {
    const all = words('legend')
    for (const word of ['Road', 'Poor road', 'Brook', 'Area: Red', 'Area: nobody', 'Entrance: Blue', 'Exit: Red'])
      expect(all.filter((one) => one === word)).toHaveLength(1)
    const bare = words('legend', {
      ...withBoard({ roads: [], waters: [], bridges: [], patches: [] }),
      areas: [],
      pieces: [],
    })
    for (const word of ['Road', 'Ground', 'Bridge', 'In column', 'Area: Red']) expect(bare).not.toContain(word)
  })

  test('tells inches and, where the table has a scale, yards', () => {
    expect(words('legend')).toContain('600 yards')
    const { yards: _, ...board } = TABLE_BATTLE.board
    const unscaled = words('legend', { ...TABLE_BATTLE, board })
    expect(unscaled).toContain('4 inches')
    expect(unscaled.join()).not.toContain('yards')
  })

  test('breaks long notes into lines that stay in their column', () => {
    const lines = words('legend').filter((text) => /reserves|long that|lines/.test(text))
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(textWidth(line, 12, true)).toBeLessThanOrEqual(TABLE_LEGEND_WIDTH - 32)
  })
})

describe('a legend that is too high to stand beside a small table', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ label: '12:00', note: `Column ${i}` }))
  const tall: Portrait = { ...TABLE_BATTLE, turns: many }

  test('stands below it, no wider than the table and in columns of about the same height', () => {
    const { board } = tall
    const scene = drawScene(tall, { theme })
    expect(scene.width).toBe(layoutOf(board).width + 48)
    const notes = layer('legend', tall).flatMap((shape) =>
      shape.kind === 'text' && shape.text.startsWith('Column') ? [shape] : [],
    )
    expect(notes).toHaveLength(40)
    for (const { x, y } of notes) {
      expect(y).toBeGreaterThan(layout.frame(0).y + layout.height)
      expect(y).toBeLessThan(scene.height)
      expect(x + 60).toBeLessThan(scene.width)
    }
  })
})

describe('a brook', () => {
  const waters = (from: readonly [number, number]): Portrait =>
    withBoard({
      patches: [],
      bridges: [],
      waters: [{ name: undefined, wide: false, width: 6, points: [from, [100, 80], [100, 0]] }],
    })
  const widthAtHead = (portrait: Portrait) => {
    const caps = layer('water', portrait).flatMap((shape) =>
      shape.kind === 'path' ? [...shape.d.matchAll(/a([\d.]+) /g)].map(([, r]) => Number(r)) : [],
    )
    return Math.max(0, ...caps)
  }

  test('is thin at its spring, and has none where it comes from beyond the edge', () => {
    expect(widthAtHead(waters([100, 120]))).toBeGreaterThan(0)
    expect(widthAtHead(waters([100, 120]))).toBeLessThan(1.5)
    expect(widthAtHead(waters([100, 170]))).toBe(0)
  })
})

describe('a table that changes', () => {
  const before = new BoardParts(TABLE_BATTLE)
  const { patches } = TABLE_BATTLE.board

  test('does so nowhere where it looks alike', () => {
    expect(findChanges(before, new BoardParts(structuredClone(TABLE_BATTLE)))).toEqual([])
  })

  test('does so all over when its size does', () => {
    expect(findChanges(before, new BoardParts(withBoard({ width: 300 })))).toBeUndefined()
  })

  test('does so around a wood that goes, and not at the other end', () => {
    const after = new BoardParts(withBoard({ patches: patches.filter(({ name }) => name !== 'Great wood') }))
    const found = findChanges(before, after)!
    const [wood, quarry] = [layout.on([40, 40]), layout.on([212, 34])]
    expect(found.some((rect) => holds(rect, wood))).toBe(true)
    expect(found.some((rect) => holds(rect, quarry))).toBe(false)
  })
})
