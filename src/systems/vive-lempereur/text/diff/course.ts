import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareInOrder } from '../../../../scenario/diff/in-order.ts'
import type { Sentence } from '../../../../scenario/diff/sentences.ts'
import { withId } from '../../../../scenario/events/events.ts'
import { nameWeather } from '../../../../scenario/weather/weather.ts'
import type { BattleNames, Condition, Fragment } from '../../format/index.ts'
import { describeHappening, describeWeather } from '../course.ts'

/** Compares the weather and the events. Their order is played. */
export function compareCourse(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  return [
    ...compareInOrder('weather', weatherOf(before, names), weatherOf(after, names)),
    ...compareInOrder('event', eventsOf(before, names), eventsOf(after, names)),
  ]
}

const weatherOf = ({ weather = [] }: Fragment, names: BattleNames): Sentence[] =>
  weather.map(({ note, ...one }) => ({
    text: describeWeather(sorted(one), names).replace(/\.$/, ''),
    keys: [`${nameWeather(one)} ${one.hexes?.join() ?? ''}`, nameWeather(one), ''],
    note,
    places: one.hexes ?? [],
  }))

const eventsOf = ({ events = [] }: Fragment, names: BattleNames): Sentence[] =>
  events.map(({ note, ...one }) => ({
    text: describeHappening(sorted(withId(one)), names).replace(/\.$/, ''),
    keys: [one.id],
    note,
    places: (one.ground ?? []).flatMap(({ hexes }) => hexes),
  }))

/** Conditions whose parts only stand in another order are the same. */
const sorted = <T extends { readonly when?: Condition }>(one: T): T =>
  one.when ? { ...one, when: sortCondition(one.when) } : one
