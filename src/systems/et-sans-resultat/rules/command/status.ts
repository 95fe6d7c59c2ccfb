import type { Events } from '../events.ts'
import { centreOf, isInBattle, leaderOf } from '../queries.ts'
import { ABSENT, type BattleState, BROKEN, COUNTS_BROKEN, GONE, NOBODY, REPLACED, RESERVE, ROUTED } from '../state.ts'
import { emitDirective, emitStatus } from './events.ts'

/** What a commander's leadership counts for: nothing while he is wounded (10.3). */
export const leadershipRating = (state: BattleState, commander: number) =>
  commander === NOBODY || state.wounded[commander]! > 0 ? 0 : state.leadership[commander]!

/** The leadership that a formation is led with: a superior in personal command counts instead of its own commander (6). */
export const leadershipOf = (state: BattleState, formation: number) =>
  leadershipRating(state, leaderOf(state, formation))

/** The tactical rating that its units fight with. */
export function tacticsOf(state: BattleState, formation: number): number {
  const leader = leaderOf(state, formation)
  return leader === NOBODY || state.wounded[leader]! > 0 ? 0 : state.tactics[leader]!
}

/** The formations of a side that have come and are still there, in the order of the roster. */
export function presentFormations(state: BattleState, side: number): number[] {
  const { formations } = state.field
  const present = new Uint8Array(formations.length)
  for (let unit = 0; unit < state.formation.length; unit++) {
    const formation = state.formation[unit]!
    if (formation !== NOBODY && isThere(state.stance[unit]!)) present[formation] = 1
  }
  const found: number[] = []
  formations.forEach(({ side: own }, formation) => {
    if (own !== side || present[formation] === 0 || (state.formationBits[formation]! & GONE) !== 0) return
    found.push(formation)
  })
  return found
}

/** On the table, or in the reformation area. */
const isThere = (stance: number) => stance < RESERVE || stance === ROUTED

/** Whether a commander has come, and has not gone for good: after one who led only the army nobody takes his place (10.4). */
export function isAbout(state: BattleState, commander: number): boolean {
  if (commander === NOBODY || (state.commanderBits[commander]! & ABSENT) !== 0) return false
  if ((state.commanderBits[commander]! & REPLACED) === 0) return true
  const { role, side } = state.field.commanders[commander]!
  return role !== 'army' || state.armyCommander[side] === commander || state.forceCommander.includes(commander)
}

/** Where the commander of a formation stands (2.3): at its centre, or with its routed units if it has no others. */
export function formationPlace(state: BattleState, formation: number): readonly [x: number, y: number] {
  return centreOf(state, formation) ?? [state.areaX[formation]!, state.areaY[formation]!]
}

/** Where a commander is: with the formation that he commands, or on his own; nothing while he is not on the table. */
export function commanderPlace(state: BattleState, commander: number): readonly [x: number, y: number] | undefined {
  if (!isAbout(state, commander)) return undefined
  const led = state.leads[commander]!
  if (led !== NOBODY) return formationPlace(state, led)
  const { role } = state.field.commanders[commander]!
  if (role === 'army' || role === 'force') return [state.commanderX[commander]!, state.commanderY[commander]!]
  const own = formationUnder(state, commander)
  return own === NOBODY || !isInBattle(state, own) ? undefined : formationPlace(state, own)
}

/** The formation whose own commander somebody is. */
export const formationUnder = (state: BattleState, commander: number) => state.commander.indexOf(commander)

/** A superior in personal command of a formation stands on his own again, where it is. */
export function freeSuperior(state: BattleState, formation: number): void {
  const superior = state.superior[formation]!
  if (superior === NOBODY) return
  const { width, height } = state.field.ground
  const [x, y] = formationPlace(state, formation)
  // The middle of a column that arrives may lie beyond the edge (13.4): he stays on the table.
  state.commanderX[superior] = Math.min(width, Math.max(0, x))
  state.commanderY[superior] = Math.min(height, Math.max(0, y))
  state.leads[superior] = NOBODY
  state.superior[formation] = NOBODY
}

/** A new directive: it begins where the formation is now. */
export function setOrder(state: BattleState, formation: number, order: number, supports: number, events: Events): void {
  changeTo(state, formation, order, supports)
  // 13.3: whoever was broken counts so while it rallies, and no longer once it has a directive.
  state.formationBits[formation]! &= ~COUNTS_BROKEN
  emitDirective(state, formation, events)
}

/** 5.10h: a formation takes to retreat, breaks, or halts to rally; orders on their way to it are dropped. */
export function takeStatus(state: BattleState, formation: number, order: number, events: Events): void {
  dropPending(state, formation)
  changeTo(state, formation, order, NOBODY)
  if (order === BROKEN) state.formationBits[formation]! |= COUNTS_BROKEN
  emitStatus(state, formation, events)
}

function changeTo(state: BattleState, formation: number, order: number, supports: number): void {
  const [x, y] = formationPlace(state, formation)
  state.order[formation] = order
  state.supports[formation] = supports
  state.anchorX[formation] = x
  state.anchorY[formation] = y
}

/** No order is on its way to a formation any more. */
export function dropPending(state: BattleState, formation: number): void {
  state.newOrder[formation] = NOBODY
  state.newSupports[formation] = NOBODY
  state.delay[formation] = 0
}

/** No objective is on its way to a force any more. */
export function dropObjective(state: BattleState, force: number): void {
  state.newObjective[force] = NOBODY
  state.objectiveDelay[force] = 0
}
