import { NOWHERE } from '../../../src/board/nowhere.ts'
import { choiceOf, detailOf, kindOf } from '../../../src/systems/vive-lempereur/rules/actions.ts'
import { ADVANCE_AFTER, STAY } from '../../../src/systems/vive-lempereur/rules/advance.ts'
import { DEPLOY } from '../../../src/systems/vive-lempereur/rules/deployment.ts'
import { DONE } from '../../../src/systems/vive-lempereur/rules/end-of-order.ts'
import { FACE } from '../../../src/systems/vive-lempereur/rules/facing.ts'
import { FIRE } from '../../../src/systems/vive-lempereur/rules/fire.ts'
import { FORM_SQUARE } from '../../../src/systems/vive-lempereur/rules/formation.ts'
import { MOVE } from '../../../src/systems/vive-lempereur/rules/movement.ts'
import { GIVE_ORDER, PASS } from '../../../src/systems/vive-lempereur/rules/orders.ts'
import { RALLY } from '../../../src/systems/vive-lempereur/rules/rally.ts'
import { DECLINE, REACT_WITH } from '../../../src/systems/vive-lempereur/rules/reactions.ts'
import { HOLD_BACK } from '../../../src/systems/vive-lempereur/rules/reinforcements.ts'
import type { BattleState } from '../../../src/systems/vive-lempereur/rules/state.ts'
import type { Player } from '../checked-game.ts'

/** Anything at random: hardly ever fights. */
const wanderer: Player<BattleState> = (_state, _side, actions, chance) => chance.pick(actions)

/** A kind of action at random, then one of it: what is rare among the choices comes up as often as the rest. */
const tinkerer: Player<BattleState> = (_state, _side, actions, chance) => {
  const kind = chance.pick([...new Set(actions.map((one) => kindOf(one) * 256 + detailOf(one)))])
  return chance.pick(actions.filter((one) => kindOf(one) * 256 + detailOf(one) === kind))
}

/** Seeks the enemy: fires where it can, closes in, and passes as little as possible. */
const fighter: Player<BattleState> = (state, side, actions, chance) =>
  chance.weigh(actions, (one) => {
    const choice = choiceOf(one)
    switch (kindOf(one)) {
      case PASS:
      case HOLD_BACK:
        return 0.01
      case DONE:
      case STAY:
      case DECLINE:
      case FORM_SQUARE:
        return 0.2
      case FIRE:
        return 40
      case MOVE:
        return closeness(state, side, choice) > closeness(state, side, state.hex[state.active]!) ? 8 : 0.3
      case GIVE_ORDER:
      case DEPLOY:
        return 1 + 20 * closeness(state, side, choice)
      case FACE:
        return facesEnemy(state, side, choice) ? 3 : 0.1
      case REACT_WITH:
      case ADVANCE_AFTER:
      case RALLY:
        return 5
      default:
        return 1
    }
  })

/** One through the distance of the nearest enemy. */
function closeness(state: BattleState, side: number, hex: number): number {
  const { roster, tables } = state.field
  let best = 0
  for (let piece = 0; piece < roster.size; piece++) {
    const at = state.hex[piece]!
    if (at === NOWHERE || roster.side[piece] === side) continue
    best = Math.max(best, 1 / Math.max(1, tables.distance(hex, at)))
  }
  return best
}

function facesEnemy(state: BattleState, side: number, direction: number): boolean {
  const { tables, roster } = state.field
  const next = tables.neighbours[state.hex[state.active]! * 6 + direction]!
  const unit = next === NOWHERE ? -1 : state.troops[next]!
  return unit >= 0 && roster.side[unit] !== side
}

/** The players of the fuzzer, by name. */
export const PLAYERS: Readonly<Record<string, Player<BattleState>>> = { wanderer, tinkerer, fighter }
