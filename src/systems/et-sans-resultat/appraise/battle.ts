import type { Action } from '../actions.ts'
import { gunPoints, skirmishPoints } from '../fire/points.ts'
import { stanceAfter } from '../movement/changes.ts'
import { changingUnits } from '../movement/ploy-roll.ts'
import { centreOf, deployedUnits, fatigueOf, isBattery } from '../queries.ts'
import { ATTACK, DEFEND, DEPLOYED, MOVE, NOBODY, PLOYED, UNLIMBERED } from '../state.ts'
import { type Council, distance, nearest, powerNear } from './council.ts'

/** So near to the enemy everybody deploys, and so near in a hurry. */
const [DEPLOY, RUSH] = [180, 80]
/** So far from everybody columns are better than lines. */
const PLOY = 320

/** Ploy and deploy: lines near the enemy, columns far away. */
export function weighChanges(council: Council, actions: readonly Action[]): number[] {
  const { state, enemies } = council
  return actions.map((action) => {
    if (action.kind === 'deploy') {
      const centre = centreOf(state, action.formation)
      if (!centre) return -1
      const gap = nearest(centre, enemies)
      const ployed = changingUnits(state, action.formation).filter((unit) => state.stance[unit] === PLOYED).length
      if (ployed > 0 && gap < DEPLOY) return action.isRushed === gap < RUSH ? 1 : 0.2
      const isOnMarch = state.order[action.formation] === MOVE && gap > PLOY
      return isOnMarch && ployed === 0 && !action.isRushed ? 0.5 : -1
    }
    if (action.kind !== 'change') return 0
    const { unit, at, facing } = action
    const gap = nearest([state.x[unit]!, state.y[unit]!], enemies)
    const after = stanceAfter(state, unit, facing)
    const isLine = after === DEPLOYED || after === UNLIMBERED
    if (isLine !== gap < PLOY || (isLine && !isBattery(state, unit) && gap > DEPLOY)) return -1
    // Where it is and as it looks, unless there is a reason.
    const moved = distance(at, [state.x[unit]!, state.y[unit]!])
    return 1 - moved / 100 - (facing === state.facing[unit] ? 0 : 0.1)
  })
}

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

/** Conversions: charges of cavalry where there is enough of it, and a halt for those who have had enough. */
export function weighConversions(council: Council, actions: readonly Action[]): number[] {
  const { state, own, enemies, isAhead } = council
  return actions.map((action) => {
    if (action.kind !== 'convert') return 0
    const body = own.find(({ formation }) => formation === action.formation)
    if (!body) return -1
    const near = powerNear(body.centre, enemies, 70)
    if (action.order === ATTACK) return body.weariness < 0.5 && body.power > near * 0.8 ? 0.5 : -0.5
    if (action.order === DEFEND)
      return state.order[action.formation] === ATTACK && !isAhead && body.weariness < 0.5 ? -0.3 : 0.3
    return 0.1
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
