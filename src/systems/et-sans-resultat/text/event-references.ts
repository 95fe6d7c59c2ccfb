import { findPlace } from '../../../board/table/places.ts'
import type { Reference } from '../../../engine/presenter.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { isOnTable } from '../rules/queries.ts'
import { type BattleState, NOBODY } from '../rules/state.ts'
import { at, atCentre } from '../view/hit-testing.ts'

/** Where an event took place, the rule behind it, and the dice that fell: of two, their sum. */
export function refer(state: BattleState, event: GameEvent): Reference {
  const rule = event.kind === 'conversion' ? String(event['rule']) : EVENT_RULES[event.kind]
  return { places: placesOf(state, event), ...(rule !== undefined && { rule }), dice: diceOf(event) }
}

/** The point that it names, of a way the end; otherwise where whoever it is about is now. */
function placesOf(state: BattleState, event: GameEvent): number[] {
  const { ground } = state.field
  const point = POINTS.find((fact) => event[fact] !== undefined)
  const named = point === undefined ? NOBODY : findPlace(ground, String(event[point]))
  if (named >= 0) return [named]
  return [...UNITS.flatMap((fact) => unitPlace(state, event[fact])), ...bodyPlaces(state, event)]
}

/** The facts that name a point, a unit and a formation. */
const POINTS = ['to', 'place', 'from'] as const
const UNITS = ['unit', 'enemy', 'lead', 'defender'] as const
const FORMATIONS = ['formation', 'target', 'parent'] as const

function unitPlace(state: BattleState, id: unknown): number[] {
  const unit = state.field.units.findIndex((one) => one.id === id)
  if (unit === NOBODY || !isOnTable(state, unit)) return []
  return listed(at(state, [state.x[unit]!, state.y[unit]!]))
}

function bodyPlaces(state: BattleState, event: GameEvent): number[] {
  return FORMATIONS.flatMap((fact) => {
    const formation = state.field.formations.findIndex(({ id }) => id === event[fact])
    return formation === NOBODY ? [] : listed(atCentre(state, formation))
  })
}

const listed = ({ place }: { readonly place?: number }) => (place === undefined ? [] : [place])

/** The rule that each kind of event follows; a conversion names its own. */
const EVENT_RULES: Readonly<Record<string, string>> = {
  'order-issued': '5.1',
  'objective-issued': '5.1',
  'order-test': '5.2',
  'order-waits': '5.4',
  directive: '5.3',
  objective: '5.3',
  status: '7.10',
  released: '13.7',
  'leader-action': '6',
  brought: '6',
  specialty: '6 commit-specialty',
  formed: '6',
  disbanded: '6',
  rejoined: '6 rejoin',
  charge: '5.10c',
  fate: '10.1',
  harm: '10.3',
  'army-commander': '10.4',
  move: '7.1',
  contact: '7.8',
  ride: '3.7',
  withdrawal: '7.10',
  evasion: '11.7',
  retirement: '12.9',
  breakthrough: '12.10',
  'impetuous-attack': '11.8',
  'left-table': '7.11',
  rout: '12.9',
  removed: '12.9',
  arrival: '13.4',
  'unit-arrives': '13.4',
  'general-arrives': '13.4',
  'arrival-waits': '13.4',
  'ploy-roll': '8.1',
  change: '8.5',
  recovery: '8.7',
  fire: '9.1',
  score: '9.7',
  'fire-mission': '9.8',
  assessment: '11.3',
  reaction: '11.8',
  'batteries-retire': '11.9',
  'battery-retires': '11.9',
  fatigue: '2.7',
  'status-check': '11.11',
  fight: '12.3',
  control: '13.1',
  dissolved: '2.8',
}

const DICE = ['roll', 'dice', 'die', 'attackDice', 'defenceDice'] as const

const diceOf = (event: GameEvent) =>
  DICE.flatMap((fact) => (typeof event[fact] === 'number' ? [String(event[fact])] : []))
