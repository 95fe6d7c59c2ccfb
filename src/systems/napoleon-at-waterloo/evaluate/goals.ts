import type { HexGrid } from '../../../board/hex-grid.ts'
import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { wantedAtoms } from '../../../engine/conditions/program.ts'
import { type AskedAtom, type Battlefield, type BattleState, NO_ARM } from '../rules/index.ts'
import { hexesFor } from './calls.ts'

/** What a side has to know of the conditions of victory, from the scenario alone. */
export type Goals = {
  /** By side: the points whose loss is nearest to deciding something. */
  readonly points: readonly [number, number]
  /** By side: how many of its units are asked to leave the board, 0 for none. */
  readonly exits: readonly [number, number]
  /** By side: the row of `firsts` that has to be won together with the exits, or -1. */
  readonly first: readonly [number, number]
  /** By side: whether its leader decides a victory by leaving, or by falling. */
  readonly leaderLeaves: readonly [boolean, boolean]
  readonly leaderMatters: readonly [boolean, boolean]
  /** By side: hexes to take and to hold; who denies them to the enemy wins as well. */
  readonly hexes: readonly [Int32Array, Int32Array]
  /** By side and hex: the movement points to leave the board from there, by the ground alone. */
  readonly wayOut: readonly [Int32Array, Int32Array]
  /** How many victory points bring a victory. */
  readonly score: number
  /** By piece: what its fall is worth to the enemy in victory points, told in points of strength; empty where none score so. */
  readonly prizes: Float64Array
}

/** Far from any way out. */
const NO_WAY_OUT = 999

export const goalsOf = memoize((field: Battlefield): Goals => {
  const both = <T>(make: (side: number) => T): readonly [T, T] => [make(0), make(1)]
  const points = both((side) => pointsAgainst(field, side))
  return {
    points,
    prizes: prizesOf(field, points),
    exits: both((side) => exitsWanted(field, side)),
    first: both((side) => firstWithExits(field, side)),
    leaderLeaves: both((side) => wantsLeader(field, side, 'exited', side)),
    leaderMatters: both(
      (side) => wantsLeader(field, side, 'exited', side) || wantsLeader(field, 1 - side, 'eliminated', side),
    ),
    hexes: both((side) => hexesWanted(field, side)),
    wayOut: both((side) => tabulateWayOut(field, side)),
    score: field.scoreboard.asked(field.victory.goals, field.scenario.turns),
  }
})

/** Who has won the race for the first points that a side needs beside its exits: 1 it, -1 the enemy, 0 nobody yet. */
export function raceFor(state: BattleState, side: number): number {
  const row = goalsOf(state.field).first[side]!
  if (row < 0) return state.demoralised < 0 ? 0 : state.demoralised === 1 - side ? 1 : -1
  const bits = state.firsts[row]!
  return bits === 0 ? 0 : (bits & (1 << side)) !== 0 ? 1 : -1
}

/** Every atom that a side wants, whatever it is part of. */
function atomsOf({ victory, scoreboard }: Battlefield, side: number): readonly AskedAtom[] {
  // What scores points is wanted like what wins.
  const own = [...victory.goals, ...scoreboard.awards].filter((one) => one.side === side)
  return own.flatMap(({ when }) => wantedAtoms(when.tree))
}

/** Whether a side wants its own leader to leave, or a leader of the enemy to fall. */
function wantsLeader(field: Battlefield, side: number, fate: 'exited' | 'eliminated', whose: number): boolean {
  return atomsOf(field, side).some(
    (atom) =>
      atom.kind === fate && atom.members.some((piece) => field.arm[piece] === NO_ARM && field.side[piece] === whose),
  )
}

/** How many units of a side are asked to leave; of what scores points every time, as many as score enough. */
function exitsWanted(field: Battlefield, side: number): number {
  const { victory, scoreboard } = field
  const ofGoals = victory.goals.flatMap((goal) =>
    goal.side === side ? wantedAtoms(goal.when.tree).map((atom) => exitsAsked(field, atom, side)) : [],
  )
  const ofAwards = scoreboard.awards.flatMap((award) => {
    const times =
      award.check === 'every-time' ? Math.ceil(scoreboard.asked(victory.goals, field.scenario.turns) / award.points) : 1
    return award.side === side ? wantedAtoms(award.when.tree).map((atom) => times * exitsAsked(field, atom, side)) : []
  })
  return Math.max(0, ...ofGoals, ...ofAwards)
}

/** How many units of a side an atom wants to leave; of some of its units only those count. */
function exitsAsked(field: Battlefield, atom: AskedAtom, side: number): number {
  if (atom.kind === 'own') return atom.own.kind === 'exited' && atom.own.side === side ? atom.own.least : 0
  const isOwn =
    atom.kind === 'exited' && atom.members.some((piece) => field.side[piece] === side && field.arm[piece] !== NO_ARM)
  return isOwn ? (atom.isStrength ? Math.ceil(atom.least / USUAL_STRENGTH) : atom.least) : 0
}

/** Where strength is asked for: the points of a unit. */
const USUAL_STRENGTH = 4

/** The smallest number of points that brings the enemy something, or what demoralises. */
function pointsAgainst(field: Battlefield, side: number): number {
  const { victory, scoreboard } = field
  const ofGoals = victory.goals.flatMap((goal) =>
    goal.side === side ? [] : wantedAtoms(goal.when.tree).flatMap((atom) => lossesAsked(field, atom, side)),
  )
  // What scores victory points decides nothing by itself: as many losses count as would score enough of them.
  const score = scoreboard.asked(victory.goals, field.scenario.turns)
  const ofAwards = scoreboard.awards.flatMap((award) => {
    if (award.side === side) return []
    const share = Math.max(1, score / award.points)
    return wantedAtoms(award.when.tree).flatMap((atom) => lossesAsked(field, atom, side).map((least) => least * share))
  })
  const least = Math.min(...ofGoals, ...ofAwards, victory.points || Infinity)
  return Number.isFinite(least) ? least : 40
}

/** Units whose fall scores points are worth more than their strength, by the share of a victory that it is. */
function prizesOf(field: Battlefield, points: readonly [number, number]): Float64Array {
  const { scoreboard, victory, side: sides, pieces } = field
  const falls = scoreboard.awards.flatMap((award) =>
    wantedAtoms(award.when.tree).flatMap((atom) => (atom.kind === 'eliminated' ? [{ award, atom }] : [])),
  )
  const prizes = new Float64Array(falls.length === 0 ? 0 : pieces)
  for (const { award, atom } of falls) {
    const share = award.points / scoreboard.asked(victory.goals, field.scenario.turns) / atom.least
    for (const piece of atom.members) {
      const side = sides[piece]!
      if (side === award.side) continue
      prizes[piece]! += share * points[side as 0 | 1] * (atom.isStrength ? field.strength[piece]! : 1)
    }
  }
  return prizes
}

/** How many points of a side an atom wants destroyed. */
function lossesAsked(field: Battlefield, atom: AskedAtom, side: number): readonly number[] {
  if (atom.kind === 'lost') return atom.members.some((piece) => field.side[piece] === side) ? [atom.least] : []
  if (atom.kind !== 'own') return []
  if (atom.own.kind === 'first') return [field.victory.firsts[atom.own.row]!]
  return atom.own.kind === 'destroyed' && atom.own.side === side ? [atom.own.least] : []
}

function firstWithExits(field: Battlefield, side: number): number {
  for (const goal of field.victory.goals) {
    if (goal.side !== side) continue
    const own = wantedAtoms(goal.when.tree).flatMap((atom) => (atom.kind === 'own' ? [atom.own] : []))
    const first = own.find(({ kind }) => kind === 'first')
    if (first?.kind === 'first' && own.some(({ kind }) => kind === 'exited')) return first.row
  }
  return -1
}

/** Hexes that a side has to hold, or to stand in with its own, each once. */
function hexesWanted(field: Battlefield, side: number): Int32Array {
  return Int32Array.from(hexesFor(field, atomsOf(field, side), side))
}

/** From the exits inwards; a step costs what its hex costs whoever enters it. */
function tabulateWayOut({ grid, exits, entry, steps }: Battlefield, side: number): Int32Array {
  const far = new Int32Array(grid.size).fill(NO_WAY_OUT)
  let front = [...far.keys()].filter((hex) => exits[side as 0 | 1][hex] === 1 && entry[hex]! > 0)
  for (const hex of front) far[hex] = 1
  while (front.length > 0) front = front.flatMap((hex) => spread(grid, steps, far, hex))
  return far
}

function spread(grid: HexGrid, steps: Uint8Array, far: Int32Array, to: number): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbour(to, direction)
    const cost = from === NOWHERE ? 0 : steps[from * 6 + ((direction + 3) % 6)]!
    if (cost === 0 || far[to]! + cost >= far[from]!) continue
    far[from] = far[to]! + cost
    found.push(from)
  }
  return found
}
