import type { GameEvent } from '../../../../engine/system.ts'
import type { Sentence } from '../../text/event-text.ts'
import type { BattleState } from '../state.ts'

type Named = readonly { readonly id: string; readonly name: string }[]

const named = (list: Named, id: unknown) => list.find((one) => one.id === id)?.name ?? String(id)

const formation = (event: GameEvent, { field }: BattleState, fact = 'formation') => named(field.formations, event[fact])
const commander = (event: GameEvent, { field }: BattleState) => named(field.commanders, event['commander'])
const unit = (event: GameEvent, { field }: BattleState, fact = 'unit') => named(field.units, event[fact])

const units = (event: GameEvent, { field }: BattleState) =>
  String(event['units'])
    .split(' ')
    .map((id) => named(field.units, id))
    .join(', ')

/** The name of whatever goes by an id; words that are no id stay. */
function anyName(id: string, { field }: BattleState): string {
  const lists: readonly Named[] = [field.formations, field.units, field.areas, field.specialties, field.forces]
  return lists.flat().find((one) => one.id === id)?.name ?? id
}

/** Who an order is for: a formation or a force. */
const receiver = (event: GameEvent, state: BattleState) =>
  event['formation'] === undefined ? named(state.field.forces, event['force']) : formation(event, state)

/** `attack`, `support Foy`, `Quatre Bras`. */
function order(event: GameEvent, state: BattleState): string {
  if (event['area'] !== undefined) return named(state.field.areas, event['area'])
  return event['supports'] === undefined ? String(event['order']) : `support ${formation(event, state, 'supports')}`
}

/** `dice 5, leadership of Reille +2: 7`. */
function roll(event: GameEvent): string {
  const modifiers = event['modifiers'] === '' ? '' : `, ${event['modifiers']}`
  return `dice ${event['dice']}${modifiers}: ${event['total']}`
}

const RESULTS: Readonly<Record<string, (event: GameEvent) => string>> = {
  active: () => 'it is active',
  delayed: ({ delay }) => `it is delayed by ${delay} ${delay === 1 ? 'turn' : 'turns'}`,
  lost: () => 'it is lost',
}

const STATUSES: Readonly<Record<string, string>> = {
  retreat: 'retreats',
  broken: 'is broken',
  rally: 'halts to rally and reform',
}

const HARM: Readonly<Record<string, string>> = {
  invincible: 'is unhurt, and invincible from now on',
  wounded: 'is lightly wounded',
  stunned: 'is unhorsed and stunned',
  disabled: 'is severely wounded, and another takes his place',
  killed: 'is killed, and another takes his place',
}

/** What is said of commanders, their orders and their actions. */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  'order-issued': (event, state) =>
    `${commander(event, state)} orders ${formation(event, state)}: ${order(event, state)}`,
  'objective-issued': (event, state) =>
    `${commander(event, state)} sends ${receiver(event, state)} to ${order(event, state)}`,
  'order-test': (event, state) =>
    `Order of ${commander(event, state)} to ${receiver(event, state)} (${order(event, state)}): ${roll(event)}, ${RESULTS[String(event['result'])]!(event)}`,
  'order-waits': (event, state) =>
    `The order to ${receiver(event, state)} is delayed: ${event['delay']} more ${event['delay'] === 1 ? 'turn' : 'turns'}`,
  directive: (event, state) => `${formation(event, state)}: ${order(event, state)}`,
  objective: (event, state) => `${receiver(event, state)} turns to ${order(event, state)}`,
  status: (event, state) => `${formation(event, state)} ${STATUSES[String(event['status'])]}`,
  conversion: (event, state) => `${formation(event, state)} converts from ${event['before']} to ${event['order']}`,
  released: (event, state) => `${formation(event, state)} is bound to its directive no longer`,
  'leader-action': (event, state) => {
    const on = String(event['on']).split(' ')
    const act = String(event['act']).replaceAll('-', ' ')
    const what = `${commander(event, state)}: ${[act, ...on.map((word) => anyName(word, state))].join(' ')}`
    if (event['dice'] === undefined) return what
    return `${what}, ${roll(event)}, ${event['success'] === true ? 'done' : 'it fails'}`
  },
  brought: (event, state) =>
    event['stance'] === 'reserve'
      ? `${unit(event, state)} goes to the reserve of ${formation(event, state)}`
      : `${unit(event, state)} of ${formation(event, state)} is ${event['stance']} at ${event['place']}`,
  specialty: (event, state) => `${named(state.field.specialties, event['specialty'])} joins ${unit(event, state)}`,
  formed: (event, state) => {
    const what = event['grand'] === true ? 'A grand battery' : formation(event, state)
    return `${what} is formed under ${commander(event, state)}: ${units(event, state)}`
  },
  disbanded: (event, state) => `The grand battery is no more: ${units(event, state)} go to the reserve of the force`,
  rejoined: (event, state) => `${formation(event, state)} rejoins ${formation(event, state, 'parent')}`,
  charge: (event, state) =>
    `${unit(event, state)} charges ${unit(event, state, 'target')}: ${event['from']} → ${event['to']}`,
  fate: (event, state) =>
    `Fate of ${commander(event, state)}: ${roll(event)}, ${event['harmed'] === true ? 'he is hit' : 'he is safe'}`,
  harm: (event, state) => `${commander(event, state)} ${HARM[String(event['result'])]} (dice ${event['dice']})`,
  'army-commander': (event, state) => `${commander(event, state)} takes command of the army`,
}
