import { childPlace, resolve, type SchemaPlace } from '../schema/nodes.ts'
import { arrangeList, shorten } from './lists.ts'
import { orderKeys } from './order.ts'
import type { Piece } from './tree.ts'

/** Puts everything in a piece into its canonical order and notation. What the schema does not know stays as it is. */
export function arrange(piece: Piece, place: SchemaPlace): Piece {
  if (piece.kind === 'scalar') return piece
  for (const entry of piece.entries) {
    const child = childPlace(place, entry.key?.name ?? 0)
    if (child) entry.value = arrange(entry.value, resolve(child, entry.value.data))
  }
  if (piece.kind === 'list') arrangeList(piece, place)
  else orderKeys(piece, place)
  return shorten(piece, place)
}
