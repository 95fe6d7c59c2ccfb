import { describeNews } from '../../../engine/news.ts'
import { timeInBrackets } from '../../../scenario/clock.ts'
import { describeScore } from '../../../scenario/conditions/awards.ts'
import { count, describeWinner } from '../../../scenario/wording.ts'
import { ARTILLERY, CAVALRY, FLAG_NAMES, groundNamesOf, INFANTRY, isFlag } from '../format/index.ts'
import type { BattleState, Event, EventOf } from '../rules/index.ts'
import { nameOf } from './piece-names.ts'

/** An event as a sentence for the log. */
export function describeEvent(state: BattleState, event: Event): string {
  const sentence = SENTENCES[event.kind] as (event: Event, state: BattleState) => string
  return sentence(event, state)
}

/** What is said of each kind of event. */
export const SENTENCES: {
  readonly [Kind in Event['kind']]: (event: EventOf<Kind>, state: BattleState) => string
} = {
  time: ({ turn, round }, { field }) => `Turn ${turn}${timeInBrackets(field.scenario.clock, turn)}, round ${round}`,
  tile: (event, state) =>
    `${sideOf(event, state)}: lays ${groundNamesOf(state.field.scenario.ground)(event.terrain)} in ${event.hex}`,
  exploration: (event, state) => {
    const dice = [event.first, event.second].map((die, i) => `${sideName(state, state.field.sides[i]!)} ${die}`)
    return `Exploration: ${dice.join(', ')}; ${event.side === undefined ? 'a tie' : describeWinner(sideName(state, event.side))}`
  },
  deployed: (event, state) => `${who(event, state)} deploys in ${event.hex}${facing(event)}`,
  'arrival-die': (event, state) => `${sideOf(event, state)}: rolls ${event.face} for ${DUE[event.die]}`,
  arrival: (event, state) => `${who(event, state)} arrives in ${event.hex}${facing(event)}`,
  news: (event, state) => `${sideOf(event, state)}: ${describeNews(event)}`,
  weather: (event) => `${describeNews(event)}${event.where === undefined ? '' : ` (in ${event.where})`}`,
  event: (event) => `${describeNews(event)}${event.message === undefined ? '' : `. ${event.message}`}`,
  wait: (event, state) => `${sideOf(event, state)}: waits`,
  ground: ({ hex, ground }, state) => `${hex} becomes ${groundNamesOf(state.field.scenario.ground)(ground)}`,
  break: ({ name, hex, die, breaks }) => `${name} in ${hex} ${breaks ? 'breaks' : 'holds'} (die ${die})`,
  seen: (event, state) => `${whoWhere(event, state)} is seen`,
  bombard: (event, state) =>
    `${sideOf(event, state)}: ${event.name} fires at ${nameOf(state, event.enemy)} in ${event.target}: value ${event.value}, die ${event.die}, ${hits(event)}`,
  broken: (event, state) => `${sideOf(event, state)}: the army is broken`,
  'truce-over': (event, state) => `${sideOf(event, state)}: the truce is over`,
  engulfed: (event, state) => `${whoWhere(event, state)} is lost with the ground`,
  misfire: (event, state) => `${shooter(event, state)} misfires at ${enemy(event, state)} (die ${event.die})`,
  withdrawal: (event, state) => `${who(event, state)} leaves the battle from ${event.hex}`,
  nobody: (event, state) => `${sideOf(event, state)}: no unit arrives (${event.why})`,
  'hold-back': (event, state) => `${sideOf(event, state)}: holds the reinforcement back`,
  card: (event, state) => {
    const { card, sector } = event
    return `${sideOf(event, state)}: plays ${plain(card)}${sector === undefined ? '' : ` (the ${sector} sector)`}`
  },
  dice: (event, state) => `${sideOf(event, state)}: rolls ${faces(event)}`,
  first: (event, state) => {
    const by = event.die === undefined ? '' : ` (die ${event.die})`
    return `${sideOf(event, state)}: gives orders first${by}`
  },
  order: (event, state) => {
    const by = event.by === undefined ? '' : ` by ${event.by}`
    return `${whoWhere(event, state)} is ordered${by}`
  },
  pass: (event, state) => `${sideOf(event, state)}: passes`,
  decline: (event, state) => `${sideOf(event, state)}: has nobody react`,
  move: (event, state) => `${who(event, state)} moves ${way(event, state)}${leaving(event)}`,
  face: (event, state) => `${whoWhere(event, state)} turns ${event.facing}`,
  formation: (event, state) =>
    `${whoWhere(event, state)} ${event.square ? 'forms square' : 'returns to combat formation'}`,
  fire: (event, state) => {
    const verb = armOf(event, state) === CAVALRY ? 'shocks' : 'fires at'
    return `${shooter(event, state)} ${verb} ${enemy(event, state)}: value ${event.value}, die ${event.die}, ${hits(event)}`
  },
  loss: (event, state) => {
    const rest = event.left === 0 ? ' and is eliminated' : `, ${event.left} left`
    return `${whoWhere(event, state)} loses ${count(event.losses, 'element')}${rest}`
  },
  general: (event, state) =>
    `${whoWhere(event, state)} is ${event.killed ? 'killed' : 'unhurt'} (die ${event.die}, killed on ${event.losses} or less)`,
  capture: (event, state) =>
    `${whoWhere(event, state)} ${event.captured ? 'is captured' : 'escapes'} (die ${event.die}, captured on ${event.value} or less)`,
  captured: (event, state) => `${whoWhere(event, state)} is captured`,
  retreat: (event, state) => {
    if (event.how === 'blocked') return `${who(event, state)} in ${event.from} cannot retreat`
    if (event.how === 'ignored') return `${who(event, state)} in ${event.from} stands its ground`
    const square = event.breaksSquare ? ', its square broken' : ''
    return `${who(event, state)} retreats ${way(event, state)}${square}${facing(event)}`
  },
  advance: (event, state) => `${who(event, state)} advances ${way(event, state)}`,
  stay: (event, state) => `${whoWhere(event, state)} does not advance`,
  reaction: (event, state) => {
    const deed = event.success ? REACTIONS[armOf(event, state)] : 'fails to react'
    return `${whoWhere(event, state)} ${deed} (${faces(event)})`
  },
  'reaction-fire': (event, state) => {
    const effect = [lossesOf(event), ...(event.halts ? ['the charge is halted'] : [])].filter(Boolean)
    return `${shooter(event, state)} hits ${enemy(event, state)}: effect die ${event.die}, ${effect.join(', ')}`
  },
  rally: (event, state) => `${whoWhere(event, state)} recovers ${count(event.recovered, 'element')} (${faces(event)})`,
  points: (event, state) => describeScore(sideOf(event, state), event.points, event.reason, event.total),
  control: (event, state) => `${sideOf(event, state)}: takes control of ${event.hex}`,
  end: (event, state) =>
    event.side === undefined
      ? `The battle ends in a draw: ${event.reason}`
      : `The battle ends: ${describeWinner(sideName(state, event.side), event.level)}: ${event.reason}`,
}

/** What the dice for a reinforcement decide. */
const DUE: Readonly<Record<EventOf<'arrival-die'>['die'], string>> = {
  flag: 'the flag of a reinforcement',
  type: 'the type of a reinforcement',
  entrance: 'the entrance of a reinforcement',
}

/** 9.3: what each arm does when it reacts. */
const REACTIONS: Readonly<Record<number, string>> = {
  [INFANTRY]: 'forms square',
  [CAVALRY]: 'counter-charges',
  [ARTILLERY]: 'fires at the charge',
}

/** The events that have a fact. */
type With<Fact extends string> = Extract<Event, { readonly [Key in Fact]: unknown }>

/** The events in which a unit fires. */
type Fired = EventOf<'fire' | 'reaction-fire' | 'misfire'>

const sideName = (state: BattleState, id: string) => state.field.scenario.sides[id]!.name

const sideOf = ({ side }: { readonly side: string }, state: BattleState) => sideName(state, side)

const who = (event: With<'unit'>, state: BattleState) => `${sideOf(event, state)}: ${event.unit}`

const whoWhere = (event: With<'unit' | 'hex'>, state: BattleState) => `${who(event, state)} in ${event.hex}`

const shooter = (event: Fired, state: BattleState) => `${who(event, state)} in ${event.from}`

const enemy = (event: Fired, state: BattleState) => `${nameOf(state, event.enemy)} in ${event.target}`

const armOf = ({ piece }: With<'piece'>, state: BattleState) => state.field.roster.arm[piece]!

const facing = ({ facing: side }: { readonly facing?: string }) => (side === undefined ? '' : `, facing ${side}`)

const faces = (event: With<'faces'>) =>
  event.faces
    .split(' ')
    .map((face) => (isFlag(face) ? FLAG_NAMES[face] : face))
    .join(', ')

const plain = (word: string) => word.replaceAll('-', ' ')

/** `D5 → D6 with Foy`. */
function way(event: EventOf<'move' | 'advance' | 'retreat'>, state: BattleState): string {
  const { general } = event
  const name = general === undefined ? undefined : (state.field.roster.recruits[general]!.name ?? 'its general')
  return `${event.from} → ${event.to}${name === undefined ? '' : ` with ${name}`}`
}

function leaving(event: EventOf<'move'>): string {
  if (event.leaving === undefined) return ''
  const left = event.leaving.replace('garrison', 'a garrison').replace('general', 'the general')
  return `, leaving ${left}${event.elements === undefined ? '' : ` (${count(event.elements, 'element')} left)`}`
}

/** What a shot comes to: `2 hits, effect die 4: 1 loss, retreat 1`. */
export function hits(event: EventOf<'fire' | 'bombard'>): string {
  if (event.hits === 0) return 'missed'
  const retreat = event.retreat
  const effect = [lossesOf(event), retreat > 0 && `retreat ${retreat}`].filter((one) => one !== '' && one !== false)
  return `${count(event.hits, 'hit')}, effect die ${event.effectDie}: ${effect.join(', ') || 'no effect'}`
}

const lossesOf = (event: { readonly losses: number }) => (event.losses > 0 ? count(event.losses, 'loss', 'losses') : '')
