import { type HexGrid, NOWHERE } from '../../../board/hex-grid.ts'
import { some } from '../../../scenario/wording.ts'
import type { Battle } from './battle.ts'
import type { EntryRules } from './entry.ts'
import { holdsGround } from './sectors.ts'

/** Ground from which no way leads over impassable hexes to other ground. */
export type Grounds = {
  /** For each hex the number of the connected ground it lies on, or -1 where it is impassable. */
  readonly ground: Int32Array
  readonly sizes: readonly number[]
}

/** Divides the board into connected grounds. */
export function connectedGrounds(grid: HexGrid, entry: EntryRules): Grounds {
  if (entry.isOpenCountry) return { ground: new Int32Array(grid.size), sizes: [grid.size] }
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
        ground[next] = number
        queue[end++] = next
      }
    }
    sizes.push(end)
  }
  return { ground, sizes }
}

/** Units that impassable terrain shuts in, with no enemy among them. */
export function checkIslands(battle: Battle): void {
  const { grid, report, units, arrivals } = battle
  const { ground, sizes } = battle.grounds
  if (sizes.length < 2) return
  const main = sizes.indexOf(Math.max(...sizes))
  for (let island = 0; island < sizes.length; island++) {
    if (island === main) continue
    const here = units.filter(({ hex }) => ground[hex] === island)
    const [first] = here
    const comers = arrivals.flatMap((arrival) => arrival.units).filter(({ hex }) => ground[hex] === island)
    const fighters = [...here, ...comers].filter(({ type }) => holdsGround(type))
    if (!first || new Set(fighters.map(({ side }) => side)).size > 1) continue
    const at = [...new Set(here.map(({ hex }) => grid.label(hex)))]
    const size = sizes[island] === 1 ? 'this hex' : `these ${sizes[island]} hexes`
    report.add({
      code: 'unit/cut-off',
      path: first.path,
      at,
      message: `${some(at)}: impassable ground encloses ${size}, and no enemy can come there.`,
      hint: 'Open a way: a bridge, or another terrain.',
    })
  }
}
