import { HexGrid } from '../../../../src/board/hex-grid.ts'
import { columnLabel } from '../../../../src/board/hex-labels.ts'
import { UNITS } from '../../../../src/systems/vive-lempereur/format/catalog.ts'
import { groundListOf } from '../../../../src/systems/vive-lempereur/format/ground-list.ts'
import {
  type Arm,
  type Board,
  type Edge,
  type Ground,
  type GroundId,
  type NationId,
  type SpecialRule,
  troopRow,
  type UnitType,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import type { Chance } from '../../chance.ts'

/** A battle in the making: what the parts that are made later have to fit. */
export type Plan = {
  readonly chance: Chance
  readonly grid: HexGrid
  readonly sectors: Board['sectors']
  readonly turns: number
  /** By hex. */
  readonly painted: GroundId[]
  /** The battle's own ground. */
  readonly ground: Ground | undefined
  readonly sides: readonly SidePlan[]
  readonly rules: SpecialRule[]
  /** Hexes where a unit, or a general, stands at the start. */
  readonly troops: Map<number, { readonly side: number; readonly type: UnitType; readonly nation: NationId }>
  readonly leaders: Map<number, number>
}

export type SidePlan = { readonly id: string; readonly nations: readonly NationId[]; readonly edge: Edge }

/** How many hexes lie between a hex and an edge. */
export function depthFrom(grid: HexGrid, edge: Edge, hex: number): number {
  const column = grid.column(hex) - grid.firstColumn
  return { south: grid.row(hex), north: grid.rows - 1 - grid.row(hex), west: column, east: grid.columns - 1 - column }[
    edge
  ]
}

/** How far it is from an edge to the opposite one. */
export const extentFrom = (grid: HexGrid, edge: Edge) => (isAcross(edge) ? grid.columns : grid.rows)

export const isAcross = (edge: Edge) => edge === 'west' || edge === 'east'

export const TYPES: readonly UnitType[] = Object.keys(UNITS)
export const FIGHTING = TYPES.filter((type) => type !== 'general' && type !== 'garrison')
export const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery']

/** Boards of every shape: tiny, tall, wide, and one that is too large for tables of all pairs. */
const SHAPES = [
  [3, 3],
  [3, 4],
  [4, 4],
  [5, 5],
  [6, 7],
  [9, 6],
  [12, 9],
  [3, 16],
  [18, 3],
] as const

/** A board whose columns begin anywhere, so that either parity comes first. */
export function makeBoard(chance: Chance): HexGrid {
  const [columns, rows] = chance.once(60) ? ([35, 31] as const) : chance.pick(SHAPES)
  return HexGrid.of(chance.pick([0, 1, 2, 7, 8, 9, 22, 23, 24, 25, 40]), columns, rows)
}

/** What the terrain of a hex is played as. */
function playedAt(plan: Pick<Plan, 'painted' | 'rules' | 'grid'>, hex: number): GroundId {
  const type = plan.painted[hex]!
  const label = plan.grid.label(hex)
  const rule = plan.rules.find(
    (one) => one.rule === 'terrain-counts-as' && one.terrain === type && (one.hexes?.includes(label) ?? true),
  )
  return rule?.rule === 'terrain-counts-as' ? rule.as : type
}

export const groundAt = (plan: Pick<Plan, 'painted' | 'rules' | 'grid' | 'ground'>, hex: number) =>
  groundListOf(plan).find(playedAt(plan, hex))!

/** Whether the ground and the special rules let a unit of this type be in a hex; a general needs company where some are kept out. */
export function admits(plan: Plan, hex: number, type: UnitType, side: number): boolean {
  const { passable, enters } = groundAt(plan, hex)
  if (!passable) return false
  const label = plan.grid.label(hex)
  const { arm } = troopRow({}, type)
  if (arm === undefined ? enters.length < 3 : !enters.includes(arm)) return false
  return plan.rules.every((rule) => {
    if (rule.rule !== 'restricted-entry' || !rule.hexes.includes(label)) return true
    if (arm === undefined) return false
    return (rule.arms?.includes(arm) ?? true) && (rule.sides?.includes(plan.sides[side]!.id) ?? true)
  })
}

export const hexesOf = (grid: HexGrid) => Array.from({ length: grid.size }, (_, hex) => hex)

/** Hexes of a row or of neighbouring ones, as one range. */
export function rangeOf(grid: HexGrid, fromColumn: number, toColumn: number, fromRow: number, toRow: number): string {
  const corner = (column: number, row: number) => `${columnLabel(grid.firstColumn + column)}${row + 1}`
  const [from, to] = [corner(fromColumn, fromRow), corner(toColumn, toRow)]
  return from === to ? from : `${from}-${to}`
}
