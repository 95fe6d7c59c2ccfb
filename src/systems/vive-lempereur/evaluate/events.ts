import { NOWHERE } from '../../../board/nowhere.ts'
import { wantedAtoms } from '../../../engine/conditions/program.ts'
import {
  type Action,
  type BattleState,
  BOMBARD,
  bombardValue,
  choiceOf,
  detailOf,
  groundAt,
  kindOf,
  NOBODY,
  TRIGGER,
} from '../rules/index.ts'
import { chancesFor, fireChances } from './chances.ts'
import { worthOf, worthsOf } from './worth.ts'

/** How far around changed ground pieces are thought to care for it. */
const NEAR = 3
/** What an event is worth that a victory condition or an award of the side asks for. */
const WANTED = 5
/** What happens anyway if one has the choice and nothing speaks against it. */
const READY = 0.1

/** How good it is for a side to bring something about, or to wait. */
export function weighEvents(state: BattleState, side: number, actions: readonly Action[]): readonly number[] {
  return actions.map((action) => {
    if (kindOf(action) === TRIGGER) return eventGain(state, side, choiceOf(action))
    return kindOf(action) === BOMBARD ? shotGain(state, detailOf(action), choiceOf(action)) : 0
  })
}

/** What guns off the map are likely to cost their target. */
function shotGain(state: BattleState, number: number, target: number): number {
  const { roster, charts, special } = state.field
  const unit = state.troops[target]!
  const { meanLoss } = chancesFor(fireChances(charts), bombardValue(state, special.batteries![number]!, target))
  const elements = state.elements[unit]!
  const worth = worthOf(worthsOf(roster), roster.row[unit]!, elements)
  return READY + (meanLoss * worth) / elements
}

function eventGain(state: BattleState, side: number, number: number): number {
  const { happenings, victory, scoreboard } = state.field
  const { timing, ground } = happenings[number]!
  let gain = READY
  for (const { side: whose, when } of [...victory.goals, ...scoreboard.awards]) {
    const asks = wantedAtoms(when.tree).some((atom) => atom.kind === 'happened' && atom.row === timing.row)
    if (asks) gain += whose === side ? WANTED : -WANTED
  }
  for (const { hex, type } of ground) gain += groundGain(state, side, hex, type)
  return gain + sidesGain(state, side, number)
}

/** Whoever is lost with the ground, and whom it bars or lets through. */
function groundGain(state: BattleState, side: number, hex: number, type: number): number {
  const { grounds, roster } = state.field
  const before = groundAt(state, hex).passable
  const after = grounds[type]!.passable
  let gain = barrierGain(state, side, hex, before, after)
  const unit = state.troops[hex]!
  if (unit !== NOBODY && !after) {
    const worth = worthOf(worthsOf(roster), roster.row[unit]!, state.elements[unit]!)
    gain += roster.side[unit] === side ? -worth : worth
  }
  return gain
}

/** Hexsides that lose a bridge bar the way, those that get one open it. */
function sidesGain(state: BattleState, side: number, number: number): number {
  let gain = 0
  for (const { sides, removes } of state.field.scenario.events![number]!.hexsides ?? []) {
    const hex = state.field.grid.find(sides[0]!.split('/')[0]!)
    if (hex !== NOWHERE) gain += barrierGain(state, side, hex, removes !== undefined, removes === undefined)
  }
  return gain
}

/** A barrier helps the side that is weaker near it, and a way the one that is stronger. */
function barrierGain(state: BattleState, side: number, hex: number, before: boolean, after: boolean): number {
  if (before === after) return 0
  const { roster, tables } = state.field
  let balance = 0
  for (let piece = 0; piece < roster.size; piece++) {
    const at = state.hex[piece]!
    if (at === NOWHERE || tables.distance(at, hex) > NEAR) continue
    balance += roster.side[piece] === side ? state.elements[piece]! : -state.elements[piece]!
  }
  return (after ? balance : -balance) / 4
}
