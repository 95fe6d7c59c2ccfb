import {
  type HexGrid,
  type HexList,
  HexReader,
  linkRoads,
  makeGrid,
  type Names,
  type PlacedUnit,
  paintTerrain,
  Report,
  type Road,
  readRoads,
  readUnits,
  type UnitsBySide,
} from 'berthier/rulebook'
import { CODES, TERRAIN, UNITS, type UnitType } from './catalog.ts'

/** A scenario of which any part may be missing: because it was wrong, or because it is the position of a case. */
export type Draft = {
  readonly id?: string
  readonly title?: string
  readonly date?: string
  readonly turns?: number
  readonly board?: {
    readonly columns?: string
    readonly rows?: number
    readonly terrain?: Readonly<Record<string, HexList>>
    readonly roads?: readonly Road[]
    readonly names?: Names
  }
  readonly sides?: Readonly<Record<string, { readonly name: string }>>
  readonly units?: UnitsBySide
  readonly objectives?: HexList
  readonly breakpoint?: Readonly<Record<string, number>>
}

/** A board that has been read: by hex its terrain, and one bit a direction in which a road leads. */
export type Ground = {
  readonly grid: HexGrid
  readonly reader: HexReader
  readonly terrain: Uint8Array
  readonly roads: Uint8Array
}

/** Reads the board of a draft; nothing where its size makes no sense. What is wrong is reported. */
export function readGround({ board }: Draft, report: Report<string>): Ground | undefined {
  const grid = board?.columns && board.rows ? makeGrid(board.columns, board.rows, report) : undefined
  if (!grid) return undefined
  const reader = new HexReader(grid, report)
  const types = TERRAIN.map(({ id }) => id)
  return {
    grid,
    reader,
    terrain: paintTerrain(board?.terrain, types, reader, report),
    roads: linkRoads(readRoads(board?.roads, reader, report), grid),
  }
}

/** A battle as its rules see it: everything that does not change. */
export type Field = Ground & {
  readonly draft: Draft
  readonly turns: number
  readonly sides: readonly string[]
  readonly names: readonly string[]
  readonly units: readonly (PlacedUnit & { readonly type: UnitType })[]
  /** By unit, the place of its side among the sides. */
  readonly sideOf: Int32Array
  readonly objectives: readonly number[]
  /** By side. */
  readonly breakpoint: readonly number[]
}

/** Makes a battle of a sound scenario. */
export function compile(draft: Draft): Field {
  const ground = readGround(draft, new Report(CODES))
  if (!ground) throw new Error('the battle has no board')
  const { reader } = ground
  const sides = Object.keys(draft.sides ?? {})
  const units = readUnits(draft.units, reader) as (PlacedUnit & { readonly type: UnitType })[]
  const stepsOf = (side: string) =>
    units.reduce((sum, unit) => sum + (unit.side === side ? UNITS[unit.type].strength : 0), 0)
  return {
    ...ground,
    draft,
    turns: draft.turns ?? 1,
    sides,
    names: sides.map((side) => draft.sides?.[side]?.name ?? side),
    units,
    sideOf: Int32Array.from(units, ({ side }) => sides.indexOf(side)),
    objectives: reader.set(draft.objectives, ['objectives']),
    breakpoint: sides.map((side) => draft.breakpoint?.[side] ?? stepsOf(side)),
  }
}
