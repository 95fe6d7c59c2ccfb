import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { expandDieTable } from '../../../scenario/die-tables.ts'
import type { Stage, ViveLempereurScenario } from '../format/index.ts'
import { readPlacements } from '../format/index.ts'
import type { Timetable, Timing } from './timetable.ts'

/** An occasion on which pieces arrive: a group with a fixed turn, or a stage of one that arrives by and by. */
export type ArrivalPlan = {
  readonly side: number
  /** The entry of `reinforcements`, which has the pieces. */
  readonly group: number
  /** When the group comes, besides the turns. */
  readonly timing: Timing
  readonly from: number
  readonly to: number
  readonly each: Stage['each']
  /** How many pieces are due each time. */
  readonly units: number
  /** The hex of each piece, where the file gives it; then nobody chooses. */
  readonly fixed: readonly number[] | undefined
  readonly flagDie: Stage['flagDie']
  readonly typeDie: Stage['typeDie']
  /** The hexes to choose from: one list, or six by a roll of the die. */
  readonly entrance: readonly (readonly number[])[]
  /** All entrances of the group: where one is occupied, the nearest of these is taken. */
  readonly entrances: readonly number[]
  readonly takesNearest: boolean
  readonly actsAtOnce: boolean
}

/** Reads `reinforcements`, group by group and stage by stage. */
export function compileArrivals(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  reader: HexReader,
  timetable: Timetable,
): ArrivalPlan[] {
  return (scenario.reinforcements ?? []).flatMap((entry, group): ArrivalPlan[] => {
    const side = sides.indexOf(entry.side)
    const { timing } = timetable.arrivals[group]!
    if (!('stages' in entry)) {
      const fixed = readPlacements(entry.units, entry.side, () => undefined, [], reader).map(({ hex }) => hex)
      return [
        {
          side,
          group,
          timing,
          from: timing.turn,
          to: scenario.turns,
          each: 'turn',
          units: fixed.length,
          fixed,
          flagDie: undefined,
          typeDie: undefined,
          entrance: [],
          entrances: fixed,
          takesNearest: entry.occupied !== 'wait',
          actsAtOnce: entry.acts === 'at-once',
        },
      ]
    }
    const rows = entry.stages.map(({ entrance: { choose, d6 } }) =>
      d6 ? expandDieTable(d6).map((list) => reader.set(list, [])) : [reader.set(choose, [])],
    )
    const entrances = [...new Set(rows.flat(2))]
    return entry.stages.map((stage, i) => ({
      side,
      group,
      timing,
      from: stage.from,
      to: stage.to ?? scenario.turns,
      each: stage.each,
      units: stage.units,
      fixed: undefined,
      flagDie: stage.flagDie,
      typeDie: stage.typeDie,
      entrance: rows[i]!,
      entrances,
      takesNearest: stage.occupied !== 'wait',
      actsAtOnce: stage.acts === 'at-once',
    }))
  })
}
