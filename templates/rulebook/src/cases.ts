import { type CaseBookDefinition, type Clauses, Differences, hexOf, Report } from 'berthier/rulebook'
import { check, type Draft } from './battle.ts'
import { CODES } from './catalog.ts'
import { outcome, settle } from './game.ts'
import type { Event } from './rules.ts'
import { CASE_SCHEMA } from './schema.ts'
import { deploy, NOBODY, type State, unitIn } from './state.ts'

/** The rules that cases cite, and the file that carries each out. */
const RULES: Readonly<Record<string, string>> = {
  '1.1': 'rules.ts',
  '1.2': 'rules.ts',
  '2.1': 'game.ts',
  '2.2': 'rules.ts',
  '3.1': 'rules.ts',
  '4.1': 'rules.ts',
  '4.2': 'rules.ts',
  '5.1': 'game.ts',
}

const clause = (kind: Clauses[string]['kind'], code: string, text: string) => ({ kind, code, text })

/** What the rules say, clause by clause: `berthier cases --coverage` wants a case for each. */
const CLAUSES: Clauses = {
  '1.1-a': clause('is', 'rules.ts', 'The battle is fought on the hexes of the board and nowhere else.'),
  '1.2-a': clause('may not', 'rules.ts', 'Two units may not be in the same hex.'),
  '2.1-a': clause('must', 'game.ts', 'The sides take turns.'),
  '2.2-a': clause('may', 'rules.ts', 'In its turn each unit of a side may move once or attack once.'),
  '3.1-a': clause(
    'may',
    'rules.ts',
    'A unit may move as far as its points go, infantry 2: open hexes cost 1, woods 2.',
  ),
  '4.1-a': clause('may', 'rules.ts', 'A unit may attack an adjacent enemy.'),
  '4.2-a': clause('is', 'rules.ts', 'A roll of 4 or more removes the enemy; in woods 5 or more.'),
  '5.1-a': clause('must', 'game.ts', 'A side without units loses. After the last turn the side with more units wins.'),
}

type Position = Pick<Draft, 'board' | 'units' | 'turns'>
type Expectation = {
  readonly at?: Readonly<Record<string, string>>
  readonly side?: string
  readonly winner?: string
}

/** What cases need. */
export const caseBook: CaseBookDefinition = {
  schema: { schema: CASE_SCHEMA },
  rules: RULES,
  clauses: CLAUSES,
  applyPosition(data, _, seed) {
    const { board, units, turns = 8 } = data as Position
    const sides = { red: { name: 'Red' }, blue: { name: 'Blue' } }
    const draft: Draft = { sides, turns, board: { columns: 'A-G', rows: 7, ...board }, ...(units && { units }) }
    const report = new Report<string>(CODES)
    check(draft, report)
    return report.diagnostics.length > 0 ? { problems: report.diagnostics } : { state: deploy(draft, seed) }
  },
  begin: (state, events) => settle(state as State, events as Event[] | undefined),
  split: (line) => [line],
  implied: () => [],
  compare(given, expected) {
    const state = given as State
    const { at = {}, side, winner } = expected as Expectation
    const { grid, sides, sideOf } = state.field
    const differences = new Differences()
    for (const [label, who] of Object.entries(at)) {
      const unit = unitIn(state, hexOf(grid, label))
      differences.expect(label, who, unit === NOBODY ? 'nobody' : sides[sideOf[unit]!])
    }
    const end = outcome(state)
    differences.expect('side', side, sides[state.side])
    differences.expect('winner', winner, end ? (sides[end.winner ?? NOBODY] ?? 'nobody') : 'not decided')
    return differences.found
  },
}
