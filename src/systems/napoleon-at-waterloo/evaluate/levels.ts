import { memoize } from '../../../board/memoize.ts'
import { ask } from '../../../engine/conditions/asked.ts'
import type { Tree } from '../../../engine/conditions/program.ts'
import { exponential } from '../../../engine/portable-math.ts'
import { type AskedAtom, type Battlefield, type BattleState, NOBODY, WORLD } from '../rules/index.ts'

/**
 * What a side loses in a turn, in points, as far as it can be foreseen, and how far it comes otherwise; and by how many points a
 * side must be ahead for its lead to be likely to last in a race to demoralise the other. By maximum likelihood for who won 200 games
 * of battles like the shipped one, with other levels, exits and lengths.
 */
const LOSSES_A_TURN = 4
const SPREAD = 30
const RACE_SPREAD = 5
/** A standard normal distribution is close to a logistic one of this steepness. */
const STEEPNESS = 1.7
/** How likely it is, at any time, that a named unit falls; and that one which is to leave the board does. */
const FALLS = 0.05
const LEAVES = 0.5
/** How sure it is on the last turn that what is so stays so. */
const LAST_TURN = 0.95

/** The greatest level, of 1 to 3. */
const GREATEST = 3

/**
 * Victory 1: how likely a side is to have reached the greater level after the last turn, less how likely the other is: from -1 to 1. It is
 * the levels that are compared; losses between two of them decide nothing.
 */
export function levelLead(state: BattleState, side: number): number {
  const own = levelChances(state, side)
  const other = levelChances(state, 1 - side)
  let lead = 0
  for (let level = 1; level <= GREATEST; level++) {
    // That one side has just this level and the other one a smaller one.
    lead += (own[level]! - own[level + 1]!) * (1 - other[level]!)
    lead -= (other[level]! - other[level + 1]!) * (1 - own[level]!)
  }
  return lead
}

/** By level: how likely a side is to reach it, or a greater one. */
function levelChances(state: BattleState, side: number): readonly number[] {
  const chances = [1, 0, 0, 0, 0]
  for (const { level, when } of goalsBySide(state.field)[side]!) {
    const chance = chanceOf(state, when.tree)
    for (let lower = 1; lower <= level; lower++) chances[lower] = Math.max(chances[lower]!, chance)
  }
  return chances
}

const goalsBySide = memoize(({ victory: { goals } }: Battlefield) => [
  goals.filter(({ side }) => side === 0),
  goals.filter(({ side }) => side === 1),
])

/** How likely a condition is to hold after the last turn. */
function chanceOf(state: BattleState, tree: Tree<AskedAtom>): number {
  switch (tree.kind) {
    case 'atom':
      return chanceOfAtom(state, tree.atom)
    case 'not':
      return 1 - chanceOf(state, tree.part)
    case 'all':
      return tree.parts.reduce((product, part) => product * chanceOf(state, part), 1)
    case 'any':
      return 1 - tree.parts.reduce((product, part) => product * (1 - chanceOf(state, part)), 1)
  }
}

function chanceOfAtom(state: BattleState, atom: AskedAtom): number {
  const holds = ask(state, atom, WORLD)
  if (atom.kind !== 'own') return chanceBeyond(state, atom, holds)
  if (holds) return 1
  const { own } = atom
  switch (own.kind) {
    case 'destroyed':
      return chanceToLose(state, own.side, own.least)
    case 'exited': {
      const share = state.exited[own.side]! / own.least
      return share * share
    }
    case 'first':
      // Who was second comes too late.
      return state.firsts[own.row] === 0 ? chanceToWinRace(state, own.side, state.field.victory.firsts[own.row]!) : 0
    case 'demoralised': {
      const { points, demoralisable } = state.field.victory
      const isOpen = state.demoralised === NOBODY && points > 0 && (demoralisable & (1 << own.side)) !== 0
      return isOpen ? chanceToWinRace(state, 1 - own.side, points) : 0
    }
  }
}

/** What this rulebook does not count by side: who has fallen or left stays so; anything else may change, the longer the battle lasts. */
function chanceBeyond(state: BattleState, { kind }: AskedAtom, holds: boolean): number {
  if (kind === 'eliminated' || kind === 'lost') return holds ? 1 : FALLS
  if (kind === 'exited') return holds ? 1 : LEAVES
  const sure = LAST_TURN - ((LAST_TURN - 0.5) * (turnsLeft(state) - 1)) / state.field.scenario.turns
  return holds ? sure : 1 - sure
}

/** How likely a side is to have lost so many points after the last turn. */
function chanceToLose(state: BattleState, side: number, points: number): number {
  const foreseen = state.lost[side]! + LOSSES_A_TURN * turnsLeft(state)
  return logistic((STEEPNESS * (foreseen - points)) / SPREAD)
}

const turnsLeft = ({ field, turn, side }: BattleState) => field.scenario.turns - turn + 1 - side / 2

/** How likely a side is to destroy so many points before the other one does. */
function chanceToWinRace(state: BattleState, side: number, points: number): number {
  const lead = state.lost[1 - side]! - state.lost[side]!
  return chanceToLose(state, 1 - side, points) * logistic(lead / RACE_SPREAD)
}

const logistic = (x: number) => 1 / (1 + exponential(-x))
