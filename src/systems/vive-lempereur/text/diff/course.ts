import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareSentences, type Sentence } from '../../../../scenario/diff/sentences.ts'
import { nameWeather } from '../../../../scenario/weather/weather.ts'
import type { BattleNames, Condition, Fragment } from '../../format/index.ts'
import { describeHappening, describeWeather } from '../course.ts'

/** Compares the weather and the events. Their order is played. */
export function compareCourse(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  return [
    ...inOrder('weather', weatherOf(before, names), weatherOf(after, names)),
    ...inOrder('event', eventsOf(before, names), eventsOf(after, names)),
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
    text: describeHappening(sorted(one), names).replace(/\.$/, ''),
    keys: [one.id],
    note,
    places: (one.ground ?? []).flatMap(({ hexes }) => hexes),
  }))

/** What stands in another order and is the same otherwise is told as that. */
function inOrder(noun: 'weather' | 'event', was: readonly Sentence[], is: readonly Sentence[]): BattleChange[] {
  const changes = compareSentences('rules', noun, was, is)
  const texts = (list: readonly Sentence[]) => canonical(list.map(({ text }) => text))
  if (changes.some(({ part }) => part === 'rules') || texts(was) === texts(is)) return changes
  return [...changes, change('rules', 'changed', `${noun === 'event' ? 'events' : 'weather'} reordered`)]
}

/** Conditions whose parts only stand in another order are the same. */
const sorted = <T extends { readonly when?: Condition }>(one: T): T =>
  one.when ? { ...one, when: sortCondition(one.when) } : one
