import { NOWHERE } from '../../../board/nowhere.ts'
import { LOSSES } from '../../../engine/conditions/asked.ts'
import { stir } from '../../../engine/conditions/book.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import { power } from '../../../engine/portable-math.ts'
import type { Breakdown } from '../../../engine/system.ts'
import { asPhrase } from './action-notation.ts'
import { makeAction } from './actions.ts'
import { orderingCard } from './cards.ts'
import { Chances, percentBeside, waysToChoose } from './chances.ts'
import type { Decision } from './decision.ts'
import { emitRally } from './emit-events.ts'
import { endOrder } from './end-of-order.ts'
import type { Events } from './events.ts'
import { settlePursuit } from './generals.ts'
import { isGeneral, unitRow } from './position.ts'
import type { Reason } from './reasons.ts'
import { sees } from './sight.ts'
import { type BattleState, NOBODY } from './state.ts'

export const RALLY = 13

/** 12.0: the nearest that an enemy may be who could see the unit. */
const SAFE_DISTANCE = 4
/** 12.0: the most that one attempt brings back. */
const MOST_RECOVERED = 2

/** Why the active unit cannot rally, if it cannot. */
export function rallyRefusal(state: BattleState): Reason | undefined {
  const unit = state.active
  if (state.field.roster.fights[unit] === 0 || unitRow(state, unit).rally === 0) return 'cannot-rally'
  if (orderingCard(state) !== NOBODY) return 'card-allows-no-more'
  if (state.posted === 1) return 'arrival-moves-and-fires'
  if (state.elements[unit]! >= state.strength[unit]!) return 'no-losses'
  if (state.faced === 1) return 'rally-takes-order'
  if (state.steps > 0 && !state.field.options.rallyAfterMoving) return 'rally-takes-order'
  return isSafe(state, unit) ? undefined : 'enemy-too-near'
}

/** Far enough from every enemy, garrisons included, or out of sight of every one; or each of them far or blind (G14). */
function isSafe(state: BattleState, unit: number): boolean {
  const { roster, tables, options } = state.field
  const hex = state.hex[unit]!
  const enemies = roster.bySide[1 - roster.side[unit]!]!
  const distances = tables.distancesFrom(hex)
  let isNear = false
  // Who is near is most likely to see the unit.
  for (let i = 0; i < enemies.length; i++) {
    const at = state.hex[enemies[i]!]!
    if (at === NOWHERE || isGeneral(state, enemies[i]!) || distances[at]! >= SAFE_DISTANCE) continue
    if (sees(state, enemies[i]!, hex)) return false
    isNear = true
  }
  if (!isNear || options.rallySafety === 'each-enemy') return true
  for (let i = 0; i < enemies.length; i++) {
    if (state.hex[enemies[i]!] === NOWHERE || isGeneral(state, enemies[i]!)) continue
    if (sees(state, enemies[i]!, hex)) return false
  }
  return true
}

/** Rolls command dice: each face of the unit's own arm brings an element back. */
function rally(state: BattleState, events: Events): void {
  const unit = state.active
  const { commandDie, commandFaces } = state.field.charts
  const dice = unitRow(state, unit).rally
  const faces: string[] = []
  let own = 0
  for (let i = 0; i < dice; i++) {
    const face = rollDie(state, commandDie)
    if (commandFaces[face] === state.field.roster.arm[unit]) own++
    faces.push(commandDie.faces[face]!)
  }
  const recovered = Math.min(own, MOST_RECOVERED, state.strength[unit]! - state.elements[unit]!)
  state.elements[unit]! += recovered
  stir(state.memory, LOSSES)
  emitRally(state, events, unit, faces, recovered)
}

/** 12.0: how many of the dice show the arm. */
function explainRally(state: BattleState): Breakdown {
  const unit = state.active
  const dice = unitRow(state, unit).rally
  const { commandFaces } = state.field.charts
  const face = commandFaces.filter((arm) => arm === state.field.roster.arm[unit]).length / commandFaces.length
  const most = Math.min(MOST_RECOVERED, state.strength[unit]! - state.elements[unit]!)
  const results = new Chances()
  for (let faces = 0; faces <= dice; faces++) {
    const chance = waysToChoose(dice, faces) * power(face, faces) * power(1 - face, dice - faces)
    results.add(`recovers ${Math.min(faces, most)}`, chance)
  }
  const modifiers = [{ rule: '12.0', what: 'command dice', add: dice }]
  return { base: 0, modifiers, value: dice, chances: results.list() }
}

/** The active unit rallies. */
export const rallyDecision: Decision = {
  ...asPhrase(RALLY, 'rally'),
  notNow: 'no-order',
  list(state, side, out) {
    if (!rallyRefusal(state)) out.push(makeAction(RALLY, 0, 0, side))
  },
  refusal: rallyRefusal,
  carryOut(state, _, events) {
    settlePursuit(state, events)
    rally(state, events)
    endOrder(state, events)
  },
  explain: explainRally,
  offer(state) {
    const note = `${percentBeside(explainRally(state), 'recovers 0')} to recover`
    return { kind: 'other', group: 'Or', label: 'Rally', note, from: state.hex[state.active]! }
  },
}
