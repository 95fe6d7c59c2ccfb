import { HexGrid } from '../board/hex-grid.ts'
import { type GroundLook, lookOf, type PiecePortrait } from '../engine/portrait.ts'
import { recordOf } from '../scenario/convert/plain-data.ts'
import { listUnits, type UnitPart } from '../scenario/convert/tiled-parts.ts'
import type { HexBattle } from './battle.ts'

/** As many columns as have one letter. */
const COLUMNS = 25

/** What each terrain looks like; open ground has no pattern. A probe of one hex each asks the system. */
export function terrainAppearances(
  { boardView, draft }: HexBattle,
  types: readonly string[],
): (GroundLook | undefined)[] {
  const { board, label } = probeBoard(types.length)
  const terrain = Object.fromEntries(types.map((type, i) => [type, [label(i)]]))
  const { system, sides, ground } = recordOf(draft)
  const portrait = boardView.portrayScenario({
    system,
    sides,
    ...(ground !== undefined && { ground }),
    board: { ...board, terrain },
  })
  const grid = gridOf(board.rows)
  const drawn = portrait?.board
  if (drawn?.kind !== 'hex') return types.map(() => undefined)
  return types.map((_, i) => lookOf(drawn, drawn.ground[grid.find(label(i))] ?? ''))
}

/** What each unit looks like, wherever it stands. */
export function unitAppearances(
  { boardView, draft }: HexBattle,
  units: readonly Omit<UnitPart, 'hex'>[],
): (PiecePortrait | undefined)[] {
  const { board, label } = probeBoard(units.length)
  const placed = listUnits(units, ({ details }, i) => ({ at: label(i), ...details }))
  const { system, sides } = recordOf(draft)
  const portrait = boardView.portrayScenario({ system, sides, board, units: placed })
  const grid = gridOf(board.rows)
  const byHex = new Map(portrait?.pieces.map((piece) => [piece.place, piece]))
  return units.map((_, i) => byHex.get(grid.find(label(i))))
}

function probeBoard(size: number) {
  const rows = Math.max(1, Math.ceil(size / COLUMNS))
  const grid = gridOf(rows)
  return { board: { kind: 'hex', columns: grid.columnRange, rows }, label: (i: number) => grid.label(i) }
}

const gridOf = (rows: number) => HexGrid.of(0, COLUMNS, rows)
