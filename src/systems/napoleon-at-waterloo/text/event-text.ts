import { describeNews } from '../../../engine/news.ts'
import { timeInBrackets } from '../../../scenario/clock.ts'
import { describeScore } from '../../../scenario/conditions/awards.ts'
import { describeWinner } from '../../../scenario/wording.ts'
import { groundKindsOf, kindRow, RESULT_NAMES } from '../format/index.ts'
import type { BattleState, Event, EventOf, Loss } from '../rules/index.ts'
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
  turn: ({ turn }, { field }) => `Turn ${turn}${timeInBrackets(field.scenario.clock, turn)}`,
  phase: (event, state) => `${sideOf(event, state)}: ${event.phase}`,
  pass: (event, state) => `${sideOf(event, state)}: ends the phase`,
  move: (event, state) => `${who(event, state)} moves ${way(event)} (${points(event)})`,
  arrival: (event, state) => `${who(event, state)} arrives in ${event.hex} (${points(event)})`,
  news: (event, state) => `${sideOf(event, state)}: ${describeNews(event)}`,
  entrance: (event, state) => `${sideOf(event, state)}: ${event.group}: die ${event.die} decides where it enters`,
  withdrawal: (event, state) => `${who(event, state)} leaves the battle from ${event.from}`,
  exit: (event, state) => `${who(event, state)} leaves the board from ${event.from} (${event.exited} in all)`,
  attack: (event, state) => {
    const attackers = event.attackers.split(' ').map((piece) => nameOf(state, Number(piece)))
    const verb = `${event.phase === 'bombardment' ? 'bombard' : 'attack'}${attackers.length > 1 ? '' : 's'}`
    const targets = event.targets.replaceAll(' ', ' and ')
    const strengths = `${counted(event.attack, event.countedAttack)} against ${counted(event.defence, event.countedDefence)}`
    const odds = `${strengths}: ${event.odds}, ${dice(event, state)}, ${RESULT_NAMES[event.result]}`
    return `${sideOf(event, state)}: ${attackers.join(', ')} ${verb} ${targets}, ${odds}`
  },
  loss: (event, state) => `${who(event, state)} in ${event.hex} is destroyed${LOSSES[event.why]}`,
  retreat: (event, state) => `${who(event, state)} retreats ${way(event)}`,
  displacement: (event, state) => `${who(event, state)} is displaced ${way(event)}`,
  advance: (event, state) => `${who(event, state)} advances ${way(event)}`,
  weather: (event) => `${describeNews(event)}${event.where === undefined ? '' : ` (in ${event.where})`}`,
  misfire: (event, state) => `${who(event, state)} in ${event.hex} misfires (die ${event.die})`,
  break: ({ name, hex, die, breaks }) => `${name} in ${hex} ${breaks ? 'breaks' : 'holds'} (die ${die})`,
  seen: (event, state) => `${who(event, state)} in ${event.hex} is seen`,
  placed: (event, state) => `${who(event, state)} is placed in ${event.hex}`,
  broken: (event, state) => `${sideOf(event, state)}: the army is broken`,
  'truce-over': (event, state) => `${sideOf(event, state)}: the truce is over`,
  bombard: ({ name, target, fire, defence, odds, die, result, ...event }, state) =>
    `${sideOf(event, state)}: ${name} fires at ${target}, ${fire} against ${defence}: ${odds}, die ${die}, ${result === 'Dr' || result === 'DE' ? RESULT_NAMES[result] : 'no effect'}`,
  event: (event, state) => {
    const whose = event.side === undefined ? '' : `${sideOf({ side: event.side }, state)}: `
    return `${whose}${describeNews(event)}${event.message === undefined ? '' : `. ${event.message}`}`
  },
  ground: ({ hexes, ground }, { field }) => `${hexes} becomes ${groundName(field.scenario, ground)}`,
  wait: (event, state) => `${sideOf(event, state)}: brings nothing about this turn`,
  demoralised: (event, state) => `${sideOf(event, state)}: demoralised by the loss of ${event.lost} points`,
  points: (event, state) => describeScore(sideOf(event, state), event.points, event.reason, event.total),
  end: ({ side, level, reason }, state) =>
    side === undefined
      ? `The battle ends in a draw: ${reason}`
      : `The battle ends: ${describeWinner(sideOf({ side }, state), level)}: ${reason}`,
}

const LOSSES: Readonly<Record<Loss, string>> = {
  combat: '',
  exchange: ' in the exchange',
  'no retreat': ': it cannot retreat',
  excess: ': too many units in the hex',
  ground: ': the ground gives way',
}

const sideOf = ({ side }: { readonly side: string }, state: BattleState) => state.field.scenario.sides[side]!.name

const who = (event: { readonly side: string; readonly unit: string }, state: BattleState) =>
  `${sideOf(event, state)}: ${event.unit}`

const groundName = (scenario: { readonly ground?: object }, id: string) =>
  groundKindsOf(scenario)
    .kinds.find((kind) => kind.id === id)
    ?.name.toLowerCase() ?? id

const way = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} → ${to}`

const points = ({ cost }: { readonly cost: number }) => (cost === 1 ? '1 point' : `${cost} points`)

/** `14 (7 × 2)`: a strength as it counts for the odds, and as the counters have it. */
function counted(printed: number, counts = printed): string {
  if (counts === printed) return String(printed)
  const times = counts / printed
  return `${counts} (${printed}${Number.isInteger(times) ? ` × ${times}` : ' on the counters'})`
}

/** `die 3 + 2 (cavalry on infantry)`. */
function dice({ die, modifier = 0, mode = '', against = '' }: EventOf<'attack'>, { field }: BattleState): string {
  const called = (kind: string) => kindRow(field.scenario.troops, kind).name.toLowerCase()
  if (modifier === 0) return `die ${die}`
  return `die ${die} ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)} (${called(mode)} on ${called(against)})`
}
