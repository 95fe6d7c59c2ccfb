import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Outcome } from '../../../engine/system.ts'
import type { Roster } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'
import { type BattleState, GONE, NOBODY, OVER } from './state.ts'
import type { Goal, Test } from './victory-plan.ts'

/** How great a victory is, the greatest first; a draw last. */
export const LEVELS = ['decisive', 'substantial', 'marginal', 'moral', 'draw'] as const
const DRAW = LEVELS.indexOf('draw')

/** What decided: an index into the battle's goals, or one of these beyond them. */
const GENERAL_REASONS = ['an empty sector', 'fewer units lost', 'more elements left', 'nothing between them'] as const
export const EMPTY_SECTOR = 0
export const FEWER_LOST = 1
const [MORE_LEFT, NOTHING] = [2, 3] as const

/** Looks for a victory at a moment when conditions are checked; the end of a turn is also the end of a round. */
export function checkVictory(state: BattleState, ...checks: readonly Goal['check'][]): void {
  const { goals, general } = state.field.victory
  let [level, winners, reason]: [number, number, number] = [LEVELS.length, 0, 0]
  const claim = (side: number, claimed: number, why: number) => {
    if (claimed < level) [level, winners, reason] = [claimed, 0, why]
    if (claimed === level) winners |= 1 << side
  }
  if (checks[0] === 'immediately' && general.has('sector-victory')) {
    for (let side = 0; side < 2; side++)
      if (hasEmptySector(state, 1 - side)) claim(side, 0, goals.length + EMPTY_SECTOR)
  }
  goals.forEach((goal, i) => {
    if (checks.includes(goal.check) && holds(state, goal.test, goal.side))
      claim(goal.side, LEVELS.indexOf(goal.level), i)
  })
  if (winners !== 0) end(state, winners === 3 ? NOBODY : winners - 1, winners === 3 ? DRAW : level, reason)
}

/** 4.2: nobody has won by the end of the last turn: fewer units lost, then more elements left. */
export function decideAtEnd(state: BattleState): void {
  const { general, goals } = state.field.victory
  const [lost, left] = [[0, 1].map((side) => unitsLost(state, side)), [0, 1].map((side) => elementsLeft(state, side))]
  if (general.has('marginal-victory') && lost[0] !== lost[1]) {
    end(state, lost[0]! < lost[1]! ? 0 : 1, LEVELS.indexOf('marginal'), goals.length + FEWER_LOST)
  } else if (general.has('moral-victory') && left[0] !== left[1]) {
    end(state, left[0]! > left[1]! ? 0 : 1, LEVELS.indexOf('moral'), goals.length + MORE_LEFT)
  } else end(state, NOBODY, DRAW, goals.length + NOTHING)
}

function end(state: BattleState, winner: number, level: number, reason: number): void {
  state.winner = winner
  state.level = level
  state.reason = reason
  state.decision = OVER
}

/** Who has won, how greatly and why, once the battle is over. */
export function outcome(state: BattleState): Outcome | undefined {
  if (state.decision !== OVER) return undefined
  const { goals } = state.field.victory
  const { reason, winner } = state
  const why = reason < goals.length ? `victory condition ${reason + 1}` : GENERAL_REASONS[reason - goals.length]!
  return { winner: winner === NOBODY ? undefined : winner, level: LEVELS[state.level]!, reason: why }
}

/** 9.4.3, 6.0: units that a side has lost, generals included and garrisons not. */
export function unitsLost(state: BattleState, side: number): number {
  return countGone(state, (piece) => state.field.roster.side[piece] === side)
}

function countGone(state: BattleState, counts: (piece: number) => boolean): number {
  const { roster } = state.field
  let lost = 0
  for (let piece = 0; piece < roster.size; piece++) if (isLost(state, piece) && counts(piece)) lost++
  return lost
}

/** 6.0: a garrison that is gone is no unit lost. */
export function isLost(state: BattleState, piece: number): boolean {
  return (state.status[piece]! & GONE) !== 0 && state.field.roster.recruits[piece]!.type !== 'garrison'
}

function elementsLeft(state: BattleState, side: number): number {
  const { roster } = state.field
  let sum = 0
  for (let piece = 0; piece < roster.size; piece++) {
    if (state.hex[piece] !== NOWHERE && roster.side[piece] === side) sum += state.elements[piece]!
  }
  return sum
}

/** 4.2: whether a side has no combat unit in one of the sectors. */
export function hasEmptySector(state: BattleState, side: number, sectors = ALL_SECTORS): boolean {
  const { roster, sector } = state.field
  let held = 0
  for (let piece = 0; piece < roster.size; piece++) {
    const hex = state.hex[piece]!
    if (hex !== NOWHERE && roster.side[piece] === side && roster.fights[piece] === 1) held |= 1 << sector[hex]!
  }
  for (const one of sectors) if ((held & (1 << one)) === 0) return true
  return false
}

export const ALL_SECTORS: readonly number[] = [0, 1, 2]

/** Whether a condition holds for the side that would win by it. */
export function holds(state: BattleState, test: Test, winner: number): boolean {
  const { roster } = state.field
  switch (test.kind) {
    case 'controls':
      return test.hexes.every((hex) => state.control[hex] === winner && !isDenied(state, hex, winner))
    case 'eliminated':
      return countGone(state, (piece) => isCounted(roster, test, piece)) >= test.units
    case 'empty-sector':
      return hasEmptySector(state, test.side, test.sectors)
    case 'units-in': {
      let number = 0
      for (let piece = 0; piece < roster.size; piece++) {
        const isOfSide = roster.side[piece] === test.side && roster.fights[piece] === 1
        if (isOfSide && test.hexes.has(state.hex[piece]!)) number++
      }
      return number >= test.units
    }
    case 'all':
      return test.parts.every((part) => holds(state, part, winner))
    case 'any':
      return test.parts.some((part) => holds(state, part, winner))
    case 'not':
      return !holds(state, test.part, winner)
  }
}

/** Whether a condition that asks for losses means this piece. */
export function isCounted(
  roster: Roster,
  { side, nation, types }: Test & { kind: 'eliminated' },
  piece: number,
): boolean {
  return (
    (side === undefined || roster.side[piece] === side) &&
    (nation === undefined || roster.nation[piece] === nation) &&
    (types?.includes(roster.type[piece]!) ?? true)
  )
}

/** A garrison wins no control, but keeps the enemy from it. */
function isDenied(state: BattleState, hex: number, side: number): boolean {
  const unit = state.troops[hex]!
  return unit !== NOBODY && state.field.roster.side[unit] !== side
}

/** The hexes whose control a victory condition asks for. */
export const objectivesOf = memoize(
  ({ victory }: Battlefield): ReadonlySet<number> => new Set(victory.goals.flatMap(({ test }) => controlled(test))),
)

function controlled(test: Test): readonly number[] {
  if (test.kind === 'all' || test.kind === 'any') return test.parts.flatMap(controlled)
  if (test.kind === 'not') return controlled(test.part)
  return test.kind === 'controls' ? test.hexes : []
}
