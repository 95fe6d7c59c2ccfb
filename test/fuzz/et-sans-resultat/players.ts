import type { Action } from '../../../src/systems/et-sans-resultat/rules/actions.ts'
import { ATTACK, type BattleState } from '../../../src/systems/et-sans-resultat/rules/state.ts'
import type { Player } from '../checked-game.ts'

type Own = Player<BattleState, Action>

/** Anything at random. */
const wanderer: Own = (_state, _side, actions, chance) => chance.pick(actions)

/** A kind of action at random, then one of it: what is rare among the choices comes up as often as the rest. */
const tinkerer: Own = (_state, _side, actions, chance) => {
  const nameOf = (action: Action) => (action.kind === 'act' ? action.act : action.kind)
  const kind = chance.pick([...new Set(actions.map(nameOf))])
  return chance.pick(actions.filter((action) => nameOf(action) === kind))
}

/** Seeks the enemy: attacks with everybody, marches, and fires as hard as it can. */
const fighter: Own = (state, _side, actions, chance) =>
  chance.weigh(actions, (action) => {
    switch (action.kind) {
      case 'done':
      case 'hold':
      case 'stand':
        return 0.1
      case 'order':
      case 'convert':
        return action.order === ATTACK ? 20 : 0.2
      case 'march':
      case 'place':
        return 10
      case 'fire':
        return (action.guns >= 0 ? 5 : 0.1) + (action.skirmish >= 0 ? 5 : 0.1)
      case 'deploy':
        return state.turn > 1 ? 4 : 1
      default:
        return 1
    }
  })

/** The players of the fuzzer, by name. */
export const PLAYERS: Readonly<Record<string, Own>> = { wanderer, tinkerer, fighter }
