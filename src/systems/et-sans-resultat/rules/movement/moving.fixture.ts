import { isRefusal } from '../../../../engine/system.ts'
import { Stage } from '../fire/staged.fixture.ts'
import { deploymentDecision } from './deployment.ts'
import { moveAll } from './march.ts'
import { planDecision } from './plans.ts'

/** A position in which plans are made and carried out as players say them. */
export class Parade extends Stage {
  /** The rule that a plan breaks; nothing where it is legal. */
  broken(text: string): string | undefined {
    const action = planDecision.parse(this.state, 0, text)
    if (!action || isRefusal(action)) throw new Error(`${text} is no plan: ${action?.reason}`)
    return planDecision.refusal(this.state, { ...action, side: this.#sideOf(action) })?.rule
  }

  /** Makes plans, which have to be legal. */
  plan(...texts: readonly string[]): this {
    for (const text of texts) {
      const action = planDecision.parse(this.state, 0, text)
      if (!action || isRefusal(action)) throw new Error(`${text} is no plan: ${action?.reason}`)
      const own = { ...action, side: this.#sideOf(action) }
      const refusal = planDecision.refusal(this.state, own)
      if (refusal) throw new Error(`${text}: ${refusal.rule}, ${refusal.reason}`)
      planDecision.carryOut(this.state, own, this.events)
    }
    return this
  }

  /** Carries all plans out. */
  move(...texts: readonly string[]): this {
    this.plan(...texts)
    moveAll(this.state, this.events)
    return this
  }

  /** The rule that a change of formation breaks. */
  brokenChange(text: string): string | undefined {
    const action = deploymentDecision.parse(this.state, 0, text)
    if (!action || isRefusal(action)) throw new Error(`${text} is no change: ${action?.reason}`)
    return deploymentDecision.refusal(this.state, action)?.rule
  }

  /** Changes formation, which has to be legal. */
  change(...texts: readonly string[]): this {
    for (const text of texts) {
      const action = deploymentDecision.parse(this.state, 0, text)
      if (!action || isRefusal(action)) throw new Error(`${text} is no change: ${action?.reason}`)
      const refusal = deploymentDecision.refusal(this.state, action)
      if (refusal) throw new Error(`${text}: ${refusal.rule}, ${refusal.reason}`)
      deploymentDecision.carryOut(this.state, action, this.events)
    }
    return this
  }

  #sideOf(action: { readonly kind: string; readonly formation?: number; readonly commander?: number }): number {
    const { formations, commanders } = this.state.field
    return action.formation === undefined ? commanders[action.commander!]!.side : formations[action.formation]!.side
  }
}

/** A formation of one unit. */
export const alone = (unit: object, directive = 'attack', more: object = {}) => ({
  directive,
  ...more,
  units: { one: unit },
})
