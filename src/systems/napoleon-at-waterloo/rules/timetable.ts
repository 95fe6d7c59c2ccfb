import { type Timing as AnyTiming, compileTiming } from '../../../engine/timetable.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import type { NapoleonAtWaterlooScenario, Recruit, Reserve, Withdrawal } from '../format/index.ts'
import { belongsTo, entranceLists, groupName, troopsName } from '../format/index.ts'
import type { Conditions, Test } from './conditions.ts'

type Timing = AnyTiming<Uint8Array, Test>

/** A group of reinforcements: when it comes, and where. */
type Arrival = {
  readonly what: 'arrival'
  readonly side: number
  readonly name: string
  readonly timing: Timing
  /** The hexes to enter by: one list, or six of which a die chooses; and the word of memory with that die, or -1. */
  readonly entrances: readonly (readonly number[])[]
  readonly dieRow: number
}

/** Units that are held back until they are released, or that leave the battle. */
type Body = {
  readonly what: 'reserve' | 'withdrawal'
  readonly side: number
  readonly name: string
  readonly timing: Timing
  readonly pieces: readonly number[]
  /** Whether an attack releases them. */
  readonly isReleasedByAttack: boolean
}

/** Everything of a battle that has its time. */
export type Timetable = {
  /** By entry of `reinforcements`, `reserves` and `withdrawals`. */
  readonly arrivals: readonly Arrival[]
  readonly reserves: readonly Body[]
  readonly withdrawals: readonly Body[]
  /** By piece: the entry of `reserves` that holds it, or -1; empty where there are none. */
  readonly reserveOf: Int16Array
  /** What has to be looked at when a side begins to move; nothing where turns are all that decides. */
  readonly entries: readonly (Arrival | Body)[]
}

/** Reads `reinforcements`, `reserves` and `withdrawals`. */
export function compileTimetable(
  scenario: NapoleonAtWaterlooScenario,
  sides: readonly string[],
  recruits: readonly Recruit[],
  reader: HexReader,
  conditions: Conditions,
): Timetable {
  const { reinforcements = [], reserves = [], withdrawals = [] } = scenario
  const arrivals = reinforcements.map((group): Arrival => {
    const entrances = entranceLists(group.at).map((list) => [...reader.set(list, [])])
    return {
      what: 'arrival',
      side: sides.indexOf(group.side),
      name: groupName(group, scenario),
      timing: compileTiming(conditions, group, group.side),
      entrances,
      dieRow: entrances.length > 1 ? conditions.remember() : -1,
    }
  })
  const groupOf = (id: string | undefined) =>
    id === undefined ? undefined : reinforcements.findIndex((group) => group.id === id)
  const makeBody = (what: Body['what'], data: Reserve & Withdrawal): Body => {
    const hexes = data.hexes && new Set(reader.set(data.hexes, []))
    const isReleasedByAttack = data.attacked === true
    return {
      what,
      side: sides.indexOf(data.side),
      name: troopsName(data),
      timing: compileTiming(conditions, data, data.side, isReleasedByAttack),
      pieces: recruits.flatMap((recruit, piece) =>
        (what === 'withdrawal' || recruit.arrival === undefined) && belongsTo(recruit, data, hexes, groupOf(data.group))
          ? [piece]
          : [],
      ),
      isReleasedByAttack,
    }
  }
  const held = reserves.map((data) => makeBody('reserve', data))
  const leaving = withdrawals.map((data) => makeBody('withdrawal', data))
  const reserveOf = new Int16Array(held.length === 0 ? 0 : recruits.length).fill(-1)
  held.forEach(({ pieces }, reserve) => {
    for (const piece of pieces) reserveOf[piece] = reserve
  })
  const isOpen = ({ timing, dieRow }: Arrival) => timing.row >= 0 || dieRow >= 0
  return {
    arrivals,
    reserves: held,
    withdrawals: leaving,
    reserveOf,
    entries: [...arrivals.filter(isOpen), ...held, ...leaving],
  }
}
