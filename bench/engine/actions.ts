// Prints in how many positions a CPU second every legal action is listed, and how many actions that are.
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import type { BattleState } from '../../src/systems/vive-lempereur/rules/state.ts'
import { hand, measure } from '../measure.ts'
import { playWaterloo } from '../waterloo.ts'

const GAMES = 20
const EVERY = 10
const positions: BattleState[] = []
let number = 0
for (let seed = 0; seed < GAMES; seed++) {
  playWaterloo(seed, (state) => {
    if (number++ % EVERY === 0) positions.push(game.copy(state))
  })
}

let actions = 0
for (const state of positions) actions += list(state)
const { positions: rate } = measure({
  positions() {
    for (let i = 0; i < 10; i++) for (const state of positions) list(state)
    return 10 * positions.length
  },
})
hand({ positions: rate!, actionsPerPosition: actions / positions.length })

function list(state: BattleState): number {
  return game.actions(state, game.deciders(state)[0]!).length
}
