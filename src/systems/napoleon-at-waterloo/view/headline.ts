import type { Headline } from '../../../engine/presenter.ts'
import { count } from '../../../scenario/wording.ts'
import { conditionNames, describeVictory } from '../format/index.ts'
import {
  ADVANCE,
  ATTACK,
  type BattleState,
  BOMBARDMENT,
  DECLARATION,
  DEFENCE,
  DISPLACEMENT,
  EVENT,
  EXCESS,
  GOING_BACK,
  hasArrival,
  MOVE,
  NOBODY,
  ORDER,
  openDuties,
  outcome,
  PAYMENT,
  pieceToSetUp,
  RETREAT,
  SET_UP,
  WITHDRAWAL,
} from '../rules/index.ts'
import { nameOf } from '../text/index.ts'
import { whoWhere } from './offers.ts'

/** What has to be decided, in a few words and a sentence; or how the battle ended. */
export function headline(state: BattleState): Headline {
  switch (state.decision) {
    case ORDER:
      return hasArrival(state)
        ? { title: 'Bring in a unit', detail: 'Choose one that is due: they move first. (Set-up Prussians)' }
        : { title: 'Move a unit', detail: 'Choose a unit, or end your movement. (Movement)' }
    case EVENT:
      return state.field.special.batteries
        ? {
            title: 'Events and guns off the map',
            detail: 'Bring something about, fire, or wait. (Own events, Own rules)',
          }
        : { title: 'An event', detail: 'Bring it about, or wait. (Own events)' }
    case SET_UP:
      return { title: `Set up ${nameOf(state, pieceToSetUp(state))}`, detail: 'Choose where it begins. (Own rules)' }
    case MOVE:
      return { title: whoWhere(state, state.active), detail: 'Choose where it goes. (Movement 1)' }
    case EXCESS:
      return { title: 'Too many enemies in a hex', detail: 'Choose which of them is destroyed. (Movement 2)' }
    case ATTACK:
      return state.phase === BOMBARDMENT
        ? { title: 'Bombard', detail: 'Choose a hex and a first artillery unit, or end the bombardment. (Artillery)' }
        : {
            title: 'Attack',
            detail: `Choose a hex and a first unit${mayEnd(state) ? ', or end the combat' : ''}. (Combat)`,
          }
    case DECLARATION:
      return { title: `Attack on ${targets(state)}`, detail: 'Let others join, or fight. (Combat, Odds)' }
    case DEFENCE:
      return { title: `Attack on ${targets(state)}`, detail: 'Choose the arm to defend as. (Capability)' }
    case PAYMENT:
      return { title: 'An exchange', detail: `Choose units worth ${count(state.owed, 'more point')}. (Results EX)` }
    case WITHDRAWAL:
      return { title: 'The bombardment failed', detail: 'Withdraw guns, or let them stand. (Artillery 7)' }
    case RETREAT:
      return state.step === GOING_BACK
        ? { title: 'The guns withdraw', detail: 'Choose a unit and where it goes. (Retreat)' }
        : { title: 'The enemy retreats', detail: 'Choose a unit and where it goes. (Retreat)' }
    case DISPLACEMENT:
      return { title: 'The hex is full', detail: 'Choose the unit to displace, and where it goes. (Retreat)' }
    case ADVANCE:
      return { title: 'Advance after combat?', detail: 'Choose a unit to take the vacated hex, or stay. (Advance)' }
    default:
      return describeEnd(state)
  }
}

/** Standard Combat B: nobody stops fighting before everybody has. */
const mayEnd = (state: BattleState) => state.field.isAdvanced || openDuties(state).length === 0

function targets({ field, target, targets: number }: BattleState): string {
  return Array.from(target.subarray(0, number), (hex) => field.grid.label(hex)).join(' and ')
}

function describeEnd(state: BattleState): Headline {
  const { scenario, sides, isAdvanced } = state.field
  const { winner, level, reason } = outcome(state)!
  const name = (id: string) => scenario.sides[id]?.name ?? id
  const length = `After ${count(state.turn, 'turn')}`
  const title = winner === undefined ? 'A draw' : `${name(sides[winner]!)}: ${isAdvanced ? `${level} ` : ''}victory`
  const goal = isAdvanced || state.winner === NOBODY ? undefined : scenario.victory[state.reason]
  return {
    title,
    detail: goal ? `${length}. ${describeVictory(goal, conditionNames(scenario))}` : `${length}: ${reason}.`,
  }
}
