import { formatFacing } from '../../../../board/table/facing.ts'
import { timingFromNow } from '../../../../engine/timetable.ts'
import type {
  EsrArmies,
  EsrArmyCommander,
  EsrArrival,
  EsrCommander,
  EsrCondition,
  EsrForce,
  EsrFormation,
  EsrLeadership,
  EsrRideIn,
  EsrUnit,
  TableFacing,
} from '../../format/index.ts'
import { type FullFormation, formationsOf } from '../../format/index.ts'
import {
  ABSENT,
  type Arrival,
  type BattleState,
  commanderPlace,
  GONE,
  GRAND_BATTERY,
  isExpected,
  isOnTable,
  NOBODY,
  OFF,
  ORDERS,
  REPLACED,
  RESERVE,
  RETREATING,
  STANCES,
  unitsOf,
  WITH_ENGINEERS,
} from '../../rules/index.ts'
import { conditionNow } from './conditions.ts'

/** Who is left of the armies, where and how they stand. */
export type ArmiesNow = {
  readonly armies: EsrArmies
  /** By formation of the battlefield: its id in the armies; nothing for those that are gone. */
  readonly ids: readonly (string | undefined)[]
  /** Formations of which a part still waits beyond the edge. */
  readonly comingIn: readonly number[]
}

/** The armies as they are now; turns of arrivals count from `first`. */
export function armiesNow(state: BattleState, first: number): ArmiesNow {
  const { formations, sides, scenario, forces } = state.field
  const ids = idsNow(state)
  const comingIn = formations.flatMap((_, formation) => (isComingIn(state, formation) ? [formation] : []))
  const armies = sides.map((side, number) => {
    const { commander, forces: own } = scenario.armies[side]!
    const left = Object.entries(own).flatMap(([id, data]): [string, EsrForce][] => {
      const force = forces.findIndex((one) => one.id === id && one.side === number)
      const now = forceNow(state, force, data, ids, first)
      return Object.keys(now.formations).length === 0 ? [] : [[id, now]]
    })
    const general = commander && generalNow(state, commander, ids, first)
    return [side, { ...(general && { commander: general }), forces: Object.fromEntries(left) }] as const
  })
  return { armies: Object.fromEntries(armies), ids, comingIn }
}

/** Those that were made during the battle are called after what they were made from: their own ids are taken anew. */
function idsNow(state: BattleState): (string | undefined)[] {
  const { formations } = state.field
  const taken = new Set(formations.map(({ id }) => id))
  return formations.map(({ id, isSpare }, formation) => {
    const units = unitsOf(state, formation).filter((unit) => isThere(state, unit) || state.stance[unit] === OFF)
    // 2.8: guns in reserve whose formation has nobody else left are gone with it.
    const isLeft = units.some((unit) => state.stance[unit] !== RESERVE)
    if ((state.formationBits[formation]! & GONE) !== 0 || !isLeft) return undefined
    if (!isSpare) return id
    const isBattery = (state.formationBits[formation]! & GRAND_BATTERY) !== 0
    const base = isBattery ? 'grand-battery' : `${formations[state.parent[formation]!]!.id}-detachment`
    let [name, number] = [base, 1]
    while (taken.has(name)) name = `${base}-${++number}`
    taken.add(name)
    return name
  })
}

/** On the table, or guns that wait in their reserve. */
const isThere = (state: BattleState, unit: number) => state.stance[unit]! <= RESERVE

/** 13.4: the tail of a column is still beyond the edge. */
function isComingIn(state: BattleState, formation: number): boolean {
  const { ground } = state.field
  return unitsOf(state, formation).some(
    (unit) => isOnTable(state, unit) && !ground.isOnTable(state.x[unit]!, state.y[unit]!),
  )
}

function forceNow(state: BattleState, force: number, data: EsrForce, ids: ArmiesNow['ids'], first: number): EsrForce {
  const { areas, specialties, units, formations } = state.field
  const objective = areas[state.objective[force]!]
  const { commander, batteries, specialty, ...kept } = data
  const left = Object.entries(batteries ?? {}).filter(([id]) => {
    const unit = units.findIndex((one) => one.id === id)
    return state.formation[unit] === NOBODY && state.stance[unit] === RESERVE
  })
  const free = Object.entries(specialty ?? {}).flatMap(([id, one]) => {
    const place = specialties.findIndex((own) => own.id === id)
    const isGone = one.formation !== undefined && !ids.includes(one.formation)
    return state.joined[place] !== NOBODY || isGone ? [] : [[id, one] as const]
  })
  const own = formations.flatMap((_, formation): [string, EsrFormation][] => {
    const id = ids[formation]
    return id !== undefined && state.force[formation] === force
      ? [[id, formationNow(state, formation, ids, first)]]
      : []
  })
  return {
    ...kept,
    commander: commander === 'army' ? commander : generalNow(state, commander, ids, first),
    ...(objective && {
      objective: objective.centre ? objective.centre.map((tenths) => tenths / 10) : objective.id,
    }),
    ...(left.length > 0 && { batteries: Object.fromEntries(left) }),
    ...(free.length > 0 && { specialty: Object.fromEntries(free) }),
    formations: Object.fromEntries(own),
  }
}

/** An army or force commander: where he is, or when he comes. */
function generalNow(
  state: BattleState,
  { arrives, at: _at, ...data }: EsrArmyCommander,
  ids: ArmiesNow['ids'],
  first: number,
): EsrArmyCommander {
  const commander = state.field.commanders.findIndex(
    ({ id, role }) => id === data.id && (role === 'army' || role === 'force'),
  )
  const isAbsent = (state.commanderBits[commander]! & ABSENT) !== 0
  const place = isAbsent ? undefined : commanderPlace(state, commander)
  const { width, height } = state.field.ground
  const at = place && [Math.min(width, Math.max(0, place[0])) / 10, Math.min(height, Math.max(0, place[1])) / 10]
  const timetabled = state.field.timetable.rides[commander]
  const ride =
    typeof arrives === 'object'
      ? timetabled && timingNow(state, arrives, timetabled, first)
      : ids.includes(arrives)
        ? arrives
        : undefined
  return {
    ...ratingsNow(state, commander, data),
    ...(data.aides !== undefined && { aides: state.aides[commander]! }),
    ...(at ? { at } : ride !== undefined && { arrives: ride }),
  }
}

/** A commander with the ratings that he has now: in his place there may be another (10.4). */
function ratingsNow<Data extends EsrCommander>(state: BattleState, commander: number, data: Data): Data {
  const { leadership } = state.field.tables
  const letter = (Object.keys(leadership) as EsrLeadership[]).find(
    (one) => leadership[one] === state.leadership[commander],
  )
  const isReplaced = (state.commanderBits[commander]! & REPLACED) !== 0
  return {
    ...data,
    ...(isReplaced && { name: `${data.name}’s successor` }),
    leadership: letter ?? data.leadership,
    tactics: state.tactics[commander]!,
  }
}

function formationNow(state: BattleState, formation: number, ids: ArmiesNow['ids'], first: number): EsrFormation {
  const { formations } = state.field
  const { isSpare, name } = formations[formation]!
  const arrival = state.field.timetable.arrivals[formation]
  const parent = isSpare ? formations[state.parent[formation]!] : formations[formation]
  const {
    arrives,
    joins,
    supports: _s,
    facing: _f,
    units: _u,
    like: _l,
    commander,
    ...kept
  } = dataOf(state, parent!.id)
  const own = isSpare ? { name: `Commander of ${name}`, leadership: 'C' as const, tactics: 0 } : commander
  const order = state.order[formation]!
  const supported = ids[state.supports[formation]!]
  const isToCome = arrival !== undefined && (isComingIn(state, formation) || isWaiting(state, formation))
  const entry = arrives && arrival && timingNow(state, arrives, arrival, first)
  const units = unitsOf(state, formation).filter((unit) => isThere(state, unit) || state.stance[unit] === OFF)
  return {
    ...kept,
    ...(isSpare && { name: `${name} of ${kept.name}` }),
    commander: ratingsNow(state, state.commander[formation]!, own),
    // A status is no directive: whoever has one begins anew, and defends.
    directive: order < RETREATING ? (ORDERS[order] as EsrFormation['directive']) : 'defend',
    ...(ORDERS[order] === 'support' && supported !== undefined && { supports: supported }),
    ...(isToCome && entry && { arrives: entry }),
    ...(joins !== undefined && ids.includes(joins) && !isSpare && { joins }),
    units: Object.fromEntries(units.map((unit) => [state.field.units[unit]!.id, unitNow(state, unit, isToCome)])),
  }
}

/** When somebody comes, counted from now on; where his die has been rolled, by what it has come to. */
function timingNow<Data extends EsrArrival | EsrRideIn>(
  state: BattleState,
  data: Data,
  { timing, rolledIn, entrances }: Arrival,
  first: number,
): Data {
  const now = timingFromNow<EsrCondition, Data>(
    data.when ? { ...data, when: conditionNow(data.when, first, state) } : data,
    timing,
    first,
    state.memory,
  )
  const rolled = rolledIn === NOBODY ? 0 : state.memory[rolledIn]!
  return rolled === 0 ? now : { ...now, entry: entrances[rolled - 1]!.map((entry) => state.field.entries[entry]!.id) }
}

const isWaiting = (state: BattleState, formation: number) =>
  unitsOf(state, formation).some((unit) => isExpected(state, unit))

function unitNow(state: BattleState, unit: number, isToCome: boolean): EsrUnit {
  const { at: _at, facing: _facing, state: _state, ...data } = unitData(state, state.field.units[unit]!.id)
  const engineers = (state.unitBits[unit]! & WITH_ENGINEERS) !== 0 && !data.traits?.includes('E') ? ['E' as const] : []
  const rifles = state.rifles[unit]! > 0 && !data.traits?.some((one) => one.startsWith('RF'))
  const more = [...engineers, ...(rifles ? [`RF${state.rifles[unit]!}` as 'RF1'] : [])]
  const traits = more.length > 0 ? { traits: [...(data.traits ?? []), ...more] } : {}
  const stance = STANCES[state.stance[unit]!]!
  if (isToCome) return { ...data, ...traits }
  if (state.stance[unit] === RESERVE) return { ...data, ...traits, state: 'reserve' }
  return {
    ...data,
    ...traits,
    at: [state.x[unit]! / 10, state.y[unit]! / 10],
    facing: formatFacing(state.facing[unit]!) as TableFacing,
    state: stance as NonNullable<EsrUnit['state']>,
  }
}

function dataOf({ field }: BattleState, id: string): FullFormation {
  const all = Object.values(field.scenario.armies).flatMap(({ forces }) => Object.values(forces))
  return all.map((force) => formationsOf(force)[id]).find((formation) => formation !== undefined)!
}

function unitData({ field }: BattleState, id: string): EsrUnit {
  const forces = Object.values(field.scenario.armies).flatMap((army) => Object.values(army.forces))
  const lists = forces.flatMap((force) => [
    (force.batteries ?? {}) as Readonly<Record<string, EsrUnit>>,
    ...Object.values(formationsOf(force)).map(({ units }) => units),
  ])
  return lists.map((list) => list[id]).find((unit) => unit !== undefined)!
}
