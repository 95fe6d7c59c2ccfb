import { DIRECTIONS, degreesOf } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Offer } from '../../../engine/presenter.ts'
import type { Breakdown } from '../../../engine/system.ts'
import { CARDS, SECTORS, TERRAIN, TERRAIN_TYPES, UNITS } from '../format/catalog.ts'
import { CAVALRY, UNIT_TYPES } from '../format/roster.ts'
import {
  type Action,
  BRING,
  choiceOf,
  DECLINE,
  DEPLOY,
  DO_ADVANCE,
  DO_REACT,
  DO_RETREAT,
  DONE,
  detailOf,
  FACE,
  FIRE,
  FORM_COMBAT,
  FORM_SQUARE,
  GIVE_ORDER,
  HOLD_BACK,
  IGNORE,
  kindOf,
  LEAVING_GARRISON,
  LEAVING_GENERAL,
  MOVE,
  PASS,
  PLACE,
  PLAY,
  RALLY,
  sideOf,
  TAKE,
  TO_GENERAL,
  WITHOUT_TURNING,
} from '../rules/actions.ts'
import { INFANTRY_MANOEUVRE, sectorOf } from '../rules/cards.ts'
import { nameOf } from '../rules/events.ts'
import { explain } from '../rules/explain.ts'
import { retreating } from '../rules/retreat.ts'
import { type BattleState, NO_FACE, NOBODY, ORDER_FACES } from '../rules/state.ts'

/** How an action is offered on a screen. */
export function offer(state: BattleState, action: Action): Offer {
  const [kind, side, choice, detail] = [kindOf(action), sideOf(action), choiceOf(action), detailOf(action)]
  const at = () => state.field.grid.label(choice)
  const active = () => ({ from: state.hex[state.active]! })
  switch (kind) {
    case PLACE: {
      const left = state.tiles[side * TERRAIN_TYPES.length + detail]!
      return {
        kind: 'place',
        group: `Lay ${TERRAIN[TERRAIN_TYPES[detail]!].name} (${left})`,
        label: at(),
        place: choice,
      }
    }
    case DEPLOY:
      return {
        kind: 'place',
        group: `Deploy ${UNITS[UNIT_TYPES[detail]!].name} (${leftToDeploy(state, side, detail)})`,
        label: at(),
        place: choice,
      }
    case BRING:
      return { kind: 'place', group: `Bring in ${UNITS[UNIT_TYPES[detail]!].name}`, label: at(), place: choice }
    case HOLD_BACK:
      return { kind: 'other', group: 'Or', label: 'Hold the reinforcement back' }
    case TAKE:
      return {
        kind: 'other',
        group: 'Take into your hand',
        label: cardName(state, side, choice),
        note: CARD_NOTES[choice]!,
      }
    case PLAY: {
      const sector = choice === INFANTRY_MANOEUVRE ? `, ${SECTORS[sectorOf(state, side, detail)]} sector` : ''
      const label = `${cardName(state, side, choice)}${sector}`
      return { kind: 'other', group: 'Play face down', label, note: CARD_NOTES[choice]! }
    }
    case GIVE_ORDER:
      return offerOrder(state, side, choice, detail)
    case PASS:
      return { kind: 'other', group: 'Or', label: 'Pass: no more orders this round' }
    case MOVE:
      return { kind: 'move', group: 'Move', label: `${at()}${leaving(detail)}`, place: choice, ...active() }
    case FACE:
      return { kind: 'turn', group: 'Face', label: DIRECTIONS[choice]!, direction: degreesOf(choice), ...active() }
    case FIRE: {
      const isShock = state.field.roster.arm[state.active] === CAVALRY
      const label = `${nameOf(state, state.troops[choice]!)} in ${at()}`
      const note = effectChance(explain(state, action))
      return { kind: 'attack', group: isShock ? 'Shock' : 'Fire at', label, note, place: choice, ...active() }
    }
    case DO_REACT: {
      const turning = detail === WITHOUT_TURNING ? ', without turning' : ''
      const label = `${nameOf(state, state.troops[choice]!)} in ${at()}${turning}`
      const note = `${percent(1 - chanceOf(explain(state, action), 'fails'))} to react`
      return { kind: 'choose', group: 'React', label, note, place: choice }
    }
    case DO_RETREAT:
      return { kind: 'retreat', group: 'Retreat to', label: at(), place: choice, from: state.hex[retreating(state)]! }
    case IGNORE:
      return { kind: 'other', group: 'Or', label: 'Stand your ground', from: state.hex[retreating(state)]! }
    case RALLY: {
      const note = `${percent(1 - chanceOf(explain(state, action), 'recovers 0'))} to recover`
      return { kind: 'other', group: 'Or', label: PLAIN[RALLY]!, note, ...active() }
    }
    case DO_ADVANCE:
      return {
        kind: 'move',
        group: 'Advance',
        label: state.field.grid.label(state.vacated),
        place: state.vacated,
        ...active(),
      }
    default:
      return { kind: 'other', group: 'Or', label: PLAIN[kind] ?? 'Stay where you are' }
  }
}

function leftToDeploy(state: BattleState, side: number, type: number): number {
  const { roster } = state.field
  return roster.forces[side]!.filter((piece) => roster.type[piece] === type && state.hex[piece] === NOWHERE).length
}

/** What is said without more. */
const PLAIN: Readonly<Record<number, string>> = {
  [FORM_SQUARE]: 'Form square',
  [FORM_COMBAT]: 'Return to combat formation',
  [RALLY]: 'Rally',
  [DONE]: 'Done with this unit',
  [DECLINE]: 'Nobody reacts',
}

/** 3.1, 3.2: what each card orders, by the order of CARDS. */
const CARD_NOTES: readonly string[] = [
  '5 dice for this sector',
  '5 dice for this sector',
  '5 dice for this sector',
  '6 dice, at most 2 orders a sector',
  'moves 5 infantry of a sector',
  'charges with 5 cavalry anywhere',
  'all artillery',
]

/** Left, centre and right are seen from the player's own seat. */
export function cardName(state: BattleState, side: number, card: number): string {
  const name = CARDS[card]!.replace('-', ' ')
  const seat = card < SECTORS.length ? SECTORS[sectorOf(state, side, card)] : undefined
  const sector = seat === undefined || seat === CARDS[card] ? '' : ` (${seat})`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${sector}`
}

function offerOrder(state: BattleState, side: number, hex: number, detail: number): Offer {
  const face = detail & ~TO_GENERAL
  const isToGeneral = (detail & TO_GENERAL) !== 0
  const piece = isToGeneral ? state.leader[hex]! : state.troops[hex]!
  const who = piece === NOBODY ? '' : nameOf(state, piece)
  const led = !isToGeneral && state.leader[hex] !== NOBODY ? ' with its general' : ''
  const label = `${who}${led} in ${state.field.grid.label(hex)}`
  if (face === NO_FACE) {
    const left =
      state.exercise === 1 ? '' : ` (${Math.min(state.ordersLeft[side]!, state.field.roster.bySide[side]!.length)})`
    return { kind: 'choose', group: `Order${left}`, label, place: hex, piece }
  }
  const dice = state.commandDice[side * ORDER_FACES.length + face]!
  return {
    kind: 'choose',
    group: `Order by ${ORDER_FACES[face]} (${dice === 1 ? '1 die' : `${dice} dice`})`,
    label,
    place: hex,
    piece,
  }
}

function leaving(detail: number): string {
  const left = [
    ...((detail & LEAVING_GARRISON) === 0 ? [] : ['a garrison']),
    ...((detail & LEAVING_GENERAL) === 0 ? [] : ['the general']),
  ]
  return left.length === 0 ? '' : `, leaving ${left.join(' and ')}`
}

function effectChance(breakdown: Breakdown | undefined): string {
  return `${percent(1 - chanceOf(breakdown, 'no effect'))} effect`
}

function chanceOf(breakdown: Breakdown | undefined, result: string): number {
  return breakdown?.chances.find((one) => one.result === result)?.chance ?? 0
}

const percent = (chance: number) => `${Math.round(chance * 100)} %`
