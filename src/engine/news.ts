import { capitalise } from '../scenario/wording.ts'
import type { Compiled } from './conditions/book.ts'
import { askTiming, hasCome, type Timing } from './timetable.ts'

/** What is told of something that the battle announces, at the beginning of a turn. */
export type News = {
  readonly what: 'arrival' | 'reserve' | 'withdrawal' | 'weather' | 'event'
  /** What players call it. */
  readonly group: string
  /** Whether it happens now, has been put off to a `turn`, or not been rolled for with success. */
  readonly result: 'now' | 'later' | 'not-yet' | 'attacked'
  readonly die?: number
  readonly turn?: number
}

/** Asks for the time of something at the beginning of a turn; what there is to tell, if there is anything. */
export function hearNews<Where, Own>(
  { what, name, timing }: { readonly what: News['what']; readonly name: string; readonly timing: Timing<Where, Own> },
  now: number,
  memory: Int32Array,
  holds: (condition: Compiled<Where, Own>) => boolean,
  roll: () => number,
): News | undefined {
  const verdict = askTiming(timing, now, memory, holds, roll)
  if (verdict && 'failed' in verdict) return { what, group: name, result: 'not-yet', die: verdict.failed }
  const die = verdict && verdict.delayedBy > 0 ? { die: verdict.delayedBy } : {}
  if (verdict && verdict.turn > now) return { what, group: name, result: 'later', ...die, turn: verdict.turn }
  const isNow = timing.row < 0 ? timing.turn === now : hasCome(timing, now, memory) && memory[timing.row] === now
  return isNow ? { what, group: name, result: 'now', ...die } : undefined
}

/** `Bülow's corps: expected on turn 6 (die 5)`. */
export function describeNews({ what, group, result, die, turn }: News): string {
  const rolled = die === undefined ? '' : ` (die ${die})`
  // An event is told by its name.
  if (what === 'event' && result === 'now') return `${capitalise(group)}${rolled}`
  const told = result === 'later' ? `${LATER[what]} on turn ${turn}` : TOLD[what][result]
  return `${what === 'weather' || what === 'event' ? capitalise(group) : group}: ${told}${rolled}`
}

const TOLD: Readonly<Record<News['what'], Readonly<Record<Exclude<News['result'], 'later'>, string>>>> = {
  arrival: { now: 'at hand', 'not-yet': 'not in sight yet', attacked: 'at hand' },
  reserve: { now: 'released', 'not-yet': 'not released yet', attacked: 'attacked, and so released' },
  withdrawal: { now: 'called away', 'not-yet': 'not called away yet', attacked: 'called away' },
  weather: { now: 'sets in', 'not-yet': 'not yet', attacked: 'sets in' },
  event: { now: 'happens', 'not-yet': 'not yet', attacked: 'happens' },
}

const LATER: Readonly<Record<News['what'], string>> = {
  arrival: 'expected',
  reserve: 'to be released',
  withdrawal: 'to be called away',
  weather: 'expected',
  event: 'expected',
}
