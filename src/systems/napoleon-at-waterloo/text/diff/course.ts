import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareInOrder } from '../../../../scenario/diff/in-order.ts'
import { compareSentences, type Sentence } from '../../../../scenario/diff/sentences.ts'
import { withId } from '../../../../scenario/events/events.ts'
import { nameWeather } from '../../../../scenario/weather/weather.ts'
import type { NawCondition, NawDraft } from '../../format/index.ts'
import { describeHappening, describeRule, describeSky } from '../course.ts'

type NameOf = (id: string) => string

/** Compares the weather, the events and the special rules. */
export function compareCourse(was: NawDraft, is: NawDraft, name: NameOf): BattleChange[] {
  return [
    ...compareInOrder('weather', weatherOf(was, is, name), weatherOf(is, is, name)),
    ...compareInOrder('event', eventsOf(was, is, name), eventsOf(is, is, name)),
    ...compareSentences('rules', 'special rule', rulesOf(was, is, name), rulesOf(is, is, name)),
  ]
}

function weatherOf({ weather = [] }: NawDraft, later: NawDraft, name: NameOf): Sentence[] {
  return weather.map(({ note, ...change }) => ({
    text: describeSky(sorted(change), withoutClock(later), name).replace(/\.$/, ''),
    keys: [`${nameWeather(change)} ${change.hexes?.join() ?? ''}`, nameWeather(change), ''],
    note,
    places: change.hexes ?? [],
  }))
}

function eventsOf({ events = [] }: NawDraft, later: NawDraft, name: NameOf): Sentence[] {
  return events.map(({ note, ...event }) => ({
    text: describeHappening(sorted(withId(event)), withoutClock(later), name).replace(/\.$/, ''),
    keys: [event.id],
    note,
    places: (event.ground ?? []).flatMap(({ hexes }) => hexes),
  }))
}

function rulesOf({ specialRules = [] }: NawDraft, later: NawDraft, name: NameOf): Sentence[] {
  return specialRules.map((rule) => ({
    text: describeRule(sorted(rule), withoutClock(later), name).replace(/\.$/, ''),
    keys: [rule.rule],
    note: rule.note,
    places: 'hexes' in rule ? (rule.hexes ?? []) : [],
  }))
}

/** Conditions whose parts only stand in another order are the same. */
const sorted = <T extends object>(one: T & { readonly when?: NawCondition }): T =>
  one.when ? { ...one, when: sortCondition(one.when) } : one

function withoutClock(battle: NawDraft): NawDraft {
  const { clock: _, ...rest } = battle
  return rest
}
