import { memoize } from '../../../board/memoize.ts'
import { makeDice } from '../../../engine/dice.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import type { EtSansResultatScenario } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'
import { compile } from './compile.ts'
import { placeArea } from './movement/reformation.ts'
import { centreOf } from './queries.ts'
import { beginStep, settle } from './sequence.ts'
import { ABSENT, BattleState, HIDDEN, NOBODY } from './state.ts'

/** The beginning of a battle, up to its first decision. */
export function setup(scenario: Scenario, seed: number): BattleState {
  const state = deploy(battlefieldOf(scenario as EtSansResultatScenario), seed)
  beginStep(state, undefined)
  settle(state, undefined)
  return state
}

/** Games of one scenario share its tables. */
const battlefieldOf = memoize(compile)

/** Everybody stands where the scenario has them, with the orders that are in force, and nothing has happened yet. */
export function deploy(field: Battlefield, seed: number): BattleState {
  const state = new BattleState(field)
  state.dice.set(makeDice(seed))
  state.turn = 1
  for (const part of NOTHING_YET) state[part].fill(NOBODY)
  state.acting = NOBODY
  state.halt = NOBODY
  state.winner = NOBODY
  field.areas.forEach(({ owner }, area) => {
    state.owner[area] = owner
  })
  deployCommanders(state)
  deployUnits(state)
  deployFormations(state)
  return state
}

/** What is empty at the start: NOBODY rather than 0. */
const NOTHING_YET = [
  ...([
    'armyCommander',
    'joined',
    'newObjective',
    'leads',
    'goX',
    'goY',
    'supports',
    'newOrder',
    'newSupports',
  ] as const),
  ...(['superior', 'force', 'gunsAt', 'skirmishAt', 'aimedAt', 'formation', 'owner'] as const),
] as const

function deployCommanders(state: BattleState): void {
  const { commanders, forces } = state.field
  commanders.forEach(({ leadership, tactics, aides, at, role, side }, commander) => {
    state.leadership[commander] = leadership
    state.tactics[commander] = tactics
    state.aides[commander] = aides
    if (role === 'army') state.armyCommander[side] = commander
    if (role !== 'army' && role !== 'force') return
    if (at) {
      state.commanderX[commander] = at[0]
      state.commanderY[commander] = at[1]
    } else state.commanderBits[commander] = ABSENT
  })
  forces.forEach(({ commander, objective }, force) => {
    state.forceCommander[force] = commander
    state.objective[force] = objective
  })
}

function deployUnits(state: BattleState): void {
  const { hidden } = state.field.special
  state.field.units.forEach(({ formation, at, facing, stance, rifles }, unit) => {
    state.formation[unit] = formation
    state.x[unit] = at?.[0] ?? 0
    state.y[unit] = at?.[1] ?? 0
    state.facing[unit] = facing
    state.stance[unit] = stance
    state.rifles[unit] = rifles
    if (hidden && hidden[unit]! > 0) state.unitBits[unit]! |= HIDDEN
  })
}

function deployFormations(state: BattleState): void {
  state.field.formations.forEach(({ commander, force, order, supports }, formation) => {
    state.commander[formation] = commander
    state.force[formation] = force
    state.order[formation] = order
    state.supports[formation] = supports
    const centre = centreOf(state, formation)
    if (!centre) return
    state.anchorX[formation] = centre[0]
    state.anchorY[formation] = centre[1]
    placeArea(state, formation)
  })
}
