import { describe, expect, test } from 'vitest'
import { cornersOf, hexesAtCorner } from '../../src/board/hex-sides.ts'
import type { HexBoardPortrait, Portrait } from '../../src/engine/portrait.ts'
import { formatDate } from '../../src/scenario/wording.ts'
import { coursesOf } from '../../src/scene/courses.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { NEAT } from '../../src/scene/hex-layout.ts'
import { drawHexsides } from '../../src/scene/hexsides.ts'
import { placeNames } from '../../src/scene/labels.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import type { Point, Rect, Shape } from '../../src/scene/shapes.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

const maps = (
  await Promise.all(
    SYSTEMS.map(async (system) => {
      const view = await system.loadBoardView()
      return shippedBattles(system.id).map((scenario) => ({ scenario, portrait: view.portrayScenario(scenario)! }))
    }),
  )
)
  .flat()
  .flatMap(({ scenario, portrait: { board, ...rest } }) => {
    const portrait: Portrait<HexBoardPortrait>[] = board.kind === 'hex' ? [{ board, ...rest }] : []
    return portrait.map((one) => [`${scenario.system} ${scenario.id}`, one, scenario] as const)
  })

const textsIn = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'text' ? [shape.text] : shape.kind === 'group' ? textsIn(shape.shapes) : [],
  )

const isOnBorder = ([x, y]: Point, { x: left, y: top, width, height }: Rect) =>
  [x - left, x - left - width, y - top, y - top - height].some((off) => Math.abs(off) < 0.11)

describe.each(maps)('the map of %s', (_, portrait, scenario) => {
  const { board } = portrait
  const layout = layoutOf(board)
  const border = layout.frame(NEAT)
  const legend = textsIn(
    drawScene(portrait, { theme: THEMES.light, layers: new Set(['legend']) }).layers.flatMap(({ shapes }) => shapes),
  )

  test('says what day it was, where the battle says so', () => {
    const { date } = scenario as { date?: string }
    const days = legend.filter((text) => /^\d+ [A-Z][a-z]+ 1\d\d\d$/.test(text))
    expect(days).toEqual(date === undefined ? [] : [formatDate(date)])
  })

  test('explains every letter on its counters', () => {
    const letters = portrait.pieces.flatMap(({ grade, values }) =>
      values === undefined && grade !== '' ? [grade] : [],
    )
    expect(letters.filter((letter) => !legend.includes(letter))).toEqual([])
  })

  test('has roads and waters that lead off the board up to its border', () => {
    const { grid } = layout
    const ways = [...board.roads, ...board.waters]
    const courses = [...coursesOf(board.roads, board, layout), ...coursesOf(board.waters, board, layout)]
    const ends = ways.flatMap(({ hexes }, i) => [
      { hex: hexes[0]!, next: hexes[1]!, end: courses[i]![0]! },
      { hex: hexes.at(-1)!, next: hexes.at(-2)!, end: courses[i]!.at(-1)! },
    ])
    const leading = ends.filter(({ hex, next }) => grid.directionOff(hex, next) !== undefined)
    expect(leading.filter(({ end }) => !isOnBorder(end, border))).toEqual([])
  })

  test('has water on hexsides that comes to the edge of the board up to its border', () => {
    const { grid } = layout
    const wet = (board.hexsides ?? []).filter(({ pattern }) => pattern === 'stream' || pattern === 'river')
    const corners = wet.flatMap(({ side }) => cornersOf(grid, side))
    const atEdge = new Set(
      corners.filter(
        (corner) => hexesAtCorner(grid, corner).length < 3 && corners.filter((one) => one === corner).length === 1,
      ),
    )
    const paths = drawHexsides({ hexsides: wet }, layout, THEMES.light).flatMap((shape) =>
      shape.kind === 'path' ? shape.d.split('M').slice(1) : [],
    )
    const reaching = new Set(
      paths.filter((path) => isOnBorder(path.split('L').at(-1)!.split(' ').map(Number) as unknown as Point, border)),
    )
    expect(reaching.size).toBe(atEdge.size)
  })

  test('has no name beyond its border', () => {
    const beyond = placeNames(portrait, layout).filter(
      ({ box: { x, y, width, height } }) =>
        x < border.x || y < border.y || x + width > border.x + border.width || y + height > border.y + border.height,
    )
    expect(beyond.map(({ name }) => name)).toEqual([])
  })
})
