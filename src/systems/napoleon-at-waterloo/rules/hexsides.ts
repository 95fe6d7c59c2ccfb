import { sideFromBeyond } from '../../../board/hex-sides.ts'
import { HexTables } from '../../../board/hex-tables.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { effectsOver } from '../../../scenario/hexsides/read.ts'
import { type NawGround, NO_SIDE_EFFECT, type SideEffects } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'
import { ATTACKING, type BattleState, FAR } from './state.ts'

// Ground on hexsides is no part of the book: RULES.md has it among what Berthier adds. A battle without any pays nothing for it.

/** What ground on hexsides does, by the number of the side as it is seen from the hex that somebody acts from. */
export type SideTables = {
  /** Six to a hex: the neighbours that units may attack, and those that their zones of control reach; else NOWHERE. */
  readonly contacts: Int32Array
  readonly controls: Int32Array
  /** Six to a hex: the neighbours that somebody can go to or come from, whatever their ground. */
  readonly ways: Int32Array
  /** The points to cross, beside those of the hex. */
  readonly cost: Uint8Array | undefined
  /** Whether a step takes all points that are left. */
  readonly stops: Uint8Array | undefined
  /** What multiplies the defenders beyond, by how many columns an attack shifts, and whether fire beyond the next hex stops. */
  readonly defence: Uint8Array | undefined
  readonly shift: Int8Array | undefined
  readonly blocks: Uint8Array | undefined
}

/** What is on a side for those who act from the hex that its number names. */
export function sideEffects({ hexsides }: NawGround, side: number): SideEffects {
  return hexsides ? effectsOver(hexsides, side, NO_SIDE_EFFECT) : NO_SIDE_EFFECT
}

export function compileSides(ground: NawGround): SideTables {
  const { grid, hexsides } = ground
  const { neighbours } = HexTables.of(grid)
  if (!hexsides) {
    const nothing = { cost: undefined, stops: undefined, defence: undefined, shift: undefined, blocks: undefined }
    return { contacts: neighbours, controls: neighbours, ways: neighbours, ...nothing }
  }
  const effects = Array.from(neighbours, (_, side) => sideEffects(ground, side))
  // Who may attack may be attacked: contact, zones and fire are the same both ways, whichever way the rest holds.
  const both = (holds: (effects: SideEffects) => boolean) => (side: number) => {
    const other = sideFromBeyond(grid, side)
    return holds(effects[side]!) && (other === NOWHERE || holds(effects[other]!))
  }
  const [attack, zones, fire] = [both((one) => one.attacks), both((one) => one.zones), both((one) => !one.blocksFire)]
  const closed = both(({ passable }) => !passable)
  const flags = effects.map((_, side) => fire(side))
  return {
    contacts: neighbours.map((next, side) => (attack(side) ? next : NOWHERE)),
    controls: neighbours.map((next, side) => (zones(side) ? next : NOWHERE)),
    ways: neighbours.map((next, side) => (closed(side) ? NOWHERE : next)),
    cost: Uint8Array.from(effects, (one) => one.cost),
    stops: effects.some(({ stops }) => stops) ? Uint8Array.from(effects, ({ stops }) => Number(stops)) : undefined,
    defence: Uint8Array.from(effects, (one) => one.defence),
    shift: Int8Array.from(effects, (one) => one.shift),
    blocks: flags.includes(false) ? Uint8Array.from(flags, (isFree) => Number(!isFree)) : undefined,
  }
}

/** Whether units may attack from a hex into another: next to it, with nothing on the side between them that forbids it. */
export function isInContact({ sideTables, hexes }: Battlefield, from: number, to: number): boolean {
  const { contacts } = sideTables
  if (contacts === hexes.neighbours) return hexes.distance(from, to) === 1
  for (let side = from * 6; side < from * 6 + 6; side++) if (contacts[side] === to) return true
  return false
}

/** What hexsides multiply the defenders of a hex with: the least that any of those who attack it on the ground comes across. */
export function defenceAcross(state: BattleState, hex: number): number {
  const { defence } = state.field.sideTables
  return defence ? bestAcross(state, hex, (side) => -defence[side]!, -1) * -1 : 1
}

/** By how many columns hexsides shift the attack on a hex: the best for the attackers that any of them comes across. */
export function shiftAcross(state: BattleState, hex: number): number {
  const { shift } = state.field.sideTables
  return shift ? bestAcross(state, hex, (side) => shift[side]!, 0) : 0
}

/** The best for the attackers of what is on the sides that they come across; guns that fire from afar come across none. */
function bestAcross(state: BattleState, hex: number, rank: (side: number) => number, none: number): number {
  const { pieces, hexes } = state.field
  let best = Number.NEGATIVE_INFINITY
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & (ATTACKING | FAR)) !== ATTACKING) continue
    const from = state.hex[piece]!
    const direction = hexes.directionTo(from, hex)
    if (direction >= 0) best = Math.max(best, rank(from * 6 + direction))
  }
  return best === Number.NEGATIVE_INFINITY ? none : best
}
