import type { HexGrid } from '../../board/hex-grid.ts'
import { sideTowards } from '../../board/hex-sides.ts'
import { centreOf, TILE } from '../../scenario/convert/tiled-grid.ts'
import type { Details, MapParts, NamePart, PathPart, SidePart, UnitPart } from '../../scenario/convert/tiled-parts.ts'
import type { Theme } from '../../scene/theme.ts'
import { propertyList } from './properties.ts'
import { type TileSheet, unitTile } from './tilesets.ts'

/** The sheet of units, and the number of its first tile. */
type Counters = { readonly sheet: TileSheet; readonly first: number }

/** How far a piece stands aside whose hex has another, so that both can be seen. */
const ASIDE = 22

/** How far below the middle of its hex a name stands, so that counters leave it free. */
const BELOW = 38

/** The layers of objects, from below: rivers, roads, hexsides, units, names. All are there, so that one can draw in them. */
export function makeObjects(parts: MapParts, grid: HexGrid, counters: Counters, theme: Theme) {
  const seen = new Map<string, number>()
  const below = (hex: string) => {
    const others = seen.get(hex) ?? 0
    seen.set(hex, others + 1)
    return others
  }
  return [
    layer(
      'rivers',
      theme.waterEdge,
      parts.rivers.map((river) => line(river, grid)),
    ),
    layer(
      'roads',
      theme.roadEdge,
      parts.roads.map((road) => line(road, grid)),
    ),
    layer(
      'hexsides',
      theme.waterEdge,
      parts.hexsides.map((side) => edge(side, grid)),
    ),
    layer(
      'units',
      theme.ink,
      parts.units.map((unit) => counter(unit, grid, counters, below(unit.hex))),
    ),
    layer(
      'names',
      theme.ink,
      parts.names.flatMap((name) => label(name, grid, theme)),
    ),
  ]
}

function layer(name: string, color: string, objects: readonly object[]) {
  return { name, type: 'objectgroup', draworder: 'index', x: 0, y: 0, opacity: 1, visible: true, color, objects }
}

function object(type: string, details: Details, [x, y]: readonly [number, number]) {
  const { name, ...properties } = details
  const own = propertyList(properties)
  // The key `name` holds a text always, so a name that is something else goes with the properties.
  const named = typeof name === 'string' ? name : ''
  const list = typeof name === 'string' || name === undefined ? own : propertyList(details)
  return {
    name: named,
    type,
    x,
    y,
    width: 0,
    height: 0,
    rotation: 0,
    visible: true,
    ...(list.length > 0 && { properties: list }),
  }
}

function line({ hexes, details }: PathPart, grid: HexGrid) {
  const points = hexes.map((hex) => centreOf(grid, grid.find(hex)))
  const [x, y] = points[0]!
  const polyline = points.map(([px, py]) => ({ x: px - x, y: py - y }))
  return { ...object('', details, [x, y]), polyline }
}

/** A side from corner to corner, clockwise around the hex that it is told from. */
function edge({ kind, of, towards }: SidePart, grid: HexGrid) {
  const [[ax, ay], [bx, by]] = [centreOf(grid, grid.find(of)), centreOf(grid, grid.find(towards))]
  const direction = sideTowards(grid, grid.find(of), grid.find(towards)) % 6
  const isLevel = direction % 3 === 0
  const [half, rise] = isLevel ? [TILE.side / 2, 0] : [(TILE.width - TILE.side) / 4, TILE.height / 4]
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
  // North: to the east; and so on round the hex.
  const [dx, dy] = ([[half, 0], [half, rise], [-half, rise], [-half, 0], [-half, -rise], [half, -rise]] as const)[direction]! // biome-ignore format: clockwise from the north
  const polyline = [
    { x: 0, y: 0 },
    { x: 2 * dx, y: 2 * dy },
  ]
  return { ...object(kind, {}, [x - dx, y - dy]), polyline }
}

function counter({ side, type, hex, details }: UnitPart, grid: HexGrid, { sheet, first }: Counters, below: number) {
  const [x, y] = centreOf(grid, grid.find(hex))
  // In a high stack, too, a counter stays within its hex.
  const aside = below === 0 ? 0 : Math.min(1.5, (below + 1) / 2) * ASIDE
  const place = [x + aside, y - aside] as const
  const gid = first + unitTile({ side, type, hex, details }, sheet)
  return { ...object('unit', { side, type, ...details }, place), gid, width: TILE.width, height: TILE.height }
}

/** A name is written once; its other hexes have a point each. */
function label({ name, hexes }: NamePart, grid: HexGrid, theme: Theme) {
  return hexes.map((hex, i) => {
    const [x, y] = centreOf(grid, grid.find(hex))
    if (i > 0) return { ...object('', { name }, [x, y]), point: true }
    const [width, height] = [name.length * 12 + 40, 26]
    return {
      ...object('', { name }, [x - width / 2, y + BELOW - height / 2]),
      width,
      height,
      text: {
        text: name,
        color: theme.ink,
        pixelsize: 17,
        bold: true,
        halign: 'center',
        valign: 'center',
        wrap: false,
      },
    }
  })
}
