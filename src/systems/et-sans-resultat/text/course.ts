import type { ConditionNames } from '../../../scenario/conditions/sentences.ts'
import { describeEvent } from '../../../scenario/events/sentences.ts'
import { describeWeather as describeAnyWeather } from '../../../scenario/weather/sentences.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  describeConditionOf,
  type EsrDraft,
  type EsrEvent,
  type EsrWeatherChange,
  Grounds,
  WEATHER,
} from '../format/index.ts'
import { sorted } from './arrivals.ts'

type Clock = EsrDraft['clock']

/** What lengths are counted in. */
const LENGTHS = ['inch', 'inches'] as const

/** A change of the weather as a sentence. */
export const describeWeather = (change: EsrWeatherChange, names: ConditionNames, clock?: Clock): string =>
  describeAnyWeather(sorted(change), clock, {
    table: WEATHER,
    length: LENGTHS,
    places: (areas) => names.places(areas),
    describe: (condition) => describeConditionOf(condition, '', names),
  })

/** An event of the battle as a sentence: when, what it is, and what becomes of the table. */
export function describeHappening(event: EsrEvent, draft: EsrDraft, names: ConditionNames, clock?: Clock): string {
  const grounds = new Grounds(draft.ground)
  const featureName = (id: string) => draft.board?.features?.[id]?.name ?? id.replaceAll('-', ' ')
  const { features = [], message, ...rest } = sorted(event)
  const changes = features.map(({ ids, becomes, removed }) => {
    const what = ids.map(featureName).join(', ')
    const isOne = ids.length === 1
    if (removed) return `${what} ${isOne ? 'is' : 'are'} gone`
    if (becomes === undefined) return `${what} ${isOne ? 'is' : 'are'} built`
    return `${what} ${isOne ? 'becomes' : 'become'} ${grounds.row(becomes).name.toLowerCase()}`
  })
  const told = describeEvent(rest, clock, {
    side: (id) => names.side(id),
    places: (areas) => names.places(areas),
    ground: (id) => grounds.row(id).name.toLowerCase(),
    describe: (condition) => describeConditionOf(condition, event.side ?? '', names),
  })
  const does = changes.length === 0 ? '' : `: ${changes.join('; ')}`
  return `${capitalise(told.replace(/\.$/, ''))}${does}.${message === undefined ? '' : ` ${message.trim()}`}`
}
