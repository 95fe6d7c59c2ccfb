import { count } from '../../../../scenario/wording.ts'
import type {
  BattleState,
  CommandEvent,
  EventOf,
  Harm,
  OfForce,
  OfFormation,
  OrderFacts,
  RollFacts,
  StatusName,
} from '../../rules/index.ts'
import { anyName, commanderName, formationName, nameIn, unitName, unitNames } from '../piece-names.ts'
import type { Sentences } from './sentences.ts'

/** Commanders, their orders and their actions in sentences. */
export const COMMAND_SENTENCES: Sentences<CommandEvent['kind']> = {
  'order-issued': (event, state) =>
    `${commanderName(state, event)} orders ${formationName(state, event)}: ${describeOrder(state, event)}`,
  'objective-issued': (event, state) =>
    `${commanderName(state, event)} sends ${receiverName(state, event)} to ${describeOrder(state, event)}`,
  'order-test': (event, state) =>
    `Order of ${commanderName(state, event)} to ${receiverName(state, event)} (${describeOrder(state, event)}): ${describeRoll(event)}, ${describeResult(event)}`,
  'order-waits': (event, state) =>
    `The order to ${receiverName(state, event)} is delayed: ${count(event.delay, 'more turn')}`,
  directive: (event, state) => `${formationName(state, event)}: ${describeOrder(state, event)}`,
  objective: (event, state) => `${receiverName(state, event)} switches to ${describeOrder(state, event)}`,
  status: (event, state) => `${formationName(state, event)} ${STATUSES[event.status]}`,
  conversion: (event, state) => `${formationName(state, event)} converts from ${event.before} to ${event.order}`,
  released: (event, state) => `${formationName(state, event)} is no longer bound to its directive`,
  'leader-action': (event, state) => {
    const { act, on, dice, modifiers, total, success } = event
    const words = [act.replaceAll('-', ' '), ...on.split(' ').map((word) => anyName(state, word))]
    const what = `${commanderName(state, event)}: ${words.join(' ')}`
    if (dice === undefined || modifiers === undefined || total === undefined) return what
    return `${what}, ${describeRoll({ dice, modifiers, total })}, ${success ? 'it succeeds' : 'it fails'}`
  },
  brought: (event, state) =>
    event.stance === 'reserve'
      ? `${unitName(state, event)} goes to the reserve of ${formationName(state, event)}`
      : `${unitName(state, event)} of ${formationName(state, event)} is ${event.stance} at ${event.place}`,
  specialty: (event, state) => `${nameIn(state.field.specialties, event.specialty)} joins ${unitName(state, event)}`,
  formed: (event, state) => {
    const what = event.grand ? 'A grand battery' : formationName(state, event)
    return `${what} is formed under ${commanderName(state, event)}: ${unitNames(state, event.units)}`
  },
  disbanded: (event, state) =>
    `The grand battery disbands: ${unitNames(state, event.units)} back in the reserve of the force`,
  rejoined: (event, state) => `${formationName(state, event)} rejoins ${nameIn(state.field.formations, event.parent)}`,
  charge: (event, state) =>
    `${unitName(state, event)} charges ${nameIn(state.field.units, event.target)}: ${event.from} → ${event.to}`,
  fate: (event, state) =>
    `Fate of ${commanderName(state, event)}: ${describeRoll(event)}, ${event.harmed ? 'he is hit' : 'he is safe'}`,
  harm: (event, state) => `${commanderName(state, event)} ${HARM[event.result]} (dice ${event.dice})`,
  'army-commander': (event, state) => `${commanderName(state, event)} takes command of the army`,
}

/** Who an order is for: a formation or a force. */
const receiverName = (state: BattleState, event: OfFormation | OfForce) =>
  'formation' in event ? formationName(state, event) : nameIn(state.field.forces, event.force)

/** `attack`, `support Foy`, `Quatre Bras`. */
function describeOrder({ field }: BattleState, event: OrderFacts | { readonly area: string }): string {
  if ('area' in event) return nameIn(field.areas, event.area)
  return event.supports === undefined ? event.order : `support ${nameIn(field.formations, event.supports)}`
}

/** `dice 5, leadership of Reille +2: 7`. */
const describeRoll = ({ dice, modifiers, total }: RollFacts) =>
  `dice ${dice}${modifiers === '' ? '' : `, ${modifiers}`}: ${total}`

function describeResult({ result, delay }: EventOf<'order-test'>): string {
  return result === 'delayed' ? `it is delayed by ${count(delay, 'turn')}` : `it is ${result}`
}

const STATUSES: Readonly<Record<StatusName, string>> = {
  retreat: 'retreats',
  broken: 'is broken',
  rally: 'halts to rally and reform',
}

const HARM: Readonly<Record<Harm, string>> = {
  invincible: 'is unhurt, and invincible from now on',
  wounded: 'is lightly wounded',
  stunned: 'is unhorsed and stunned',
  disabled: 'is severely wounded, and another takes his place',
  killed: 'is killed, and another takes his place',
}
