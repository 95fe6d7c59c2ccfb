import {
  type Action,
  ATTACK,
  DEFEND,
  deployedUnits,
  fatigueOf,
  gunPoints,
  NOBODY,
  skirmishPoints,
} from '../rules/index.ts'
import type { Council } from './council.ts'
import { powerNear } from './formation-strength.ts'
import { desire } from './orders.ts'

/** Fire: at those whom it makes waver most; intensely where it makes a difference and the own men can bear it. */
export function weighFire({ state }: Council, actions: readonly Action[]): number[] {
  return actions.map((action) => {
    if (action.kind !== 'fire') return 0
    const { formation, guns, gunsIntense, skirmish, skirmishIntense } = action
    let worth = 0.1
    if (guns !== NOBODY) worth += hurt(gunPoints(state, formation, guns, gunsIntense).points, weaknessOf(guns))
    if (skirmish !== NOBODY) {
      worth += hurt(skirmishPoints(state, formation, skirmish, skirmishIntense).points, weaknessOf(skirmish))
    }
    const price = 0.25 + 0.5 * (fatigueOf(state, formation) / Math.max(1, deployedUnits(state, formation)))
    return worth - (Number(gunsIntense) + Number(skirmishIntense)) * price
  })

  function weaknessOf(target: number): number {
    return 1 + fatigueOf(state, target) / Math.max(1, deployedUnits(state, target))
  }
}

/** A score of ten brings an assessment, and every ten a point less on it. */
const hurt = (points: number, weakness: number) => (points / 12) * weakness

/** Conversions: charges of cavalry where there is enough of it, and a halt for those who have had enough or are where they should be. */
export function weighConversions(council: Council, actions: readonly Action[]): number[] {
  const { own, enemies } = council
  return actions.map((action) => {
    if (action.kind !== 'convert') return 0
    const body = own.find(({ formation }) => formation === action.formation)
    if (!body) return -1
    const near = powerNear(body.centre, enemies, 70)
    if (action.order === ATTACK) return body.weariness < 0.5 && body.power > near * 0.8 ? 0.5 : -0.5
    if (action.order !== DEFEND) return 0.1
    const [now, then] = [council.state.order[action.formation]!, DEFEND]
    return desire(council, body, then, NOBODY) - desire(council, body, now, NOBODY)
  })
}

/** Evading: cavalry that is not meant to fight keeps away from those who are stronger. */
export function weighEvasion({ state, own, enemies }: Council, actions: readonly Action[]): number[] {
  return actions.map((action) => {
    if (action.kind !== 'evade' && action.kind !== 'stand') return 0
    const body = own.find(({ formation }) => formation === action.formation)
    const isBold = state.order[action.formation] === ATTACK && (body?.weariness ?? 1) < 0.5
    const isStrong = body !== undefined && body.power > powerNear(body.centre, enemies, 70)
    return (action.kind === 'stand') === (isBold || isStrong) ? 0.5 : 0
  })
}
