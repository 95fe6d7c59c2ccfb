import { Differences, hexOf } from '../../../engine/cases/differences.ts'
import { compareOutcome, type ExpectedOutcome } from '../../../engine/cases/expected-outcome.ts'
import { type BattleState, countIn, DECISIONS, decidersOf, NOBODY, outcome, ownerOf, PHASES } from '../rules/index.ts'

type Expectation = {
  readonly units?: Readonly<Record<string, string | readonly string[]>>
  readonly empty?: readonly string[]
  readonly holds?: Readonly<Record<string, readonly string[]>>
  readonly lost?: Readonly<Record<string, number>>
  readonly exited?: Readonly<Record<string, number>>
  readonly demoralised?: string
  readonly score?: Readonly<Record<string, number>>
  readonly turn?: number
  readonly side?: string
  readonly phase?: string
  readonly toAct?: string
  readonly decision?: string
  readonly outcome?: ExpectedOutcome
}

/** How a state differs from what a case expects. */
export function compare(state: BattleState, expected: unknown): string[] {
  const expectation = expected as Expectation
  const { found, expect } = new Differences()
  const { grid, sides } = state.field
  const sideName = (side: number) => sides[side] ?? 'nobody'

  for (const [label, units] of Object.entries(expectation.units ?? {})) {
    expect(label, sorted(typeof units === 'string' ? [units] : units), sorted(unitsIn(state, hexOf(grid, label))))
  }
  for (const label of expectation.empty ?? []) {
    expect(`units in ${label}`, 0, countIn(state, hexOf(grid, label)))
  }
  for (const [side, hexes] of Object.entries(expectation.holds ?? {})) {
    for (const label of hexes) expect(`who holds ${label}`, side, sideName(ownerOf(state, hexOf(grid, label))))
  }
  for (const [side, points] of Object.entries(expectation.lost ?? {})) {
    expect(`points that ${side} has lost`, points, state.lost[sides.indexOf(side)])
  }
  for (const [side, units] of Object.entries(expectation.exited ?? {})) {
    expect(`units of ${side} that have left`, units, state.exited[sides.indexOf(side)])
  }
  expect('who is demoralised', expectation.demoralised, sideName(state.demoralised))
  expect('turn', expectation.turn, state.turn)
  expect('whose turn it is', expectation.side, sideName(state.side))
  expect('phase', expectation.phase, PHASES[state.phase])
  expect('who decides', expectation.toAct, sideName(decidersOf(state)[0] ?? NOBODY))
  expect('decision', expectation.decision, DECISIONS[state.decision])
  for (const [side, points] of Object.entries(expectation.score ?? {})) {
    expect(`victory points of ${side}`, points, state.field.scoreboard.score(state.memory, sides.indexOf(side)))
  }
  if (expectation.outcome !== undefined) compareOutcome(outcome(state), state.field.sides, expectation.outcome, expect)
  return found
}

/** The counters in a hex, as `5-4`. */
function unitsIn(state: BattleState, hex: number): string[] {
  const units: string[] = []
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    units.push(`${state.field.strength[piece]}-${state.field.movement[piece]}`)
  }
  return units
}

const sorted = (units: readonly string[]) => units.toSorted().join(', ') || 'nobody'
