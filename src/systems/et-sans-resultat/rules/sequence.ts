import type { Step } from '../../../engine/decision.ts'
import type { Refusal } from '../../../engine/system.ts'
import type { Action, ActionOf } from './actions.ts'
import { beginningDecision } from './beginning.ts'
import { breakArmies } from './breaking.ts'
import { fightAll } from './combat/fights.ts'
import { actionDecision } from './command/actions.ts'
import { activateOrders } from './command/activation.ts'
import { chargeHome } from './command/charges.ts'
import { conversionDecision, convert } from './command/conversions.ts'
import { rollFates } from './command/fate.ts'
import { disbandGrandBatteries } from './command/grand-battery.ts'
import { issueDecision } from './command/issue.ts'
import type { Decision } from './decision.ts'
import { type Event, type Events, emitEnd, emitStep, emitTurn } from './events.ts'
import { assess } from './fire/assessment.ts'
import { evasionDecision } from './fire/evasion.ts'
import { fireDecision, resolveFire } from './fire/fire.ts'
import { checkAfterFire, checkStatuses } from './fire/status.ts'
import { turnEvents } from './happenings.ts'
import { revealSighted } from './hidden-units.ts'
import { askSpecial, keepTime } from './keep-time.ts'
import { arrive } from './movement/arrivals.ts'
import { deploymentDecision } from './movement/deployment.ts'
import { entryDecision } from './movement/entering.ts'
import { moveAll } from './movement/march.ts'
import { planDecision } from './movement/plans.ts'
import { recover } from './movement/recovery.ts'
import { sidesInTurn } from './queries.ts'
import {
  type BattleState,
  LASTING_COMMANDER,
  LASTING_FORMATION,
  LASTING_UNIT,
  NO_PLAN,
  NOBODY,
  STEPS,
  type StepName,
  stepOf,
} from './state.ts'
import { countControl, decide, dissolveSpent, outcome } from './victory.ts'
import { turnWeather } from './weather.ts'

/** What a step of the turn consists of: what happens by itself as it begins, what is decided, what comes of it. */
type TurnStep = {
  readonly begin?: (state: BattleState, events: Events) => void
  readonly decision?: Decision
  /** Whether both sides decide at once, neither seeing what the other does (3.1); in turn where they do not. */
  readonly isHidden?: boolean
  readonly finish?: (state: BattleState, events: Events) => void
}

const conversions: TurnStep = { begin: convert, decision: conversionDecision, isHidden: true }

/** 4: the turn of the sheet. */
const TURN: Readonly<Record<StepName, TurnStep>> = {
  events: { begin: beginTurn, decision: beginningDecision, finish: keepTime },
  activation: { begin: activateOrders },
  issue: { decision: issueDecision, isHidden: true },
  actions: { decision: actionDecision },
  arrivals: { begin: arrive, decision: entryDecision },
  conversions,
  plans: { decision: planDecision, isHidden: true },
  movement: { begin: moveAll },
  deployment: { decision: deploymentDecision },
  recovery: { begin: recover },
  fire: { decision: fireDecision, isHidden: true, finish: resolveFire },
  fate: { begin: rollFates },
  'fire-assessments': { begin: (state, events) => assess(state, 'fire', events) },
  'fire-evasion': { decision: evasionDecision, finish: checkAfterFire },
  charges: { ...conversions, finish: chargeHome },
  combat: { begin: fightAll },
  'combat-assessments': { begin: (state, events) => assess(state, 'combat', events) },
  'combat-evasion': { decision: evasionDecision },
  status: { begin: checkStatuses },
  reforming: conversions,
  end: { begin: endTurn },
  over: {},
}

const OVER = stepOf('over')

/** The step that it is. */
const stepNow = (state: BattleState): TurnStep => TURN[STEPS[state.step]!]

/** What can be decided now; nothing once the battle is over. */
export const decisionNow = (state: BattleState): Decision | undefined => stepNow(state).decision

/** What can still be decided after this step, before the turn ends. */
export const laterDecisions = (state: BattleState): readonly Decision[] =>
  STEPS.slice(state.step + 1).flatMap((name) => TURN[name].decision ?? [])

/** What an action of a kind is part of, whenever. */
export function decisionFor(kind: Action['kind']): Decision {
  const found = STEPS.map((name) => TURN[name].decision).find((decision) => decision?.kinds.includes(kind))
  if (!found) throw new Error(`nobody ever decides to ${kind}`)
  return found
}

/** Whether what is decided now stays hidden from the other side until both are done (3.1). */
export const isHidden = (state: BattleState): boolean => stepNow(state).isHidden ?? false

/** Who decides now: both where choices are hidden, else whoever has the initiative, then the other (3.1, 3.2). */
export function decidersOf(state: BattleState): readonly number[] {
  if (!decisionNow(state)) return []
  const open = sidesInTurn(state).filter((side) => state.ready[side] === 0)
  return isHidden(state) ? open.toSorted((a, b) => a - b) : open.slice(0, 1)
}

/** Goes on until somebody has to decide something, or the battle is over. A step is begun once: by `beginStep`. */
export function settle(state: BattleState, events: Events): void {
  while (state.step !== OVER) {
    const { decision, finish } = stepNow(state)
    if (decision) {
      for (const side of [0, 1]) if (state.ready[side] === 0 && !decision.hasChoice(state, side)) state.ready[side] = 1
      if (decidersOf(state).length > 0) return
      finish?.(state, events)
    }
    if (state.step === state.halt) return halt(state)
    nextStep(state, events)
  }
  emitEnd(state, outcome(state), events)
}

/** A case looks no further than to the end of a step: nobody has anything more to decide. */
function halt(state: BattleState): void {
  state.ready.fill(1)
}

/** Begins a step: what happens by itself. */
export function beginStep(state: BattleState, events: Events): void {
  state.ready.fill(0)
  emitStep(state, events)
  revealSighted(state, events)
  stepNow(state).begin?.(state, events)
}

function nextStep(state: BattleState, events: Events): void {
  if (state.step !== OVER && STEPS[state.step] === 'end') state.step = 0
  else if (state.step !== OVER) state.step++
  if (state.step !== OVER) beginStep(state, events)
}

/** Why a side may not end its part of the step; nothing where it may. */
export function doneRefusal(state: BattleState, side: number): Refusal | undefined {
  return decisionNow(state)?.mustStay?.(state, side)
}

/** The end of a side's part of a step. */
const ending: Decision<ActionOf<'done'>> = {
  kinds: ['done'],
  hasChoice: () => false,
  list(state, side, out) {
    if (!doneRefusal(state, side)) out.push({ kind: 'done', side })
  },
  refusal: (state, { side }) => doneRefusal(state, side),
  carryOut(state, { side }) {
    state.ready[side] = 1
  },
  format: (state, { side }) => (decidersOf(state).length > 1 ? `${state.field.sides[side]}: done` : 'done'),
  parse: (_, side, text) => (text === 'done' ? { kind: 'done', side } : undefined),
}

/** The steps of the turn as they are played: each decision ends when a side says so. */
export const steps: readonly Step<BattleState, Action, Event, Refusal>[] = STEPS.map((name) => {
  const { decision } = TURN[name]
  return { decisions: [...(decision ? [decision] : []), ending], deciders: decidersOf }
})

/** Control, formations that are spent, victory; then the next turn, unless the battle is over. */
function endTurn(state: BattleState, events: Events): void {
  disbandGrandBatteries(state, events)
  dissolveSpent(state, events)
  countControl(state, events)
  breakArmies(state, events)
  decide(state, events)
  if (state.winner !== NOBODY || state.turn === state.field.scenario.turns) {
    state.step = OVER
    return
  }
  state.turn++
  clearTurn(state)
  emitTurn(state, events)
}

/** 14.8, 14.9: first the weather changes, then events happen; who comes, is released or leaves hears of it after them. */
function beginTurn(state: BattleState, events: Events): void {
  turnWeather(state, events)
  turnEvents(state, events)
  askSpecial(state, events)
}

/** What a turn leaves behind is forgotten. */
function clearTurn(state: BattleState): void {
  for (let unit = 0; unit < state.unitBits.length; unit++) state.unitBits[unit]! &= LASTING_UNIT
  for (let f = 0; f < state.formationBits.length; f++) state.formationBits[f]! &= LASTING_FORMATION
  for (let c = 0; c < state.commanderBits.length; c++) {
    state.commanderBits[c]! &= LASTING_COMMANDER
    if (state.wounded[c]! > 0) state.wounded[c]!--
  }
  state.tried.fill(0)
  state.plan.fill(NO_PLAN)
  state.spent.fill(0)
  state.spentBy.fill(0)
  state.score.fill(0)
  state.missions.fill(0)
  state.losses.fill(0)
  state.met.fill(0)
  for (const part of [state.gunsAt, state.skirmishAt, state.aimedAt, state.goX, state.goY]) part.fill(NOBODY)
  state.gunsIntense.fill(0)
  state.skirmishIntense.fill(0)
}
