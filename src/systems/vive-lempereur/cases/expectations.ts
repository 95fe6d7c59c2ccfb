import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { Differences, type Expect, hexOf } from '../../../engine/cases/differences.ts'
import { compareOutcome, type ExpectedOutcome } from '../../../engine/cases/expected-outcome.ts'
import { HexReader } from '../../../scenario/checks/hexes.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { CARDS, GENERAL, sideOfNation, troopRow } from '../format/index.ts'
import {
  type BattleState,
  decidersOf,
  isLost,
  NOBODY,
  ORDER_FACES,
  outcome,
  SQUARE,
  STEPS,
  unitsLost,
} from '../rules/index.ts'

/** What a case can say of the piece or pieces in a hex. */
type ExpectedUnit = {
  readonly type?: string
  readonly side?: string
  readonly elements?: number
  readonly facing?: string
  readonly formation?: string
  readonly general?: boolean
}

type Expectation = {
  readonly units?: Readonly<Record<string, string | ExpectedUnit>>
  readonly empty?: readonly string[]
  readonly elements?: Readonly<Record<string, number>>
  readonly eliminated?: Readonly<Record<string, number>>
  readonly turn?: number
  readonly round?: number
  readonly toAct?: string | readonly string[]
  readonly decision?: string
  readonly hands?: Readonly<Record<string, readonly string[]>>
  readonly dice?: Readonly<Record<string, readonly string[]>>
  readonly control?: Readonly<Record<string, readonly string[]>>
  readonly score?: Readonly<Record<string, number>>
  readonly outcome?: ExpectedOutcome
}

/** How a state differs from what a case expects. */
export function compare(state: BattleState, expected: unknown): string[] {
  const expectation = expected as Expectation
  const { found, expect } = new Differences()
  const sorted = (words: readonly string[]) => words.toSorted().join(', ')
  const { sides } = state.field

  for (const [label, unit] of Object.entries(expectation.units ?? {})) {
    compareUnit(state, label, typeof unit === 'string' ? { type: unit } : unit, expect)
  }
  for (const label of expectation.empty ?? []) {
    const hex = hexOf(state.field.grid, label)
    const isEmpty = state.troops[hex] === NOBODY && state.leader[hex] === NOBODY
    expect(label, 'nobody', isEmpty ? 'nobody' : typeIn(state, hex))
  }
  for (const [label, elements] of Object.entries(expectation.elements ?? {})) {
    compareUnit(state, label, { elements }, expect)
  }
  for (const [who, number] of Object.entries(expectation.eliminated ?? {})) {
    const lost = lostBy(state, who)
    const what = `units that ${who} has lost`
    if (lost === undefined) found.push(`${what}: there is no such side or nation`)
    else expect(what, number, lost)
  }
  expect('turn', expectation.turn, state.turn)
  expect('round', expectation.round, state.round)
  if (expectation.toAct !== undefined) {
    const wanted = typeof expectation.toAct === 'string' ? [expectation.toAct] : expectation.toAct
    expect('who decides', sorted(wanted), sorted(decidersOf(state).map((side) => sides[side]!)))
  }
  expect('decision', expectation.decision, STEPS[state.decision])
  for (const [side, cards] of Object.entries(expectation.hands ?? {})) {
    expect(`the hand of ${side}`, sorted(cards), sorted(countsOf(state.hands, sides.indexOf(side), CARDS)))
  }
  for (const [side, faces] of Object.entries(expectation.dice ?? {})) {
    expect(`the dice of ${side}`, sorted(faces), sorted(countsOf(state.commandDice, sides.indexOf(side), ORDER_FACES)))
  }
  for (const [side, list] of Object.entries(expectation.control ?? {})) {
    for (const hex of new HexReader(state.field.grid, new Report()).set(list, [])) {
      expect(`control of ${state.field.grid.label(hex)}`, side, sides[state.control[hex] ?? NOBODY] ?? 'nobody')
    }
  }
  for (const [side, points] of Object.entries(expectation.score ?? {})) {
    expect(`victory points of ${side}`, points, state.field.scoreboard.score(state.memory, sides.indexOf(side)))
  }
  if (expectation.outcome !== undefined) compareOutcome(outcome(state), state.field.sides, expectation.outcome, expect)
  return found
}

/** The units that a side or a nation has lost. */
function lostBy(state: BattleState, who: string): number | undefined {
  const { sides, roster, scenario } = state.field
  if (sides.includes(who)) return unitsLost(state, sides.indexOf(who))
  if (sideOfNation(scenario, who) === undefined) return undefined
  return roster.recruits.filter(({ nation }, piece) => nation === who && isLost(state, piece)).length
}

function compareUnit(state: BattleState, label: string, wanted: ExpectedUnit, expect: Expect): void {
  const hex = hexOf(state.field.grid, label)
  const unit = state.troops[hex] ?? NOBODY
  const general = state.leader[hex] ?? NOBODY
  const { roster, sides } = state.field
  // A general alone in the hex is meant by his type.
  const isGeneral = wanted.type !== undefined && troopRow(state.field.scenario, wanted.type).nature === GENERAL
  const piece = unit === NOBODY || isGeneral ? general : unit
  const there = piece !== NOBODY
  expect(
    `${label}, type`,
    wanted.type,
    wanted.type === 'none' && unit === NOBODY ? 'none' : there ? typeOf(state, piece) : 'nobody',
  )
  expect(`${label}, general`, wanted.general, general !== NOBODY)
  expect(`${label}, side`, wanted.side, there ? sides[roster.side[piece]!] : 'nobody')
  expect(`${label}, elements`, wanted.elements, there ? state.elements[piece] : 0)
  expect(`${label}, facing`, wanted.facing, there ? DIRECTIONS[state.facing[piece]!] : 'none')
  const formation = there && (state.status[piece]! & SQUARE) !== 0 ? 'square' : 'combat'
  expect(`${label}, formation`, wanted.formation, formation)
}

const typeOf = (state: BattleState, piece: number) => state.field.roster.recruits[piece]!.type

function typeIn(state: BattleState, hex: number): string {
  return [state.troops[hex]!, state.leader[hex]!]
    .filter((piece) => piece !== NOBODY)
    .map((piece) => typeOf(state, piece))
    .join(' and ')
}

/** `left, left, centre`: as many of each name as there are. */
function countsOf(numbers: Int32Array, side: number, names: readonly string[]): string[] {
  return names.flatMap((name, i) => Array.from({ length: numbers[side * names.length + i] ?? 0 }, () => name))
}
