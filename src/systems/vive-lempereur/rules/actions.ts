/**
 * One decision in one number, so that lists of them cost nothing: kind, side, a detail and a hex or other choice. The
 * number of each kind, and what its choice and its detail are, stand with its decision.
 */
export type Action = number

export function makeAction(kind: number, choice = 0, detail = 0, side = 0): Action {
  return kind | (side << 5) | (detail << 6) | (choice << 14)
}

export const kindOf = (action: Action) => action & 31
export const sideOf = (action: Action) => (action >> 5) & 1
export const detailOf = (action: Action) => (action >> 6) & 255
/** The hex, direction or card that is chosen. */
export const choiceOf = (action: Action) => action >>> 14
