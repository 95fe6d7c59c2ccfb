import { tellBy } from '../../../engine/statistics-recorder.ts'
import { describeSide, enumerate, withArticle } from '../../../scenario/wording.ts'
import type { BattleState, Event } from '../rules/index.ts'
import { commanderName, formationName, nameIn, unitName } from './piece-names.ts'

/** What a story tells of an event; losses are told by whoever keeps the books. */
export const tellEvent = tellBy<BattleState, Event>({
  fight: ({ attackers, defender, margin }, { field }) => {
    const names = attackers.split(' ').map((id) => withArticle(nameIn(field.units, id)))
    const result = margin > 0 ? 'and won' : margin < 0 ? 'and were beaten' : 'and neither gave way'
    return {
      weight: 2,
      text: `${enumerate(names)} attacked ${withArticle(nameIn(field.units, defender))} ${names.length === 1 && margin < 0 ? 'and was beaten' : result}`,
    }
  },
  charge: (event, state) => ({
    weight: 2,
    text: `${withArticle(unitName(state, event))} charged ${withArticle(nameIn(state.field.units, event.target))}`,
  }),
  control: ({ side, area }, { field }) => ({
    weight: 3,
    text: `${area} fell to ${describeSide(field.scenario.sides[side]?.name ?? side)}`,
  }),
  status: (event, state) =>
    event.status === 'rally'
      ? undefined
      : {
          weight: 3,
          text: `${withArticle(formationName(state, event))} ${event.status === 'broken' ? 'broke' : 'fell back'}`,
        },
  // What comes of it is told.
  'status-check': (event, state) => ({ weight: 1, text: `${withArticle(formationName(state, event))} was spent` }),
  'army-broken': ({ side }, { field }) => ({
    weight: 3,
    text: `the army of ${describeSide(field.scenario.sides[side]?.name ?? side)} broke`,
  }),
  dissolved: ({ name }) => ({ weight: 3, text: `nothing was left of ${withArticle(name)}` }),
  harm: (event, state) =>
    event.result === 'killed' || event.result === 'disabled'
      ? {
          weight: 3,
          text: `${commanderName(state, event)} was ${event.result === 'killed' ? 'killed' : 'severely wounded'}`,
        }
      : undefined,
  fire: (event, state) =>
    event.points === 0
      ? undefined
      : {
          weight: 1,
          text: `the ${event.weapon} of ${withArticle(formationName(state, event))} fired on ${withArticle(nameIn(state.field.formations, event.target))}`,
        },
  breakthrough: (event, state) => ({ weight: 1, text: `${withArticle(unitName(state, event))} broke through` }),
  'impetuous-attack': (event, state) => ({
    weight: 2,
    text: `${withArticle(unitName(state, event))} attacked without orders`,
  }),
})
