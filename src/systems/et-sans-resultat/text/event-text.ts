import { describeNews } from '../../../engine/news.ts'
import { timeInBrackets } from '../../../scenario/clock.ts'
import { describeScore } from '../../../scenario/conditions/awards.ts'
import { capitalise, describeWinner } from '../../../scenario/wording.ts'
import type { BattleState, Event, EventKind, StepName } from '../rules/index.ts'
import { COMBAT_SENTENCES } from './events/combat.ts'
import { COMMAND_SENTENCES } from './events/command.ts'
import { FIRE_SENTENCES } from './events/fire.ts'
import { MOVEMENT_SENTENCES } from './events/movement.ts'
import type { Sentences } from './events/sentences.ts'
import { formationName } from './piece-names.ts'
import { describeReason } from './words.ts'

/** An event as a sentence for the log. */
export function describeEvent(state: BattleState, event: Event): string {
  const sentence = SENTENCES[event.kind] as (event: Event, state: BattleState) => string
  return sentence(event, state)
}

/** What the steps of a turn are called. */
export const STEP_NAMES: Readonly<Record<StepName, string>> = {
  events: 'the turn begins',
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

const sideName = ({ field }: BattleState, side: string) => field.scenario.sides[side]?.name ?? side

const SENTENCES: Sentences<EventKind> = {
  ...COMMAND_SENTENCES,
  ...MOVEMENT_SENTENCES,
  ...FIRE_SENTENCES,
  ...COMBAT_SENTENCES,
  turn: ({ turn }, { field }) => `Turn ${turn}${timeInBrackets(field.scenario.clock, turn)}`,
  step: ({ step }) => `— ${STEP_NAMES[step]} —`,
  points: ({ side, points, reason, total }, state) => describeScore(sideName(state, side), points, reason, total),
  news: (event, state) => `${sideName(state, event.side)}: ${describeNews(event)}`,
  weather: (event) => describeNews(event),
  happening: ({ message, ...news }) => `${describeNews(news)}${message === undefined ? '' : `. ${message}`}`,
  'called-away': (event, state) => `${formationName(state, event)} leaves the battle`,
  control: ({ side, area }, state) => `${area} changes hands: now ${sideName(state, side)}`,
  'ground-tried': ({ name, die, breaks }) => `${capitalise(name)} ${breaks ? 'breaks' : 'holds'} (die ${die})`,
  'army-broken': ({ side }, state) => `The ${sideName(state, side)} army is broken`,
  'truce-ends': ({ side, areas }, state) => `The truce is over: the ${sideName(state, side)} side may enter ${areas}`,
  'set-up': ({ name, x, y }) => `${name} is set up at ${x / 10},${y / 10}`,
  seen: ({ name }) => `${name} is seen`,
  dissolved: ({ name }) => `${name} has no troops left and is out of the battle`,
  end: ({ side, level }, state) =>
    side === undefined
      ? `The battle ends in a draw: ${describeReason(state)}`
      : `The battle ends: ${describeWinner(sideName(state, side), level)}: ${describeReason(state)}`,
}
