import { isRefusal, type Refusal } from '../../../../engine/system.ts'
import type { EsrArmies, EsrArmy, EsrForce, EsrFormation, EsrUnit } from '../../format/index.ts'
import type { Action } from '../actions.ts'
import type { Decision } from '../decision.ts'
import { row, Stage } from '../fire/staged.fixture.ts'
import { actionDecision } from './actions.ts'

/** The action that a text means. */
export function read<Own extends Action>(stage: Stage, decision: Decision<Own>, text: string, side = 0): Own {
  const action = decision.parse(stage.state, side, text)
  if (action === undefined) throw new Error(`“${text}” is of another kind`)
  if (isRefusal(action)) throw new Error(action.reason)
  return action
}

/** What somebody says is judged and carried out; the rule by which it is refused, or nothing. */
export function say<Own extends Action>(
  stage: Stage,
  decision: Decision<Own>,
  text: string,
  side = 0,
): string | undefined {
  const refusal: Refusal | undefined = decision.refusal(stage.state, read(stage, decision, text, side))
  if (!refusal) decision.carryOut(stage.state, read(stage, decision, text, side), stage.events)
  return refusal?.rule
}

/** Ney over Reille, who has Foy's division and an artillery chief; against nobody. */
export function neysArmy(
  foy: Partial<EsrFormation>,
  force: Partial<EsrForce> = {},
  aides = 0,
  more: Readonly<Record<string, EsrForce>> = {},
): EsrArmies {
  return {
    french: {
      commander: { id: 'ney', name: 'Ney', leadership: 'B', tactics: 2, at: [20, 0], aides },
      forces: {
        'ii-corps': {
          name: 'II Corps',
          objective: 'crossroads',
          commander: { id: 'reille', name: 'Reille', leadership: 'B', tactics: 1, at: [20, 25] },
          artilleryChief: { name: 'Pelletier', leadership: 'C', tactics: 0 },
          ...force,
          formations: {
            foy: {
              name: '9th Division',
              commander: { name: 'Foy', leadership: 'B', tactics: 1 },
              doctrine: 'effective',
              directive: 'defend',
              units: {},
              ...foy,
            },
            ...force.formations,
          },
        },
        ...more,
      },
    },
    allied: { forces: {} },
  }
}

/** An allied army of two battalions: one at a point in inches, and one so far off that nobody commands near the first. */
export function enemyAt(at: number[]): EsrArmy {
  const battalion = { type: 'line', rating: 3, men: 600 } as const
  return {
    forces: {
      corps: {
        name: 'Corps',
        objective: 'crossroads',
        commander: { id: 'orange', name: 'Orange', leadership: 'C', tactics: 0, at: [47, 35] },
        formations: {
          enemy: {
            name: 'Enemy',
            commander: { name: 'Enemy', leadership: 'C', tactics: 0 },
            doctrine: 'effective',
            directive: 'defend',
            units: { near: { ...battalion, at }, far: { ...battalion, at: [47, 33] } },
          },
        },
      },
    },
  }
}

export const FARM = { crossroads: area('Crossroads', 22, 16, 26, 20), farm: area('Farm', 30, 30, 32, 32) }

function area(name: string, west: number, south: number, east: number, north: number) {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  return { name, area: corners }
}

/** A leader action of the French; the rule by which it is refused, or nothing. */
export const act = (stage: Stage, text: string) => say(stage, actionDecision, text)

/** What was told last of leader actions. */
export const lastAct = (stage: Stage) => stage.told('leader-action').at(-1)

export const commanderOf = (stage: Stage, id: string) => stage.state.field.commanders.findIndex((one) => one.id === id)

export const GUN = { type: 'foot-battery', rating: 1, guns: 8, weight: 6 } as const

export const battery = (x: number, y: number) => ({ ...GUN, at: [x, y] })

export const battalions = (count: number, x: number, y: number, name: string) =>
  row(count, [x, y], { type: 'line', rating: 3, men: 600 }, name) as Record<string, EsrUnit>

/** Two divisions of battalions under one general who is in the middle of the first. */
export const divisions = (leadership: 'B' | 'C', now = {}) =>
  new Stage(
    { foy: { units: battalions(3, 20, 10, 'f') }, bachelu: { units: battalions(2, 28, 10, 'b') } },
    {},
    { generals: { french: { leadership, tactics: 2, at: [20, 10] } }, now },
  )

/** C and C, a battery in the division's reserve, and one in that of the corps. */
export const reserves = () =>
  new Stage(
    {},
    {},
    {
      armies: neysArmy(
        {
          commander: { name: 'Foy', leadership: 'C', tactics: 0 },
          units: { ...battalions(3, 20, 20, 'f'), own: { ...GUN, state: 'reserve' } },
        },
        {
          commander: { id: 'reille', name: 'Reille', leadership: 'C', tactics: 0, at: [20, 18] },
          batteries: { corps: GUN },
        },
      ),
    },
  )

/** Four batteries of two divisions in a row, two inches apart, and a fifth far off. */
export const gunLine = (chief: boolean) => {
  const armies = neysArmy(
    {
      units: {
        f: { type: 'line', rating: 3, men: 600, at: [20, 18] },
        g1: battery(20, 20),
        g2: battery(22, 20),
        far: battery(40, 20),
      },
    },
    {
      formations: {
        bachelu: {
          name: '5th Division',
          commander: { name: 'Bachelu', leadership: 'B', tactics: 1 },
          doctrine: 'effective',
          directive: 'attack',
          units: { b: { type: 'line', rating: 3, men: 600, at: [26, 18] }, g3: battery(24, 20), g4: battery(26, 20) },
        },
      },
    },
  )
  if (!chief) delete armies['french']!.forces['ii-corps']!.artilleryChief
  return new Stage({}, {}, { armies, now: { formations: { foy: { fatigue: { artillery: 2 } } } } })
}

/** A division of one battalion at 20,10, and its general somewhere south of it. */
export const foyAt = (y: number, leadership: 'B' | 'C', now = {}) =>
  new Stage(
    { foy: { commander: { leadership }, units: { a: { at: [20, 10] } } } },
    {},
    {
      generals: { french: { leadership, at: [20, y] } },
      now: { formations: { foy: { pending: 'attack', ...now } } },
    },
  )
