import { NOWHERE } from '../../../board/nowhere.ts'
import type { Reference } from '../../../engine/presenter.ts'
import { RESULT_NAMES } from '../format/index.ts'
import type { BattleState, Event } from '../rules/index.ts'

/** Where an event took place, the rule behind it, and the die that fell. */
export function referencesOf(state: BattleState, event: Event): Reference {
  const { grid } = state.field
  const { from, to, hex, hexes = '', targets = '' } = event as Facts
  const labels = [from, to, hex, ...hexes.split(/,? /), ...targets.split(' ').toReversed()]
  const places = labels.map((label) => (label ? grid.find(label) : NOWHERE)).filter((place) => place !== NOWHERE)
  const rule = event.kind === 'attack' && event.phase === 'bombardment' ? 'Artillery' : RULES[event.kind]
  const dice = 'die' in event && typeof event.die === 'number' ? [String(event.die)] : []
  return {
    places: [...new Set(places)],
    ...(rule !== undefined && { rule }),
    dice,
    ...resultOf(event),
    ...lossOf(state, event),
  }
}

/** The facts that name hexes, in whichever events have them. */
type Facts = { readonly [Fact in 'from' | 'to' | 'hex' | 'hexes' | 'targets']?: string }

/** The rule that each kind of event follows; the course of the turn follows none in particular. */
const RULES: { readonly [Kind in Event['kind']]?: string } = {
  move: 'Movement',
  attack: 'Combat',
  retreat: 'Retreat',
  displacement: 'Retreat',
  advance: 'Advance',
  demoralised: 'Demoralisation',
  event: 'Own events',
  ground: 'Own events',
}

/** `3-1, die 5: defenders retreat`. */
function resultOf(event: Event): Pick<Reference, 'result'> {
  if (event.kind !== 'attack') return {}
  const { odds, die, modifier = 0, result } = event
  const added = modifier === 0 ? '' : ` ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)}`
  return { result: `${odds}, die ${die}${added}: ${RESULT_NAMES[result]}` }
}

const lossOf = ({ field }: BattleState, event: Event): Pick<Reference, 'lost'> =>
  event.kind === 'loss' ? { lost: field.sides.indexOf(event.side) } : {}
