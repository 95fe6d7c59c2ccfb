import type { Breakdown, Refusal } from '../../../../engine/system.ts'
import { LEADER_ACTIONS, type LeaderAction } from '../actions.ts'
import type { Decision } from '../decision.ts'
import type { Events } from '../events.ts'
import { isInBattle, isRunning } from '../queries.ts'
import { type BattleState, FAILED, NOBODY } from '../state.ts'
import { actionOdds, type CommandTest, isSuccess, rollTest } from './activation-roll.ts'
import { commitBattery, displaceBattery, recallBattery } from './batteries.ts'
import { changeObjective, sendAide } from './couriers.ts'
import { detach, rejoin } from './detachments.ts'
import { emitAction } from './events.ts'
import { grandBattery } from './grand-battery.ts'
import {
  type Act,
  type ActRules,
  isArmyCommander,
  isForceCommander,
  isInChain,
  isOfHisForce,
  refuse,
} from './leader-act.ts'
import { formatAct, formatTarget, parseAct } from './leader-action-text.ts'
import { abandonCommand, inspire, takeCommand } from './personal-command.ts'
import { rally } from './rally.ts'
import { commitSpecialty } from './specialties.ts'
import { isAbout, presentFormations } from './status.ts'

/** 6: everything that army and force commanders can do themselves. */
const ACTS: Readonly<Record<LeaderAction, ActRules>> = {
  'take-command': takeCommand,
  'abandon-command': abandonCommand,
  'change-objective': changeObjective,
  'commit-battery': commitBattery,
  'send-aide': sendAide,
  'commit-specialty': commitSpecialty,
  'recall-battery': recallBattery,
  'displace-battery': displaceBattery,
  detach,
  'grand-battery': grandBattery,
  rally,
  inspire,
  rejoin,
}

/** Actions of which the formation itself is the target: a commander tries each once a turn on it. */
const ON_FORMATION: readonly LeaderAction[] = ['take-command', 'abandon-command', 'detach', 'inspire']

/** 6: commanders act for formations of their chain, one action after the other, until one fails. */
export const actionDecision: Decision<Act> = {
  kinds: ['act'],
  hasChoice: (state, side) => candidates(state, side).next().done !== true,
  list(state, side, out) {
    for (const action of candidates(state, side)) out.push(action)
  },
  refusal,
  carryOut,
  explain,
  format: formatAct,
  parse: (state, side, text) => parseAct(state, side, text, (act) => ACTS[act].words),
}

function* candidates(state: BattleState, side: number): Generator<Act> {
  const present = presentFormations(state, side)
  for (const commander of seniorCommanders(state, side)) {
    if (!isAbout(state, commander)) continue
    const under = present.filter((formation) => isInChain(state, commander, formation))
    for (const act of LEADER_ACTIONS) {
      if (mayNotAct(state, commander, act)) continue
      for (const action of ACTS[act].candidates(state, commander, under)) if (!refusal(state, action)) yield action
    }
  }
}

/** The army's commander and those of its forces; whoever is both comes once. */
function seniorCommanders(state: BattleState, side: number): Set<number> {
  const found = new Set<number>()
  if (state.armyCommander[side] !== NOBODY) found.add(state.armyCommander[side]!)
  state.field.forces.forEach(({ side: own }, force) => {
    if (own === side) found.add(state.forceCommander[force]!)
  })
  return found
}

/** 6: after a failure a commander does nothing more; whoever rejoins needs no leader for it. */
const mayNotAct = (state: BattleState, commander: number, act: LeaderAction) =>
  act !== 'rejoin' && (state.commanderBits[commander]! & FAILED) !== 0

function refusal(state: BattleState, action: Act): Refusal | undefined {
  const { side, commander, act, formation } = action
  const who = state.field.commanders[commander]
  if (who?.side !== side || !(isArmyCommander(state, commander) || isForceCommander(state, commander))) {
    return { rule: '6', reason: 'only army and force commanders of your own side act' }
  }
  if (!isAbout(state, commander)) return { rule: '6', reason: `${who.name} is not on the table` }
  if (mayNotAct(state, commander, act)) {
    return { rule: '6', reason: `an action of ${who.name} has failed this turn: he can do no more` }
  }
  if (formation !== NOBODY) {
    const name = state.field.formations[formation]?.name
    if (name === undefined || !isInChain(state, commander, formation)) {
      return { rule: '6', reason: `${name ?? 'that formation'} is not in the chain of command of ${who.name}` }
    }
    if (!isInBattle(state, formation)) return { rule: '6', reason: `${name} is not on the table` }
  } else if (ACTS[act].words.hasFormation && act !== 'send-aide') {
    return refuse(act, 'name the formation that it is for')
  }
  if (hasTooMuch(action)) return refuse(act, 'it names more than this action takes')
  if (hasTried(state, action)) {
    return { rule: '6', reason: `${who.name} has already done this for the same formation this turn` }
  }
  return ACTS[act].refusal(state, action)
}

/** Whether it names what an action of this kind is not about: then two would mean the same. */
function hasTooMuch({ act, formation, units, what }: Act): boolean {
  const { words } = ACTS[act]
  return (
    (formation !== NOBODY && !words.hasFormation) ||
    (units.length > 0 && !words.hasUnits) ||
    (what !== NOBODY && !words.what)
  )
}

/** Where it is kept that a commander has tried an action: at the formation, or for his objective at his force's first. */
function triedAt(state: BattleState, { commander, act, formation }: Act): number {
  if (act === 'change-objective') {
    const force = state.field.forces[state.forceCommander.indexOf(commander)]
    return (force?.formations[0] ?? 0) * 2 + 1
  }
  if (!ON_FORMATION.includes(act)) return NOBODY
  return formation * 2 + (isOfHisForce(state, commander, formation) ? 1 : 0)
}

function hasTried(state: BattleState, action: Act): boolean {
  const place = triedAt(state, action)
  return place !== NOBODY && ((state.tried[place]! >> LEADER_ACTIONS.indexOf(action.act)) & 1) === 1
}

function carryOut(state: BattleState, action: Act, events: Events): void {
  const { commander, act } = action
  const place = triedAt(state, action)
  if (place !== NOBODY) state.tried[place]! |= 1 << LEADER_ACTIONS.indexOf(act)
  const test = testOf(state, action)
  const result = test && rollTest(state, test)
  const isDone = !result || isSuccess(state, result.total)
  emitAction(state, commander, act, formatTarget(state, action), result, isDone, events)
  if (isDone) ACTS[act].carryOut(state, action, events)
  else state.commanderBits[commander]! |= FAILED
}

/** The odds of the test; nothing for actions that take none, and for those that cannot be done. */
function explain(state: BattleState, action: Act): Breakdown | undefined {
  if (refusal(state, action)) return undefined
  const test = testOf(state, action)
  return test && actionOdds(state, test)
}

/** The test that an action takes; nothing where the table of actions asks for none. */
function testOf(state: BattleState, action: Act): CommandTest | undefined {
  const { act, formation } = action
  if (act === 'rejoin') return undefined
  const isRetreat = act === 'abandon-command' && isRunning(state, formation)
  const isTested = state.field.tables.actions[isRetreat ? 'abandon-running' : act]
  return isTested ? ACTS[act].test?.(state, action) : undefined
}
