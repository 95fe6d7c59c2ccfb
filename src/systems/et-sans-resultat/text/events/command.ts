import { count } from '../../../../scenario/wording.ts'
import type {
  BattleState,
  CommandEvent,
  EventOf,
  Harm,
  LeaderAction,
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
    const names = on.split(' ').map((word) => anyName(state, word))
    const { verb, base, rest } = describeAct(act, names)
    const what = `${commanderName(state, event)} ${success ? verb : `tries to ${base}`} ${rest}`
    if (dice === undefined || modifiers === undefined || total === undefined) return what
    return `${what}: ${describeRoll({ dice, modifiers, total })}, ${success ? 'it succeeds' : 'it fails'}`
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

/** A leader action in the words of a log: what he does, the same after `to`, and what it is about, by names in the order of the notation. */
function describeAct(act: LeaderAction, [whom = '', ...rest]: readonly string[]) {
  const units = rest.join(', ')
  const words = (verb: string, base: string, about: string) => ({ verb, base, rest: about })
  switch (act) {
    case 'take-command':
      return words('takes', 'take', `personal command of ${whom}`)
    case 'abandon-command':
      return words('leaves', 'leave', `the command of ${whom}`)
    case 'change-objective':
      return words('turns', 'turn', `to another objective: ${whom}`)
    case 'send-aide':
      return words('sends', 'send', `an aide to ${whom}`)
    case 'commit-battery':
      return words('commits', 'commit', `${units} to ${whom}`)
    case 'recall-battery':
      return words('recalls', 'recall', `${units} of ${whom}`)
    case 'displace-battery':
      return words('limbers', 'limber', `${units} of ${whom}`)
    case 'rally':
      return words('rallies', 'rally', `${units} of ${whom}`)
    case 'inspire':
      return words('inspires', 'inspire', whom)
    case 'rejoin':
      return words('brings', 'bring', `${whom} back`)
    case 'detach':
      return words('detaches', 'detach', `${rest.slice(1).join(', ')} from ${whom} to ${rest[0]}`)
    case 'commit-specialty':
      return words('commits', 'commit', `${rest[0]} to ${rest.slice(1).join(', ')} of ${whom}`)
    case 'grand-battery':
      return words('forms', 'form', `a grand battery: ${[whom, ...rest].join(', ')}`)
  }
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
