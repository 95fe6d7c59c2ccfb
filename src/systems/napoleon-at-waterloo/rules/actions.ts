/** The kinds of decision a player makes. */
export const ACTION_KINDS = [
  ...(['order', 'move', 'exit', 'done', 'pass', 'remove'] as const),
  ...(['declare', 'join', 'also', 'resolve', 'defend'] as const),
  ...(['lose', 'withdraw', 'stand', 'retreat', 'push', 'advance', 'stay'] as const),
]
export const [ORDER_UNIT, MOVE_TO, EXIT, DONE, PASS, REMOVE] = [0, 1, 2, 3, 4, 5] as const
export const [DECLARE_ON, JOIN, ALSO, RESOLVE, DEFEND_AS] = [6, 7, 8, 9, 10] as const
export const [LOSE, WITHDRAW_GUN, STAND, RETREAT_TO, PUSH, ADVANCE_TO, STAY] = [11, 12, 13, 14, 15, 16, 17] as const

/** One decision in one number, so that lists of them cost nothing: kind, side, a piece (or an arm), and a hex. */
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
