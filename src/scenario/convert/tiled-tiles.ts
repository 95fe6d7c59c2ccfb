import { isRecord, numberOf, type PlainRecord, recordOf, recordsOf, textOf } from './plain-data.ts'

/** A tile of a map's tilesets: what it is called, and what it says of itself. */
export type TiledTile = {
  /** For messages: `tile 12 of dungeon`, or the best of its names. */
  readonly title: string
  /** What may tell its terrain, the surest first. */
  readonly names: readonly string[]
  readonly properties: PlainRecord
}

/** Finds the tile of a number in a layer, or why the tilesets cannot be read. Turned tiles are the same tile. */
export type TileFinder = (gid: number) => TiledTile | undefined

/** The upper bits of a number tell how the tile is turned. */
const NUMBER = 0x0f_ff_ff_ff

/** Reads the tilesets of a map; a text says why that is impossible. */
export function readTilesets(map: PlainRecord): TileFinder | string {
  const sets = recordsOf(map['tilesets'])
  const external = sets.find((set) => textOf(set['source']) !== undefined)
  if (external) return String(external['source'])
  const first = (set: PlainRecord) => numberOf(set['firstgid']) ?? 1
  const inOrder = sets.toSorted((a, b) => first(b) - first(a))
  const known = new Map<number, TiledTile | undefined>()
  return (gid) => {
    // The bits have no sign.
    const number = (gid & NUMBER) >>> 0
    if (!known.has(number)) {
      const set = inOrder.find((one) => first(one) <= number)
      known.set(number, set && describeTile(set, number - first(set)))
    }
    return known.get(number)
  }
}

/** The properties of a map, layer, tile or object, by name. */
export function propertiesOf(thing: PlainRecord): PlainRecord {
  return Object.fromEntries(
    recordsOf(thing['properties']).flatMap(({ name, value }) => (typeof name === 'string' ? [[name, value]] : [])),
  )
}

/** Tiled 1.9 called it `class`; before and after it is `type`. */
export const classOf = (thing: PlainRecord) => textOf(thing['type']) ?? textOf(thing['class'])

function describeTile(set: PlainRecord, id: number): TiledTile {
  const tile = recordOf(recordsOf(set['tiles']).find((one) => one['id'] === id))
  const properties = propertiesOf(tile)
  const names = [
    ...['terrain', 'name', 'type', 'class', 'kind'].map((key) => textOf(properties[key])),
    classOf(tile),
    wangName(set, id),
    fileName(textOf(tile['image'])),
  ].filter((name) => name !== undefined)
  const place = `tile ${id} of ${textOf(set['name']) ?? 'a tileset'}`
  return { title: names[0] === undefined ? place : `${names[0]} (${place})`, names, properties }
}

/** The terrain brush gives each corner and side of a tile a colour with a name: the one that it has most of. */
function wangName(set: PlainRecord, id: number): string | undefined {
  for (const wang of recordsOf(set['wangsets'])) {
    const tile = recordsOf(wang['wangtiles']).find((one) => one['tileid'] === id)
    const colours = Array.isArray(tile?.['wangid']) ? tile['wangid'].filter((one) => typeof one === 'number') : []
    const counts = new Map<number, number>()
    for (const colour of colours) if (colour > 0) counts.set(colour, (counts.get(colour) ?? 0) + 1)
    const [most] = [...counts].sort(([, a], [, b]) => b - a)
    const colour: unknown = most && Array.isArray(wang['colors']) ? wang['colors'][most[0] - 1] : undefined
    const name = isRecord(colour) ? textOf(colour['name']) : undefined
    if (name !== undefined) return name
  }
  return undefined
}

const fileName = (path: string | undefined) => path?.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '')
