import type { GameEvent } from '../../../engine/system.ts'
import { SENTENCES as COMBAT } from '../rules/combat/events.ts'
import { SENTENCES as COMMAND } from '../rules/command/sentences.ts'
import { SENTENCES as FIRE } from '../rules/fire/events.ts'
import { SENTENCES as MOVEMENT } from '../rules/movement/events.ts'
import type { BattleState, StepName } from '../rules/state.ts'
import { sayReason } from '../rules/victory.ts'

export type Sentence = (event: GameEvent, state: BattleState) => string

/** An event as a sentence for the log. */
export function tell(state: BattleState, event: GameEvent): string {
  const sentence = SENTENCES[event.kind]
  if (!sentence) throw new Error(`nothing to say of ${event.kind}`)
  return sentence(event, state)
}

/** What the steps of a turn are called. */
export const STEP_NAMES: Readonly<Record<StepName, string>> = {
  activation: 'orders are activated',
  issue: 'orders are issued',
  actions: 'leader actions',
  arrivals: 'arrivals',
  conversions: 'conversion of orders',
  plans: 'movement is planned',
  movement: 'movement',
  deployment: 'ploy and deploy',
  recovery: 'recovery',
  fire: 'artillery and skirmishing',
  fate: 'fate of leaders',
  'fire-assessments': 'assessments after fire',
  'fire-evasion': 'evasion',
  charges: 'charges and conversion of orders',
  combat: 'combat',
  'combat-assessments': 'assessments after combat',
  'combat-evasion': 'evasion',
  status: 'retreat and rout of formations',
  reforming: 'conversion of orders',
  end: 'end of the turn',
  over: 'the battle is over',
}

const nameOf = (event: GameEvent, state: BattleState) =>
  state.field.scenario.sides[String(event['side'])]?.name ?? String(event['side'])

/** What is said of each kind of event. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  ...COMMAND,
  ...MOVEMENT,
  ...FIRE,
  ...COMBAT,
  turn: ({ turn }) => `Turn ${turn}`,
  step: ({ step }) => `— ${STEP_NAMES[step as StepName]} —`,
  control: (event, state) => `${nameOf(event, state)} takes ${event['area']}`,
  dissolved: (event) => `${event['name']} has nobody left: it is gone`,
  end: (event, state) =>
    event['side'] === undefined
      ? `The battle ends in a draw: ${sayReason(state)}`
      : `The battle ends: ${nameOf(event, state)} wins, ${event['level']}: ${sayReason(state)}`,
}
