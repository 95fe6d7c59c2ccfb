import { checkTiming, type TimingFacts } from '../arrivals/check-timing.ts'
import type { WaitingEvent } from '../arrivals/check-waiting.ts'
import { forEachEntry } from '../checks/hexes.ts'
import { isSide } from '../checks/sides.ts'
import { type Resolved, valueOf } from '../conditions/logic.ts'
import { joinWords } from '../conditions/sentences.ts'
import { type AnyCondition, forEachAtom } from '../conditions/tree.ts'
import type { Path } from '../diagnostic.ts'
import { quote } from '../wording.ts'
import { type EventData, nameEvent } from './events.ts'

/** What a rulebook adds to what events can be wrong about. */
type EventFacts<C> = TimingFacts<C> & {
  /** Every condition of the battle, those of events included. */
  readonly conditions: readonly C[]
  /** Reports what is wrong with the ground that an event changes; says whether it changes any. */
  changes(event: EventData<C>, path: Path): boolean
}

/** What of a draft has conditions. */
type Conditional<C> = readonly ({ readonly when?: C } | undefined)[] | undefined

/** Every condition of a draft. */
export function conditionsOf<C>(draft: {
  readonly victory?: Conditional<C>
  readonly points?: Conditional<C>
  readonly reinforcements?: readonly (object | undefined)[]
  readonly reserves?: Conditional<C>
  readonly withdrawals?: Conditional<C>
  readonly weather?: Conditional<C>
  readonly events?: Conditional<C>
  readonly specialRules?: readonly (object | undefined)[]
}): C[] {
  const { victory, points, reinforcements, reserves, withdrawals, weather, events, specialRules } = draft
  const lists = [victory, points, reinforcements, reserves, withdrawals, weather, events, specialRules]
  return lists.flatMap((list) => ((list ?? []) as NonNullable<Conditional<C>>).flatMap((entry) => entry?.when ?? []))
}

/** Events have ids and times, change something or are asked for, and do not wait for each other. */
export function checkEvents<C extends AnyCondition<C>>(
  facts: EventFacts<C>,
  events: readonly (EventData<C> | undefined)[] | undefined,
): void {
  if (!events) return
  const { report } = facts
  const seen = new Set<string>()
  const asked = eventsAskedFor(facts)
  // A condition that misspells an event may mean any of them.
  const isAskedAmiss = [...asked].some((id) => !events.some((event) => event?.id === id))
  forEachEntry(events, ['events'], (event, path) => {
    const { id, side, choice, turn, when, d6, delay } = event
    if (seen.has(id)) {
      const message = `There is already an event ${quote(id)}.`
      report.add({ code: 'event/same-id', path: [...path, 'id'], message, hint: 'Rename one of them.' })
    }
    seen.add(id)
    if (side !== undefined && !isSide(facts, side, [...path, 'side'])) return
    if (choice && side === undefined) {
      const message = `Nobody decides whether ${quote(nameEvent(event))} happens.`
      report.add({ code: 'event/nobody-decides', path: [...path, 'choice'], message, hint: 'Add the `side`.' })
    }
    if (!choice && [turn, when, d6, delay].every((one) => one === undefined) && report.isComplete(...path)) {
      const message = `The file does not say when ${quote(nameEvent(event))} happens.`
      report.add({ code: 'event/without-time', path, message, hint: 'Name its turn, a condition or a chance.' })
    } else checkTiming(facts, event, side ?? '', path)
    const changes = facts.changes(event, path)
    if (!changes && !asked.has(id) && !isAskedAmiss && !report.hasErrors(...path) && report.isComplete(...path)) {
      const message = `${quote(nameEvent(event))} changes no ground, and no condition asks for it.`
      report.add({ code: 'event/without-effect', path, message })
    }
  })
  checkCircles(facts, events)
}

function eventsAskedFor<C extends AnyCondition<C>>(facts: EventFacts<C>): ReadonlySet<string> {
  const asked = new Set<string>()
  for (const condition of facts.conditions) {
    forEachAtom(condition, [], (part) => {
      const one = facts.atom(part, '')
      if (one.kind === 'happened') asked.add(one.event)
    })
  }
  return asked
}

/** Whatever could happen if nothing else did is crossed off, again and again; what is left never happens. */
function checkCircles<C extends AnyCondition<C>>(
  facts: EventFacts<C>,
  events: readonly (EventData<C> | undefined)[] | undefined,
): void {
  const { report } = facts
  let stuck: { readonly id: string; readonly when: Resolved; readonly path: Path }[] = []
  forEachEntry(events, ['events'], ({ id, when, side = '' }, path) => {
    if (when && !report.hasErrors(...path)) stuck.push({ id, when: facts.resolve(when, side), path })
  })
  for (;;) {
    const ids = new Set(stuck.map(({ id }) => id))
    const left = stuck.filter(({ when }) => {
      const mayHold = valueOf(when, (atom) => (atom.kind === 'happened' && ids.has(atom.event) ? false : undefined))
      return mayHold === false
    })
    if (left.length === stuck.length) break
    stuck = left
  }
  const waits = new Map(stuck.map(({ id, when }) => [id, eventsIn(when)]))
  const told = new Set<string>()
  for (const { path, id, when } of stuck) {
    // Whoever only waits for a circle is freed with it, and a circle is told of once.
    if (told.has(id) || !reaches(waits, id, id)) continue
    const isAlone =
      valueOf(when, (atom) => (atom.kind === 'happened' && atom.event === id ? false : undefined)) === false
    const circle = stuck.map((one) => one.id).filter((other) => reaches(waits, id, other) && reaches(waits, other, id))
    for (const other of isAlone ? [id] : circle) told.add(other)
    const message =
      isAlone || circle.length === 1
        ? `${quote(id)} waits for itself, so that it never happens.`
        : `${joinWords(circle.map(quote))} wait for each other, so that none of them ever happens.`
    report.add({ code: 'event/circle', path: [...path, 'when'], message })
  }
}

/** Whether an event waits for another, or for itself, through whatever others. */
function reaches(waits: ReadonlyMap<string, readonly string[]>, id: string, other: string): boolean {
  const found = new Set<string>()
  const open = [...(waits.get(id) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === other) return true
    if (found.has(next)) continue
    found.add(next)
    open.push(...(waits.get(next) ?? []))
  }
  return false
}

/** The events that a condition asks for. */
function eventsIn({ all = [], any = [], not, atom }: Resolved): string[] {
  const own = atom?.kind === 'happened' ? [atom.event] : []
  return [...own, ...[...all, ...any, ...(not ? [not] : [])].flatMap(eventsIn)]
}

/** The events of a battle that wait for a condition. */
export function waitingEvents<C>(
  { resolve }: Pick<TimingFacts<C>, 'resolve'>,
  events: readonly (EventData<C> | undefined)[] | undefined,
): WaitingEvent[] {
  return (events ?? []).flatMap((event) =>
    event?.when ? [{ id: event.id, when: resolve(event.when, event.side ?? '') }] : [],
  )
}
