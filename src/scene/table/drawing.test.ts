import { describe, expect, test } from 'vitest'
import { NOWHERE } from '../../board/nowhere.ts'
import { placeOf } from '../../board/table/places.ts'
import type { Portrait } from '../../engine/portrait.ts'
import { drawScene } from '../draw.ts'
import { directionName, layoutOf } from '../layout.ts'
import { findChanges } from '../part-changes.ts'
import { BoardParts } from '../parts.ts'
import { holds, type Shape } from '../shapes.ts'
import { makeSvg } from '../svg.ts'
import { THEMES } from '../theme.ts'
import { SKIRMISH, UNITS } from './skirmish.fixture.ts'

const theme = THEMES.light
const view = { theme, isFar: false, numberSize: 7.5 }
const layout = layoutOf(SKIRMISH.board)
const [GUNS, BATTALION] = UNITS

const words = (shape: Shape): string[] =>
  shape.kind === 'group' ? shape.shapes.flatMap(words) : shape.kind === 'text' ? [shape.text] : []

describe('a battle on a table', () => {
  test('is drawn alike each time, and has no number that is not one', () => {
    const svg = makeSvg(drawScene(SKIRMISH, { theme, marks: [{ place: GUNS.place, number: 1, text: 'trouble' }] }))
    expect(
      makeSvg(
        drawScene(structuredClone(SKIRMISH), { theme, marks: [{ place: GUNS.place, number: 1, text: 'trouble' }] }),
      ),
    ).toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).toContain('Red: 1/95th, Battalion at 24.0,18.0')
  })

  test('is explained by its legend: inches, ground, ways and areas', () => {
    const legend = drawScene(SKIRMISH, { theme })
      .layers.find(({ id }) => id === 'legend')!
      .shapes.flatMap(words)
    for (const word of ['Hill', 'Village', 'Road', 'Area: Blue', 'Exit: Red']) expect(legend).toContain(word)
    expect(legend.some((word) => /^\d+ inches$/.test(word))).toBe(true)
  })

  test('is drawn like the whole where the part is the whole', () => {
    const parts = new BoardParts(SKIRMISH)
    const { layers } = drawScene(SKIRMISH, { theme })
    for (const { id, shapes } of layers) {
      if (id === 'pieces' || id === 'marks' || id === 'legend' || id === 'paper') continue
      expect({ id, shapes: parts.draw(id, parts.layout.frame(100), view) }).toEqual({ id, shapes })
    }
  })

  test('has in a part what comes into it, and nothing else', () => {
    const parts = new BoardParts(SKIRMISH)
    const around = (x: number, y: number) => {
      const [px, py] = layout.centre(placeOf(SKIRMISH.board, [x, y]))
      return { x: px - 5, y: py - 5, width: 10, height: 10 }
    }
    const hill = parts.draw('ground', around(250, 200), view)
    // On open ground there is grass at most.
    expect(hill.length).toBeGreaterThan(parts.draw('ground', around(400, 340), view).length)
    expect(parts.pieces(around(100, 85)).map(({ piece }) => piece)).toEqual([GUNS])
    expect(parts.pieces(around(400, 340))).toEqual([])
  })
})

describe('a point of the picture', () => {
  const parts = new BoardParts(SKIRMISH)
  const [x, y] = layout.centre(GUNS.place)
  // Along the way that the guns face, and across it: they are ten tenths long and six wide.
  const beside = (ahead: number, right: number) =>
    parts.pick([x + (ahead + right) * 4 * Math.SQRT1_2, y + (right - ahead) * 4 * Math.SQRT1_2])

  test('means the piece that covers it, turned as it is, before the ground', () => {
    expect(beside(4.5, 0)).toBe(GUNS.place)
    expect(beside(0, 2.5)).toBe(GUNS.place)
    expect(beside(0, 4.5)).not.toBe(GUNS.place)
    expect(beside(6, 0)).not.toBe(GUNS.place)
  })

  test('means the general near it, and otherwise itself, or nothing beside the table', () => {
    const [gx, gy] = layout.centre(UNITS[2].place)
    expect(parts.pick([gx + 8, gy])).toBe(UNITS[2].place)
    expect(layout.label(parts.pick(layout.centre(placeOf(SKIRMISH.board, [400, 340]))))).toBe('40.0,34.0')
    expect(parts.pick([2, 2])).toBe(NOWHERE)
  })

  test('has a line around the piece that stands there, and around the bare place otherwise', () => {
    expect(parts.rims(BATTALION.place)).toEqual([expect.arrayContaining([[expect.any(Number), expect.any(Number)]])])
    expect(parts.rims(BATTALION.place)[0]).toHaveLength(4)
    expect(parts.rims(0)).toEqual([layout.rim(0)])
  })
})

describe('a place', () => {
  test('is stepped from by inches, to the edge and not beyond', () => {
    const from = placeOf(SKIRMISH.board, [15, 355])
    expect(layout.label(layout.step(from, 1, 0))).toBe('2.5,35.5')
    expect(layout.step(from, 0, 1)).toBe(NOWHERE)
    expect(layout.label(layout.step(from, Number.POSITIVE_INFINITY, 0))).toBe('48.0,35.5')
    expect(layout.label(layout.step(from, 0.1, -0.1))).toBe('1.6,35.4')
  })

  test('has sixteen directions around it', () => {
    expect([0, 22.5, 45, 180, 337.5, 359].map((degrees) => directionName(layout, degrees))).toEqual([
      'north',
      'north-north-east',
      'north-east',
      'south',
      'north-north-west',
      'north',
    ])
  })

  test('of a ring, a disc and a sector lies within their borders', () => {
    const centre = [240, 180] as const
    const [cx, cy] = layout.on(centre)
    const far = (extent: Parameters<typeof layout.rings>[0]) =>
      layout.rings(extent)[0]!.map(([px, py]) => Math.round(Math.hypot(px - cx, py - cy)))
    expect(new Set(far({ disc: { centre, radius: 30 } }))).toEqual(new Set([120]))
    const arc = layout.rings({ sector: { centre, radius: 30, facing: 90, spread: 45 } })[0]!
    expect(arc[0]).toEqual([cx, cy])
    expect(arc.every(([px]) => px >= cx - 1e-9)).toBe(true)
    expect(
      layout.pathOf({
        ring: [
          [0, 0],
          [10, 0],
          [0, 10],
        ],
      }),
    ).toBe('M24 1504L64 1504L24 1464Z')
  })
})

describe('what has changed on a table', () => {
  const changes = (after: Portrait) => findChanges(new BoardParts(SKIRMISH), new BoardParts(after))

  test('is nothing between two that look alike, and where the ground or an area was that is another now', () => {
    expect(changes(structuredClone(SKIRMISH))).toEqual([])
    const [patch] = SKIRMISH.board.patches
    const bare = changes({ ...SKIRMISH, board: { ...SKIRMISH.board, patches: [] } })!
    expect(bare.some((rect) => holds(rect, layout.on(patch!.ring[0]!)))).toBe(true)
    expect(changes({ ...SKIRMISH, areas: [] })).not.toEqual([])
  })

  test('is where a piece was and where it is now', () => {
    const place = placeOf(SKIRMISH.board, [400, 100])
    const found = changes({ ...SKIRMISH, pieces: [{ ...GUNS, place }, ...UNITS.slice(1)] })!
    for (const seen of [GUNS.place, place]) expect(found.some((rect) => holds(rect, layout.centre(seen)))).toBe(true)
    expect(found.some((rect) => holds(rect, layout.centre(BATTALION.place)))).toBe(false)
  })
})
