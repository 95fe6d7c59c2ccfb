import type { Breakdown, Modifier } from '../../../../engine/system.ts'
import { VANTAGE } from '../../format/index.ts'
import { rollOne, rollTwo, WAYS } from '../dice.ts'
import { sees } from '../fire/sight.ts'
import { fatigueOf, leaderOf, nearestEnemy } from '../queries.ts'
import { type BattleState, BROKEN, NOBODY, RESERVED, RETREATING } from '../state.ts'
import { commanderPlace, formationPlace, leadershipRating } from './status.ts'

/** A test of order activation or of a leader action: who wants something of whom. */
export type CommandTest = {
  readonly issuer: number
  readonly receiver: number
  /** Where the receiver stands. */
  readonly at: readonly [x: number, y: number]
  /** The formation that is to obey; NOBODY where a force's objective or a new grand battery is in question. */
  readonly formation: number
  readonly delay: number
  readonly about: 'formation' | 'force' | 'own objective' | 'grand battery'
  readonly isFromFormationReserve?: boolean
}

/** What came of a test. */
export type TestResult = { readonly dice: number; readonly modifiers: readonly Modifier[]; readonly total: number }

/** The test of an order to a formation, or of a leader action on it, with so many delay markers. */
export function formationTest(state: BattleState, issuer: number, formation: number, delay: number): CommandTest {
  // A superior in personal command stands in for the commander, but nobody is his own receiver.
  const leader = leaderOf(state, formation)
  const receiver = leader === issuer ? state.commander[formation]! : leader
  return { issuer, receiver, at: formationPlace(state, formation), formation, delay, about: 'formation' }
}

/** 5.5: the test of an army commander's order to a force. */
export function forceTest(state: BattleState, force: number, delay: number): CommandTest {
  const receiver = state.forceCommander[force]!
  const issuer = state.armyCommander[state.field.forces[force]!.side]!
  const at = commanderPlace(state, receiver)!
  return { issuer, receiver, at, formation: NOBODY, delay, about: 'force' }
}

/** 5.6: the test of a force commander who changes his own objective. */
export function ownObjectiveTest(state: BattleState, commander: number): CommandTest {
  const at = commanderPlace(state, commander)!
  return { issuer: commander, receiver: commander, at, formation: NOBODY, delay: 0, about: 'own objective' }
}

/** The lines of the table that count in a test. */
function testModifiers(state: BattleState, test: CommandTest): Modifier[] {
  const lines: Modifier[] = []
  const add = (line: string, what: string, value: number) => {
    if (value !== 0) lines.push({ rule: `Activation ${line}`, what, add: value })
  }
  addRatings(state, test, add)
  addDistances(state, test, add)
  addFormation(state, test, add)
  return lines
}

type Add = (line: string, what: string, value: number) => void

function addRatings(state: BattleState, { issuer, receiver, formation, about }: CommandTest, add: Add): void {
  const { activation } = state.field.tables
  const nameOf = (commander: number) => state.field.commanders[commander]?.name ?? 'nobody'
  const leadership = leadershipRating(state, issuer)
  add("issuer's leadership", `leadership of ${nameOf(issuer)}`, leadership)
  const led = state.leads[issuer] ?? NOBODY
  // His own objective is no formation's affair: neither line of personal command touches it.
  if (led !== NOBODY && about !== 'own objective') {
    if (led === formation) {
      add('leading this formation', 'leads this formation himself', leadership * activation.leadingThis)
    } else {
      add('leading another formation', 'leads another formation himself', leadership * activation.leadingOther)
    }
  }
  add("receiver's leadership", `leadership of ${nameOf(receiver)}`, leadershipRating(state, receiver))
  if (about === 'force') {
    add('army to force', 'an army commander to a force', leadership * (activation.armyFactor - 1))
  } else if (about === 'own objective') {
    add('own objective', 'changes his own objective', -ownObjectiveLoss(state, issuer))
  }
}

/** 5.6: what is taken off again: his own rating, or that of his superior, where he has one. */
function ownObjectiveLoss(state: BattleState, commander: number): number {
  const { ownObjective } = state.field.tables.activation
  if (ownObjective === 'own') return leadershipRating(state, commander)
  const superior = state.armyCommander[state.field.commanders[commander]!.side]!
  if (superior === commander) return 0
  return leadershipRating(state, superior) * (ownObjective === 'superior' ? 1 : 2)
}

function addDistances(state: BattleState, { issuer, at }: CommandTest, add: Add): void {
  const { activation, reach } = state.field.tables
  const [x, y] = at
  const [fromX, fromY] = commanderPlace(state, issuer) ?? at
  if (hasVantage(state, fromX, fromY, x, y)) add('vantage', 'from a superior vantage point', activation.vantage)
  const square = (x - fromX) * (x - fromX) + (y - fromY) * (y - fromY)
  // 5.7: only full twelves of inches count.
  let twelves = 0
  while (square >= (twelves + 1) * (twelves + 1) * reach.command * reach.command) twelves++
  add('distance', `${twelves} × ${reach.command / 10} inches away`, twelves * activation.distance)
  const { side } = state.field.commanders[issuer]!
  // 5.8: the worse of both counts, once.
  const nearest = Math.min(nearestEnemy(state, side, x, y), nearestEnemy(state, side, fromX, fromY))
  if (nearest <= reach.close * reach.close) {
    add('enemy within 3', `an enemy within ${reach.close / 10} inches`, activation.enemyClose)
  } else if (nearest <= reach.near * reach.near) {
    add('enemy within 6', `an enemy within ${reach.near / 10} inches`, activation.enemyNear)
  }
}

/** 1.9: the issuer is on high ground, the receiver is not, and he sees him. */
function hasVantage(state: BattleState, fromX: number, fromY: number, x: number, y: number): boolean {
  const { ground } = state.field
  if ((ground.marksAt(fromX, fromY) & VANTAGE) === 0 || (ground.marksAt(x, y) & VANTAGE) !== 0) return false
  return sees(state, fromX, fromY, x, y)
}

function addFormation(state: BattleState, test: CommandTest, add: Add): void {
  const { activation } = state.field.tables
  const { formation, delay, isFromFormationReserve } = test
  add('delay', `${delay} delay ${delay === 1 ? 'marker' : 'markers'}`, delay * activation.delay)
  if (isFromFormationReserve) add('from formation reserve', 'out of its own reserve', activation.formationReserve)
  if (formation === NOBODY) return
  const fatigue = fatigueOf(state, formation)
  add('fatigue', `${fatigue} fatigue ${fatigue === 1 ? 'marker' : 'markers'}`, fatigue * activation.fatigue)
  const order = state.order[formation]
  if (order === RESERVED) add('reserved', 'in reserve', activation.reserved)
  else if (order === RETREATING) add('retreating', 'retreating', activation.retreating)
  else if (order === BROKEN) add('broken', 'broken', activation.broken)
}

const sumOf = (modifiers: readonly Modifier[]) => modifiers.reduce((sum, { add }) => sum + add, 0)

/** Rolls a test. */
export function rollTest(state: BattleState, test: CommandTest): TestResult {
  const modifiers = testModifiers(state, test)
  const dice = rollTwo(state)
  return { dice, modifiers, total: dice + sumOf(modifiers) }
}

/** 13.6: turns of delay: half a die, rounded up. */
export function rollDelay(state: BattleState): number {
  const die = rollOne(state)
  return state.field.tables.activation.delayFor === 'die' ? die : Math.ceil(die / 2)
}

export const isSuccess = (state: BattleState, total: number) => total >= state.field.tables.activation.success

/** 5.3: an order that does not succeed is delayed, unless it falls below the line for that and is lost. */
export const isLost = (state: BattleState, total: number) => total < state.field.tables.activation.delayed

/** How likely an order is to be activated in such a test. */
export function orderOdds(state: BattleState, test: CommandTest): Breakdown {
  return breakdown(state, test, (total) =>
    isSuccess(state, total) ? 'active' : isLost(state, total) ? 'lost' : 'delayed',
  )
}

/** How likely a leader action is to succeed. */
export function actionOdds(state: BattleState, test: CommandTest): Breakdown {
  return breakdown(state, test, (total) => (isSuccess(state, total) ? 'success' : 'failure'))
}

function breakdown(state: BattleState, test: CommandTest, resultOf: (total: number) => string): Breakdown {
  const modifiers = testModifiers(state, test)
  const value = sumOf(modifiers)
  const ways = new Map<string, number>()
  for (let dice = 12; dice >= 2; dice--) {
    const result = resultOf(dice + value)
    ways.set(result, (ways.get(result) ?? 0) + WAYS[dice]!)
  }
  const chances = Array.from(ways, ([result, count]) => ({ result, chance: count / 36 }))
  return { base: 0, modifiers, value, chances, throws: 36 }
}
