import { TURN } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { bringAbout, hearHappenings, isOffered } from '../../../engine/happenings.ts'
import type { News } from '../../../engine/news.ts'
import { D6 } from '../format/index.ts'
import { makeAction } from './actions.ts'
import { WORLD } from './conditions.ts'
import { type Decision, decide } from './decision.ts'
import type { Happening } from './event-plan.ts'
import { type Events, emitHappening, emitWait } from './events.ts'
import { reckon } from './losses.ts'
import { hasShot } from './off-map-guns.ts'
import { type BattleState, EVENT, NOBODY } from './state.ts'
import { changeBoard } from './upheaval.ts'

// Events are no part of the book: RULES.md has them among what Berthier adds. A battle without any pays nothing for them.

export const [TRIGGER, WAIT] = [20, 21] as const

/** Own events: at the beginning of a turn, what happens by itself, or was put off to it. */
export function turnEvents(state: BattleState, events: Events): void {
  const { happenings } = state.field
  hearHappenings(
    happenings,
    state.turn,
    state.memory,
    holdsIn(state),
    () => rollDie(state, D6) + 1,
    (news, event, number) => resolveHappening(state, event as Happening, number, news, events),
  )
}

const holdsIn = (state: BattleState) => (condition: Parameters<typeof state.field.conditions.holds>[2]) =>
  state.field.conditions.holds(WORLD, state, condition)

function resolveHappening(state: BattleState, event: Happening, number: number, news: News, events: Events): void {
  emitHappening(state, events, event, news)
  stir(state.memory, TURN)
  if (news.result !== 'now' || !event.changesBoard) return
  changeBoard(state, number, events)
  reckon(state, events)
}

/** The events that a side may bring about now, by number. */
function offersTo(state: BattleState, side: number): number[] {
  return state.field.happenings.flatMap((event, i) =>
    event.side === side && isOffered(event, state.turn, state.memory, holdsIn(state)) ? [i] : [],
  )
}

/** The turn of a side, as one number. */
const momentOf = ({ turn, side }: BattleState) => 2 * turn + side

/** Whether a side has nothing to bring about, or does not want to this turn. */
const hasWaited = (state: BattleState) => state.field.waited < 0 || state.memory[state.field.waited] === momentOf(state)

/** Own events and rules: whether the side that begins to move may bring something about. */
export const mayTrigger = (state: BattleState) =>
  state.active === NOBODY && !hasWaited(state) && (offersTo(state, state.side).length > 0 || hasShot(state, state.side))

/** A side brings an event about, or tries to. */
export const triggerEvent: Decision = decide({
  kind: TRIGGER,
  verbs: ['trigger'],
  names: 'event',
  steps: [EVENT],
  list(state, side, out) {
    for (const event of offersTo(state, side)) out.push(makeAction(TRIGGER, side, event))
  },
  refusal: (state, event) => (offersTo(state, state.side).includes(event) ? undefined : 'no-event-now'),
  carryOut(state, number, _hex, events) {
    const event = state.field.happenings[number]!
    const news = bringAbout(event, state.turn, state.memory, () => rollDie(state, D6) + 1)
    resolveHappening(state, event, number, news, events)
  },
})

/** A side brings nothing about this turn. */
export const waitForEvent: Decision = decide({
  kind: WAIT,
  verbs: ['wait'],
  names: 'nothing',
  steps: [EVENT],
  list: (_, side, out) => void out.push(makeAction(WAIT, side)),
  refusal: () => undefined,
  carryOut(state, _piece, _hex, events) {
    state.memory[state.field.waited] = momentOf(state)
    emitWait(state, events)
  },
})
