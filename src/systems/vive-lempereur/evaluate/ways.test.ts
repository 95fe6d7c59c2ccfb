import { describe, expect, test } from 'vitest'
import { shippedBattles } from '../../../../test/fuzz/shipped.ts'
import { makeDice } from '../../../engine/dice.ts'
import { playRandomly } from '../../../engine/random-game.ts'
import { GENERAL_STOPS, stopAfter, ZONE_STOPS } from '../rules/allowance.ts'
import { game } from '../rules/game.ts'
import { stepRefusal } from '../rules/movement.ts'
import { isGeneral, isInEnemyZone } from '../rules/position.ts'
import { ACT, type BattleState, copy, NOBODY } from '../rules/state.ts'
import { Outlook } from './outlook.ts'
import { Ways } from './ways.ts'

/** What `stepRefusal` says, step by step. */
function walk(before: BattleState): number[] {
  const state = copy(before)
  const { active: piece, field } = state
  const start = state.hex[piece]!
  const found = new Map([[start, { steps: state.steps, byRoad: state.byRoad, stopped: state.stopped }]])
  const rider = state.riding === 1 ? state.leader[start] : NOBODY
  if (state.troops[start] === piece) state.troops[start] = NOBODY
  if (state.leader[start] === piece || state.leader[start] === rider) state.leader[start] = NOBODY
  for (const [from, { steps, byRoad, stopped }] of found) {
    Object.assign(state, { steps, byRoad, stopped })
    state.hex[piece] = from
    for (let direction = 0; direction < 6; direction++) {
      const to = field.tables.neighbours[from * 6 + direction]!
      if (to < 0 || found.has(to) || stepRefusal(state, to, 0)) continue
      const isRoad = (field.roads[from]! & (1 << direction)) !== 0
      let stop = stopAfter(state, from, direction, isRoad)
      if (!isGeneral(state, piece) && state.leader[to] !== NOBODY) stop = GENERAL_STOPS
      if (!isGeneral(state, piece) && isInEnemyZone(state, to, field.roster.side[piece]!)) stop = ZONE_STOPS
      found.set(to, { steps: steps + 1, byRoad: isRoad ? byRoad : 0, stopped: stop })
    }
  }
  return [...found.keys()]
}

describe('6.0 a piece gets wherever one legal step after the other leads it, and nowhere else', () => {
  test.each(shippedBattles('vive-lempereur').map((scenario) => [scenario.id, scenario] as const))(
    '%s',
    (_, scenario) => {
      let orders = 0
      const start = game.setup(scenario, 5)
      const outlooks = [0, 1].map((side) => new Outlook(start.field, start.field, side))
      const ways = outlooks.map((outlook) => new Ways(outlook))
      playRandomly(game, start, makeDice(5), (state) => {
        if (state.decision !== ACT) return
        outlooks[state.side]!.look(state)
        const way = ways[state.side]!
        way.find()
        expect(new Set(way.hexes.subarray(0, way.count))).toEqual(new Set(walk(state)))
        orders++
      })
      expect(orders).toBeGreaterThan(50)
    },
  )
})
