/** The kinds of decision a player makes. */
export const ACTION_KINDS = [
  ...(['place', 'deploy', 'bring', 'hold-back', 'take', 'play', 'order', 'pass'] as const),
  ...(['move', 'face', 'fire', 'square', 'combat', 'rally', 'done'] as const),
  ...(['react', 'decline', 'retreat', 'ignore', 'advance', 'stay'] as const),
]
export const [PLACE, DEPLOY, BRING, HOLD_BACK, TAKE, PLAY, GIVE_ORDER, PASS] = [0, 1, 2, 3, 4, 5, 6, 7] as const
export const [MOVE, FACE, FIRE, FORM_SQUARE, FORM_COMBAT, RALLY, DONE] = [8, 9, 10, 11, 12, 13, 14] as const
export const [DO_REACT, DECLINE, DO_RETREAT, IGNORE, DO_ADVANCE, STAY] = [15, 16, 17, 18, 19, 20] as const

/** One decision in one number, so that lists of them cost nothing: kind, side, a detail and a hex or other choice. */
export type Action = number

/** What a moving unit leaves in the hex it comes from: bits of a move's detail. */
export const LEAVING_GARRISON = 1
export const LEAVING_GENERAL = 2
/** The detail of an order to a general himself; below it stands the face of the die. */
export const TO_GENERAL = 8
/** The detail of a reaction after which the unit does not turn. */
export const WITHOUT_TURNING = 1

export function makeAction(kind: number, choice = 0, detail = 0, side = 0): Action {
  return kind | (side << 5) | (detail << 6) | (choice << 14)
}

export const kindOf = (action: Action) => action & 31
export const sideOf = (action: Action) => (action >> 5) & 1
export const detailOf = (action: Action) => (action >> 6) & 255
/** The hex, direction or card that is chosen. */
export const choiceOf = (action: Action) => action >>> 14
