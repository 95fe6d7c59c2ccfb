import { describeEvent as describeAnyEvent } from '../../../scenario/events/sentences.ts'
import { describeWeather as describeAnyWeather } from '../../../scenario/weather/sentences.ts'
import {
  type BattleNames,
  describeCondition,
  type HexEvent,
  type HexWeatherChange,
  LENGTHS,
  type ScenarioDraft,
  WEATHER,
  wordsFrom,
} from '../format/index.ts'

/** A change of the weather as a sentence. */
export const describeWeather = (change: HexWeatherChange, names: BattleNames, clock?: ScenarioDraft['clock']): string =>
  describeAnyWeather(change, clock, { table: WEATHER, length: LENGTHS, ...wordsOf(names) })

/** An event of the battle as a sentence. */
export const describeHappening = (event: HexEvent, names: BattleNames, clock?: ScenarioDraft['clock']): string =>
  describeAnyEvent(event, clock, { side: (id) => names.side(id), ground: (id) => names.ground(id), ...wordsOf(names) })

const wordsOf = (names: BattleNames) => ({
  places: (list: readonly string[]) => wordsFrom(names).places(list),
  describe: (condition: Parameters<typeof describeCondition>[0], side = '') =>
    describeCondition(condition, undefined, names, side),
})
