import { NOWHERE } from '../../../board/nowhere.ts'
import type { Reference } from '../../../engine/presenter.ts'
import type { GameEvent } from '../../../engine/system.ts'
import type { BattleState } from '../rules/state.ts'

/** Where an event took place, the rule behind it, and the dice that fell. */
export function refer(state: BattleState, event: GameEvent): Reference {
  const { grid } = state.field
  const labels = PLACES.flatMap((fact) => (event[fact] === undefined ? [] : [String(event[fact])]))
  const hexes = labels.map((label) => grid.find(label)).filter((hex) => hex !== NOWHERE)
  const rule = EVENT_RULES[event.kind]
  return { places: [...new Set(hexes)], ...(rule !== undefined && { rule }), dice: diceOf(event) }
}

/** The facts that name a hex. */
const PLACES = ['hex', 'from', 'to', 'target'] as const

/** The rule that each kind of event follows. */
export const EVENT_RULES: Readonly<Record<string, string>> = {
  time: '4.1',
  tile: '14.0',
  exploration: '14.0',
  deployed: '4.0',
  'arrival-die': '13.0',
  arrival: '13.0',
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
  end: '4.2',
}

/** The faces that came up: numbers, or words of command and special dice. */
function diceOf(event: GameEvent): string[] {
  const { faces, face, die, effectDie, first, second, kind } = event
  if (faces !== undefined) return String(faces).split(' ').filter(Boolean)
  if (face !== undefined) return [String(face)]
  const numbers = kind === 'exploration' ? [first, second] : [die, effectDie]
  return numbers.flatMap((number) => (typeof number === 'number' && number > 0 ? [String(number)] : []))
}
