import { TURN } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { bringAbout, hearHappenings, isOffered } from '../../../engine/happenings.ts'
import type { News } from '../../../engine/news.ts'
import { D6 } from '../format/index.ts'
import { asPhrase } from './action-notation.ts'
import { type Action, choiceOf, makeAction, sideOf } from './actions.ts'
import { WORLD } from './conditions.ts'
import type { Decision } from './decision.ts'
import { emitForgone, emitHappening } from './emit-events.ts'
import { type Happening, recordShift } from './event-plan.ts'
import type { Events } from './events.ts'
import { listShots } from './off-map-guns.ts'
import { type BattleState, NOBODY } from './state.ts'
import { changeGround } from './upheaval.ts'

// Events are no part of the book: RULES.md has them among what Berthier adds. A battle without any pays nothing for them.

export const TRIGGER = 21
const WAIT = 22

/** At the beginning of a turn: what happens by itself, or was put off to it. */
export function turnEvents(state: BattleState, events: Events): void {
  hearHappenings(
    state.field.happenings,
    state.turn,
    state.memory,
    holdsIn(state),
    () => rollDie(state, D6) + 1,
    (news, event) => resolveHappening(state, event as Happening, news, events),
  )
}

const holdsIn = (state: BattleState) => (condition: Parameters<typeof state.field.conditions.holds>[2]) =>
  state.field.conditions.holds(WORLD, state, condition)

function resolveHappening(state: BattleState, event: Happening, news: News, events: Events): void {
  emitHappening(state, events, event, news)
  stir(state.memory, TURN)
  if (news.result === 'now') takePlace(state, event, events)
}

/** What an event changes. */
function takePlace(state: BattleState, { ground, shift }: Happening, events: Events): void {
  if (shift >= 0) recordShift(state.shifted, shift)
  for (const { hex, type } of ground) changeGround(state, hex, type, events)
}

/** The events that a side may bring about now, by number. */
function offersTo(state: BattleState, side: number): number[] {
  const { happenings } = state.field
  return happenings.flatMap((event, i) =>
    event.side === side && isOffered(event, state.turn, state.memory, holdsIn(state)) ? [i] : [],
  )
}

/** The side that may bring something about now, the one that is listed first before the other; or NOBODY. */
export function whoTriggers(state: BattleState): number {
  for (let side = 0; side < 2; side++) {
    if (state.passed[side] === 0 && (offersTo(state, side).length > 0 || hasShot(state, side))) return side
  }
  return NOBODY
}

function hasShot(state: BattleState, side: number): boolean {
  const shots: Action[] = []
  listShots(state, side, shots)
  return shots.length > 0
}

/** A side brings an event about, or tries to. */
export const triggerDecision: Decision = {
  kinds: [TRIGGER],
  verbs: ['trigger'],
  choices: 100,
  notNow: 'no-event-now',
  list(state, side, out) {
    for (const event of offersTo(state, side)) out.push(makeAction(TRIGGER, event, 0, side))
  },
  refusal: (state, action) => (offersTo(state, sideOf(action)).includes(choiceOf(action)) ? undefined : 'no-event-now'),
  carryOut(state, action, events) {
    const event = state.field.happenings[choiceOf(action)]!
    resolveHappening(
      state,
      event,
      bringAbout(event, state.turn, state.memory, () => rollDie(state, D6) + 1),
      events,
    )
  },
  format: (state, action) => `trigger ${state.field.happenings[choiceOf(action)]!.id}`,
  parse(state, side, text) {
    const [verb, id] = text.split(' ')
    const event = state.field.happenings.findIndex((one) => one.id === id)
    return verb === 'trigger' && event >= 0 ? makeAction(TRIGGER, event, 0, side) : undefined
  },
  offer(state, action) {
    const { name, timing, ground } = state.field.happenings[choiceOf(action)]!
    const note = timing.chance === 0 ? {} : { note: `on ${timing.chance} or more` }
    const place = ground[0] && { place: ground[0].hex }
    return { kind: 'other', group: 'Bring about', label: name, ...note, ...place }
  },
}

/** A side brings nothing about this turn. */
export const waitDecision: Decision = {
  ...asPhrase(WAIT, 'wait'),
  notNow: 'no-event-now',
  list: (_, side, out) => void out.push(makeAction(WAIT, 0, 0, side)),
  refusal: () => undefined,
  carryOut(state, action, events) {
    state.passed[sideOf(action)] = 1
    emitForgone(state, events, 'wait', sideOf(action))
  },
  offer: () => ({ kind: 'other', group: 'Or', label: 'Not this turn' }),
}
