import type { SurveyedArrival, SurveyedReserve } from '../../../engine/scenario-editor.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { count } from '../../../scenario/wording.ts'
import { countUnits, forEachValue, type NawDraft, type OpenDraft, readValues } from '../format/index.ts'
import { typeOf } from './pieces.ts'

/** Who comes later, by which hexes. */
export function surveyArrivals({ draft, reader }: OpenDraft, name: (side: string) => string): SurveyedArrival[] {
  const arrivals: SurveyedArrival[] = []
  forEachEntry(draft.reinforcements, ['reinforcements'], ({ side, nation, turn, at, units }, path) => {
    const who = nation === undefined ? name(side) : `${name(side)} (${nation})`
    const label = `${who}: ${count(countUnits(units), 'unit')}`
    arrivals.push({ path, side, from: turn, to: turn, label, places: readList(at, reader).hexes, isStaged: false })
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
