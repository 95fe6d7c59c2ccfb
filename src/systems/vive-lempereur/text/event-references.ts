import { NOWHERE } from '../../../board/nowhere.ts'
import type { Reference } from '../../../engine/presenter.ts'
import type { BattleState, Event } from '../rules/index.ts'
import { hits } from './event-text.ts'

/** Where an event took place, the rule behind it, and the dice that fell. */
export function referencesOf(state: BattleState, event: Event): Reference {
  const { grid } = state.field
  const { hex, from, to, target } = event as Facts
  const hexes = [hex, from, to, target].map((label) => (label === undefined ? NOWHERE : grid.find(label)))
  const places = [...new Set(hexes.filter((place) => place !== NOWHERE))]
  return {
    places,
    rule: EVENT_RULES[event.kind],
    dice: diceOf(event),
    ...kindsOf(event),
    ...resultOf(event),
    ...lossOf(state, event),
  }
}

/** The facts that name a hex, and those that tell of dice, in whichever events have them. */
type Facts = { readonly [Fact in 'hex' | 'from' | 'to' | 'target' | 'faces']?: string } & {
  readonly [Fact in 'first' | 'second' | 'die' | 'effectDie' | 'face']?: string | number
}

/** The rule that each kind of event follows. */
export const EVENT_RULES: Readonly<Record<Event['kind'], string>> = {
  time: '4.1',
  tile: '14.0',
  exploration: '14.0',
  deployed: '4.0',
  'arrival-die': '13.0',
  arrival: '13.0',
  news: 'Own arrivals',
  withdrawal: 'Own arrivals',
  weather: 'Own weather',
  misfire: 'Own weather',
  event: 'Own events',
  wait: 'Own events',
  ground: 'Own events',
  engulfed: 'Own events',
  break: 'Own rules',
  seen: 'Own rules',
  bombard: 'Own rules',
  broken: 'Own rules',
  'truce-over': 'Own rules',
  nobody: '13.0',
  'hold-back': '13.0',
  card: '5.1',
  dice: '5.1',
  first: '5.1',
  order: '5.1',
  pass: '5.1',
  decline: '9.3',
  move: '6.0',
  face: '6.2.13',
  formation: '6.0 square',
  fire: '9.0',
  loss: '9.1',
  general: '9.4',
  capture: '9.4.2',
  captured: '9.4.2',
  retreat: '10.1',
  advance: '7.3',
  stay: '7.3',
  reaction: '9.3',
  'reaction-fire': '9.3',
  rally: '12.0',
  control: '4.2',
  points: '4.2',
  end: '4.2',
}

/** The faces that came up: numbers, or words of command and special dice. */
function diceOf(event: Event): string[] {
  const { faces, face, die, effectDie, first, second } = event as Facts
  if (faces !== undefined) return faces.split(' ').filter(Boolean)
  if (face !== undefined) return [String(face)]
  const numbers = event.kind === 'exploration' ? [first, second] : [die, effectDie]
  return numbers.flatMap((number) => (typeof number === 'number' && number > 0 ? [String(number)] : []))
}

/** 1.2: fire, shock and generals in danger are decided by a die with ten sides, and what comes of a hit by one with six. */
function kindsOf(event: Event): Pick<Reference, 'diceKinds'> {
  return OF_TEN.has(event.kind) ? { diceKinds: ['d10', 'd6'] } : {}
}

const OF_TEN: ReadonlySet<Event['kind']> = new Set(['fire', 'general', 'capture', 'misfire', 'bombard'])

function resultOf(event: Event): Pick<Reference, 'result'> {
  return event.kind === 'fire' || event.kind === 'bombard' ? { result: `Die ${event.die}: ${hits(event)}` } : {}
}

const lossOf = ({ field }: BattleState, event: Event): Pick<Reference, 'lost'> =>
  event.kind === 'loss' && event.left === 0 ? { lost: field.sides.indexOf(event.side) } : {}
