import type { HexGrid } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { numberOf, type PlainRecord, recordsOf, textOf } from './plain-data.ts'
import { hexAt, type TileSize } from './tiled-grid.ts'
import type { TiledLayer } from './tiled-layers.ts'
import { detailsOf, type NamePart, type PathPart, type UnitPart } from './tiled-parts.ts'
import { classOf, propertiesOf, type TileFinder } from './tiled-tiles.ts'

/** What the objects of a layer are read with. */
export type ObjectContext = {
  readonly grid: HexGrid
  readonly size: TileSize
  readonly tiles: TileFinder
  /** Called for an object that is of no use, with the reason as the end of a sentence. */
  readonly leaveOut: (object: PlainRecord, layer: TiledLayer, why: string) => void
}

/** The lines of a layer, each as the hexes of its corners. `kind` is what a river without one is. */
export function readPaths(layer: TiledLayer, context: ObjectContext, kind?: string): PathPart[] {
  return recordsOf(layer.source['objects']).flatMap((object): PathPart[] => {
    const corners = recordsOf(object['polyline'] ?? object['polygon'])
    const hexes = corners.map((corner) => hexOf(object, layer, context, corner))
    if (hexes.length < 2 || hexes.includes(NOWHERE)) {
      context.leaveOut(object, layer, hexes.length < 2 ? 'is not a line' : 'runs outside the board')
      return []
    }
    const details = { ...(kind !== undefined && { kind }), ...named(object), ...propertiesOf(object) }
    return [{ hexes: hexes.map((hex) => context.grid.label(hex)), details: detailsOf(details) }]
  })
}

/** Names that stand on hexes: objects of one name are one place. */
export function readNames(layer: TiledLayer, context: ObjectContext): NamePart[] {
  const places = new Map<string, Set<string>>()
  for (const object of recordsOf(layer.source['objects'])) {
    const name = textOf(object['name']) ?? textOf((object['text'] as PlainRecord | undefined)?.['text'])
    const hex = hexOf(object, layer, context, middleOf(object))
    if (name === undefined || hex === NOWHERE) {
      context.leaveOut(object, layer, name === undefined ? 'has no name' : 'lies outside the board')
      continue
    }
    places.set(name, (places.get(name) ?? new Set<string>()).add(context.grid.label(hex)))
  }
  return [...places].map(([name, hexes]) => ({ name, hexes: [...hexes] }))
}

/** Units. Whatever an object does not say itself, its tile may say. */
export function readUnits(layer: TiledLayer, context: ObjectContext): UnitPart[] {
  return recordsOf(layer.source['objects']).flatMap((object): UnitPart[] => {
    const gid = numberOf(object['gid'])
    const tile = gid === undefined ? undefined : context.tiles(gid)
    const { side, type, ...rest }: PlainRecord = { ...tile?.properties, ...named(object), ...propertiesOf(object) }
    const hex = hexOf(object, layer, context, tile ? {} : middleOf(object))
    const kind = typeof type === 'string' ? type : classOf(object)
    if (typeof side !== 'string' || kind === undefined || hex === NOWHERE) {
      context.leaveOut(object, layer, hex === NOWHERE ? 'lies outside the board' : 'lacks its side or type')
      return []
    }
    return [{ side, type: kind, hex: context.grid.label(hex), details: detailsOf(rest) }]
  })
}

function named(object: PlainRecord): { name?: string } {
  const name = textOf(object['name'])
  return name === undefined ? {} : { name }
}

/** The middle of what has a size: a text, a rectangle or an ellipse. */
function middleOf(object: PlainRecord): PlainRecord {
  return { x: (numberOf(object['width']) ?? 0) / 2, y: (numberOf(object['height']) ?? 0) / 2 }
}

/** The hex of a point of an object, given from the object's own place. */
function hexOf(object: PlainRecord, { offset }: TiledLayer, { grid, size }: ObjectContext, point: PlainRecord): number {
  const x = (numberOf(object['x']) ?? Number.NaN) + offset[0] + (numberOf(point['x']) ?? 0)
  const y = (numberOf(object['y']) ?? Number.NaN) + offset[1] + (numberOf(point['y']) ?? 0)
  return Number.isFinite(x) && Number.isFinite(y) ? hexAt(grid, x, y, size) : NOWHERE
}
