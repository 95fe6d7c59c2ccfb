import type { DocumentState } from '../document/document-state.ts'

/** The turn that new units arrive in: the one that the map shows, unless that is the set-up. */
export const arrivalTurn = ({ turn }: Pick<DocumentState, 'turn'>): number | undefined => (turn > 1 ? turn : undefined)

/** How a step says so: `, arriving on turn 3`. */
export const arrivalWords = (turn: number | undefined): string =>
  turn === undefined ? '' : `, arriving on turn ${turn}`
