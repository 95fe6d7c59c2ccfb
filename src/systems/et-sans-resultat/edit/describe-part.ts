import { isCondition, sentencesUnder, wholePart } from '../../../engine/describe-part.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { makeSentence } from '../../../scenario/wording.ts'
import {
  conditionNames,
  describeCondition,
  describeConditionOf,
  type EsrCondition,
  type EsrDraft,
  type EsrEvent,
  type EsrReserve,
  type EsrWeatherChange,
  type EsrWithdrawal,
  type EtSansResultatScenario,
  fillDefaults,
} from '../format/index.ts'
import { describe, describeHappening, describeReserve, describeWeather, describeWithdrawal } from '../text/index.ts'

/** What a part of the scenario says, in a sentence of plain English; nothing of parts that say nothing by themselves. */
export function describePartOf(data: unknown, part: Path): string | undefined {
  const draft = (data ?? {}) as EsrDraft
  const [key, entry, within] = part
  const value = wholePart(draft, part)
  if (value === undefined || typeof entry !== 'number') return undefined
  if (key === 'victory' && within === undefined) return describePart(draft, { victory: [value] }, 'Victory conditions')
  if (key === 'points' && within === undefined) return describePart(draft, { points: [value] }, 'Victory points')
  if (key === 'specialRules' && within === undefined) {
    return describePart(draft, { specialRules: [value] }, 'Special rules')
  }
  const names = conditionNames(draft)
  if (within === undefined) {
    if (key === 'weather') return describeWeather(value as EsrWeatherChange, names, draft.clock)
    if (key === 'events') return describeHappening(value as EsrEvent, draft, names, draft.clock)
    if (key === 'reserves') return describeReserve(value as EsrReserve, names, draft.clock)
    if (key === 'withdrawals') return describeWithdrawal(value as EsrWithdrawal, names, draft.clock)
  }
  if (!isCondition(value, part)) return undefined
  const { side } = valueAt(draft, [key!, entry]) as { readonly side?: string }
  const isWon = key === 'victory' || key === 'points'
  return makeSentence(
    isWon && side !== undefined
      ? describeCondition(value as EsrCondition, side, names)
      : describeConditionOf(value as EsrCondition, side ?? '', names),
  )
}

/** What the description of the battle says of a part, as if there were nothing else but what has names. */
function describePart(draft: EsrDraft, part: object, heading: string): string | undefined {
  return sentencesUnder(heading, describe(withNames(draft, part)))
}

/** A battle with its names and this part. */
function withNames({ board, sides, armies, clock, events }: EsrDraft, part: object): EtSansResultatScenario {
  const names = {
    ...(board && { board }),
    ...(sides && { sides }),
    ...(armies && { armies }),
    ...(clock && { clock }),
    ...(events && { events }),
  }
  return fillDefaults({ ...names, ...part })
}
