import { type CaseBookDefinition, Differences, hexOf, type PositionProblem, Report } from 'berthier/rulebook'
import type { Draft } from './battle.ts'
import { CODES } from './catalog.ts'
import { check } from './checks.ts'
import { CLAUSES, RULES } from './clauses.ts'
import type { Event } from './events.ts'
import { beginTurn, outcome, settle } from './game.ts'
import { CASE_SCHEMA } from './schema.ts'
import { COMBAT, deploy, MOVEMENT, NOBODY, type State, unitIn } from './state.ts'

type Position = Draft & {
  readonly turn?: number
  readonly side?: string
  readonly phase?: 'movement' | 'combat'
  readonly steps?: Readonly<Record<string, number>>
  readonly shaken?: readonly string[]
  readonly lost?: Readonly<Record<string, number>>
}

type Expectation = {
  readonly at?: Readonly<Record<string, string>>
  readonly held?: Readonly<Record<string, string>>
  readonly turn?: number
  readonly side?: string
  readonly phase?: 'movement' | 'combat'
  readonly winner?: string
}

const PHASES = ['movement', 'combat'] as const

/** What cases need. */
export const caseBook: CaseBookDefinition = {
  schema: { schema: CASE_SCHEMA },
  rules: RULES,
  clauses: CLAUSES,
  applyPosition(data, _, seed) {
    const position = data as Position
    const draft: Draft = {
      sides: { red: { name: 'Red' }, blue: { name: 'Blue' } },
      turns: 6,
      ...position,
      board: { columns: 'A-I', rows: 9, ...position.board },
    }
    const problems = findProblems(draft, position)
    if (problems.length > 0) return { problems }
    const state = deploy(draft, seed)
    const { grid, sides } = state.field
    state.turn = position.turn ?? 1
    state.side = Math.max(0, sides.indexOf(position.side ?? ''))
    state.phase = position.phase === 'combat' ? COMBAT : MOVEMENT
    sides.forEach((side, i) => (state.lost[i] = position.lost?.[side] ?? 0))
    for (const [label, steps] of Object.entries(position.steps ?? {}))
      state.steps[unitIn(state, hexOf(grid, label))] = steps
    for (const label of position.shaken ?? []) state.shaken[unitIn(state, hexOf(grid, label))] = 1
    return { state }
  },
  begin(given, events) {
    const state = given as State
    if (state.phase === MOVEMENT) beginTurn(state, events as Event[] | undefined)
    settle(state, events as Event[] | undefined)
  },
  split: (line) => [line],
  implied: () => [],
  compare: (state, expected) => compare(state as State, expected as Expectation),
}

/** What the checks find, except what a case may leave out; and places without a unit. */
function findProblems(draft: Draft, { steps = {}, shaken = [], units = {} }: Position): PositionProblem[] {
  const report = new Report<string>(CODES)
  check(draft, report)
  const there = new Set(
    Object.values(units).flatMap((army) =>
      Object.values(army ?? {}).flatMap((list) => list.map((entry) => (typeof entry === 'object' ? entry.at : entry))),
    ),
  )
  return [
    ...report.diagnostics.filter(({ code }) => code !== 'skirmish/no-units' && code !== 'skirmish/breakpoint'),
    ...[...Object.keys(steps).map((hex) => ['steps', hex]), ...shaken.map((hex) => ['shaken', hex])]
      .filter(([, hex]) => !there.has(hex))
      .map(([key, hex]) => ({ path: [key!], message: `There is no unit in ${hex}.` })),
  ]
}

function compare(state: State, expected: Expectation): readonly string[] {
  const { grid, sides, objectives, units } = state.field
  const differences = new Differences()
  for (const [label, who] of Object.entries(expected.at ?? {})) {
    const unit = unitIn(state, hexOf(grid, label))
    const { side, type } = units[unit] ?? {}
    const there =
      unit === NOBODY ? 'empty' : `${side} ${type} ${state.steps[unit]}${state.shaken[unit] ? ' shaken' : ''}`
    differences.expect(label, who, there)
  }
  for (const [label, who] of Object.entries(expected.held ?? {})) {
    const holder = state.held[objectives.indexOf(hexOf(grid, label))] ?? 0
    differences.expect(`${label} is held by`, who, sides[holder - 1] ?? 'nobody')
  }
  const end = outcome(state)
  differences.expect('turn', expected.turn, state.turn)
  differences.expect('side', expected.side, sides[state.side])
  differences.expect('phase', expected.phase, end ? 'over' : PHASES[state.phase])
  differences.expect('winner', expected.winner, end ? (sides[end.winner ?? NOBODY] ?? 'nobody') : 'not decided')
  return differences.found
}
