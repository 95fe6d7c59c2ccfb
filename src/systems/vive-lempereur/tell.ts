import type { GameEvent } from '../../engine/system.ts'
import { count } from '../../scenario/wording.ts'
import type { BattleState } from './state.ts'

/** An event as a sentence for the log. */
export function tell(_state: BattleState, event: GameEvent): string {
  const who = `${event['side'] ?? ''}: ${event['unit'] ?? ''}`
  switch (event.kind) {
    case 'time':
      return `Turn ${event['turn']}, round ${event['round']}`
    case 'card':
      return `${event['side']} plays ${event['card']}`
    case 'dice':
      return `${event['side']} rolls ${event['faces']}`
    case 'order':
      return `${who} in ${event['hex']} is ordered${event['by'] ? ` by ${event['by']}` : ''}`
    case 'move':
      return `${who} moves ${event['from']} → ${event['to']}${event['leaving'] ? `, leaving ${event['leaving']}` : ''}`
    case 'face':
      return `${who} in ${event['hex']} turns ${event['facing']}`
    case 'formation':
      return `${who} in ${event['hex']} ${event['square'] === true ? 'forms square' : 'returns to combat formation'}`
    case 'fire':
      return `${who} in ${event['from']} fires at ${event['target']}: value ${event['value']}, die ${event['die']}, ${hits(event)}`
    case 'loss':
      return `${who} loses ${count(Number(event['losses']), 'element')}${event['left'] === 0 ? ' and is eliminated' : ''}`
    case 'general':
      return `${who} ${event['killed'] === true ? 'is killed' : 'is unhurt'} (die ${event['die']})`
    case 'capture':
      return `${who} ${event['captured'] === true ? 'is captured' : 'escapes'} (value ${event['value']}, die ${event['die']})`
    case 'captured':
      return `${who} is captured`
    case 'retreat':
      return `${who} ${retreat(event)}`
    case 'advance':
      return `${who} advances to ${event['to']}`
    case 'reaction':
      return `${who} in ${event['hex']} ${event['success'] === true ? 'reacts' : 'fails to react'} (${count(Number(event['dice']), 'die', 'dice')})`
    case 'rally':
      return `${who} in ${event['hex']} recovers ${count(Number(event['recovered']), 'element')}`
    case 'arrival':
      return `${who} arrives in ${event['hex']}`
    case 'nobody':
      return `${event['side']}: nobody arrives (${event['why']})`
    case 'tile':
      return `${event['side']} lays ${event['terrain']} in ${event['hex']}`
    case 'deployed':
      return `${who} deploys in ${event['hex']}`
    default:
      return `exploration: ${Object.entries(event)
        .filter(([key]) => key !== 'kind')
        .map(([side, die]) => `${side} ${die}`)
        .join(', ')}`
  }
}

const hits = (event: GameEvent) =>
  event['hits'] === 0 ? 'missed' : `${count(Number(event['hits']), 'hit')}, effect die ${event['effectDie']}`

function retreat(event: GameEvent): string {
  if (event['how'] === 'blocked') return 'cannot retreat'
  return event['how'] === 'ignored' ? 'stands its ground' : `retreats to ${event['to']}`
}
