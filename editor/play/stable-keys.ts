import { useRef } from 'react'
import type { Group, PlayChoice, PlayView } from './play-view.ts'
import type { GameSession } from './session.ts'

/** The keys that choose, in the order in which they are given away. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * Which key stands for which choice. A unit keeps its key for as long as its side goes on deciding, also where others have been decided
 * about: the same key never means another unit by mistake. What has no place on the map, such as cards, is counted in its order.
 */
export class StableKeys {
  readonly #kept = new Map<string, ReadonlyMap<string, string>>()
  #run = ''

  /** The keys of what is offered under a heading; `run` is the same while one side goes on deciding. `all` are also those that are not shown now. */
  assign(run: string, heading: string, groups: readonly Group[], all = groups): ReadonlyMap<PlayChoice, string> {
    if (run !== this.#run) this.#kept.clear()
    this.#run = run
    const ending = endingChoice(all)
    const choices = groups.flatMap((group) => group.choices).filter((choice) => choice !== ending)
    const names = namesOf(choices)
    const before = this.#kept.get(heading)
    const keys = new Map<PlayChoice, string>()
    for (const [i, choice] of choices.entries()) {
      const key = isOnMap(choice) ? before?.get(names[i]!) : undefined
      if (key !== undefined) keys.set(choice, key)
    }
    const taken = new Set(keys.values())
    const free = DIGITS.filter((digit) => !taken.has(digit))
    for (const choice of choices) {
      if (free.length === 0) break
      if (!keys.has(choice)) keys.set(choice, free.shift()!)
    }
    const kept = choices.flatMap((choice, i) =>
      keys.has(choice) && isOnMap(choice) ? [[names[i]!, keys.get(choice)!] as const] : [],
    )
    this.#kept.set(heading, new Map(kept))
    return ending ? keys.set(ending, 'E') : keys
  }
}

const isOnMap = ({ offer: { place, from, piece } }: PlayChoice) => (place ?? from ?? piece) !== undefined

/** What each is known by while others come and go: of several that are called alike, which. */
function namesOf(choices: readonly PlayChoice[]): string[] {
  const seen = new Map<string, number>()
  return choices.map(({ offer: { kind, group, label, piece } }) => {
    // A group may count what is left of it.
    const name = `${kind} ${piece ?? ''} ${group.replace(/ \(.*\)$/, '')} ${label}`
    const number = seen.get(name) ?? 0
    seen.set(name, number + 1)
    return `${name} ${number}`
  })
}

/** What ends a decision, such as to pass or to fight: the last one in the panel that has others, or what it was made for. */
function endingChoice(groups: readonly Group[]): PlayChoice | undefined {
  const last = groups.at(-1)?.choices.at(-1)
  const isEnding = groups.length > 1 ? last?.offer.kind === 'other' : last?.offer.isMain
  return isEnding ? last : undefined
}

/** The same for as long as one side goes on deciding. */
function runOf({ steps, decider }: GameSession): string {
  return `${decider} ${steps.findLastIndex(({ side }) => side !== decider)}`
}

/** The keys of what a screen offers. */
export function useStableKeys(
  session: GameSession,
  view: PlayView,
  groups: readonly Group[],
): ReadonlyMap<PlayChoice, string> {
  const keys = useRef<StableKeys>(undefined)
  keys.current ??= new StableKeys()
  const last = useRef<{ groups: readonly Group[]; assigned: ReadonlyMap<PlayChoice, string> }>(undefined)
  if (last.current?.groups !== groups) {
    last.current = { groups, assigned: keys.current.assign(runOf(session), view.headline.title, groups, view.groups) }
  }
  return last.current.assigned
}
