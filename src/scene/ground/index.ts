import { type GroundPattern, type HexBoardPortrait, lookOf } from '../../engine/portrait.ts'
import type { HexLayout } from '../hex-layout.ts'
import type { Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawBridges, drawRoads, drawWaters } from '../ways.ts'
import { drawFortified } from './buildings.ts'
import { drawOwnGround } from './own.ts'
import { drawFields, drawGrass, drawMarsh, drawOrchards, drawRough, drawWoods } from './plants.ts'
import { drawHills, type Patch } from './relief.ts'
import { drawTillage } from './tillage.ts'
import { drawFarms, drawVillageGround, drawVillages } from './villages.ts'
import { isOwnPattern, tinted, washOf } from './washes.ts'
import { drawRedoubts, drawSunkenRoads, drawWalledVillages } from './works.ts'

/** A part of a board: its hexes, and with them those around it that shape the borders of its ground. */
export type Part = { readonly hexes: readonly number[]; readonly around: readonly number[] }

/** Everything that lies on the board or a part of it, layer by layer from below. */
export function drawGround(
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
  part: Part = { hexes: layout.hexes, around: layout.hexes },
): Record<'ground' | 'water' | 'roads' | 'buildings', Shape[]> {
  const patches = patchesOf(board, part)
  const draw = (pattern: GroundPattern, drawPattern: (patch: Patch, layout: HexLayout, theme: Theme) => Shape[]) =>
    patches
      .filter(({ look }) => look.pattern === pattern)
      .flatMap((patch) => drawPattern(patch, layout, tinted(theme, patch.look)))
  const open = openIn(board, part)
  const own = patches.flatMap((patch) => drawOwn(patch, board, layout, theme))
  const isStanding = ({ layer }: { layer: string }) => layer === 'buildings'
  return {
    ground: [
      ...drawTillage(open, board, layout, theme),
      ...drawGrass(open, layout, theme),
      ...own.filter((one) => !isStanding(one)).flatMap(({ shapes }) => shapes),
      ...draw('hill', drawHills),
      ...draw('town', drawVillageGround),
      ...draw('field', drawFields),
      ...draw('marsh', drawMarsh),
      ...draw('orchard', drawOrchards),
      ...draw('woods', drawWoods),
      ...draw('rough', drawRough),
    ].filter(isDrawn),
    water: drawWaters(board, layout, theme, part.hexes),
    roads: [...drawRoads(board, layout, theme), ...drawBridges(board, layout, theme, part.hexes)],
    buildings: [
      ...draw('farm', drawFarms),
      ...draw('town', (patch, where, tints) => drawVillages(patch, board, where, tints)),
      ...draw('fortified', ({ own: hexes }, where, tints) => drawFortified(hexes, where, tints)),
      ...own.filter(isStanding).flatMap(({ shapes }) => shapes),
    ].filter(isDrawn),
  }
}

const isDrawn = (shape: Shape) => shape.kind !== 'path' || shape.d !== ''

type LookedPatch = Patch & { readonly look: NonNullable<ReturnType<typeof lookOf>> }

/** The hexes of each kind of ground, in an order that does not depend on the part. */
function patchesOf(board: HexBoardPortrait, { hexes, around }: Part): LookedPatch[] {
  const byKind = new Map<string, { hexes: Set<number>; own: number[] }>()
  const patch = (kind: string) => {
    const known = byKind.get(kind) ?? { hexes: new Set<number>(), own: [] }
    byKind.set(kind, known)
    return known
  }
  for (const hex of around) if (board.ground[hex] !== undefined) patch(board.ground[hex]).hexes.add(hex)
  for (const hex of hexes) if (board.ground[hex] !== undefined) patch(board.ground[hex]).own.push(hex)
  const looked = [...byKind]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([kind, own]) => {
      const look = lookOf(board, kind)
      return look ? [{ ...own, look, kind }] : []
    })
  const heights = new Map(looked.map(({ kind, look }, i) => [kind, heightOf(look.pattern, i / looked.length)]))
  return looked.map((one): LookedPatch => {
    const own = heights.get(one.kind) ?? 0
    return { ...one, isCovered: (hex) => (heights.get(board.ground[hex] ?? '') ?? 0) > own }
  })
}

/** What covers its hexes with a colour, from below; a designer's own ground lies below all of it, in the order of its names. */
const COVERING: readonly GroundPattern[] = ['hill', 'town', 'field', 'marsh', 'orchard', 'woods', 'rough']

/** How high ground lies over other; at 0 what does not cover its hexes, such as farms. */
function heightOf(pattern: GroundPattern, place: number): number {
  if (isOwnPattern(pattern)) return STANDING.has(pattern) ? 0 : place + 0.001
  return COVERING.indexOf(pattern) + 1
}

/** Works and walls do not cover the hexes that they stand in. */
const STANDING: ReadonlySet<GroundPattern> = new Set(['redoubt', 'walled-village', 'sunken-road'])

/** The hexes without a kind of ground. */
function openIn(board: HexBoardPortrait, { hexes, around }: Part): Patch {
  const isOpen = (hex: number) => board.ground[hex] === undefined
  return { hexes: new Set(around.filter(isOpen)), own: hexes.filter(isOpen) }
}

/** Ground with a pattern that no shipped rulebook prints. */
function drawOwn(
  patch: LookedPatch,
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
): { layer: 'ground' | 'buildings'; shapes: readonly Shape[] }[] {
  const { pattern, ...rest } = patch.look
  if (!isOwnPattern(pattern)) return []
  const wash = washOf({ pattern, ...rest }, theme)
  switch (pattern) {
    case 'redoubt':
      return [{ layer: 'buildings', shapes: drawRedoubts(patch.own, layout, wash, theme) }]
    case 'walled-village':
      return [{ layer: 'buildings', shapes: drawWalledVillages(patch.own, layout, wash, theme) }]
    case 'sunken-road': {
      const isSunken = (hex: number) => lookOf(board, board.ground[hex] ?? '')?.pattern === 'sunken-road'
      return [{ layer: 'ground', shapes: drawSunkenRoads(patch.own, isSunken, board, layout, wash) }]
    }
    default:
      return [{ layer: 'ground', shapes: drawOwnGround(pattern, patch, layout, wash, theme) }]
  }
}
