import { DIRECTIONS, directionOf, HexGrid } from '../../board/hex-grid.ts'
import { columnLabel } from '../../board/hex-labels.ts'
import { recordOf } from '../../scenario/convert/plain-data.ts'
import { gridOf, partsOf } from '../../scenario/convert/tiled-parts.ts'
import { rootPlace } from '../../scenario/schema/nodes.ts'
import { unitAppearances } from '../appearance.ts'
import { type ExportedBattle, type HexBattle, isOnHexes, type Maker } from '../battle.ts'
import { makeTableUnits } from './table.ts'
import { unfold } from './unfold.ts'

/** Changes when what an engine reads today means something else. */
const FORMAT = 1

/** What a scenario says of itself. */
const ABOUT = ['system', 'id', 'title', 'date', 'authors', 'summary', 'briefing', 'turns', 'sources']

/** What has a part of its own in the export. */
const OWN = new Set([...ABOUT, 'format', 'board', 'sides', 'units', 'reinforcements', 'victory'])

/** A battle as plain data for other engines: nothing folded, nothing left to the reader's own rulebook knowledge of notation. */
export function makeExport(battle: ExportedBattle, maker: Maker): object {
  const { draft, system } = battle
  const data = recordOf(unfold(draft, rootPlace(system.schema)))
  const pick = (wanted: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(data).filter(([key]) => wanted(key)))
  return {
    berthier: { made: maker.mark, version: maker.version, format: FORMAT },
    scenario: pick((key) => ABOUT.includes(key)),
    board: isOnHexes(battle) ? makeBoard(battle, recordOf(data['board'])) : recordOf(data['board']),
    sides: Object.entries(recordOf(data['sides'])).map(([id, side]) => ({ id, ...recordOf(side) })),
    units: isOnHexes(battle) ? makeUnits(battle) : makeTableUnits(battle),
    reinforcements: data['reinforcements'] ?? [],
    victory: data['victory'] ?? [],
    rules: pick((key) => !OWN.has(key)),
  }
}

function makeBoard({ portrait }: HexBattle, board: Readonly<Record<string, unknown>>): object {
  const { firstColumn, columns, rows, ground, roads } = portrait.board
  const grid = HexGrid.of(firstColumn, columns, rows)
  const label = (hex: number) => grid.label(hex)
  const { kind, columns: _columns, rows: _rows, ...lists } = board
  return {
    kind,
    firstColumn: columnLabel(firstColumn),
    columns,
    rows,
    hexes: Array.from({ length: grid.size }, (_, hex) => ({
      hex: label(hex),
      column: grid.column(hex) - firstColumn,
      row: grid.row(hex),
      terrain: ground[hex] ?? 'open',
      neighbours: Object.fromEntries(
        DIRECTIONS.map((direction, i) => [direction, grid.neighbour(hex, i)] as const)
          .filter(([, neighbour]) => neighbour >= 0)
          .map(([direction, neighbour]) => [direction, label(neighbour)]),
      ),
    })),
    roadLinks: roads.flatMap(({ hexes, name }) =>
      hexes
        .slice(1)
        .map((hex, i) => ({ from: label(hexes[i]!), to: label(hex), ...(name !== undefined && { road: name }) })),
    ),
    ...lists,
  }
}

function makeUnits(battle: HexBattle): object[] {
  const grid = gridOf(battle.draft)
  if (!grid) return []
  const { units } = partsOf(battle.draft, grid, battle.system)
  const looks = unitAppearances(battle, units)
  return units.map(({ side, type, hex, details }, i) => {
    const look = looks[i]
    const facing = look?.facing === undefined ? undefined : DIRECTIONS[directionOf(look.facing)]
    return {
      side,
      type,
      hex,
      ...details,
      ...(facing !== undefined && { facing }),
      ...(look && {
        typeName: look.type,
        strength: look.strength,
        fullStrength: look.values === undefined ? look.full : look.strength,
      }),
    }
  })
}
