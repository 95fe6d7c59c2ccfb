import { NOWHERE } from '../../../src/board/nowhere.ts'
import { hexOf, kindOf } from '../../../src/systems/napoleon-at-waterloo/rules/actions.ts'
import { STAY } from '../../../src/systems/napoleon-at-waterloo/rules/advance.ts'
import { STAND } from '../../../src/systems/napoleon-at-waterloo/rules/bombardment.ts'
import { JOIN } from '../../../src/systems/napoleon-at-waterloo/rules/declaration.ts'
import { PASS } from '../../../src/systems/napoleon-at-waterloo/rules/end-of-phase.ts'
import { RESOLVE } from '../../../src/systems/napoleon-at-waterloo/rules/modes.ts'
import { DONE, EXIT, MOVE_TO } from '../../../src/systems/napoleon-at-waterloo/rules/movement.ts'
import type { BattleState } from '../../../src/systems/napoleon-at-waterloo/rules/state.ts'
import type { Player } from '../checked-game.ts'

/** Anything at random. */
const wanderer: Player<BattleState> = (_state, _side, actions, chance) => chance.pick(actions)

/** A kind of action at random, then one of it: what is rare among the choices comes up as often as the rest. */
const tinkerer: Player<BattleState> = (_state, _side, actions, chance) => {
  const kind = chance.pick([...new Set(actions.map((one) => kindOf(one)))])
  return chance.pick(actions.filter((one) => kindOf(one) === kind))
}

/** Seeks the enemy: closes in, attacks with many, and passes as little as possible. */
const fighter: Player<BattleState> = (state, side, actions, chance) =>
  chance.weigh(actions, (one) => {
    switch (kindOf(one)) {
      case PASS:
        return 0.01
      case DONE:
      case STAY:
      case STAND:
      case RESOLVE:
        return 0.5
      case MOVE_TO:
        return 20 * closeness(state, side, hexOf(one)) ** 2
      case JOIN:
        return 5
      default:
        return 1
    }
  })

/** Crowds: stacks up where friends are, and leaves the board where it can. */
const crowder: Player<BattleState> = (state, _side, actions, chance) =>
  chance.weigh(actions, (one) => {
    switch (kindOf(one)) {
      case PASS:
        return 0.02
      case EXIT:
        return 50
      case MOVE_TO: {
        const hex = hexOf(one)
        return state.top[hex] === -1 ? 1 + state.field.grid.row(hex) / 4 : 12
      }
      default:
        return 1
    }
  })

/** One through the distance of the nearest enemy. */
function closeness(state: BattleState, side: number, hex: number): number {
  const { pieces, side: sides, hexes } = state.field
  let best = 0.01
  for (let piece = 0; piece < pieces; piece++) {
    const at = state.hex[piece]!
    if (at === NOWHERE || sides[piece] === side) continue
    best = Math.max(best, 1 / Math.max(1, hexes.distance(hex, at)))
  }
  return best
}

/** The players of the fuzzer, by name. */
export const PLAYERS: Readonly<Record<string, Player<BattleState>>> = { wanderer, tinkerer, fighter, crowder }
