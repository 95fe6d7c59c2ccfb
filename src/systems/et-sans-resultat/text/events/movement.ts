import { count } from '../../../../scenario/wording.ts'
import { ALLOWANCE } from '../../format/index.ts'
import type { Displacement, MovementEvent, PloyRoll } from '../../rules/index.ts'
import { commanderName, formationName, nameIn, unitName } from '../piece-names.ts'
import type { Sentences } from './sentences.ts'

/** What happens on the move in sentences. */
export const MOVEMENT_SENTENCES: Sentences<MovementEvent['kind']> = {
  move: (event, state) =>
    `${unitName(state, event)} ${event.from === event.to ? `turns at ${event.from}` : `marches ${event.from} → ${event.to}`}, facing ${event.facing} (${event.spent} of ${ALLOWANCE} points)`,
  'unit-arrives': (event, state) => `${unitName(state, event)} arrives in the column`,
  contact: (event, state) => `${unitName(state, event)} is in contact with ${nameIn(state.field.units, event.enemy)}`,
  ride: (event, state) => `${commanderName(state, event)} rides${describeWay(event)}`,
  withdrawal: (event, state) => `${unitName(state, event)} draws back${describeWay(event)}`,
  evasion: (event, state) => `${unitName(state, event)} evades${describeWay(event)}`,
  retirement: (event, state) => `${unitName(state, event)} retires${describeWay(event)}`,
  breakthrough: (event, state) => `${unitName(state, event)} breaks through${describeWay(event)}`,
  'impetuous-attack': (event, state) => `${unitName(state, event)} attacks without orders${describeWay(event)}`,
  'left-table': (event, state) =>
    `${unitName(state, event)} leaves the table by the ${event.edge} edge, from ${event.from}`,
  rout: (event, state) =>
    `${unitName(state, event)} ${event.cornered ? 'has no room to retire and ' : ''}routs to the reformation area at ${event.to}`,
  removed: (event, state) => `${unitName(state, event)} is lost at ${event.from}`,
  arrival: (event, state) => `${formationName(state, event)} arrives at ${event.place}`,
  'general-arrives': (event, state) => `${commanderName(state, event)} arrives at ${event.place}`,
  'arrival-waits': (event, state) => `${formationName(state, event)} cannot enter the table yet`,
  entrance: (event, state) => `${formationName(state, event)}: the die for its entry shows ${event.die}`,
  'ploy-roll': (event, state) =>
    `${formationName(state, event)} changes formation${event.rush ? ' in a rush' : ''}: ${describeRoll(event)}, ${describeChanges(event)}`,
  change: (event, state) => `${unitName(state, event)} is ${event.stance} at ${event.place}, facing ${event.facing}`,
  recovery: (event, state) => `${formationName(state, event)} recovers: ${event.class} fatigue -${event.markers}`,
}

/** ` 20,14 → 20,18`; somebody who has no room, or no need, to move stays. */
const describeWay = ({ from, to }: Displacement) => (from === to ? `, but stays at ${from}` : ` ${from} → ${to}`)

/** `7 +2 leadership -1 thirds = 8`. */
const describeRoll = ({ roll, modifiers, total }: PloyRoll) =>
  modifiers === '' ? `${roll}` : `${roll} ${modifiers} = ${total}`

/** 8.3: `2 units, otherwise 3`: those who deploy into other ground, or only their cavalry, may be more or fewer. */
const describeChanges = ({ units, otherwise }: PloyRoll) =>
  `${count(units, 'unit')}${units === otherwise ? '' : `, otherwise ${otherwise}`}`
