import { discAround } from '../../../src/board/hex-shapes.ts'
import { hexBeyond, hexOfSide } from '../../../src/board/hex-sides.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { HexPalette } from '../../../src/engine/hex-scenario-editor.ts'
import { jitter } from '../../../src/scene/jitter.ts'
import { hexPaletteIn } from '../../document/board.ts'
import { hexSurveyOf, onHexes } from '../../document/by-board.ts'
import { lockedMessage } from '../../view/locks.ts'
import type { PaintingRule } from '../../view/painting-rule.ts'
import type { HexDesk } from '../tool.ts'
import { countHexes } from './stroke.ts'

/** The hexes that a rule would paint: of the selection, or of the whole board. Only open ground without ways is painted. */
export function hexesPainted(desk: HexDesk, rule: PaintingRule): number[] {
  const { document, view, grid } = desk
  const survey = hexSurveyOf(document.state)
  const palette = hexPaletteIn(document.state)
  if (!survey || !palette) return []
  const { selection } = view.getState()
  const open = palette.terrain[0]!.id
  const onWay = new Set(survey.ways.flatMap(({ hexes }) => hexes))
  const isFree = (hex: number) => survey.terrain[hex] === open && !onWay.has(hex)
  const within = selection.size > 0 ? [...selection] : Array.from({ length: grid.size }, (_, hex) => hex)
  if (rule.kind === 'scatter') return scatter(desk, within.filter(isFree), rule)
  const near = alongWater(desk, rule.width)
  return within.filter((hex) => near.has(hex) && isFree(hex))
}

/** Paints what a rule says, as one step. Says whether there was anything to paint. */
export function paintByRule(desk: HexDesk, rule: PaintingRule): boolean {
  const { document, view } = desk
  if (view.getState().locked.has('terrain')) {
    document.notify(lockedMessage('terrain'), true)
    return false
  }
  const hexes = hexesPainted(desk, rule)
  const terrain = terrainOf(desk, rule)
  if (!terrain || hexes.length === 0) return false
  const name = terrain.name.toLowerCase()
  const label = rule.kind === 'scatter' ? `Scatter ${name} over` : `Edge the water with ${name} on`
  return document.draw(
    `${label} ${countHexes(hexes)}`,
    onHexes((scenarioEditor, draft) => scenarioEditor.ground.paint(draft, hexes, terrain.id)),
  )
}

/** The terrain of a rule: the one that was chosen, or the first that suits it. */
export function terrainOf(
  { document }: Pick<HexDesk, 'document'>,
  { terrain, kind }: PaintingRule,
): HexPalette['terrain'][number] | undefined {
  const all = hexPaletteIn(document.state)?.terrain ?? []
  const like = (wanted: string) => all.find(({ pattern }) => pattern === wanted)
  const usual = kind === 'scatter' ? like('woods') : (like('marsh') ?? like('woods'))
  return all.find(({ id }) => id === terrain) ?? usual ?? all[1]
}

/** So many of the hexes in a hundred, in clumps as woods grow: each goes by its own chance and by those around it. */
function scatter(
  { grid }: HexDesk,
  hexes: readonly number[],
  rule: PaintingRule & { readonly kind: 'scatter' },
): number[] {
  const chances = new Map<number, number>()
  const chance = (hex: number) => {
    const known = chances.get(hex) ?? jitter(rule.seed, grid.column(hex), grid.row(hex))()
    chances.set(hex, known)
    return known
  }
  const rank = (hex: number) => {
    let [sum, count] = [0, 0]
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next === NOWHERE) continue
      sum += chance(next)
      count++
    }
    return chance(hex) * 0.4 + (count === 0 ? 0 : (sum / count) * 0.6)
  }
  const ranked = hexes.map((hex) => ({ hex, rank: rank(hex) })).toSorted((a, b) => b.rank - a.rank || a.hex - b.hex)
  return ranked.slice(0, Math.round((hexes.length * rule.density) / 100)).map(({ hex }) => hex)
}

/** The hexes no further than so many from a stream or river, in hexes or between them. */
function alongWater({ document, grid }: HexDesk, width: number): ReadonlySet<number> {
  const board = document.state.portrait?.board
  const near = new Set<number>()
  if (board?.kind !== 'hex') return near
  for (const { hexes } of board.waters)
    for (const hex of hexes) for (const one of discAround(grid, hex, width)) near.add(one)
  for (const { side, pattern } of board.hexsides ?? []) {
    if (pattern !== 'river' && pattern !== 'stream') continue
    for (const hex of [hexOfSide(side), hexBeyond(grid, side)])
      if (hex !== NOWHERE) for (const one of discAround(grid, hex, width - 1)) near.add(one)
  }
  return near
}
