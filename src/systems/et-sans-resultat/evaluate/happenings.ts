import { wantedAtoms } from '../../../engine/conditions/program.ts'
import type { Action } from '../rules/index.ts'
import type { Council } from './council.ts'

/** What an event is worth that a victory condition or an award asks for. */
const WANTED = 5
/** What happens anyway if one has the choice and nothing speaks against it. */
const READY = 0.1
/** Terrain that changes is better for whoever is weaker: it is in the way of the stronger. */
const PER_POWER = 0.002

/** How good it is for a side to bring something about: what asks for it, and whom changed terrain would keep up. */
export function weighHappenings({ state, side, own, enemies }: Council, actions: readonly Action[]): number[] {
  const { happenings, goals, scoreboard } = state.field
  const power = (bodies: typeof own) => bodies.reduce((sum, body) => sum + body.power, 0)
  const isWeaker = power(enemies) - power(own)
  return actions.map((action) => {
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
