import { NOWHERE } from '../../../board/nowhere.ts'
import { wantedAtoms } from '../../../engine/conditions/program.ts'
import { type Action, type BattleState, BOMBARD, hexOf, kindOf, pieceOf, TRIGGER } from '../rules/index.ts'
import { expected, placeOf } from './chances.ts'
import type { Outlook } from './outlook.ts'

/** What an event is worth that a victory condition or an award asks for, as strength points. */
const WANTED = 10
/** How far around a barrier that comes or goes pieces are thought to care for it. */
const NEAR = 4
/** If nothing speaks for or against it, it is brought about. */
const READY = 0.1

/** How good it is for a side to bring something about, or to wait. */
export function weighEvents(outlook: Outlook, actions: readonly Action[]): number[] {
  const { state, side } = outlook
  return actions.map((action) => {
    if (kindOf(action) === BOMBARD) return shotGain(outlook, action)
    return kindOf(action) === TRIGGER ? eventGain(state, side, pieceOf(action)) : 0
  })
}

/** Own rules: guns off the map risk nothing, so that any shot is better than none. */
function shotGain(outlook: Outlook, action: Action): number {
  const { state } = outlook
  const hex = hexOf(action)
  const { fire } = state.field.special.batteries![pieceOf(action)]!
  const place = placeOf(
    state.field.charts,
    fire,
    outlook.steadyIn(hex) * state.field.defence[hex]!,
    state.field.shift[hex]!,
  )
  const prize = outlook.worthIn(hex)
  return READY + expected(state.field.charts, place, 0, { atRisk: 0, prize, trapped: 0.05, isBombardment: true })
}

function eventGain(state: BattleState, side: number, number: number): number {
  const { happenings, victory, scoreboard, scenario, grid } = state.field
  const { row } = happenings[number]!.timing
  let gain = READY
  for (const { side: whose, when } of [...victory.goals, ...scoreboard.awards]) {
    const asks = wantedAtoms(when.tree).some((atom) => atom.kind === 'happened' && atom.row === row)
    if (asks) gain += whose === side ? WANTED : -WANTED
  }
  const { hexsides = [] } = scenario.events![number]!
  for (const { sides, removes } of hexsides) {
    const hex = grid.find(sides[0]!.split('/')[0]!)
    // A way that opens helps the stronger there, a barrier the weaker.
    if (hex !== NOWHERE) gain += (removes === undefined ? 1 : -1) * 0.25 * balanceAt(state, side, hex)
  }
  return gain
}

/** By how much a side is stronger than the enemy around a hex. */
function balanceAt({ field, hex: hexes }: BattleState, side: number, hex: number): number {
  let balance = 0
  for (let piece = 0; piece < field.pieces; piece++) {
    const at = hexes[piece]!
    if (at === NOWHERE || field.hexes.distance(at, hex) > NEAR) continue
    balance += field.side[piece] === side ? field.strength[piece]! : -field.strength[piece]!
  }
  return balance
}
