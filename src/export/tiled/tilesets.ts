import type { GroundLook, PiecePortrait, Portrait } from '../../engine/portrait.ts'
import { TILE } from '../../scenario/convert/tiled-grid.ts'
import { type Details, terrainTypes, type UnitPart, unitTypes } from '../../scenario/convert/tiled-parts.ts'
import { drawPieces } from '../../scene/counters.ts'
import { drawGround } from '../../scene/ground/index.ts'
import { RADIUS } from '../../scene/hex-layout.ts'
import { LONE_BOARD, LONE_HEX, loneBoard } from '../../scene/lone-hex.ts'
import type { Scene, Shape } from '../../scene/shapes.ts'
import type { Theme } from '../../scene/theme.ts'
import { terrainAppearances, unitAppearances } from '../appearance.ts'
import type { HexBattle } from '../battle.ts'

/** Tiles of one kind on one sheet. */
export type TileSheet = {
  readonly name: string
  readonly tiles: readonly SheetTile[]
  readonly columns: number
  /** How many tiles have room on the sheet: Tiled counts the empty places too. */
  readonly places: number
  /** The picture, in pixels. */
  readonly scene: Scene
}

/** A tile: its class, and what it says of itself. */
type SheetTile = { readonly type: string; readonly properties: Details }

/** Between tiles, and around them: what a drawing spills over its hex shall not show in the next. */
export const [MARGIN, SPACING] = [4, 8]

/** As our pictures are drawn, but in Tiled's pixels. */
const SCALE = TILE.width / (2 * RADIUS)

/** A tile for every terrain that the rulebook has, open ground first. */
export function terrainSheet(battle: HexBattle, theme: Theme): TileSheet {
  const types = terrainTypes(battle.system, battle.draft)
  const looks = [undefined, ...terrainAppearances(battle, types)]
  const tiles = ['open', ...types].map((type) => ({ type, properties: { terrain: type } }))
  return sheet(
    'terrain',
    tiles,
    looks.map((look) => drawTerrain(look, theme)),
  )
}

/** A tinted tile for every sector and every zone. */
export function areaSheet(areas: readonly { readonly kind: 'sector' | 'zone'; readonly name: string }[]): TileSheet {
  const tiles = areas.map(({ kind, name }) => ({ type: kind, properties: { [kind]: name } }))
  const shapes = areas.map((_, i): Shape[] => [
    { kind: 'path', d: LONE_HEX.outline(0), fill: TINTS[i % TINTS.length]!, opacity: 0.8 },
  ])
  return sheet('areas', tiles, shapes)
}

/** A counter for every type of unit that a side may have, and one more for each that starts otherwise than usual. */
export function unitSheet(battle: HexBattle, units: readonly UnitPart[], theme: Theme): TileSheet {
  const { portrait } = battle
  const usual = portrait.sides.flatMap(({ id }) =>
    unitTypes(battle.system).map((type) => ({ side: id, type, details: {} })),
  )
  const kinds = new Map([...usual, ...units.map(kindOf)].map((kind) => [keyOf(kind), kind]))
  const looks = unitAppearances(battle, [...kinds.values()])
  const tiles = [...kinds.values()].map(({ side, type, details }) => ({
    type: 'unit',
    properties: { side, type, ...details },
  }))
  return sheet(
    'units',
    tiles,
    looks.map((piece) => (piece ? drawPiece(piece, portrait, theme) : [])),
  )
}

/** Where the tile of a unit stands on the sheet of units. */
export function unitTile(unit: UnitPart, { tiles }: TileSheet): number {
  const { side, type, details } = kindOf(unit)
  const wanted = JSON.stringify({ side, type, ...details })
  return tiles.findIndex(({ properties }) => JSON.stringify(properties) === wanted)
}

/** What units have in common that look alike: all but the name. */
function kindOf({ side, type, details }: Omit<UnitPart, 'hex'>): Omit<UnitPart, 'hex'> {
  const { name: _name, ...rest } = details
  return { side, type, details: rest }
}

const keyOf = ({ side, type, details }: Omit<UnitPart, 'hex'>) => JSON.stringify([side, type, details])

const TINTS = ['#c2703d', '#5d8a3a', '#3d6fb0', '#8a4fa3', '#b8932f', '#3f9a94'] as const

function drawTerrain(look: GroundLook | undefined, theme: Theme): Shape[] {
  const ground = drawGround(loneBoard(look), LONE_HEX, theme)
  return [
    { kind: 'path', d: LONE_HEX.outline(0), fill: theme.paper },
    ...ground.ground,
    ...ground.water,
    ...ground.roads,
    ...ground.buildings,
    { kind: 'path', d: LONE_HEX.outline(0), stroke: theme.grid, width: 1 },
  ]
}

function drawPiece(piece: PiecePortrait, portrait: Portrait, theme: Theme): Shape[] {
  const lone = { ...piece, place: 0, name: undefined }
  return drawPieces({ ...portrait, board: LONE_BOARD, pieces: [lone] }, LONE_HEX, theme)
}

function sheet(name: string, tiles: readonly SheetTile[], drawings: readonly (readonly Shape[])[]): TileSheet {
  const columns = Math.min(8, tiles.length)
  const rows = Math.ceil(tiles.length / Math.max(1, columns))
  const along = (tile: number, size: number) => MARGIN + tile * (size + SPACING)
  const shapes = drawings.map(
    (own, i): Shape => ({
      kind: 'group',
      x: along(i % columns, TILE.width),
      y: along(Math.floor(i / columns), TILE.height),
      scale: SCALE,
      shapes: own,
    }),
  )
  const length = (count: number, size: number) => 2 * MARGIN + count * size + (count - 1) * SPACING
  return {
    name,
    tiles,
    columns,
    places: columns * rows,
    scene: {
      title: name,
      width: length(columns, TILE.width),
      height: length(rows, TILE.height),
      layers: [{ id: 'ground', shapes }],
    },
  }
}
