import { type CaseBook, findProblems, noBattle, type PositionProblem } from '../../../engine/cases/case-book.ts'
import { isRefusal } from '../../../engine/system.ts'
import { checkScenario } from '../checks/index.ts'
import {
  ALL_CODES,
  CARDS,
  type Card,
  type Fallen,
  fillDefaults,
  inSheetOrder,
  sideOfNation,
  type UnitCounts,
  type ViveLempereurScenario,
} from '../format/index.ts'
import {
  ACT,
  ADVANCE,
  type BattleState,
  begin,
  catchUp,
  compile,
  deployAtStart,
  type Event,
  expectArrivals,
  FIRED,
  GENERAL_VICTORIES,
  game,
  NOBODY,
  REACT,
  REASONS,
  RETREAT,
  SEATS,
  type StageName,
  sectorOf,
} from '../rules/index.ts'
import { compare } from './expectations.ts'
import { CLAUSES, RULES } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { CASE_SCHEMA } from './schema.ts'

/** A position of a case: a scenario of which any part may be missing, and what has happened before. */
type Position = Partial<Omit<ViveLempereurScenario, 'board'>> & {
  readonly scenario?: string
  readonly board?: Partial<ViveLempereurScenario['board']>
  readonly turn?: number
  readonly round?: number
  readonly begin?: 'orders' | 'round' | 'turn' | 'setup'
  readonly played?: Readonly<Record<string, Card | { readonly card: Card; readonly sector: string }>>
  readonly hands?: Readonly<Record<string, readonly Card[]>>
  readonly used?: Readonly<Record<string, readonly Card[]>>
  readonly eliminated?: Readonly<Record<string, UnitCounts>>
}

/** The stage at which each state that was posed begins. */
const BEGINNINGS = new WeakMap<BattleState, StageName>()

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
    const scenario = scenarioOf(position, base as Partial<ViveLempereurScenario>)
    const problems = [
      ...findProblems(scenario, checkScenario, ALL_CODES, isWrongInACase),
      ...unknownLosers(position, scenario),
    ]
    if (problems.length > 0) return { problems }
    const state = deployAtStart(compile(scenario, fallenBefore(position, scenario)), seed)
    state.turn = position.turn ?? 1
    state.round = position.round ?? 1
    catchUp(state, state.turn - (position.begin === 'turn' || position.begin === 'setup' ? 1 : 0))
    expectArrivals(state)
    deal(state, position)
    BEGINNINGS.set(state, stageOf(position, scenario))
    state.exercise = (position.begin ?? 'orders') === 'orders' && !position.played ? 1 : 0
    return { state }
  },
  begin(state, events?: Event[]) {
    begin(state, BEGINNINGS.get(state)!, events)
  },
  split,
  implied(state, line) {
    const isNext = /^(\S+ )?(order|pass|passes)\b/.test(line)
    if (state.decision === ADVANCE) return /^(advance|stay)\b/.test(line) ? [] : ['stay']
    if (state.decision === REACT && !/^(react|decline)\b/.test(line)) {
      // A counter-charge was its shock, and ends its order.
      const goesOn = (state.status[state.active]! & FIRED) === 0
      return isNext && goesOn ? ['decline', 'done'] : ['decline']
    }
    if (state.decision !== ACT || !isNext) return []
    // Where the next order is impossible anyway, the reason is the order itself and not what ending this one leads to.
    const next = game.parse(state, line)
    const isPossible = isRefusal(next) || game.refusal(state, next)?.reason === REASONS['no-orders-now'][1]
    return isPossible || /pass/.test(line) ? ['done'] : []
  },
  settled({ decision }, line) {
    if (/^retreat\b/.test(line) && decision !== RETREAT) return ['retreat']
    return /^(stay|decline)$/.test(line) && decision !== ADVANCE && decision !== REACT ? [] : undefined
  },
  compare,
}

function stageOf(position: Position, scenario: ViveLempereurScenario): StageName {
  if (position.begin === 'setup') return scenario.deployment ? 'tiles' : 'set-up'
  return position.begin === 'turn' ? 'events' : (position.begin ?? 'orders')
}

/** A scenario out of a position: where no victory is asked for, nothing ends the battle. */
function scenarioOf(position: Position, base: Partial<ViveLempereurScenario>): ViveLempereurScenario {
  const { scenario: id, board, turn: _turn, round: _round, begin: _begin, played: _played, ...rest } = position
  const { hands: _hands, used: _used, eliminated: _eliminated, ...keys } = rest
  const withoutVictory = id === undefined && position.victory === undefined
  const endless = { rule: 'without' as const, rules: [...GENERAL_VICTORIES] }
  return fillDefaults({
    ...base,
    ...keys,
    board: { ...base.board, ...board },
    ...(withoutVictory && { specialRules: [...(position.specialRules ?? []), endless] }),
  })
}

/** Units lost before, by side or by nation. */
function fallenBefore({ eliminated = {} }: Position, scenario: ViveLempereurScenario): Fallen[] {
  return Object.entries(eliminated).flatMap(([who, counts]) => {
    const whose = who in scenario.sides ? { side: who } : { side: sideOfNation(scenario, who)!, nation: who }
    return inSheetOrder(counts).map(([type, number]) => ({ ...whose, type, number }))
  })
}

function unknownLosers({ eliminated = {} }: Position, scenario: ViveLempereurScenario): PositionProblem[] {
  return Object.keys(eliminated)
    .filter((who) => !(who in scenario.sides) && sideOfNation(scenario, who) === undefined)
    .map((who) => ({ path: ['eliminated', who], message: `There is no side or nation ${who}.` }))
}

/** Not what a fragment of a battle may lack. */
const isWrongInACase = (code: string) => WRONG_IN_A_CASE.test(code)
const WRONG_IN_A_CASE =
  /^(hex\/(no-column-j|off-board|range-in-path)|board\/|terrain\/painted-twice|road\/broken|river\/broken|unit\/(stacked|two-generals|among-enemies|impassable|forbidden|garrison-outside-building|square|losses|wrong-nation)|troop\/(unknown|circle|values)|side\/unknown|dice\/)/

/** Cards: a side holds its whole deck where the case does not say. */
function deal(state: BattleState, position: Position): void {
  state.field.sides.forEach((side, i) => {
    const hand = position.hands?.[side]
    const used = position.used?.[side]
    CARDS.forEach((card, k) => {
      const place = i * CARDS.length + k
      state.hands[place] = hand ? hand.filter((one) => one === card).length : state.field.decks[i]![k]!
      state.played[place] = used?.filter((one) => one === card).length ?? 0
    })
    const played = position.played?.[side]
    state.card[i] = NOBODY
    if (played === undefined) return
    const card = typeof played === 'object' ? played.card : played
    const seat =
      typeof played === 'object'
        ? SEATS.findIndex((one) => one === played.sector)
        : SEATS.findIndex((one) => one === card)
    state.card[i] = CARDS.indexOf(card)
    state.cardSector[i] = sectorOf(state, i, Math.max(0, seat))
  })
}

/** `move D6 D7` is two steps, and `french takes left, left` two cards. What is left behind goes with the first step. */
function split(line: string): readonly string[] {
  const words = line.trim().split(/[\s,]+/)
  if (words[0] === 'move') {
    const leaving = words.indexOf('leaving')
    const hexes = words.slice(1, leaving < 0 ? undefined : leaving)
    const rest = leaving < 0 ? '' : ` ${words.slice(leaving).join(' ')}`
    return hexes.length === 0 ? [line] : hexes.map((hex, i) => `move ${hex}${i === 0 ? rest : ''}`)
  }
  const take = words.findIndex((word) => word === 'take' || word === 'takes')
  if (take < 0 || words.length <= take + 2) return [line]
  const before = words.slice(0, take + 1).join(' ')
  return words.slice(take + 1).map((card) => `${before} ${card}`)
}
