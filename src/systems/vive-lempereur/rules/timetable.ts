import { type Timing as AnyTiming, compileTiming } from '../../../engine/timetable.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { GARRISON, type Reserve, type Roster, type ViveLempereurScenario, type Withdrawal } from '../format/index.ts'
import type { Conditions, OwnTest } from './conditions.ts'

export type Timing = AnyTiming<Uint8Array, OwnTest>

/** Something that has its time: reinforcements, a reserve, or units that leave the battle. */
type Entry = {
  readonly what: 'arrival' | 'reserve' | 'withdrawal'
  readonly side: number
  readonly name: string
  readonly timing: Timing
  readonly pieces: readonly number[]
}

/** Whether an attack releases them, is said of units that are held back or leave. */
type Body = Entry & { readonly isReleasedByAttack: boolean }

/** Everything of a battle that has its time. */
export type Timetable = {
  /** By entry of `reinforcements`, `reserves` and `withdrawals`. */
  readonly arrivals: readonly Entry[]
  readonly reserves: readonly Body[]
  readonly withdrawals: readonly Body[]
  /** By piece: the entry of `reserves` that holds it, or -1; empty where there are none. */
  readonly reserveOf: Int16Array
  /** What has to be looked at when a turn begins; nothing where turns are all that decides. */
  readonly entries: readonly Entry[]
}

/** Reads when reinforcements come, reserves are released and units withdraw. */
export function compileTimetable(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  roster: Roster,
  reader: HexReader,
  conditions: Conditions,
): Timetable {
  const { reinforcements = [], reserves = [], withdrawals = [] } = scenario
  const arrivals = reinforcements.map((group, i): Entry => {
    // A pool comes by its stages, which have turns of their own.
    const data = 'stages' in group ? { ...group, turn: 1 } : group
    return {
      what: 'arrival',
      side: sides.indexOf(group.side),
      name: groupName(scenario, group),
      timing: compileTiming(conditions, data, group.side),
      pieces: roster.arrivals[i]!,
    }
  })
  const isLater = new Set(roster.arrivals.flat())
  const makeBody = (what: 'reserve' | 'withdrawal', data: Reserve & Withdrawal): Body => {
    const { side, nation, types, names, group, attacked = false } = data
    const hexes = data.hexes && new Set(reader.set(data.hexes, []))
    const ofGroup =
      group === undefined ? undefined : roster.arrivals[reinforcements.findIndex(({ id }) => id === group)]
    const pieces = roster.recruits.flatMap((recruit, piece) => {
      const fits =
        recruit.row.nature !== GARRISON &&
        recruit.side === sides.indexOf(side) &&
        (nation === undefined || recruit.nation === nation) &&
        (types?.includes(recruit.type) ?? true) &&
        (names === undefined || names.includes(recruit.name ?? '')) &&
        (hexes === undefined || hexes.has(recruit.hex)) &&
        (ofGroup?.includes(piece) ?? true) &&
        (what === 'withdrawal' || !isLater.has(piece))
      return fits ? [piece] : []
    })
    const timing = compileTiming(conditions, data, side, attacked)
    return { what, side: sides.indexOf(side), name: bodyName(data), timing, pieces, isReleasedByAttack: attacked }
  }
  const held = reserves.map((data) => makeBody('reserve', data))
  const leaving = withdrawals.map((data) => makeBody('withdrawal', data))
  const reserveOf = new Int16Array(held.length === 0 ? 0 : roster.size).fill(-1)
  held.forEach(({ pieces }, reserve) => {
    for (const piece of pieces) reserveOf[piece] = reserve
  })
  return {
    arrivals,
    reserves: held,
    withdrawals: leaving,
    reserveOf,
    entries: [...arrivals.filter(({ timing }) => timing.row >= 0), ...held, ...leaving],
  }
}

function groupName({ sides }: ViveLempereurScenario, { name, id, side }: Group): string {
  return name ?? id ?? `${sides[side]?.name ?? side} reinforcements`
}

const bodyName = ({ name, names, types }: Reserve & Withdrawal) =>
  name ?? names?.join(', ') ?? types?.join(', ') ?? 'reserve'

type Group = NonNullable<ViveLempereurScenario['reinforcements']>[number]
