import { isFixed, type TimingData } from '../scenario/arrivals/timing.ts'
import { type EventData, nameEvent } from '../scenario/events/events.ts'
import { nameWeather, timingOfWeather, type WeatherChange } from '../scenario/weather/weather.ts'
import { capitalise } from '../scenario/wording.ts'
import type { AreaPortrait } from './portrait.ts'
import type { Sky } from './weather.ts'

/** Weather that is only in some places. */
export function portraySky<Where, Own>(sky: Sky<Where, Own> | undefined, now: Int32Array): AreaPortrait[] {
  if (!sky || sky.zones < 2) return []
  const { kinds, zoneOf } = sky
  return [...new Set(now)].flatMap((kind): AreaPortrait[] => {
    const { state, name } = kinds[kind]!
    if (state === 'clear' || [...now].every((one) => one === kind)) return []
    const places = [...zoneOf.keys()].filter((hex) => now[zoneOf[hex]!] === kind)
    return [{ kind: 'weather', name: capitalise(name), extent: { places } }]
  })
}

/** `, fog in places`: the weather, where there is any but clear. */
export function describeSkyNow<Where, Own>(sky: Sky<Where, Own> | undefined, now: Int32Array): string {
  if (!sky) return ''
  const kinds = new Set([...now].map((kind) => sky.kinds[kind]!))
  const told = [...kinds].filter(({ state, name }) => state !== 'clear' || name !== 'clear weather')
  return told.map(({ name }) => `, ${name}${kinds.size > 1 ? ' in places' : ''}`).join('')
}

/** What a battle announces: its parts, any of which a draft may lack. */
type Announced<C> = {
  readonly weather?: readonly (WeatherChange<C> | undefined)[] | undefined
  readonly events?: readonly (EventData<C> | undefined)[] | undefined
  readonly reserves?: readonly (Body<C> | undefined)[] | undefined
  readonly withdrawals?: readonly (Body<C> | undefined)[] | undefined
  readonly specialRules?: readonly (TimedRule<C> | undefined)[] | undefined
}

/** A special rule, as far as it has a time. */
type TimedRule<C> = TimingData<C> & { readonly rule: string; readonly side?: string; readonly name?: string }

/** Troops that are kept back or called away. */
type Body<C> = TimingData<C> & { readonly side: string; readonly name?: string }

/** The weather, the events, who is released or leaves, and which special rules begin or end in a turn, or may. */
export function courseOfTurn<C>(
  { weather, events, reserves, withdrawals, specialRules }: Announced<C>,
  turn: number,
  nameSide: (id: string) => string,
): string[] {
  const mark = (name: string, timing: TimingData<C>, isChoice = false) =>
    `${name}${isFixed(timing) && !isChoice ? '' : '?'}`
  const bodies = (list: readonly (Body<C> | undefined)[] | undefined, noun: string, what: string) =>
    (list ?? []).flatMap((body) =>
      body?.turn === turn ? [mark(`${body.name ?? `${nameSide(body.side)} ${noun}`}: ${what}`, body)] : [],
    )
  return [
    ...(weather ?? []).flatMap((change) =>
      change && (change.from ?? 1) === turn ? [mark(nameWeather(change), timingOfWeather(change))] : [],
    ),
    ...(events ?? []).flatMap((event) => (event?.turn === turn ? [mark(nameEvent(event), event, event.choice)] : [])),
    ...bodies(reserves, 'reserve', 'released'),
    ...bodies(withdrawals, 'troops', 'withdrawal'),
    ...(specialRules ?? []).flatMap((rule) => {
      const change = rule && CHANGES[rule.rule]
      if (!rule || !change || rule.turn !== turn) return []
      const side = rule.side === undefined ? '' : nameSide(rule.side)
      return [mark(change({ side, name: rule.name }), rule)]
    }),
  ]
}

/** What happens when the time of a special rule comes. */
const CHANGES: Readonly<
  Partial<Record<string, (rule: { readonly side: string; readonly name: string | undefined }) => string>>
> = {
  truce: ({ side }) => `${side} truce ends`,
  'off-map-guns': ({ side, name }) => `${name ?? `${side} guns`} open fire`,
}

/** A special rule, as far as it has a place on the map. */
type PlacedRule = { readonly rule: string; readonly side?: string; readonly name?: string }

/** What a rulebook knows of the places of its special rules. */
type RuleFacts<Rule> = {
  /** Where a rule still counts; `rank` is its place among those of its kind. */
  extents(rule: Rule, rank: number): readonly AreaPortrait['extent'][]
  side(id: string): { readonly name: string; readonly number: number }
  /** What a rule says, where a map has room for it. */
  describe?(rule: Rule): string
}

/** The places of special rules: where a truce keeps a side out, what guns off the map reach, and ground that may break. */
export function portrayRules<Rule extends { readonly rule: string }>(
  rules: readonly (Rule | undefined)[] | undefined,
  facts: RuleFacts<Rule>,
): AreaPortrait[] {
  const ranks = new Map<string, number>()
  return (rules ?? []).flatMap((rule) => {
    const kind = rule && AREA_KINDS[rule.rule]
    if (!rule || !kind) return []
    const rank = ranks.get(rule.rule) ?? 0
    ranks.set(rule.rule, rank + 1)
    const { side: id, name }: PlacedRule = rule
    const side = id === undefined ? undefined : facts.side(id)
    const called = name ?? (kind === 'truce' ? `${side?.name ?? ''} truce` : 'Weak ground')
    const owned = side && side.number >= 0 ? { side: side.number } : {}
    const note = facts.describe && { note: facts.describe(rule) }
    return facts.extents(rule, rank).map((extent) => ({ kind, name: capitalise(called), extent, ...note, ...owned }))
  })
}

const AREA_KINDS: Readonly<Partial<Record<string, AreaPortrait['kind']>>> = {
  truce: 'truce',
  'off-map-guns': 'guns',
  'ground-breaks': 'event',
}
