import { sideFromBeyond } from '../../../board/hex-sides.ts'
import { HexTables } from '../../../board/hex-tables.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { effectsOver, type Hexsides } from '../../../scenario/hexsides/read.ts'
import { ARTILLERY, type Arm, CAVALRY, INFANTRY, NO_SIDE_EFFECT, type SideEffects } from '../format/index.ts'

// Ground on hexsides is no part of the book: RULES.md has it among what Berthier adds. A battle without any pays nothing for it.

/** What ground on hexsides does, by the number of the side as it is seen from the hex that somebody acts from. */
type SideTables = {
  /** One bit an arm that may cross, and that may retreat across; none where nobody may. */
  readonly crosses: Uint8Array
  readonly retreats: Uint8Array
  /** Whether a unit that crosses stops. */
  readonly stops: Uint8Array
  /** Added to fire and to shock across, and whether cavalry shocks across at all. */
  readonly firing: Int8Array
  readonly shock: Int8Array
  readonly shocks: Uint8Array
  /** Whether sight beyond the next hex is blocked; nothing where it is nowhere. */
  readonly blocks: Uint8Array | undefined
}

/** What lies between hexes, and what follows from it. */
export type Around = {
  /** What is on the sides of hexes, where anything is. */
  readonly hexsides: SideTables | undefined
  /** 6.2: six to a hex, the neighbours that zones of control reach; else NOWHERE. */
  readonly controls: Int32Array
  /** By hex: how many steps it is from one, up to 255; around what nobody crosses. */
  readonly distancesFrom: (hex: number) => Uint8Array
}

/** Compiles what is on hexsides. */
export function compileSides(hexsides: Hexsides<SideEffects> | undefined, tables: HexTables): Around {
  const { neighbours, grid } = tables
  if (!hexsides) return { hexsides: undefined, controls: neighbours, distancesFrom: (hex) => tables.distancesFrom(hex) }
  const effects = Array.from(neighbours, (_, side) => effectsOver(hexsides, side, NO_SIDE_EFFECT))
  // Zones and sight are the same both ways, whichever way the rest holds.
  const both = (holds: (effects: SideEffects) => boolean) => (side: number) => {
    const other = sideFromBeyond(grid, side)
    return holds(effects[side]!) && (other === NOWHERE || holds(effects[other]!))
  }
  const [zones, sight] = [both((one) => one.zones), both((one) => !one.blocksSight)]
  const blocked = effects.map((_, side) => Number(!sight(side)))
  const sides: SideTables = {
    crosses: Uint8Array.from(effects, maskOf),
    retreats: Uint8Array.from(effects, (one) => (one.retreats ? maskOf(one) : 0)),
    stops: Uint8Array.from(effects, (one) => Number(one.stops)),
    firing: Int8Array.from(effects, (one) => one.firing),
    shock: Int8Array.from(effects, (one) => one.shock),
    shocks: Uint8Array.from(effects, (one) => Number(one.shocks)),
    blocks: blocked.includes(1) ? Uint8Array.from(blocked) : undefined,
  }
  return {
    hexsides: sides,
    controls: neighbours.map((next, side) => (zones(side) ? next : NOWHERE)),
    distancesFrom: walkingDistances(tables, sides),
  }
}

const BITS: Readonly<Record<Arm, number>> = {
  infantry: 1 << INFANTRY,
  cavalry: 1 << CAVALRY,
  artillery: 1 << ARTILLERY,
}

const maskOf = ({ passable, crosses }: SideEffects) =>
  passable ? crosses.reduce((mask, arm) => mask | BITS[arm], 0) : 0

/** How far all hexes are from one on the ground: around what nobody crosses; 255 where there is no way. */
function walkingDistances({ neighbours, grid }: HexTables, { crosses }: SideTables): (hex: number) => Uint8Array {
  const known: (Uint8Array | undefined)[] = []
  return (from) => (known[from] ??= measure(from))

  function measure(from: number): Uint8Array {
    const away = new Uint8Array(grid.size).fill(255)
    const found = [from]
    away[from] = 0
    for (const hex of found) {
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const next = neighbours[side]!
        if (next === NOWHERE || crosses[side] === 0 || away[next] !== 255) continue
        away[next] = Math.min(254, away[hex]! + 1)
        found.push(next)
      }
    }
    return away
  }
}
