import { gunzipSync, unzlibSync } from 'fflate'
import { numberOf, type PlainRecord, recordsOf, textOf } from './plain-data.ts'

/** A layer of a map, taken out of its groups. */
export type TiledLayer = {
  readonly name: string
  readonly kind: string
  /** How far the layer is moved, in pixels. */
  readonly offset: readonly [x: number, y: number]
  readonly source: PlainRecord
}

/** Groups may hold groups; nobody needs more than this. */
const MAX_LAYERS = 1000

/** The layers of a map from the bottom to the top. */
export function layersOf(map: PlainRecord): readonly TiledLayer[] {
  const found: TiledLayer[] = []
  const waiting = recordsOf(map['layers']).map((source) => ({ source, x: 0, y: 0 }))
  for (let next = waiting.shift(); next && found.length < MAX_LAYERS; next = waiting.shift()) {
    const { source } = next
    const [x, y] = [next.x + (numberOf(source['offsetx']) ?? 0), next.y + (numberOf(source['offsety']) ?? 0)]
    if (source['type'] === 'group')
      waiting.unshift(...recordsOf(source['layers']).map((one) => ({ source: one, x, y })))
    else found.push({ name: textOf(source['name']) ?? '', kind: textOf(source['type']) ?? '', offset: [x, y], source })
  }
  return found
}

/** The tile numbers of a layer, row by row from the north; a text says why there are none. */
export function tileNumbers({ source }: TiledLayer, cells: number): ArrayLike<number> | string {
  const { data, encoding, compression } = source
  const numbers = typeof data === 'string' || encoding === 'base64' ? unpack(data, compression, cells) : data
  if (typeof numbers === 'string') return numbers
  const isList = Array.isArray(numbers) || numbers instanceof Uint32Array
  if (!isList || numbers.length !== cells) return `does not have its ${cells} tiles`
  if (Array.isArray(numbers) && !numbers.every((gid) => Number.isInteger(gid) && gid >= 0 && gid <= 0xffff_ffff)) {
    return 'contains something other than tile numbers'
  }
  return numbers as ArrayLike<number>
}

function unpack(data: unknown, compression: unknown, cells: number): Uint32Array | string {
  if (typeof data !== 'string') return 'contains something other than tile numbers'
  if (!UNPACKERS.has(compression))
    return `is compressed with ${String(compression)}; choose CSV as the tile layer format`
  try {
    const packed = Uint8Array.from(atob(data.trim()), (character) => character.charCodeAt(0))
    // Room for what it should hold and a little more: a bomb stops there.
    const bytes = UNPACKERS.get(compression)!(packed, new Uint8Array(cells * 4 + 16))
    if (bytes.length !== cells * 4) return `does not have its ${cells} tiles`
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return Uint32Array.from({ length: cells }, (_, i) => view.getUint32(i * 4, true))
  } catch {
    return 'cannot be unpacked'
  }
}

const UNPACKERS: ReadonlyMap<unknown, (packed: Uint8Array, out: Uint8Array) => Uint8Array> = new Map([
  [undefined, (packed: Uint8Array) => packed],
  ['', (packed: Uint8Array) => packed],
  ['zlib', (packed: Uint8Array, out: Uint8Array) => unzlibSync(packed, { out })],
  ['gzip', (packed: Uint8Array, out: Uint8Array) => gunzipSync(packed, { out })],
])
