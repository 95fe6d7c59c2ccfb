import type {
  NapoleonAtWaterlooScenario,
  NawGroundDefinition,
} from '../../../src/systems/napoleon-at-waterloo/format/index.ts'
import type { Chance } from '../chance.ts'

/** Some of the towns and clear hexes become ground of the battle's own; the woods may be changed. */
export function withOwnGround(chance: Chance, battle: NapoleonAtWaterlooScenario): NapoleonAtWaterlooScenario {
  const { town = [], woods = [] } = battle.board.terrain ?? {}
  const [first, second] = [town.filter((_, i) => i % 2 === 0), town.filter((_, i) => i % 2 === 1)]
  const ground: Record<string, NawGroundDefinition> = {
    ...(first.length > 0 && { marsh: define(chance, { look: { pattern: 'marsh' } }) }),
    ...(second.length > 0 && { redoubt: define(chance, { like: 'town', look: { pattern: 'redoubt' } }) }),
    ...(woods.length > 0 && chance.once(2) && { woods: { move: chance.between(1, 4), shift: chance.between(-2, 1) } }),
  }
  if (Object.keys(ground).length === 0) return battle
  const terrain = { ...(first.length > 0 && { marsh: first }), ...(second.length > 0 && { redoubt: second }), woods }
  return { ...battle, ground: { ...battle.ground, ...ground }, board: { ...battle.board, terrain } }
}

function define(chance: Chance, base: NawGroundDefinition): NawGroundDefinition {
  return {
    ...base,
    move: chance.between(1, 3),
    ...(chance.once(2) && { moveBy: { cavalry: chance.between(1, 4) } }),
    ...(chance.once(4) && { enters: chance.pick([['infantry', 'artillery'], ['infantry', 'cavalry'], ['infantry']]) }),
    ...(chance.once(3) && { roadMove: 1 }),
    ...(chance.once(2) && { defence: chance.between(1, 3) }),
    ...(chance.once(2) && { shift: chance.between(-2, 2) }),
    ...(chance.once(3) && { blocksFire: chance.once(2) }),
  }
}
