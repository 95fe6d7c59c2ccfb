import { EXITS, LOSSES, type World } from '../../../engine/conditions/asked.ts'
import { type Compiled as AnyCompiled, ConditionBook } from '../../../engine/conditions/book.ts'
import { Scoreboard } from '../../../engine/conditions/points.ts'
import type { TroopAtom } from '../../../scenario/conditions/atoms.ts'
import { type AwardData, awardReason } from '../../../scenario/conditions/awards.ts'
import {
  type Area,
  armyOf,
  atomOf,
  conditionNames,
  describeCondition,
  type EsrCondition,
  type EtSansResultatScenario,
  isInArea,
} from '../format/index.ts'
import { isArmyBroken } from './army-morale.ts'
import type { Battlefield, Commander, Unit } from './battlefield.ts'
import { isOnTable, sideOfFormation } from './queries.ts'
import {
  ARTILLERY,
  type BattleState,
  BROKEN,
  COUNTS_BROKEN,
  EDGES,
  type EdgeName,
  edgeLeftBy,
  NOBODY,
  OFF,
  REMOVED,
  REPLACED,
  ROUTED,
  WITHDRAWN,
} from './state.ts'

/** What victory is counted from, of a position that is or might be: who has each area, and the broken formations of each side. */
export type Tally = {
  readonly state: BattleState
  readonly owners: ArrayLike<number>
  readonly broken: readonly number[]
  /** Whether points count as they would at the end if everything stayed as it is. */
  readonly isForeseen?: boolean
}

/** What this rulebook counts itself: formations that are broken, of a side or some, and who left the table by an edge. */
export type Test =
  | { readonly kind: 'broken'; readonly side: number; readonly formations: readonly number[]; readonly least: number }
  | { readonly kind: 'army'; readonly side: number; readonly least: number }
  | { readonly kind: 'left'; readonly side: number; readonly edge: number; readonly least: number }
  | { readonly kind: 'left-of'; readonly members: Int32Array; readonly edge: number; readonly least: number }

type Where = readonly Area[]
export type Conditions = ConditionBook<EsrCondition, Where, Test>
export type Compiled = AnyCompiled<Where, Test>

/** The parts of a battlefield that conditions speak of. */
type Speakable = Pick<Battlefield, 'sides' | 'areas' | 'units' | 'formations' | 'commanders'>

export type Scores = Scoreboard<EsrCondition, Where, Test>

/** The conditions of a battle, none compiled yet. */
export function openConditions(field: Speakable, event: (id: string) => number): Conditions {
  const { sides, areas, formations } = field
  const indexOf = (id: string) => areas.findIndex((area) => area.id === id)
  return new ConditionBook({
    sides,
    event,
    atom(condition, side) {
      const atom = atomOf(condition, side)
      // What is counted by side and edge is not counted again, unit by unit.
      const isCounted = atom.kind === 'exited' && (atom.places.length > 0 || isOfSide(atom))
      return isCounted ? { kind: 'own', key: 'exited', value: atom, side } : atom
    },
    members: (atom) => membersOf(field, atom),
    places: (list) => list.map(indexOf),
    where: (list) => list.map((id) => areas[indexOf(id)]!),
    watch: ({ kind }) => (kind === 'broken' || kind === 'army' ? LOSSES : EXITS),
    own(own): Test {
      const { key, value } = own
      if (key === 'army') return { kind: 'army', side: sides.indexOf(armyOf(own)), least: 1 }
      const atom = value as TroopAtom
      const { troops, least } = atom
      const side = sides.indexOf(troops.side ?? '')
      if (key === 'broken') {
        const chosen = (troops.formations ?? []).map((id) => formations.findIndex((one) => one.id === id))
        return { kind: 'broken', side, formations: chosen, least }
      }
      const edge = EDGES.indexOf(atom.places[0] as EdgeName)
      if (isOfSide(atom)) return { kind: 'left', side, edge, least }
      return { kind: 'left-of', members: membersOf(field, atom), edge, least }
    },
  })
}

/** What scores victory points in a battle. */
export function openScoreboard(
  scenario: EtSansResultatScenario,
  sides: readonly string[],
  conditions: Conditions,
): Scores {
  const reasonOf = (award: AwardData<EsrCondition>) =>
    awardReason(award, (when, side) => describeCondition(when, side, conditionNames(scenario)))
  return new Scoreboard(conditions, scenario.points ?? [], sides, reasonOf)
}

/** Whether an atom speaks of a whole side. */
const isOfSide = ({ troops: { side, nation, types, names, formations } }: TroopAtom) =>
  side !== undefined && nation === undefined && !types && !names && !formations

/** The pieces of a condition: units by their number, then commanders. Batteries count where losses do, or where they are named. */
function membersOf({ sides, units, formations, commanders }: Speakable, atom: TroopAtom): Int32Array {
  const { kind, troops, measure } = atom
  const { side, nation, types, names, formations: chosen } = troops
  const isNamed = (name: string) => names?.includes(name) ?? true
  const isOfSideNamed = (of: number) => side === undefined || sides[of] === side
  const isLed = (test: (formation: Battlefield['formations'][number]) => boolean, who: number) =>
    formations.some((formation) => formation.commander === who && test(formation))
  const fitsUnit = (unit: Unit) =>
    isOfSideNamed(unit.side) &&
    isNamed(unit.name) &&
    (nation === undefined || unit.nation === nation) &&
    (types?.includes(unit.troop.type) ?? true) &&
    (chosen?.includes(formations[unit.formation]?.id ?? '') ?? true) &&
    (!FIGHTS.has(kind) || types !== undefined || names !== undefined || unit.class !== ARTILLERY)
  const fitsCommander = ({ name, side: of }: Commander, who: number) =>
    isOfSideNamed(of) &&
    isNamed(name) &&
    types === undefined &&
    (nation === undefined || isLed((formation) => formation.nation === nation, who)) &&
    (chosen === undefined || isLed(({ id }) => chosen.includes(id), who))
  return measure === 'leaders'
    ? Int32Array.from(commanders.flatMap((one, who) => (fitsCommander(one, who) ? [units.length + who] : [])))
    : Int32Array.from(units.flatMap((one, unit) => (fitsUnit(one) ? [unit] : [])))
}

/** What infantry and cavalry do: they hold ground, and they leave the table. */
const FIGHTS: ReadonlySet<string> = new Set(['unitsIn', 'reached', 'exited'])

/** What this rulebook tells of a position. */
export const WORLD: World<Tally, Where, Test> = {
  turn: ({ state }) => state.turn,
  controls: ({ owners }, area, side) => owners[area] === side,
  isIn({ state }, unit, where) {
    if (!isOnTable(state, unit)) return false
    return where.some((area) => isInArea(area, state.x[unit]!, state.y[unit]!))
  },
  hasMet({ state }, piece, fate) {
    const { units } = state.field
    if (piece >= units.length) {
      return fate === 'eliminated' && (state.commanderBits[piece - units.length]! & REPLACED) !== 0
    }
    if (fate === 'exited') return edgeLeftBy(state.unitBits[piece]!) >= 0
    if (fate === 'arrived') return units[piece]!.stance === OFF && state.stance[piece] !== OFF
    return isLost(state, piece)
  },
  strength: () => 1,
  lost({ state }, unit) {
    return isLost(state, unit) || state.stance[unit] === ROUTED ? 1 : 0
  },
  points(tally, side) {
    const { state, isForeseen } = tally
    const { scoreboard, scenario } = state.field
    if (!isForeseen) return scoreboard.score(state.memory, side)
    return scoreboard.foresee(WORLD, tally, side, scenario.turns - state.turn + 1)
  },
  own: (tally, test) => countTest(tally, test) >= test.least,
  count: countTest,
  stepOf: ({ least }) => least,
  memory: ({ state }) => state.memory,
}

/** Whether a unit is gone for good, without having left by an edge or been called away (14.7). */
const isLost = ({ stance, unitBits }: BattleState, unit: number) =>
  stance[unit] === REMOVED && edgeLeftBy(unitBits[unit]!) < 0 && (unitBits[unit]! & WITHDRAWN) === 0

function countTest({ state, broken }: Tally, test: Test): number {
  switch (test.kind) {
    case 'broken':
      if (test.side !== NOBODY) return broken[test.side]!
      return test.formations.filter((formation) => isBroken(state, formation)).length
    case 'army':
      return isArmyBroken(state, test.side) ? 1 : 0
    case 'left':
      return countLeft(state, test.side, test.edge)
    case 'left-of':
      return test.members.filter((unit) => edgeLeftBy(state.unitBits[unit]!) === test.edge).length
  }
}

/** Infantry and cavalry of a side that have left by an edge, or by any. */
function countLeft({ exited }: BattleState, side: number, edge: number): number {
  const first = side * EDGES.length
  if (edge !== NOBODY) return exited[first + edge]!
  let sum = 0
  for (let i = 0; i < EDGES.length; i++) sum += exited[first + i]!
  return sum
}

/** 13.3: broken, gone, or rallying after having been broken. */
const isBroken = (state: BattleState, formation: number) =>
  state.order[formation] === BROKEN || (state.formationBits[formation]! & COUNTS_BROKEN) !== 0

/** The formations of a side that are broken. A detachment is a part of its formation, which counts itself. */
export function countBroken(state: BattleState, side: number): number {
  const { formations } = state.field
  let count = 0
  for (let formation = 0; formation < formations.length; formation++) {
    if (sideOfFormation(state, formation) !== side || formations[formation]!.isSpare) continue
    if (isBroken(state, formation)) count++
  }
  return count
}

export const tallyOf = (state: BattleState): Tally => ({
  state,
  owners: state.owner,
  broken: state.field.sides.map((_, side) => countBroken(state, side)),
})

/** The same with some more formations of a side broken. */
export const withBroken = (tally: Tally, side: number, more: number): Tally => ({
  ...tally,
  broken: tally.broken.map((count, of) => (of === side ? count + more : count)),
})
