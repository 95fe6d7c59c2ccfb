import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { D6, troopListOf } from '../format/index.ts'
import { parseAt } from './action-notation.ts'
import { type Action, choiceOf, detailOf, makeAction, sideOf } from './actions.ts'
import { takeControl } from './control.ts'
import type { Decision } from './decision.ts'
import type { DeploymentOrder, DeploymentPlan } from './deployment-plan.ts'
import { emitDeployed, emitExploration } from './emit-events.ts'
import type { Events } from './events.ts'
import { setUpRefusal } from './placement.ts'
import { isGeneral, put } from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'
import { isHidden, UNSEEN } from './unseen-deployment.ts'

export const DEPLOY = 1

const planOf = (state: BattleState): DeploymentPlan => state.field.deployment!

/** 14.0: both roll for exploration where the battle asks for it, and it is settled how the sides deploy. */
export function beginDeployment(state: BattleState, events: Events): void {
  const plan = planOf(state)
  const order = plan.exploration ? explore(state, plan, events) : plan.order
  if (order === 'hidden') {
    state.due = UNSEEN
    return
  }
  state.side = order.first
  // What each side places at a time: the first to deploy, then the other.
  state.due = atATime(order, order.first)
  state.entrance = atATime(order, 1 - order.first)
  state.first = order.first
  state.left = state.due
}

const atATime = (order: Exclude<DeploymentOrder, 'hidden'>, side: number) => Math.min(order.atATime[side]!, 1000)

function explore(state: BattleState, plan: DeploymentPlan, events: Events): DeploymentOrder {
  const dice = [rollD6(state), rollD6(state)]
  const difference = Math.abs(dice[0]! - dice[1]!)
  const winner = dice[0]! > dice[1]! ? 0 : 1
  state.explorer = difference === 0 ? NOBODY : winner
  emitExploration(state, events, dice[0]!, dice[1]!)
  const result = plan.exploration![difference]!
  if (result === 'hidden') return 'hidden'
  const [loser, all] = [1 - winner, Number.POSITIVE_INFINITY]
  if (result === 'loser-first') return { first: loser, atATime: [all, all] }
  return { first: loser, atATime: winner === 0 ? [result.winner, result.loser] : [result.loser, result.winner] }
}

const rollD6 = (state: BattleState) => rollDie(state, D6) + 1

/** Settles who deploys now: both where it is hidden. Says whether anybody can still place a unit. */
export function nextToDeploy(state: BattleState): boolean {
  for (let side = 0; side < 2; side++) state.passed[side] = canDeploy(state, side) ? 0 : 1
  if (state.passed[0] === 1 && state.passed[1] === 1) return false
  if (isHidden(state)) return true
  if (state.left === 0 || state.passed[state.side] === 1) {
    state.side = state.passed[1 - state.side] === 1 ? state.side : 1 - state.side
    state.left = state.side === state.first ? state.due : state.entrance
  }
  return true
}

function canDeploy(state: BattleState, side: number): boolean {
  const choices: number[] = []
  listDeployments(state, side, choices, 1)
  return choices.length > 0
}

function deployRefusal(state: BattleState, side: number, type: number, hex: number): Reason | undefined {
  const piece = nextOfType(state, side, type)
  if (piece === NOBODY) return 'no-such-unit-left'
  const { zone } = planOf(state)
  if (zone[hex] !== side) return 'foreign-zone'
  const refusal = setUpRefusal(state, piece, hex)
  if (refusal) return refusal
  return isGeneral(state, piece) || leavesEnough(state, side, hex) ? undefined : 'sector-minimum'
}

/** 14.0: whether the units that are left suffice for the minimum in every sector once one more stands here. */
function leavesEnough(state: BattleState, side: number, hex: number): boolean {
  const { roster, sector } = state.field
  const { minimumPerSector } = planOf(state)
  if (minimumPerSector === 0) return true
  const placed = state.field.sectorNames.map(() => 0)
  placed[sector[hex]!]!++
  let left = -1
  for (const piece of roster.forces[side]!) {
    if (roster.fights[piece] === 0) continue
    const at = state.hex[piece]!
    if (at === NOWHERE) left++
    else placed[sector[at]!]!++
  }
  let missing = 0
  for (const number of placed) missing += Math.max(0, minimumPerSector - number)
  if (missing <= left) return true
  // Where the ground has no room for the minimum, nobody is kept back for it.
  let wanted = 0
  placed.forEach((number, i) => {
    wanted += roomIn(state, side, i, hex, minimumPerSector - number)
  })
  return wanted <= left
}

/** Up to so many hexes of a side's zone in a sector where one of its units could still be placed, one hex left out. */
function roomIn(state: BattleState, side: number, sector: number, except: number, most: number): number {
  const { roster, grid } = state.field
  const left = roster.forces[side]!.filter((piece) => roster.fights[piece] === 1 && state.hex[piece] === NOWHERE)
  let room = 0
  for (let hex = 0; hex < grid.size && room < most; hex++) {
    if (hex === except || planOf(state).zone[hex] !== side || state.field.sector[hex] !== sector) continue
    if (left.some((piece) => !setUpRefusal(state, piece, hex))) room++
  }
  return room
}

function nextOfType(state: BattleState, side: number, type: number): number {
  const { roster } = state.field
  return roster.forces[side]!.find((piece) => roster.type[piece] === type && state.hex[piece] === NOWHERE) ?? NOBODY
}

/** Up to so many of the ways in which a side can place a unit. */
function listDeployments(state: BattleState, side: number, out: Action[], most = Number.POSITIVE_INFINITY): void {
  const { grid } = state.field
  const { zone } = planOf(state)
  const { ids } = troopListOf(state.field.scenario)
  for (let type = 0; type < ids.length; type++) {
    if (nextOfType(state, side, type) === NOBODY) continue
    for (let hex = 0; hex < grid.size && out.length < most; hex++) {
      if (zone[hex] === side && !deployRefusal(state, side, type, hex)) out.push(makeAction(DEPLOY, hex, type, side))
    }
  }
}

/** A side places a unit; the detail is its type. */
export const deployDecision: Decision = {
  kinds: [DEPLOY],
  verbs: ['deploy'],
  thirdPerson: 'deploys',
  choices: 'hexes',
  details: 'troops',
  notNow: 'no-set-up-now',
  list: (state, side, out) => listDeployments(state, side, out),
  refusal: (state, action) => deployRefusal(state, sideOf(action), detailOf(action), choiceOf(action)),
  carryOut(state, action, events) {
    const piece = nextOfType(state, sideOf(action), detailOf(action))
    put(state, piece, choiceOf(action))
    state.left--
    emitDeployed(state, events, piece)
    takeControl(state, piece, events)
  },
  format(state, action) {
    const what = `${troopListOf(state.field.scenario).ids[detailOf(action)]} ${state.field.grid.label(choiceOf(action))}`
    const isOpenToBoth = isHidden(state) && state.passed[0] === 0 && state.passed[1] === 0
    return isOpenToBoth ? `${state.field.sides[sideOf(action)]} deploys ${what}` : `deploy ${what}`
  },
  parse(state, side, text) {
    const [verb, unit, label] = text.split(' ')
    const type = troopListOf(state.field.scenario).indexOf(unit ?? '')
    return verb === 'deploy' ? parseAt(state, DEPLOY, label, type, side) : undefined
  },
  offer(state, action) {
    const [type, place] = [detailOf(action), choiceOf(action)]
    const { roster } = state.field
    const isLeft = (piece: number) => roster.type[piece] === type && state.hex[piece] === NOWHERE
    const left = roster.forces[sideOf(action)]!.filter(isLeft).length
    const group = `Deploy ${troopListOf(state.field.scenario).rows[type]!.name} (${left})`
    return { kind: 'place', group, label: state.field.grid.label(place), place }
  },
}
