import type { Action } from './actions.ts'
import { setUpDecision } from './chosen-set-up.ts'
import type { Decision } from './decision.ts'
import { eventDecision } from './happenings.ts'
import { bombardDecision } from './off-table-guns.ts'

const PARTS = [setUpDecision, eventDecision, bombardDecision] as readonly Decision[]

const partFor = ({ kind }: Action): Decision => PARTS.find(({ kinds }) => kinds.includes(kind))!

/** What is decided when a turn begins: set-ups before the first, events that a side brings about, guns off the table. */
export const beginningDecision: Decision = {
  kinds: PARTS.flatMap(({ kinds }) => kinds),
  hasChoice: (state, side) => PARTS.some((part) => part.hasChoice(state, side)),
  list(state, side, out) {
    for (const part of PARTS) part.list(state, side, out)
  },
  refusal: (state, action) => partFor(action).refusal(state, action),
  carryOut(state, action, events) {
    partFor(action).carryOut(state, action, events)
  },
  format: (state, action) => partFor(action).format(state, action),
  parse(state, side, text) {
    for (const part of PARTS) {
      const read = part.parse(state, side, text)
      if (read) return read
    }
    return undefined
  },
}
