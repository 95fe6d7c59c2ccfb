import { type CaseBook, findProblems, noBattle, type PositionProblem } from '../../../engine/cases/case-book.ts'
import { foreseeWeather } from '../../../engine/weather.ts'
import { check } from '../checks/index.ts'
import { ALL_CODES, complete, type Fragment, type NapoleonAtWaterlooScenario } from '../format/index.ts'
import {
  ADVANCE,
  type BattleState,
  beginBattle,
  compile,
  DISPLACEMENT,
  deploy,
  type Event,
  MOVE,
  MOVEMENT,
  NOBODY,
  PAYMENT,
  PHASES,
  RETREAT,
  recordFirsts,
  settle,
  WITHDRAWAL,
  withoutNames,
} from '../rules/index.ts'
import { compare } from './expectations.ts'
import { CLAUSES, RULES } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { CASE_SCHEMA } from './schema.ts'

/** A position of a case: a scenario of which any part may be missing, and what has happened before. */
type Position = Fragment & {
  readonly scenario?: string
  readonly turn?: number
  readonly side?: string
  readonly phase?: (typeof PHASES)[number]
  readonly lost?: Readonly<Record<string, number>>
  readonly exited?: Readonly<Record<string, number>>
  readonly demoralised?: string
}

/** What cases need of this system. */
export const caseBook: CaseBook<BattleState> = {
  schema: CASE_SCHEMA,
  rules: RULES,
  clauses: CLAUSES,
  rulings: RULINGS,
  applyPosition(data, scenarios, seed) {
    const position = data as Position
    const base = position.scenario === undefined ? {} : scenarios(position.scenario)
    if (base === undefined) return { problems: [noBattle(position.scenario)] }
    const scenario = scenarioOf(position, base as Fragment)
    const problems = [...findProblems(scenario, check, ALL_CODES, isWrongInACase), ...unknownSides(scenario, position)]
    if (problems.length > 0) return { problems }
    const state = deploy(compile(scenario), seed)
    const { sides } = state.field
    state.turn = position.turn ?? 1
    state.side = Math.max(0, sides.indexOf(position.side ?? ''))
    state.phase = PHASES.indexOf(position.phase ?? 'movement')
    sides.forEach((side, i) => {
      state.lost[i] = position.lost?.[side] ?? 0
      state.exited[i] = position.exited?.[side] ?? 0
    })
    state.demoralised = sides.indexOf(position.demoralised ?? '')
    recordFirsts(state)
    // Weather of turns before, or of this one where it has begun.
    const begun = state.side === 0 && state.phase === MOVEMENT ? state.turn - 1 : state.turn
    if (state.field.sky) foreseeWeather(state.field.sky, state.sky, begun)
    // Where both have lost as much, whoever is demoralised lost it first.
    if (state.demoralised !== NOBODY) {
      state.firsts.forEach((first, row) => {
        if (first === 3) state.firsts[row] = 1 << (1 - state.demoralised)
      })
    }
    return { state }
  },
  begin(state, events?: Event[]) {
    beginBattle(state, events)
    settle(state, events)
  },
  split,
  implied(state, line) {
    if (state.decision === ADVANCE) return /^(advance|stay)\b/.test(line) ? [] : ['stay']
    if (state.decision === WITHDRAWAL) return /^(withdraw|stand)\b/.test(line) ? [] : ['stand']
    const isNext = /^(order|bring|pass|move \S+ .*to|exit \S+)\b/.test(line)
    return state.decision === MOVE && isNext ? ['done'] : []
  },
  settled({ decision }, line) {
    if (/^retreat\b/.test(line) && decision !== RETREAT) return ['retreat']
    if (/^push\b/.test(line) && decision !== DISPLACEMENT) return ['displacement']
    if (/^lose\b/.test(line) && decision !== PAYMENT) return ['loss']
    return /^(stay|stand)$/.test(line) && decision !== ADVANCE && decision !== WITHDRAWAL ? [] : undefined
  },
  compare,
}

function scenarioOf(position: Position, base: Fragment): NapoleonAtWaterlooScenario {
  const { scenario: _id, turn: _turn, side: _side, phase: _phase, lost: _lost, exited: _exited, ...rest } = position
  const { demoralised: _demoralised, board, ...keys } = rest
  return complete({ ...base, ...keys, board: { ...base.board, ...board } })
}

function unknownSides(scenario: NapoleonAtWaterlooScenario, position: Position): PositionProblem[] {
  const named = [
    ...(['side', 'demoralised'] as const).map((key) => ({ path: [key], side: position[key] })),
    ...(['lost', 'exited'] as const).flatMap((key) =>
      Object.keys(position[key] ?? {}).map((side) => ({ path: [key, side], side })),
    ),
  ]
  return named
    .filter(({ side }) => side !== undefined && !(side in scenario.sides))
    .map(({ path, side }) => ({ path, message: `There is no side ${side}.` }))
}

/** Not what a fragment of a battle may lack. */
const isWrongInACase = (code: string) => WRONG_IN_A_CASE.test(code)
const WRONG_IN_A_CASE =
  /^(hex\/|board\/|terrain\/painted-twice|road\/broken|unit\/(among-enemies|impassable|wrong-nation)|side\/unknown|troop\/(unknown|circle|values)|ground\/(unknown|circle|units-inside)|nation\/(unknown|circle)|table)/

/**
 * `move 0914 to 0916` chooses a unit and moves it, `attack 1010 and 1011 with 0909, 0910 5-4 as cavalry` is a whole attack:
 * declared, joined and fought.
 */
function split(said: string, state: BattleState): readonly string[] {
  const resolved = withoutNames(state, said)
  const line = 'text' in resolved ? resolved.text : said
  const [, who, to] = /^move (\S.*) to (\S+)$/.exec(line) ?? []
  if (who !== undefined) return [`order ${who}`, `move ${to}`]
  const [, arriving, entrance] = /^bring (\S.*) to (\S+)$/.exec(line) ?? []
  if (arriving !== undefined) return [`bring ${arriving}`, `move ${entrance}`]
  const [, leaving] = /^exit (\S.*)$/.exec(line) ?? []
  if (leaving !== undefined) return [`order ${leaving}`, 'exit']
  const [, hexes, units, mode = ''] = /^attack (.+?) with (.+?)( as \S+)?$/.exec(line) ?? []
  if (hexes === undefined || units === undefined) return [line]
  const [target, ...targets] = hexes.split(/[\s,]+(?:and\s+)?/)
  const [first, ...others] = units.split(/\s*(?:,|\band\b)\s*/)
  return [
    `declare ${target} with ${first}`,
    ...targets.map((hex) => `also ${hex}`),
    ...others.map((unit) => `join ${unit}`),
    `resolve${mode}`,
  ]
}
