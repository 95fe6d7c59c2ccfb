import { type CaseBook, findProblems, noBattle } from '../../../engine/cases/case-book.ts'
import { Failed } from '../../../engine/cases/failed.ts'
import { codeEntry } from '../../../scenario/codes/index.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { check } from '../checks/index.ts'
import { ALL_CODES, type Fragment, fillDefaults } from '../format/index.ts'
import {
  type BattleState,
  beginStep,
  catchUpWeather,
  compile,
  decidersOf,
  deploy,
  doneRefusal,
  type Event,
  isDueLater,
  isIdleDone,
  NOBODY,
  STEPS,
  type StepName,
  settle,
  stepOf,
} from '../rules/index.ts'
import { applyPosition, type Now } from './apply-position.ts'
import { compare } from './expectations.ts'
import { CLAUSES, RULES } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { CASE_SCHEMA } from './schema.ts'

/** A position of a case: a scenario of which any part may be missing, and what has happened before. */
type Position = Fragment & {
  readonly scenario?: string
  readonly turn?: number
  readonly step?: StepName
  readonly until?: StepName
  readonly now?: Now
}

/** What a case says that waits for the turn after this one. */
const NEXT_TURN = 'next turn'

function noNextTurn({ step, halt }: BattleState): string {
  if (halt === NOBODY) return `${NEXT_TURN}: the battle is over.`
  return `${NEXT_TURN}: the case ends first, with the step ${STEPS[step]} (until).`
}

/** What cases need of this system. */
export const caseBook: CaseBook<BattleState> = {
  schema: CASE_SCHEMA,
  rules: RULES,
  clauses: CLAUSES,
  rulings: RULINGS,
  applyPosition(data, scenarios, seed) {
    const { scenario: id, turn = 1, step = 'issue', until, now = {}, ...fragment } = data as Position
    const base = id === undefined ? undefined : scenarios(id)
    if (id !== undefined && base === undefined) return { problems: [noBattle(id)] }
    const scenario = fillDefaults({ ...(base as Fragment | undefined), ...fragment })
    const problems = findProblems(scenario, check, ALL_CODES, isWrongInACase)
    if (problems.length > 0) {
      return { problems: problems.map(({ message, path }) => ({ path: pathInCase(path), message })) }
    }
    const state = deploy(compile(scenario), seed)
    state.turn = turn
    state.step = stepOf(step)
    state.halt = until === undefined ? NOBODY : stepOf(until)
    // What the weather has become in the turns before, and in this one where its beginning is past.
    if (step !== 'events') catchUpWeather(state)
    const unknown = applyPosition(state, now)
    return unknown.length > 0 ? { problems: unknown.map((message) => ({ path: ['now'], message })) } : { state }
  },
  begin(state, events?: Event[]) {
    beginStep(state, events)
    settle(state, events)
  },
  // Whoever has nothing to decide is done anyway.
  split: (line, state) => (line === NEXT_TURN || isIdleDone(state, line) ? [] : [line]),
  // Where both sides decide at once, `done` says that neither has anything to add.
  implied(state, line) {
    const deciders = decidersOf(state)
    return line === 'done' && deciders.length > 1 ? [`${state.field.sides[deciders[0]!]}: done`] : []
  },
  *meanwhile(state, line) {
    const { turn } = state
    for (;;) {
      const [side] = decidersOf(state)
      if (side === undefined) {
        if (line === NEXT_TURN && state.turn === turn) throw new Failed(noNextTurn(state))
        return
      }
      // A line is due this turn or not at all; a case that leaves open what has to be decided ends there.
      const isWaiting =
        line === undefined
          ? state.halt !== NOBODY && !doneRefusal(state, side)
          : state.turn === turn && (line === NEXT_TURN || isDueLater(state, line))
      if (!isWaiting) return
      yield `${state.field.sides[side]}: done`
    }
  },
  compare,
}

/** Where a case has what `complete` has put into an army: under `formations` and `generals`. */
function pathInCase(path: Path): Path {
  const [armies, side = '', , force, part, ...rest] = path
  if (armies !== 'armies' || force !== `${side}-force`) return path
  return part === 'formations' ? ['formations', side, ...rest] : ['generals', side, ...rest]
}

const isWrongInACase = (code: string) =>
  codeEntry(code, ALL_CODES).severity === 'error' && !MISSING_IN_A_CASE.test(code)
/** What a fragment of a battle may lack. */
const MISSING_IN_A_CASE = /^(victory\/|army\/empty)/
