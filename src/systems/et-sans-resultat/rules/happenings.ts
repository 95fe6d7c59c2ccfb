import { bringAbout, hearHappenings, isOffered } from '../../../engine/happenings.ts'
import type { News } from '../../../engine/news.ts'
import type { Refusal } from '../../../engine/system.ts'
import type { ActionOf } from './actions.ts'
import type { Happening } from './battlefield.ts'
import { noSuch, placeOfId, unreadable } from './command/ids-in-text.ts'
import { type Compiled, tallyOf, WORLD } from './conditions.ts'
import type { Decision } from './decision.ts'
import { rollOne } from './dice.ts'
import { type Events, emitHappening } from './events.ts'
import { type BattleState, NOBODY } from './state.ts'
import { changeGround } from './upheaval.ts'

// 14.9: events are an addition of ours. A battle without any pays nothing for them.

/** At the beginning of a turn: what happens by itself, or was put off to it. */
export function turnEvents(state: BattleState, events: Events): void {
  if (state.field.happenings.length === 0) return
  hearHappenings(
    state.field.happenings,
    state.turn,
    state.memory,
    holdsIn(state),
    () => rollOne(state),
    (news, event) => resolveHappening(state, event as Happening, news, events),
  )
}

function holdsIn(state: BattleState): (condition: Compiled) => boolean {
  const tally = tallyOf(state)
  return (condition) => state.field.conditions.holds(WORLD, tally, condition)
}

function resolveHappening(state: BattleState, event: Happening, news: News, events: Events): void {
  emitHappening(events, news, event.message)
  if (news.result === 'now' && event.changesGround) changeGround(state, events)
}

/** The events that a side may bring about now, by number. */
function offersTo(state: BattleState, side: number): number[] {
  const { happenings } = state.field
  if (happenings.length === 0) return []
  const holds = holdsIn(state)
  return happenings.flatMap((event, i) =>
    event.side === side && isOffered(event, state.turn, state.memory, holds) ? [i] : [],
  )
}

/** 14.9: a side brings an event about, or tries to; whoever says nothing waits. */
export const eventDecision: Decision<ActionOf<'trigger'>> = {
  kinds: ['trigger'],
  hasChoice: (state, side) => offersTo(state, side).length > 0,
  list(state, side, out) {
    for (const event of offersTo(state, side)) out.push({ kind: 'trigger', side, event })
  },
  refusal(state, { side, event }): Refusal | undefined {
    const { side: own, name } = state.field.happenings[event]!
    if (own !== side) return { rule: '14.9', reason: `${name} is not for this side to bring about` }
    if (offersTo(state, side).includes(event)) return undefined
    return { rule: '14.9', reason: `${name} cannot be brought about now` }
  },
  carryOut(state, { event }, events) {
    const one = state.field.happenings[event]!
    resolveHappening(
      state,
      one,
      bringAbout(one, state.turn, state.memory, () => rollOne(state)),
      events,
    )
  },
  format: ({ field }, { event }) => `trigger ${field.happenings[event]!.id}`,
  parse(state, side, text) {
    const [verb, id, ...rest] = text.split(/\s+/)
    if (verb !== 'trigger') return undefined
    const event = placeOfId(state.field.happenings, id)
    if (event === NOBODY) return noSuch('event', id)
    return rest.length > 0 ? unreadable(`“${rest.join(' ')}” does not belong here`) : { kind: 'trigger', side, event }
  },
}
