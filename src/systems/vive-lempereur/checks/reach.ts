import type { HexGrid } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { effectsOver, type Hexsides } from '../../../scenario/hexsides/read.ts'
import { some } from '../../../scenario/wording.ts'
import { type EntryRules, holdsGround, NO_SIDE_EFFECT, type PlacedUnit, type SideEffects } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { troopsOf } from './strength.ts'

/** Ground from which no way leads over impassable hexes to other ground. */
export type Grounds = {
  /** For each hex the number of the connected ground it lies on, or -1 where it is impassable. */
  readonly ground: Int32Array
  readonly sizes: readonly number[]
}

/** Whether anybody may cross a side. */
function isPassableSide(hexsides: Hexsides<SideEffects> | undefined, side: number): boolean {
  return !hexsides || effectsOver(hexsides, side, NO_SIDE_EFFECT).passable
}

/** Divides the board into connected grounds. */
export function connectedGrounds(
  grid: HexGrid,
  entry: EntryRules,
  hexsides: Hexsides<SideEffects> | undefined,
): Grounds {
  if (entry.isOpenCountry && !hexsides) return { ground: new Int32Array(grid.size), sizes: [grid.size] }
  const ground = new Int32Array(grid.size).fill(-1)
  const sizes: number[] = []
  const queue = new Int32Array(grid.size)
  for (let start = 0; start < grid.size; start++) {
    if (ground[start]! >= 0 || !entry.isPassable(start)) continue
    const number = sizes.length
    let end = 0
    queue[end++] = start
    ground[start] = number
    for (let i = 0; i < end; i++) {
      for (let direction = 0; direction < 6; direction++) {
        const next = grid.neighbour(queue[i]!, direction)
        if (next === NOWHERE || ground[next]! >= 0 || !entry.isPassable(next)) continue
        if (!isPassableSide(hexsides, queue[i]! * 6 + direction)) continue
        ground[next] = number
        queue[end++] = next
      }
    }
    sizes.push(end)
  }
  return { ground, sizes }
}

/** Whether a hex can ever be entered by the combat troops of some sides; undefined where they have none. */
export function reachBy(battle: BattleToCheck, sides: readonly string[]): ((hex: number) => boolean) | undefined {
  const { entry, report, draft, grounds } = battle
  const troops = troopsOf(battle, sides)
  if (troops.length === 0) return undefined
  const own = battle.everybody.filter(({ side }) => sides.includes(side))
  const starts = new Set(own.map(({ hex }) => grounds.ground[hex]))
  // Where the players deploy, or a pool arrives by dice, everybody may come from anywhere.
  const isFree = draft.deployment !== undefined || draft.reinforcements?.some((group) => group && 'pool' in group)
  const known = own.length > 0 && report.isComplete('units') && !isFree
  return (hex) => entry.isOpenTo(hex, troops) && (!known || starts.has(grounds.ground[hex]))
}

/** Units that impassable terrain shuts in, with no enemy among them. */
export function checkIslands(battle: BattleToCheck): void {
  const { grid, report, units } = battle
  const { ground, sizes } = battle.grounds
  // Ground that a rule closes by mistake makes islands too.
  if (sizes.length < 2 || report.hasErrors('specialRules')) return
  const main = sizes.reduce((best, size, island) => (size > sizes[best]! ? island : best), 0)
  const inhabitants = new Map<number, PlacedUnit[]>()
  const fighters = new Map<number, Set<string>>()
  for (const unit of battle.everybody) {
    const island = ground[unit.hex]!
    if (holdsGround(battle.draft, unit.type)) fighters.set(island, (fighters.get(island) ?? new Set()).add(unit.side))
  }
  for (const unit of units) {
    const island = ground[unit.hex]!
    const here = inhabitants.get(island)
    if (here) here.push(unit)
    else inhabitants.set(island, [unit])
  }
  for (const [island, here] of inhabitants) {
    if (island === main || island < 0 || (fighters.get(island)?.size ?? 0) > 1) continue
    const at = [...new Set(here.map(({ hex }) => grid.label(hex)))]
    const size = sizes[island] === 1 ? 'this hex' : `these ${sizes[island]} hexes`
    report.add({
      code: 'unit/cut-off',
      path: here[0]!.path,
      at,
      message: `${some(at)}: impassable ground encloses ${size}, which no enemy can reach.`,
      hint: 'Open a way in: add a bridge, or change the terrain.',
    })
  }
}
