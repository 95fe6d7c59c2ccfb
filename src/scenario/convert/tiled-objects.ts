import type { HexGrid } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { numberOf, type PlainRecord, recordsOf, textOf } from './plain-data.ts'
import { hexAt, type TileSize } from './tiled-grid.ts'
import type { TiledLayer } from './tiled-layers.ts'
import { detailsOf, type NamePart, type PathPart, type SidePart, type UnitPart } from './tiled-parts.ts'
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

/** The sides of hexes that lines run along, from corner to corner; their class says what lies there. */
export function readSides(layer: TiledLayer, context: ObjectContext): SidePart[] {
  const { grid, size } = context
  return recordsOf(layer.source['objects']).flatMap((object): SidePart[] => {
    const kind = classOf(object)
    const corners = recordsOf(object['polyline'] ?? object['polygon']).map((corner) => pointOf(object, layer, corner))
    const sides = corners.slice(1).map(([bx, by], i) => {
      const [ax, ay] = corners[i]!
      const [dx, dy] = [bx - ax, by - ay]
      // The hex to the right of the way is the one that the side is told from.
      const beside = (share: number) => hexAt(grid, (ax + bx) / 2 - dy * share, (ay + by) / 2 + dx * share, size)
      const [of, towards] = [beside(0.5), beside(-0.5)]
      return of === NOWHERE || towards === NOWHERE || !grid.areNeighbours(of, towards) ? undefined : [of, towards]
    })
    if (kind === undefined || sides.length === 0 || sides.includes(undefined)) {
      const why = kind === undefined ? 'has no class that says what lies there' : 'does not follow the sides of hexes'
      context.leaveOut(object, layer, why)
      return []
    }
    return sides.flatMap((side) => {
      const [of, towards] = side ?? []
      return of === undefined || towards === undefined
        ? []
        : [{ kind, of: grid.label(of), towards: grid.label(towards) }]
    })
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

/** A point of an object on the map, given from the object's own place. */
function pointOf(object: PlainRecord, { offset }: TiledLayer, point: PlainRecord): readonly [x: number, y: number] {
  return [
    (numberOf(object['x']) ?? Number.NaN) + offset[0] + (numberOf(point['x']) ?? 0),
    (numberOf(object['y']) ?? Number.NaN) + offset[1] + (numberOf(point['y']) ?? 0),
  ]
}

/** The hex of a point of an object. */
function hexOf(object: PlainRecord, layer: TiledLayer, { grid, size }: ObjectContext, point: PlainRecord): number {
  const [x, y] = pointOf(object, layer, point)
  return Number.isFinite(x) && Number.isFinite(y) ? hexAt(grid, x, y, size) : NOWHERE
}
