import {
  checkDate,
  checkNames,
  count,
  type HexGrid,
  type HexList,
  HexReader,
  isSide,
  makeGrid,
  type Names,
  type PlacedUnit,
  paintTerrain,
  Report,
  readUnits,
  type Scenario,
  type UnitsBySide,
} from 'berthier/rulebook'
import { CODES, TERRAIN, type UnitType } from './catalog.ts'

/** A scenario of which any part may be missing: because it was wrong, or because it is the position of a case. */
export type Draft = {
  readonly title?: string
  readonly date?: string
  readonly turns?: number
  readonly board?: {
    readonly columns?: string
    readonly rows?: number
    readonly terrain?: Readonly<Record<string, HexList>>
    readonly names?: Names
  }
  readonly sides?: Readonly<Record<string, { readonly name: string }>>
  readonly units?: UnitsBySide
}

/** A board that has been read; `terrain` has a place in TERRAIN for each hex. */
export type Ground = { readonly grid: HexGrid; readonly reader: HexReader; readonly terrain: Uint8Array }

/** Reads the board; nothing where its size makes no sense. What is wrong is reported. */
export function readGround({ board }: Draft, report: Report<string>): Ground | undefined {
  const grid = board?.columns && board.rows ? makeGrid(board.columns, board.rows, report) : undefined
  if (!grid) return undefined
  const reader = new HexReader(grid, report)
  const types = TERRAIN.map(({ id }) => id)
  return { grid, reader, terrain: paintTerrain(board?.terrain, types, reader, report) }
}

type Unit = PlacedUnit & { readonly type: UnitType }

/** A battle as its rules see it: everything that does not change. */
export type Field = Ground & {
  readonly draft: Draft
  readonly turns: number
  readonly sides: readonly string[]
  readonly names: readonly string[]
  readonly units: readonly Unit[]
  /** By unit, the place of its side among the sides. */
  readonly sideOf: Int32Array
}

/** Makes a battle of a sound scenario. */
export function compile(draft: Draft): Field {
  const ground = readGround(draft, new Report(CODES))
  if (!ground) throw new Error('the battle has no board')
  const sides = Object.keys(draft.sides ?? {})
  // The schema lets no other types through.
  const units = readUnits(draft.units, ground.reader) as Unit[]
  return {
    ...ground,
    draft,
    turns: draft.turns ?? 1,
    sides,
    names: sides.map((side) => draft.sides?.[side]?.name ?? side),
    units,
    sideOf: Int32Array.from(units, ({ side }) => sides.indexOf(side)),
  }
}

/** Finds what the schema cannot see. */
export function check(data: unknown, report: Report<string>): void {
  const draft = data as Draft
  checkDate(draft.date, report)
  for (const side of Object.keys(draft.units ?? {})) isSide({ draft, report }, side, ['units', side], 'key')
  const ground = readGround(draft, report)
  if (!ground) return
  checkNames(draft.board?.names, ground.reader, report)
  const units = readUnits(draft.units, ground.reader)
  const taken = new Set<number>()
  for (const { hex, path } of units) {
    const at = [ground.grid.label(hex)]
    const message = `${at[0]} already holds a unit (1.2).`
    if (taken.has(hex)) report.add({ code: 'my-rulebook/crowded', path, at, message })
    taken.add(hex)
  }
  // Where units were wrong and left out, their absence proves nothing.
  if (!report.isComplete('units')) return
  for (const [side, { name }] of Object.entries(draft.sides ?? {})) {
    if (units.some((unit) => unit.side === side)) continue
    const message = `${name} has no units (5.1).`
    report.add({ code: 'my-rulebook/no-units', path: ['sides', side], target: 'key', message })
  }
}

/** `3 Red, 3 Blue, 8 turns`: a battle at a glance. */
export function summarise(scenario: Scenario): string {
  const { units, sides, names, turns } = compile(scenario)
  const armies = sides.map((id, side) => `${units.filter((unit) => unit.side === id).length} ${names[side]}`)
  return [...armies, count(turns, 'turn')].join(', ')
}
