import type { PiecePortrait, Portrait } from '../../../src/engine/portrait.ts'

/** A piece as it was, and as it is. */
export type Journey = { readonly before: PiecePortrait; readonly after: PiecePortrait }

/** What has become of the pieces of a battle from one moment to the next. */
export type PieceChanges = {
  /** Whoever stands elsewhere, faces elsewhere or has lost strength. */
  readonly changed: readonly Journey[]
  /** Whoever has left the board. */
  readonly gone: readonly PiecePortrait[]
}

/** Compares two moments by the numbers of the pieces; one without a number is nobody whose way could be followed. */
export function pieceChanges(before: Portrait, after: Portrait): PieceChanges {
  const now = new Map(after.pieces.map((piece) => [piece.number, piece]))
  const changed: Journey[] = []
  const gone: PiecePortrait[] = []
  for (const piece of before.pieces) {
    if (piece.number === undefined) continue
    const then = now.get(piece.number)
    if (!then) gone.push(piece)
    else if (isElsewhere(piece, then) || piece.strength !== then.strength) changed.push({ before: piece, after: then })
  }
  return { changed, gone }
}

const isElsewhere = (a: PiecePortrait, b: PiecePortrait) =>
  a.place !== b.place || a.facing !== b.facing || a.footprint?.width !== b.footprint?.width
