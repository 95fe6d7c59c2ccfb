import type { FireEvent, Reaction } from '../../rules/index.ts'
import { formationName, nameIn, unitName } from '../piece-names.ts'
import type { Sentences } from './sentences.ts'

/** Fire, assessments and what comes of them in sentences. */
export const FIRE_SENTENCES: Sentences<FireEvent['kind']> = {
  fire: (event, state) => {
    const how = event.intense ? ' intensely' : ''
    const points = event.points === 1 ? '1 point' : `${event.points} points`
    return `${formationName(state, event)}: ${event.weapon} fire${how} at ${nameIn(state.field.formations, event.target)}, ${points}`
  },
  score: (event, state) =>
    `${formationName(state, event)} is under fire: ${event.points} + dice ${event.dice} = ${event.total}`,
  'fire-mission': (event, state) => {
    const more = event.assessments === 1 ? 'one assessment more' : `${event.assessments} assessments more`
    return `${formationName(state, event)} concentrates on ${nameIn(state.field.formations, event.target)}: ${more}`
  },
  assessment: (event, state) => {
    const { dice, modifiers, total, result } = event
    const roll = modifiers === '' ? `dice ${dice}` : `dice ${dice}, ${modifiers} = ${total}`
    return `${formationName(state, event)} is assessed: ${roll} (${result})`
  },
  reaction: (event, state) =>
    `${unitName(state, event)} rolls ${event.dice} against ${event.limit}: ${REACTIONS[event.result]}`,
  'batteries-retire': (event, state) =>
    `${formationName(state, event)}: die ${event.die}, ${event.batteries} of its batteries retire`,
  'battery-retires': (event, state) => `${unitName(state, event)} goes to reserve from ${event.from}`,
  fatigue: (event, state) => `${formationName(state, event)}: ${event.markers} fatigue for its ${event.class}`,
  'status-check': (event, state) =>
    `${formationName(state, event)} is spent: fatigue ${event.fatigue} on ${event.deployed} deployed units`,
}

const REACTIONS: Readonly<Record<Reaction, string>> = {
  evade: 'it evades',
  attack: 'it attacks unbidden',
  stand: 'it stands',
}
