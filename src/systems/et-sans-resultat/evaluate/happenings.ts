import { wantedAtoms } from '../../../engine/conditions/program.ts'
import { type Action, type ActionOf, objectiveOf } from '../rules/index.ts'
import type { Council } from './council.ts'
import { distance, type FormationStrength } from './formation-strength.ts'

/** What an event is worth that a victory condition or an award asks for. */
const WANTED = 5
/** What happens anyway if one has the choice and nothing speaks against it. */
const READY = 0.1
/** Terrain that changes is better for whoever is weaker: it is in the way of the stronger. */
const PER_POWER = 0.002

/** How good it is for a side to bring something about: what asks for it, and whom changed terrain would keep up. */
export function weighHappenings(council: Council, actions: readonly Action[]): number[] {
  const { state, side, own, enemies } = council
  const { happenings, goals, scoreboard } = state.field
  const power = (bodies: typeof own) => bodies.reduce((sum, body) => sum + body.power, 0)
  const isWeaker = power(enemies) - power(own)
  return actions.map((action) => {
    if (action.kind === 'bombard') return worthOfShot(enemies, action.target)
    if (action.kind === 'set-up') return worthOfPlace(council, action)
    if (action.kind !== 'trigger') return 0
    const { timing, changesGround } = happenings[action.event]!
    let gain = READY + (changesGround ? isWeaker * PER_POWER : 0)
    for (const { side: whose, when } of [...goals, ...scoreboard.awards]) {
      const asks = wantedAtoms(when.tree).some((atom) => atom.kind === 'happened' && atom.row === timing.row)
      if (asks) gain += whose === side ? WANTED : -WANTED
    }
    return gain
  })
}

/** Guns off the table fire at the strongest whom they reach: it costs nothing. */
function worthOfShot(enemies: readonly FormationStrength[], target: number): number {
  return 1 + (enemies.find(({ formation }) => formation === target)?.power ?? 0) / 100
}

/** Enemies nearer than this fire at whoever is placed. */
const UNDER_FIRE = 80
/** A tenth of an inch nearer to what a formation is to hold or take. */
const PER_TENTH = 0.001

/** Where its owner places a unit: towards its objective, but not under the enemy's guns. */
function worthOfPlace({ state, enemies, middles }: Council, { unit, at }: ActionOf<'set-up'>): number {
  const goal = middles[objectiveOf(state, state.formation[unit]!)]
  const isUnderFire = enemies.some(({ centre }) => distance(centre, at) < UNDER_FIRE)
  return READY + (goal ? (1000 - distance(goal, at)) * PER_TENTH : 0) - (isUnderFire ? 1 : 0)
}
