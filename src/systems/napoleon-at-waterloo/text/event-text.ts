import type { GameEvent } from '../../../engine/system.ts'
import type { NawResult } from '../../../scenario/types.gen.ts'
import { RESULT_NAMES } from '../format/catalog.ts'
import { nameOf } from '../rules/events.ts'
import type { BattleState } from '../rules/state.ts'

type Sentence = (event: GameEvent, state: BattleState) => string

/** An event as a sentence for the log. */
export function tell(state: BattleState, event: GameEvent): string {
  const sentence = SENTENCES[event.kind]
  if (!sentence) throw new Error(`nothing to say of ${event.kind}`)
  return sentence(event, state)
}

/** What is said of each kind of event. */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  turn: ({ turn }) => `Turn ${turn}`,
  phase: (event, state) => `${sideOf(event, state)}: ${event['phase']}`,
  pass: (event, state) => `${sideOf(event, state)}: ends the phase`,
  move: (event, state) => `${who(event, state)} moves ${way(event)} (${points(event)})`,
  arrival: (event, state) => `${who(event, state)} arrives in ${event['hex']} (${points(event)})`,
  exit: (event, state) => `${who(event, state)} leaves the board from ${event['from']} (${event['exited']} in all)`,
  attack: (event, state) => {
    const attackers = String(event['attackers'])
      .split(' ')
      .map((piece) => nameOf(state, Number(piece)))
    const verb =
      event['phase'] === 'bombardment'
        ? attackers.length > 1
          ? 'bombard'
          : 'bombards'
        : attackers.length > 1
          ? 'attack'
          : 'attacks'
    const targets = String(event['targets']).replaceAll(' ', ' and ')
    const strengths = `${event['attack']} against ${event['defence']}`
    const result = RESULT_NAMES[event['result'] as NawResult]
    const odds = `${strengths}: ${event['odds']}, ${dice(event)}, ${result}`
    return `${sideOf(event, state)}: ${attackers.join(', ')} ${verb} ${targets}, ${odds}`
  },
  loss: (event, state) => `${who(event, state)} in ${event['hex']} is destroyed${LOSSES[String(event['why'])]}`,
  retreat: (event, state) => `${who(event, state)} retreats ${way(event)}`,
  displacement: (event, state) => `${who(event, state)} is bumped out ${way(event)}`,
  advance: (event, state) => `${who(event, state)} advances ${way(event)}`,
  demoralised: (event, state) => `${sideOf(event, state)}: demoralised by the loss of ${event['lost']} points`,
  end: (event, state) =>
    event['side'] === undefined
      ? `The battle ends in a draw: ${event['reason']}`
      : `The battle ends: ${sideOf(event, state)} wins, ${event['level']}: ${event['reason']}`,
}

const LOSSES: Readonly<Record<string, string>> = {
  combat: '',
  exchange: ' in the exchange',
  'no retreat': ': it cannot retreat',
  excess: ': there are too many in the hex',
}

const sideOf = (event: GameEvent, state: BattleState) => state.field.scenario.sides[String(event['side'])]!.name

const who = (event: GameEvent, state: BattleState) => `${sideOf(event, state)}: ${event['unit']}`

const way = (event: GameEvent) => `${event['from']} → ${event['to']}`

const points = (event: GameEvent) => (event['cost'] === 1 ? '1 point' : `${event['cost']} points`)

/** `die 3 + 2 (cavalry on infantry)`. */
function dice(event: GameEvent): string {
  const modifier = Number(event['modifier'] ?? 0)
  if (modifier === 0) return `die ${event['die']}`
  const sign = modifier > 0 ? '+' : '−'
  return `die ${event['die']} ${sign} ${Math.abs(modifier)} (${event['mode']} on ${event['against']})`
}
