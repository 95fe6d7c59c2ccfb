import type { Refusal } from '../../../../engine/system.ts'
import { NOBODY, ORDERS, RETREATING } from '../state.ts'

/** How those who give and get orders are written and read: by their ids. */

/** A text that is no action at all. */
export const unreadable = (reason: string): Refusal => ({ rule: '', reason })

/** The place of whoever goes by an id in a list of the battlefield; NOBODY where there is none. */
export const placeOfId = (list: readonly { readonly id: string }[], id: string | undefined): number =>
  list.findIndex((one) => one.id === id)

/** The directive that a word names; NOBODY where it names none, as the statuses are no directives. */
export function parseDirective(word: string | undefined): number {
  const order = (ORDERS as readonly string[]).indexOf(word ?? '')
  return order < RETREATING ? order : NOBODY
}

/** `attack, defend, support, move or reserve`. */
export const DIRECTIVE_WORDS = `${ORDERS.slice(0, RETREATING - 1).join(', ')} or ${ORDERS[RETREATING - 1]}`

export const noSuch = (what: string, id: string | undefined): Refusal =>
  unreadable(id === undefined ? `the ${what} is missing` : `there is no ${what} ${id}`)
