import type { SurveyedArrival, SurveyedReserve } from '../../../engine/scenario-editor.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { count } from '../../../scenario/wording.ts'
import type { HexList, Stage, UnitCounts } from '../format/index.ts'
import { type BattleNames, type OpenDraft, readPlacements, type ScenarioDraft, troopRow } from '../format/index.ts'
import { describeTerms } from '../text/index.ts'

/** Who comes later: at a certain time, or by stages. */
export function surveyArrivals({ draft, reader }: OpenDraft, names: BattleNames): SurveyedArrival[] {
  const arrivals: SurveyedArrival[] = []
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    const { side } = group
    if (!('stages' in group)) {
      const units = readPlacements(group.units, side, () => group.nation, path, reader)
      const places = [...new Set(units.map(({ hex }) => hex))]
      const label = `${names.side(side)}: ${count(units.length, 'unit')}`
      const [from, condition] = [group.turn ?? 1, describeTerms(group, names)]
      arrivals.push({ path, side, from, to: from, label, places, isStaged: false, ...(condition && { condition }) })
      return
    }
    const condition = group.when && describeTerms({ when: group.when }, names)
    const pool = Object.values(group.pool).reduce<number>((sum, number = 0) => sum + number, 0)
    forEachEntry(group.stages, [...path, 'stages'], (stage, where) => {
      const { from, to = draft.turns ?? from, each, units } = stage
      const label = `${names.side(side)}: ${units} each ${each === 'round' ? 'round' : 'turn'} of a pool of ${pool}`
      const places = [...new Set(entrancesOf(stage).flatMap((list) => readList(list, reader).hexes))]
      const arrival = { path: where, side, from, to: Math.max(from, to), label, places, isStaged: true }
      arrivals.push(condition === undefined ? arrival : { ...arrival, condition })
    })
  })
  return arrivals
}

function entrancesOf({ entrance }: Stage): HexList[] {
  return [...(entrance.choose ? [entrance.choose] : []), ...Object.values(entrance.d6 ?? {})]
}

/** Who has no hex yet: pools that arrive by stages (13.1), and forces that the players deploy themselves (14.0). */
export function surveyReserves(draft: ScenarioDraft): SurveyedReserve[] {
  const { reinforcements, deployment } = draft
  const reserves: SurveyedReserve[] = []
  const add = (side: string, counts: UnitCounts | undefined, path: Path, comes: SurveyedReserve['comes']) => {
    for (const [type, number] of Object.entries(counts ?? {})) {
      if (number === undefined) continue
      reserves.push({
        path: [...path, type],
        side,
        type,
        count: number,
        strength: troopRow(draft, type).elements,
        comes,
      })
    }
  }
  for (const [side, forces] of Object.entries(deployment?.forces ?? {})) {
    add(side, forces, ['deployment', 'forces', side], 'at-the-start')
  }
  forEachEntry(reinforcements, ['reinforcements'], (group, path) => {
    if ('stages' in group) add(group.side, group.pool, [...path, 'pool'], 'later')
  })
  return reserves
}
