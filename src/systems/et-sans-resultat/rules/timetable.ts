import { type Timing as AnyTiming, compileTiming } from '../../../engine/timetable.ts'
import {
  type Area,
  type EsrArrival,
  type EsrReserve,
  type EsrRideIn,
  type EsrWithdrawal,
  type EtSansResultatScenario,
  entranceLists,
  formationsOf,
} from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'
import type { Conditions, Test } from './conditions.ts'
import { NOBODY } from './state.ts'

type Timing = AnyTiming<readonly Area[], Test>

/** When and where a column comes, or a commander (13.4). */
export type Arrival = {
  readonly timing: Timing
  /** By the result of a die from 1 on, or one list for all: the entries among which the owner chooses. */
  readonly entrances: readonly (readonly number[])[]
  /** The word of memory with the result of that die, 0 before it is rolled; -1 where none is. */
  readonly rolledIn: number
  /** What is tried in turn where all of these are closed. */
  readonly otherwise: readonly number[]
  readonly queue: number
}

/** Something that the battle announces: a column, a reserve that is released, or formations that leave. */
export type Entry = {
  readonly what: 'arrival' | 'reserve' | 'withdrawal'
  readonly side: number
  readonly name: string
  readonly timing: Timing
  readonly formations: readonly number[]
  /** Forces that leave as a whole, with their commanders and batteries. */
  readonly forces: readonly number[]
  /** Whether an attack releases them. */
  readonly isReleasedByAttack: boolean
}

/** Everything of a battle that has its time (14.7). */
export type Timetable = {
  /** By formation and by commander; nothing for whoever is there from the start, or rides with a formation. */
  readonly arrivals: readonly (Arrival | undefined)[]
  readonly rides: readonly (Arrival | undefined)[]
  readonly reserves: readonly Entry[]
  readonly withdrawals: readonly Entry[]
  /** By formation: the entry of `reserves` that holds it, or NOBODY; empty where there are none. */
  readonly reserveOf: readonly number[]
  /** Whether some owner may have to choose between entries. */
  readonly hasChoices: boolean
  /** What has to be looked at when a turn begins; nothing where turns are all that decides. */
  readonly entries: readonly Entry[]
}

type Listed = Pick<Battlefield, 'sides' | 'formations' | 'forces' | 'commanders' | 'entries'>

/** Reads when columns come, reserves are released and formations withdraw. */
export function compileTimetable(scenario: EtSansResultatScenario, field: Listed, conditions: Conditions): Timetable {
  const { sides, formations, forces, commanders } = field
  const { armies, reserves = [], withdrawals = [] } = scenario
  const entryOf = (id: string) => field.entries.findIndex((entry) => entry.id === id)
  const makeArrival = (data: EsrArrival | EsrRideIn, side: string): Arrival => {
    const { queue = 1, otherwise = [] } = data as EsrArrival
    const entrances = entranceLists(data.entry).map((list) => list.map(entryOf))
    return {
      timing: compileTiming(conditions, data, side),
      entrances,
      rolledIn: entrances.length > 1 ? conditions.remember() : NOBODY,
      otherwise: otherwise.map(entryOf),
      queue,
    }
  }
  const coming = new Map<string, Arrival>()
  const riding = new Map<string, Arrival>()
  for (const side of sides) {
    const army = armies[side]
    const leaders = [army?.commander, ...Object.values(army?.forces ?? {}).map(({ commander }) => commander)]
    for (const leader of leaders) {
      if (typeof leader !== 'object' || typeof leader.arrives !== 'object') continue
      riding.set(leader.id, makeArrival(leader.arrives, side))
    }
    for (const force of Object.values(army?.forces ?? {})) {
      for (const [id, { arrives }] of Object.entries(formationsOf(force))) {
        if (arrives) coming.set(id, makeArrival(arrives, side))
      }
    }
  }
  const makeBody = (what: 'reserve' | 'withdrawal', data: EsrReserve & EsrWithdrawal): Entry => {
    const { side, nation, forces: chosen, formations: named, attacked = false } = data
    const forceOf = (id: string) => forces.findIndex((force) => force.id === id)
    const whole = chosen?.map(forceOf)
    const members = formations.flatMap((one, formation) => {
      const fits =
        !one.isSpare &&
        one.side === sides.indexOf(side) &&
        (nation === undefined || one.nation === nation) &&
        (whole?.includes(one.force) ?? true) &&
        (named?.includes(one.id) ?? true) &&
        (what === 'withdrawal' || !coming.has(one.id))
      return fits ? [formation] : []
    })
    return {
      what,
      side: sides.indexOf(side),
      name: nameBody(
        data,
        members.map((formation) => formations[formation]!.name),
      ),
      timing: compileTiming(conditions, data, side, attacked),
      formations: members,
      forces: (whole ?? []).filter((force) => forces[force]!.formations.every((one) => members.includes(one))),
      isReleasedByAttack: attacked,
    }
  }
  const held = reserves.map((data) => makeBody('reserve', data))
  const leaving = withdrawals.map((data) => makeBody('withdrawal', data))
  const arrivals = formations.map(({ id }) => coming.get(id))
  const rides = commanders.map(({ id, role }) => (role === 'army' || role === 'force' ? riding.get(id) : undefined))
  const announce = (of: readonly { readonly name: string; readonly side: number }[], when: typeof arrivals) =>
    of.flatMap(({ name, side }, i): Entry[] => {
      const timing = when[i]?.timing
      if (!timing || timing.row < 0) return []
      return [{ what: 'arrival', side, name, timing, formations: [], forces: [], isReleasedByAttack: false }]
    })
  return {
    arrivals,
    rides,
    reserves: held,
    withdrawals: leaving,
    reserveOf:
      held.length === 0 ? [] : formations.map((_, f) => held.findIndex((entry) => entry.formations.includes(f))),
    hasChoices: arrivals.some((arrival) => arrival?.entrances.some((list) => list.length > 1)),
    entries: [...announce(formations, arrivals), ...announce(commanders, rides), ...held, ...leaving],
  }
}

/** What players call formations that are kept back or called away. */
const nameBody = ({ name }: EsrReserve | EsrWithdrawal, members: readonly string[]) => name ?? members.join(', ')
