import { foldHexes, foldPath, type HexRange, parseRange } from '../../board/hex-ranges.ts'
import { foldSides, parseSides } from '../../board/hex-sides.ts'
import { childPlace, isPlacement, type SchemaPlace, shorthandOf } from '../schema/nodes.ts'
import { sortBy } from './order.ts'
import { isPlain } from './quotes.ts'
import { type Collection, type Entry, isCommented, type Piece, plain, quoted } from './tree.ts'

/** Brings a list into the form that its place in the schema asks for. Most lists stay as they are. */
export function arrangeList(list: Collection, place: SchemaPlace): void {
  if (list.tied) return
  const items = childPlace(place, 0)
  if (isPlacement(items)) sortBy(list, placementRank)
  if (items?.node.$ref === HEXSIDE) arrangeSides(list)
  if (items?.node.$ref !== HEX_RANGE) return
  if (place.definition === 'hexPath') arrangePath(list)
  else arrangeSet(list)
}

/** The shorter notation of a placement or road that says no more than its hexes. */
export function shorten(piece: Piece, place: SchemaPlace): Piece {
  const key = shorthandOf(place)
  if (piece.kind !== 'map' || piece.entries.length !== 1 || piece.props || isCommented(piece)) return piece
  const [entry] = piece.entries as [Entry]
  const { value } = entry
  if (key === undefined || entry.key?.name !== key || value.tied) return piece
  const fits = place.choice?.if?.type === 'array' ? value.kind === 'list' : typeof value.data === 'string'
  return fits ? value : piece
}

function arrangeSet(list: Collection): void {
  // Folding would lose the comments, and sorting would part them from hexes they are about.
  if (isCommented(list)) return
  const ranges = rangesIn(list)
  const folded = ranges && foldHexes(ranges, ranges.length * MAX_GROWTH)
  if (folded) list.entries = folded.map(hexEntry)
  else sortBy(list, ({ value }) => rankOf(value))
}

function arrangePath(list: Collection): void {
  const ranges = isCommented(list) ? undefined : rangesIn(list)
  const followsColumns = ranges?.every(({ first, last }) => first.column === last.column)
  if (followsColumns) list.entries = foldPath(ranges!).map(hexEntry)
}

/** Sides of one hex together, as they are told: the first hex of a slope is the higher one. */
function arrangeSides(list: Collection): void {
  if (isCommented(list)) return
  const sides = list.entries.flatMap(({ value }) => {
    const name = typeof value.data === 'string' && !value.props ? parseSides(value.data) : undefined
    return name && [name.of, ...name.towards].every(({ column }) => column >= 0) ? [name] : []
  })
  if (sides.length === list.entries.length) list.entries = foldSides(sides).map(hexEntry)
}

/** The ranges of a list; undefined where something in it is no hex. */
function rangesIn(list: Collection): HexRange[] | undefined {
  const ranges: HexRange[] = []
  for (const { value } of list.entries) {
    const range = rangeOf(value)
    if (!range) return undefined
    ranges.push(range)
  }
  return ranges
}

function rangeOf(piece: Piece): HexRange | undefined {
  const range = typeof piece.data === 'string' && !piece.props ? parseRange(piece.data) : undefined
  return range && range.first.column >= 0 && range.last.column >= 0 ? range : undefined
}

function hexEntry(text: string): Entry {
  return { value: isPlain(text) ? plain(text) : quoted(text), before: [], blank: false }
}

/** By column, then row; `D5` before `{ at: D5, … }`. */
function placementRank({ value }: Entry): number {
  if (value.kind === 'scalar') return rankOf(value)
  const at = value.entries.find(({ key }) => key?.name === 'at')
  return at ? rankOf(at.value) + 0.5 : Infinity
}

/** What is no hex goes last. */
function rankOf(piece: Piece): number {
  const range = rangeOf(piece)
  return range ? range.first.column * 1000 + range.first.row : Infinity
}

const HEX_RANGE = '#/definitions/hexRange'
const HEXSIDE = '#/definitions/hexside'

/** A list that would swell beyond this when folded is only sorted. */
const MAX_GROWTH = 10
