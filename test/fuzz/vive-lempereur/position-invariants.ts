import { NOWHERE } from '../../../src/board/nowhere.ts'
import { HexReader } from '../../../src/scenario/checks/hexes.ts'
import { Report } from '../../../src/scenario/diagnostic.ts'
import { type Arm, CARDS, GARRISON, GENERAL } from '../../../src/systems/vive-lempereur/format/index.ts'
import { TERRAIN_MASK } from '../../../src/systems/vive-lempereur/rules/battlefield.ts'
import * as st from '../../../src/systems/vive-lempereur/rules/state.ts'

type State = st.BattleState

/** What is wrong with a position, whatever has happened before; nothing if all is well. */
export function positionTrouble(state: State): string | undefined {
  const { roster } = state.field
  for (let piece = 0; piece < roster.size; piece++) {
    const trouble =
      numbersTrouble(state, piece) ?? (state.hex[piece] === NOWHERE ? undefined : placeTrouble(state, piece))
    if (trouble) return `${nameOf(state, piece)}: ${trouble}`
  }
  return tablesTrouble(state) ?? sidesTrouble(state) ?? momentTrouble(state)
}

export function nameOf(state: State, piece: number): string {
  const { type, side } = state.field.roster.recruits[piece]!
  const hex = state.hex[piece]!
  return `${type} ${piece} of ${state.field.sides[side]}${hex === NOWHERE ? '' : ` in ${state.field.grid.label(hex)}`}`
}

export const groundOf = (state: State, hex: number) => state.field.grounds[state.ground[hex]! & TERRAIN_MASK]!

/** Generals who have to leave the hex they are in. */
function isFleeing(state: State, piece: number): boolean {
  return [0, st.RETREAT_FIELDS].some((slot) => state.retreats[slot] === piece)
}

/** 1.1, 9.1.1: elements from none to the type's number; who has none is not on the board. */
function numbersTrouble(state: State, piece: number): string | undefined {
  const { row } = state.field.roster.recruits[piece]!
  const [elements, strength] = [state.elements[piece]!, state.strength[piece]!]
  const most = row.elements
  if (elements < 0 || elements > most) return `${elements} elements of ${most}`
  if (row.nature !== GARRISON && elements > strength) return `${elements} elements, though it had ${strength}`
  const isGone = (state.status[piece]! & st.GONE) !== 0
  const isOnBoard = state.hex[piece] !== NOWHERE
  if (isGone && (isOnBoard || elements > 0)) return 'is gone, and yet there'
  if (isOnBoard && elements === 0) return 'has no elements, and yet is there'
  return undefined
}

/** 6.1, 6.3, 8.0: where a piece may be. */
function placeTrouble(state: State, piece: number): string | undefined {
  const { roster, grid } = state.field
  const { row, nation, side } = roster.recruits[piece]!
  const hex = state.hex[piece]!
  if (hex < 0 || hex >= grid.size) return 'is off the board'
  const ground = groundOf(state, hex)
  if (!ground.passable) return `is on ${ground.name}`
  if (state.facing[piece]! < 0 || state.facing[piece]! > 5) return `faces ${state.facing[piece]}`
  if (row.nature !== GENERAL) {
    if (state.troops[hex] !== piece) return 'shares its hex with another unit'
    if (row.nature === GARRISON && !ground.garrison) return `a garrison on ${ground.name}`
    if ((state.status[piece]! & st.SQUARE) !== 0) {
      if (row.arm !== 'infantry' || !row.square) return 'cannot be in square'
      if (!ground.square) return `in square on ${ground.name}`
    }
    if (!ground.enters.includes(row.arm!)) return `${row.arm} on ${ground.name}`
    return isAdmitted(state, hex, row.arm!, side) ? undefined : 'may not be in this hex'
  }
  if (isFleeing(state, piece)) return undefined
  const isPassing = state.active === piece && state.steps > 0
  if (state.leader[hex] !== piece && !isPassing) return 'shares the hex with another general'
  const unit = state.troops[hex]!
  if (unit === st.NOBODY) return undefined
  if (roster.side[unit] !== side) return 'is in a hex with an enemy'
  const keeps = state.field.scenario.specialRules?.some(({ rule }) => rule === 'generals-keep-to-their-nation')
  return keeps && roster.nation[unit] !== nation && !isPassing ? 'leads a unit of another nation' : undefined
}

/** Whether the battle's `restricted-entry` rules admit an arm of a side: read from the scenario, not from the engine's table. */
function isAdmitted(state: State, hex: number, arm: Arm, side: number): boolean {
  const { scenario, grid, sides } = state.field
  let restrictions = RESTRICTIONS.get(state.field)
  if (!restrictions) {
    const reader = new HexReader(grid, new Report())
    restrictions = (scenario.specialRules ?? []).flatMap((rule) =>
      rule.rule === 'restricted-entry'
        ? [{ hexes: new Set(reader.set(rule.hexes, [])), arms: rule.arms, sides: rule.sides }]
        : [],
    )
    RESTRICTIONS.set(state.field, restrictions)
  }
  return restrictions.every(
    ({ hexes, arms, sides: only }) =>
      !hexes.has(hex) || ((arms?.includes(arm) ?? true) && (only?.includes(sides[side]!) ?? true)),
  )
}

type Restriction = {
  hexes: ReadonlySet<number>
  arms: readonly Arm[] | undefined
  sides: readonly string[] | undefined
}
const RESTRICTIONS = new WeakMap<State['field'], Restriction[]>()

/** The tables by hex tell what the pieces tell. */
function tablesTrouble(state: State): string | undefined {
  const { grid, roster } = state.field
  const isGeneral = (piece: number) => roster.recruits[piece]!.row.nature === GENERAL
  for (let hex = 0; hex < grid.size; hex++) {
    const [unit, general] = [state.troops[hex]!, state.leader[hex]!]
    if (unit !== st.NOBODY && (state.hex[unit] !== hex || isGeneral(unit))) {
      return `${grid.label(hex)} holds ${nameOf(state, unit)} as its unit`
    }
    if (general !== st.NOBODY && (state.hex[general] !== hex || !isGeneral(general))) {
      return `${grid.label(hex)} holds ${nameOf(state, general)} as its general`
    }
    if (state.control.length === 0) continue
    const control = state.control[hex]!
    if (control < -1 || control > 1) return `${grid.label(hex)} is controlled by ${control}`
    // 13.2: who moves or retreats takes control where he stops.
    const isUnderWay = unit === state.active || unit === state.retreats[0]
    if (unit !== st.NOBODY && roster.fights[unit] === 1 && roster.side[unit] !== control && !isUnderWay) {
      return `${nameOf(state, unit)} is there without control`
    }
  }
  return undefined
}

/** 3.1: the dice of a coordinated attack or of a sector, whichever are more. */
function mostDice({ field }: State): number {
  const cards = field.scenario.tables?.cards
  const sectors = (['left', 'centre', 'right'] as const).map((card) => cards?.[card]?.dice ?? 5)
  return Math.max(cards?.['coordinated-attack']?.dice ?? 6, ...sectors)
}

/** 4.1, 5.1: dice and cards. */
function sidesTrouble(state: State): string | undefined {
  const faces = st.ORDER_FACES.length
  for (let side = 0; side < 2; side++) {
    const name = state.field.sides[side]!
    const dice = state.commandDice.subarray(side * faces, side * faces + faces)
    if (dice.some((left) => left < 0) || total(dice) > mostDice(state)) return `${name} has dice ${dice.join(' ')}`
    if (state.ordersLeft[side]! < 0) return `${name} has ${state.ordersLeft[side]} orders left`
    const [hand, played] = [state.hands, state.played].map((cards) =>
      cards.subarray(side * CARDS.length, (side + 1) * CARDS.length),
    )
    const isTaken = state.stage > st.AT_HANDS && state.stage < st.AT_EVENTS
    for (let card = 0; card < CARDS.length; card++) {
      const rest = state.field.decks[side]![card]! - hand![card]! - (isTaken ? played![card]! : 0)
      if (hand![card]! < 0 || played![card]! < 0 || rest < 0) {
        return `${name} has ${hand![card]} ${CARDS[card]} in hand, ${played![card]} played, and ${rest} besides`
      }
    }
    if (!isTaken || state.decision === st.OVER) continue
    const due = state.round - 1 + (state.card[side] === st.NOBODY ? 0 : 1)
    if (total(played!) !== due || total(hand!) !== 6 - due) {
      return `${name} has ${total(hand!)} cards in hand and ${total(played!)} played in round ${state.round}`
    }
  }
  return undefined
}

/** 4.1: six rounds a turn, and no more turns than the battle has. */
function momentTrouble(state: State): string | undefined {
  const { turns } = state.field.scenario
  if (state.turn < 1 || state.turn > turns || state.round < 1 || state.round > 6) {
    return `turn ${state.turn}, round ${state.round} of a battle of ${turns} turns`
  }
  if ((state.decision === st.RETREAT) !== (state.retreats[0] !== st.NOBODY)) {
    return 'a retreat is decided that is none, or something else before it'
  }
  return undefined
}

const total = (numbers: Int32Array) => numbers.reduce((sum, number) => sum + number, 0)
