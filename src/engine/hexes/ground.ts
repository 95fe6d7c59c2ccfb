import { hexBeyond, hexOfSide } from '../../board/hex-sides.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { keysAt } from '../../scenario/edit/changes.ts'
import { editHexes } from '../../scenario/edit/hexes/hex-lists.ts'
import { editSides, paintSides } from '../../scenario/edit/hexes/hexsides.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { repaint } from '../../scenario/edit/hexes/terrain.ts'
import { cutWaysAt, layWays, type NewWay } from '../../scenario/edit/hexes/way-lists.ts'
import type { ClearTarget } from '../hex-scenario-editor.ts'

/** What a rulebook has on the ground. */
export type Ground<Draft> = {
  /** The terrain of hexes that are not painted. */
  readonly open: string
  /** By hex, what is there without being painted, such as water under a river. */
  natural?(opened: OpenBoard<Draft>): ReadonlyMap<number, string>
  /** The lists of ways: the kinds that each has, and how many hexes are still a way. */
  readonly ways: readonly { readonly path: Path; readonly has: (kind: string) => boolean; readonly least: number }[]
  /** The mappings of areas that belong to the ground itself, rather than to rules. */
  readonly areas: readonly Path[]
  piecesIn(opened: OpenBoard<Draft>): readonly { readonly hex: number; readonly path: Path }[]
  dismiss(data: unknown, pieces: readonly Path[]): Change[]
}

const TERRAIN: Path = ['board', 'terrain']
const NAMES: Path = ['board', 'names']

/** How the ground of hexes is painted and cleared. */
export function makeGround<Draft extends { readonly board?: unknown }>(ground: Ground<Draft>) {
  /** Gives each hex its terrain. */
  function paintEach(data: unknown, wanted: ReadonlyMap<number, string>): Change[] {
    const opened = openBoard<Draft>(data)
    if (!opened) return []
    const natural = ground.natural?.(opened) ?? new Map<number, string>()
    return repaint(opened.draft, TERRAIN, opened.reader, wanted, { open: ground.open, natural })
  }

  /** Lays ways, one after the other. */
  function layEach(data: unknown, ways: readonly NewWay[]): Change[] {
    const opened = openBoard<Draft>(data)
    if (!opened) return []
    return ground.ways.flatMap(({ path, has }) =>
      layWays(
        opened.draft,
        path,
        opened.grid,
        ways.filter(({ kind }) => has(kind)),
      ),
    )
  }

  const paint = (data: unknown, hexes: readonly number[], terrain: string) =>
    paintEach(data, new Map(hexes.map((hex) => [hex, terrain])))

  const lay = (data: unknown, kind: string, hexes: readonly number[]) => layEach(data, [{ kind, hexes }])

  /** Puts a kind of ground on sides, or clears them. */
  function paintHexsides(data: unknown, sides: readonly number[], kind: string | undefined): Change[] {
    const opened = openBoard<Draft>(data)
    return opened ? paintSides(opened.draft, opened.reader, sides, kind) : []
  }

  /** Takes things out of hexes. */
  function clear(data: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>): Change[] {
    const opened = openBoard<Draft>(data)
    if (!opened) return []
    const { draft, grid, reader } = opened
    const inside = new Set(hexes)
    const takeFrom = (path: Path) =>
      keysAt(draft, path).flatMap((key) => editHexes(draft, [...path, key], reader, { take: hexes }))
    const pieces = () => ground.piecesIn(opened).filter(({ hex }) => inside.has(hex))
    return [
      ...(what.has('ways')
        ? [
            ...ground.ways.flatMap(({ path, least }) => cutWaysAt(draft, path, grid, inside, least)),
            ...editSides(draft, reader, {
              add: [],
              take: (_kind, side) => inside.has(hexOfSide(side)) || inside.has(hexBeyond(grid, side)),
            }),
          ]
        : []),
      ...(what.has('terrain') ? paint(draft, hexes, ground.open) : []),
      ...(what.has('pieces')
        ? ground.dismiss(
            draft,
            pieces().map(({ path }) => path),
          )
        : []),
      ...(what.has('names') ? takeFrom(NAMES) : []),
      ...(what.has('areas') ? ground.areas.flatMap(takeFrom) : []),
    ]
  }

  return { paint, lay, clear, paintEach, layEach, paintHexsides }
}

/** Whether an area can be left out when it has no hexes: elsewhere an empty list means something else than none. */
export function isFreeArea(areas: readonly Path[], area: Path): boolean {
  return [...areas, NAMES].some((path) => path.join() === area.slice(0, -1).join())
}
