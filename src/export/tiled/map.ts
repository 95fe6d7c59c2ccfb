import type { HexGrid } from '../../board/hex-grid.ts'
import { SCENARIO_PROPERTY } from '../../scenario/convert/tiled.ts'
import { cellOf, staggerOf, TILE } from '../../scenario/convert/tiled-grid.ts'
import { AREA_PARTS, gridOf, partsOf } from '../../scenario/convert/tiled-parts.ts'
import type { Scene } from '../../scene/shapes.ts'
import type { Theme } from '../../scene/theme.ts'
import type { HexBattle, Maker } from '../battle.ts'
import { makeObjects } from './objects.ts'
import { propertyList } from './properties.ts'
import { areaSheet, MARGIN, SPACING, type TileSheet, terrainSheet, unitSheet } from './tilesets.ts'

/** A map of Tiled, and the pictures that belong beside it. */
export type TiledExport = {
  readonly map: string
  readonly pictures: readonly { readonly file: string; readonly scene: Scene }[]
}

/** Writes a battle as a map of Tiled; nothing where its board has no hexes. `name` is how the files of the pictures begin. */
export function makeTiledMap(battle: HexBattle, name: string, theme: Theme, maker: Maker): TiledExport | undefined {
  const grid = gridOf(battle.data)
  if (!grid) return undefined
  const parts = partsOf(battle.data, grid, battle.system)
  const areas = AREA_PARTS.flatMap((part) =>
    [...new Set(Object.values(parts[part]))].map((area) => ({ kind: KINDS[part], name: area })),
  )
  const sheets = [terrainSheet(battle, theme), areaSheet(areas), unitSheet(battle, parts.units, theme)] as const
  const [terrain, area, unit] = sheets
  const firsts = [1, 1 + terrain.places, 1 + terrain.places + area.places] as const
  const file = (sheet: TileSheet) => `${name}-${sheet.name}.png`
  const tileOf = (sheet: TileSheet, key: string, value: string | undefined) =>
    sheet.tiles.findIndex(({ properties }) => properties[key] === value)

  const layers = [
    tileLayer(
      'terrain',
      grid,
      (hex) => firsts[0] + Math.max(0, tileOf(terrain, 'terrain', parts.terrain[hex] ?? 'open')),
    ),
    ...AREA_PARTS.flatMap((part) =>
      Object.keys(parts[part]).length === 0
        ? []
        : [
            {
              ...tileLayer(part, grid, (hex) =>
                parts[part][hex] === undefined ? 0 : firsts[1] + tileOf(area, KINDS[part], parts[part][hex]),
              ),
              opacity: 0.12,
            },
          ],
    ),
    ...makeObjects(parts, grid, { sheet: unit, first: firsts[2] }, theme),
  ].map((layer, i) => ({ id: i + 1, ...layer }))
  const objects = layers.flatMap((layer) => ('objects' in layer ? layer.objects : []))
  objects.forEach((object, i) => Object.assign(object, { id: i + 1 }))

  const map = {
    // First, so that the file says in its beginning who made it.
    properties: propertyList({
      generator: `${maker.mark} ${maker.version}`,
      title: battle.portrait.title,
      [SCENARIO_PROPERTY]: JSON.stringify(battle.data),
    }),
    type: 'map',
    version: '1.8',
    tiledversion: '1.8.2',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    staggeraxis: 'x',
    staggerindex: staggerOf(grid),
    hexsidelength: TILE.side,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    width: grid.columns,
    height: grid.rows,
    infinite: false,
    compressionlevel: -1,
    nextlayerid: layers.length + 1,
    nextobjectid: objects.length + 1,
    tilesets: sheets
      .map((sheet, i) => tileset(sheet, firsts[i]!, file(sheet)))
      .filter(({ tilecount }) => tilecount > 0),
    layers,
  }
  const pictures = sheets
    .filter(({ tiles }) => tiles.length > 0)
    .map((sheet) => ({ file: file(sheet), scene: sheet.scene }))
  return {
    map: `${JSON.stringify(map, null, 1).replaceAll(NUMBERS, (list) => list.replaceAll(/\s+/g, ''))}\n`,
    pictures,
  }
}

/** A list of numbers over many lines. No text in JSON has a line break, so it is one. */
const NUMBERS = /\[\n[\d,\s]+\]/g

const KINDS = { sectors: 'sector', zones: 'zone' } as const

/** A layer that covers the whole board; `gid` gives the tile of a hex, by its label. */
function tileLayer(name: string, grid: HexGrid, gid: (hex: string) => number) {
  const data = Array.from({ length: grid.size }, () => 0)
  for (let hex = 0; hex < grid.size; hex++) data[cellOf(grid, hex)] = gid(grid.label(hex))
  return {
    name,
    type: 'tilelayer',
    x: 0,
    y: 0,
    width: grid.columns,
    height: grid.rows,
    opacity: 1,
    visible: true,
    data,
  }
}

function tileset({ name, tiles, columns, places, scene }: TileSheet, firstgid: number, image: string) {
  return {
    firstgid,
    name,
    image,
    imagewidth: scene.width,
    imageheight: scene.height,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    tilecount: places,
    columns,
    margin: MARGIN,
    spacing: SPACING,
    objectalignment: 'center',
    tiles: tiles.map(({ type, properties }, id) => ({ id, type, properties: propertyList(properties) })),
  }
}
