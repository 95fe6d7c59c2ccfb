import { isInArea } from '../format/ground.ts'
import type { Action } from '../rules/actions.ts'
import { type Circumstances, type Formations, row, Stage, type Units } from '../rules/fire/staged.fixture.ts'
import { game } from '../rules/game.ts'
import { centreOf } from '../rules/queries.ts'
import { beginStep, settle } from '../rules/sequence.ts'
import { type BattleState, type StepName, stepOf } from '../rules/state.ts'
import { evaluator } from './index.ts'

export const [FRENCH, ALLIED] = [0, 1] as const

/** What weighs most; of equals the first. */
function choose(state: BattleState, side: number): Action {
  const actions = game.actions(state, side)
  const weights = evaluator.weigh(state, side, actions)
  return actions[weights.indexOf(Math.max(...weights))]!
}

/** The crossroads in the middle of the table are what the battle is about. */
const CROSSROADS = [{ side: 'french', level: 'marginal', check: 'at-end', when: { controls: ['crossroads'] } }] as const
export const square = (x: number, y: number, half: number) => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]
export const crossroads = (owner?: string, at: readonly [number, number] = [24, 18]) => ({
  crossroads: { name: 'Crossroads', area: square(...at, 2), ...(owner && { owner }) },
})

/** A position in which sides do what they think best. */
export class CouncilOfWar extends Stage {
  constructor(french: Formations, allied: Formations, { owner, turn = 5, ...rest }: Circumstances & Where) {
    const board = { areas: crossroads(owner), ...(rest['board'] as object) }
    const generals = { french: { at: [24, 10] }, allied: { at: [24, 26] } }
    super(french, allied, { victory: CROSSROADS, generals, ...rest, board })
    this.state.turn = turn
    this.state.script = undefined
  }

  /** What a side does in a step, one choice after the other, in words. */
  decide(step: StepName, side: number = FRENCH): string[] {
    const { state } = this
    state.step = stepOf(step)
    beginStep(state, undefined)
    settle(state, undefined)
    const said: string[] = []
    while (state.step === stepOf(step) && game.deciders(state).length > 0) {
      const [decider] = game.deciders(state)
      const action = choose(state, decider!)
      if (decider === side) said.push(game.format(state, action))
      game.apply(state, action)
    }
    return said
  }

  /** Both sides play so many turns. */
  play(turns: number): this {
    const { state } = this
    const last = state.turn + turns
    beginStep(state, undefined)
    settle(state, undefined)
    while (state.turn < last && game.deciders(state).length > 0) {
      const [decider] = game.deciders(state)
      game.apply(state, choose(state, decider!))
    }
    return this
  }

  /** How many units of a formation are inside the crossroads. */
  inside(formation: string): number {
    const { state } = this
    const of = this.formation(formation)
    const area = state.field.areas[0]!
    return state.field.units.filter(
      (_, unit) => state.formation[unit] === of && isInArea(area, state.x[unit]!, state.y[unit]!),
    ).length
  }

  centre(formation: string): readonly number[] {
    return centreOf(this.state, this.formation(formation))!
  }
}

export type Where = { readonly owner?: string; readonly turn?: number }

export const foot = (count: number, x: number, y: number, name: string): Units =>
  row(count, [x, y], { rating: 3 }, name)
export const tired = (formation: string, infantry: number) => ({
  formations: { [formation]: { fatigue: { infantry } } },
})
