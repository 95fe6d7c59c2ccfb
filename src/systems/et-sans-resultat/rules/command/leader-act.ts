import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf, LeaderAction } from '../actions.ts'
import type { Events } from '../events.ts'
import { sideOfFormation } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { type CommandTest, formationTest } from './activation-roll.ts'

/** A leader action (6), as it is said. */
export type Act = ActionOf<'act'>

/** What an action is about besides a formation: `what` and `units` of it, as far as it has them. */
export type ActSyntax = {
  readonly hasFormation: boolean
  readonly what?: 'area' | 'specialty' | 'directive' | 'force'
  readonly hasUnits: boolean
}

/** One of the leader actions: everything about it but who may act at all. */
export type ActRules = {
  readonly words: ActSyntax
  /** Whatever a commander might want to do of this kind for formations under him; the judge picks out what is legal. */
  candidates(state: BattleState, commander: number, under: readonly number[]): Iterable<Act>
  /** Why it cannot be done; who acts, and for whom, is judged before. */
  refusal(state: BattleState, act: Act): Refusal | undefined
  /** The test that it takes where the table of actions asks for one; nothing of what is never tested. */
  test?(state: BattleState, act: Act): CommandTest
  carryOut(state: BattleState, act: Act, events: Events): void
}

/** The test that most actions take: of the commander on the formation, with the markers of the order that it awaits (5.4). */
export const usualTest = (state: BattleState, { commander, formation }: Act): CommandTest =>
  formationTest(state, commander, formation, state.delay[formation]!)

export const refuse = (act: LeaderAction, reason: string): Refusal => ({ rule: `6 ${act}`, reason })

/** Whether somebody commands a force. */
export const isForceCommander = (state: BattleState, commander: number) => state.forceCommander.includes(commander)

export const isArmyCommander = (state: BattleState, commander: number) =>
  state.armyCommander[state.field.commanders[commander]!.side] === commander

/** Whether a formation of his side is under somebody's orders: all under the army's commander, else those of his force. */
export function isInChain(state: BattleState, commander: number, formation: number): boolean {
  if (sideOfFormation(state, formation) !== state.field.commanders[commander]!.side) return false
  return isArmyCommander(state, commander) || isOfHisForce(state, commander, formation)
}

/** Whether a formation belongs to a force that somebody commands. */
export const isOfHisForce = (state: BattleState, commander: number, formation: number) =>
  state.forceCommander[state.force[formation]!] === commander

/** An action of a commander; what it leaves out is NOBODY and nothing. */
export function makeAct(
  state: BattleState,
  act: LeaderAction,
  commander: number,
  { formation = NOBODY, units = [] as readonly number[], what = NOBODY },
): Act {
  return { kind: 'act', side: state.field.commanders[commander]!.side, commander, act, formation, units, what }
}
