import type { AnyCondition } from '../scenario/conditions/tree.ts'
import { type EventData, nameEvent } from '../scenario/events/events.ts'
import type { Compiled, ConditionBook } from './conditions/book.ts'
import { hearNews, type News } from './news.ts'
import { askTiming, compileTiming, type Timing } from './timetable.ts'

/** An event of a battle, compiled. What it changes is the rulebook's. */
export type Happening<Where, Own> = {
  readonly what: 'event'
  readonly id: string
  readonly name: string
  readonly message: string | undefined
  /** The side whose it is, or -1. */
  readonly side: number
  /** Whether the side decides when, once it can happen. */
  readonly isChoice: boolean
  readonly timing: Timing<Where, Own>
  /** The word of memory with the turn in which it was last tried in vain; -1 where no die decides a choice. */
  readonly tried: number
}

/** A word of memory for each event, by id: the turn in which it happens. To be asked for before any condition is compiled. */
export function openHappenings<C extends AnyCondition<C>, Where, Own>(
  book: ConditionBook<C, Where, Own>,
  events: readonly EventData<C>[] | undefined,
): ReadonlyMap<string, number> {
  return new Map((events ?? []).map(({ id }) => [id, book.remember()]))
}

export function compileHappenings<C extends AnyCondition<C>, Where, Own>(
  book: ConditionBook<C, Where, Own>,
  events: readonly EventData<C>[] | undefined,
  rows: ReadonlyMap<string, number>,
  sides: readonly string[],
): readonly Happening<Where, Own>[] {
  return (events ?? []).map((event) => {
    const { id, side, choice = false, message, d6 } = event
    const timing = compileTiming(book, choice ? { ...event, turn: event.turn ?? 1 } : event, side ?? '', rows.get(id))
    return {
      what: 'event',
      id,
      name: nameEvent(event),
      message,
      side: side === undefined ? -1 : sides.indexOf(side),
      isChoice: choice,
      timing,
      tried: choice && d6 !== undefined ? book.remember() : -1,
    }
  })
}

/** Whether a side may bring about an event this turn. */
export function isOffered<Where, Own>(
  { isChoice, timing, tried }: Happening<Where, Own>,
  turn: number,
  memory: Int32Array,
  holds: (condition: Compiled<Where, Own>) => boolean,
): boolean {
  if (!isChoice || memory[timing.row] !== 0 || turn < timing.turn) return false
  return (tried < 0 || memory[tried] !== turn) && (!timing.when || holds(timing.when))
}

/** A side brings an event about, or tries to. */
export function bringAbout<Where, Own>(
  { timing, tried, name }: Happening<Where, Own>,
  turn: number,
  memory: Int32Array,
  roll: () => number,
): News {
  const verdict = askTiming(timing, turn, memory, () => true, roll)
  if (verdict && 'failed' in verdict) {
    memory[tried] = turn
    return { what: 'event', group: name, result: 'not-yet', die: verdict.failed }
  }
  const die = verdict && verdict.delayedBy > 0 ? { die: verdict.delayedBy } : {}
  const isNow = memory[timing.row] === turn
  return {
    what: 'event',
    group: name,
    ...die,
    ...(isNow ? { result: 'now' } : { result: 'later', turn: verdict!.turn }),
  }
}

/** Asks for the events that nobody decides, and for those decided that were put off, at the beginning of a turn. */
export function hearHappenings<Where, Own>(
  list: readonly Happening<Where, Own>[],
  turn: number,
  memory: Int32Array,
  holds: (condition: Compiled<Where, Own>) => boolean,
  roll: () => number,
  told: (news: News, event: Happening<Where, Own>, number: number) => void,
): void {
  for (const [number, event] of list.entries()) {
    const { timing, isChoice, name } = event
    const isDue = isChoice && memory[timing.row] === turn
    const news: News | undefined = isChoice
      ? isDue
        ? { what: 'event', group: name, result: 'now' }
        : undefined
      : hearNews(event, turn, memory, holds, roll)
    if (news) told(news, event, number)
  }
}
