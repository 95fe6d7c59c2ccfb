import { count } from '../../../../scenario/wording.ts'
import type { FireEvent, Reaction } from '../../rules/index.ts'
import { formationName, nameIn, unitName } from '../piece-names.ts'
import type { Sentences } from './sentences.ts'

/** Fire, assessments and what comes of them in sentences. */
export const FIRE_SENTENCES: Sentences<FireEvent['kind']> = {
  fire: (event, state) => {
    const how = event.intense ? ' intensely' : ''
    return `${formationName(state, event)}: ${event.weapon} fire${how} at ${nameIn(state.field.formations, event.target)}, ${count(event.points, 'point')}`
  },
  bombardment: (event, state) =>
    `${event.guns} fire at ${formationName(state, event)}, ${count(event.points, 'point')}`,
  misfire: (event, state) =>
    `${formationName(state, event)}: its muskets ${event.hasFailed ? 'fail' : 'fire'} in the wet (die ${event.die})`,
  score: (event, state) =>
    `${formationName(state, event)} is under fire: ${event.points} + dice ${event.dice} = ${event.total}`,
  'fire-mission': (event, state) => {
    const more = count(event.assessments, 'more assessment')
    return `${formationName(state, event)} concentrates on ${nameIn(state.field.formations, event.target)}: ${more}`
  },
  assessment: (event, state) => {
    const { dice, modifiers, total, result } = event
    const roll = modifiers === '' ? `dice ${dice}` : `dice ${dice}, ${modifiers} = ${total}`
    return `${formationName(state, event)} is assessed: ${roll} (${result})`
  },
  reaction: (event, state) =>
    `${unitName(state, event)} rolls ${event.dice} against ${event.limit}: ${REACTIONS[event.result]}`,
  'batteries-retire': (event, state) => {
    const { die, batteries } = event
    const retiring = batteries < 2 ? `${batteries === 0 ? 'no' : 1} battery retires` : `${batteries} batteries retire`
    return `${formationName(state, event)}: die ${die}, ${retiring}`
  },
  'battery-retires': (event, state) => `${unitName(state, event)} goes to reserve from ${event.from}`,
  fatigue: (event, state) => `${formationName(state, event)} tires: ${event.class} fatigue +${event.markers}`,
  'status-check': (event, state) =>
    `${formationName(state, event)} is spent: fatigue ${event.fatigue} on ${count(event.deployed, 'deployed unit')}`,
}

const REACTIONS: Readonly<Record<Reaction, string>> = {
  evade: 'it evades',
  attack: 'it attacks without orders',
  stand: 'it stands',
}
