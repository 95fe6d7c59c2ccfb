import type { SurveyedArrival, SurveyedReserve } from '../../../engine/scenario-editor.ts'
import { describeTiming, isFixed, withoutTurn } from '../../../scenario/arrivals/timing.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { withoutHoles } from '../../../scenario/schema/prune.ts'
import { count } from '../../../scenario/wording.ts'
import {
  conditionNames,
  countUnits,
  describeCondition,
  entrancesIn,
  forEachValue,
  type NawCondition,
  type NawDraft,
  type OpenDraft,
  readValues,
} from '../format/index.ts'
import { typeOf } from './pieces.ts'

/** Who comes later, by which hexes. */
export function surveyArrivals({ draft, reader }: OpenDraft, name: (side: string) => string): SurveyedArrival[] {
  const arrivals: SurveyedArrival[] = []
  const names = conditionNames(withoutHoles(draft))
  const describe = (condition: NawCondition, side: string) => describeCondition(condition, undefined, names, side)
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    const { side, nation, at, units } = group
    const who = nation === undefined ? name(side) : `${name(side)} (${nation})`
    const label = `${who}: ${count(countUnits(units), 'unit')}`
    const from = group.turn ?? 1
    const places = entrancesIn(at).flatMap(({ hexes }) => readList(hexes, reader).hexes)
    const condition = isFixed(group) ? undefined : describeTiming(withoutTurn(group), undefined, describe)
    arrivals.push({ path, side, from, to: from, label, places, isStaged: false, ...(condition && { condition }) })
  })
  return arrivals
}

/** Whoever arrives chooses one of the entrances: they have no hex of their own. */
export function surveyReserves({ reinforcements }: NawDraft): SurveyedReserve[] {
  const reserves: SurveyedReserve[] = []
  forEachEntry(reinforcements, ['reinforcements'], ({ side, units }, groupPath) => {
    forEachValue(units, [...groupPath, 'units'], (kind, values, troops, path) => {
      const counter = { kind, ...readValues(values) }
      const number = typeof troops === 'number' ? troops : troops.length
      reserves.push({
        path,
        side,
        type: typeOf(counter),
        count: number,
        strength: counter.strength,
        comes: 'later',
      })
    })
  })
  return reserves
}
