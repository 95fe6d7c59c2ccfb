/**
 * One choice in one number, so that lists of them cost nothing: kind, side, a piece (or an arm), and a hex. The number of
 * a kind stands with its decision.
 */
export type Action = number

/** How many pieces the numbers have room for. */
export const MOST_PIECES = 1 << 13

/** Where the hex stands in the number: a factor and no shift, because large boards go beyond 32 bits. */
const HEX = 64 * MOST_PIECES

export function makeAction(kind: number, side: number, piece = 0, hex = 0): Action {
  return (kind | (side << 5) | (piece << 6)) + hex * HEX
}

export const kindOf = (action: Action) => action & 31
export const sideOf = (action: Action) => (action >> 5) & 1
/** The piece, or the arm as which is attacked or defended. */
export const pieceOf = (action: Action) => (action >> 6) & (MOST_PIECES - 1)
export const hexOf = (action: Action) => Math.floor(action / HEX)
