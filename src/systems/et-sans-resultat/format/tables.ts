import { withoutHoles } from '../../../scenario/schema/prune.ts'
import { CATALOG } from './catalog.ts'
import type { EsrFootprints, EsrTables, EtSansResultatScenario } from './types.gen.ts'

/** A table with every line filled in. Lists are taken as they are: in their rows what is missing says something. */
type Full<Table> = Table extends readonly unknown[]
  ? Readonly<Table>
  : Table extends number
    ? number
    : Table extends object
      ? { readonly [Line in keyof Table]-?: Full<NonNullable<Table[Line]>> }
      : Table

/** The tables that a battle is played with: those of the sheet, and the scenario's own. */
export type Tables = Omit<Full<EsrTables>, 'footprints'> & {
  readonly footprints: Readonly<Record<keyof EsrFootprints, readonly [width: number, depth: number]>>
}

/** 7.1: what everybody may spend on movement in a turn: 360 ticks of 10 points. A third of it is 1200. */
export const ALLOWANCE = 3600

/** The tables of a battle as they are printed: in inches, and rates are inches a turn. */
export function printedTables({ tables }: Pick<EtSansResultatScenario, 'tables'>): Tables {
  return overridden(CATALOG, tables)
}

/** The tables of a battle. All lengths are in tenths of an inch, and rates are what a tenth costs in points (7.1). */
export function tablesOf(scenario: Pick<EtSansResultatScenario, 'tables'>): Tables {
  const inInches = printedTables(scenario)
  return {
    ...inInches,
    // The schema has only rates that make whole points.
    movement: { ...inInches.movement, rate: eachNumber(inInches.movement.rate, (inches) => ALLOWANCE / (10 * inches)) },
    reach: eachNumber(inInches.reach, tenths),
    directives: eachNumber(inInches.directives, tenths),
    footprints: eachNumber(inInches.footprints, tenths),
    spacing: eachNumber(inInches.spacing, tenths),
    area: eachNumber(inInches.area, tenths),
  }
}

/** The row of a table for a sum: rows go from the best down, and the last has no bound. */
export function rowFor<Row extends { readonly min?: number }>(rows: readonly Row[], sum: number): Row {
  return rows.find(({ min }) => min === undefined || sum >= min)!
}

/** 9.4: the row of the table that guns go by: a nation's own goes first, then those of nations it is like (14.4). */
export function sectionRow({ guns }: Pick<Tables, 'guns'>, kin: readonly string[], weight: number): string {
  const own = kin.map((nation) => `${nation}-${weight}`).find((row) => guns.perSection[row] !== undefined)
  return own ?? `${weight}`
}

/** 9.4: what a section of two guns is worth. Undefined where the table has no such guns. */
export function sectionValue(tables: Pick<Tables, 'guns'>, kin: readonly string[], weight: number): number | undefined {
  return tables.guns.perSection[sectionRow(tables, kin, weight)]
}

/** The nations that the tables of a battle tell apart (8.6, 9.4). */
export function nationsIn({ ploy, guns }: Pick<Tables, 'ploy' | 'guns'>): string[] {
  // A row that was wrong is a hole.
  const rows = withoutHoles(ploy.nations).flatMap(({ nations = [], alliesOf }) => [
    ...nations,
    ...(alliesOf === undefined ? [] : [alliesOf]),
  ])
  const weights = Object.keys(guns.perSection).flatMap((row) => row.match(/^(.+)-\d+$/)?.[1] ?? [])
  return [...new Set([...rows, ...weights])]
}

/** 2.9: the band of a unit's size; the smallest is 1. */
export function sizeBand({ sizeBands }: Pick<Tables, 'sizeBands'>, men: number): number {
  return 1 + sizeBands.filter((most) => men > most).length
}

/** A table with the lines of another in place of its own, however deep; lists are replaced as a whole. */
function overridden<Table extends object>(table: Table, own: object | undefined): Table {
  if (!own) return table
  const merged = { ...table } as Record<string, unknown>
  for (const [line, value] of Object.entries(own)) {
    const usual = merged[line]
    merged[line] = isTable(usual) && isTable(value) ? overridden(usual, value) : value
  }
  return merged as Table
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same table with each of its numbers converted. */
function eachNumber<Table>(table: Table, convert: (number: number) => number): Table {
  if (typeof table === 'number') return convert(table) as Table
  if (Array.isArray(table)) return table.map((entry: unknown) => eachNumber(entry, convert)) as Table
  // A number that was wrong is a hole.
  if (!isTable(table)) return table
  return Object.fromEntries(
    Object.entries(table as object).map(([line, value]) => [line, eachNumber(value, convert)]),
  ) as Table
}

/** Inches as tenths; finer parts do not count. */
export function tenths(inches: number): number {
  return Math.round(inches * 10)
}
