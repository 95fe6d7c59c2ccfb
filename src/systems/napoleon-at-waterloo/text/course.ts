import { describeEvent } from '../../../scenario/events/sentences.ts'
import { describeSharedRule } from '../../../scenario/special-rules/sentences.ts'
import { describeWeather } from '../../../scenario/weather/sentences.ts'
import {
  conditionNames,
  describeCondition,
  groundKindsOf,
  type HexEvent,
  type HexWeatherChange,
  LENGTHS,
  type NawCondition,
  type NawDraft,
  type NawSpecialRule,
  STEPS,
  WEATHER,
} from '../format/index.ts'

/** A change of the weather as a sentence. */
export function describeSky(change: HexWeatherChange, battle: NawDraft, side?: (id: string) => string): string {
  return describeWeather(change, battle.clock, {
    table: WEATHER,
    length: LENGTHS,
    step: STEPS,
    ...wordsOf(battle, side),
  })
}

/** A special rule as a sentence. */
export function describeRule(rule: NawSpecialRule, battle: NawDraft, side?: (id: string) => string): string {
  const words = { ...wordsOf(battle, side), names: conditionNames(battle, side), length: LENGTHS, broken: BROKEN }
  return describeSharedRule(rule, battle.clock, words)
}

const BROKEN = {
  'no-attacks': 'its units neither move next to an enemy nor attack',
  retreats: 'its units neither move next to an enemy nor attack, and retreat two hexes',
}

/** An event of the battle as a sentence. */
export function describeHappening(event: HexEvent, battle: NawDraft, side?: (id: string) => string): string {
  return describeEvent(event, battle.clock, wordsOf(battle, side))
}

function wordsOf(battle: NawDraft, side?: (id: string) => string) {
  const names = conditionNames(battle, side)
  return {
    side: (id: string) => names.side(id),
    places: (hexes: readonly string[]) => names.places(hexes),
    ground: (id: string) => groundWord(battle, id),
    describe: (condition: NawCondition, own = '') => describeCondition(condition, undefined, names, own),
  }
}

/** `woods`, as sentences have it. */
const groundWord = (battle: NawDraft, id: string) =>
  groundKindsOf(battle)
    .kinds.find((kind) => kind.id === id)
    ?.name.toLowerCase() ?? id
