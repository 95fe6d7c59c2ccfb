import { definitionOf, kinOf } from '../../../scenario/likeness.ts'
import { capitalise } from '../../../scenario/wording.ts'
import { ALLOWANCE, type Tables, tenths } from './tables.ts'
import type { EsrReserveBattery, EsrTroop, EsrUnit } from './types.gen.ts'

/** The arms of the sheet: fatigue is kept by them, and assessments tell them apart. */
export type Arm = 'infantry' | 'cavalry' | 'artillery'

/** What the sheet knows of a unit type; its numbers stand in the tables. */
type PrintedTroop = {
  readonly arm: Arm
  readonly name: string
  readonly letter: string
  /** Which column of the movement table it has. */
  readonly rates: 'infantry' | 'cavalry'
  /** Lights and irregulars: how they take to rough and dense ground (7.2, 7.3). */
  readonly isLoose: boolean
}

/** The unit types of the sheet. */
export const PRINTED_TROOPS = {
  line: { arm: 'infantry', name: 'Line infantry', letter: '', rates: 'infantry', isLoose: false },
  light: { arm: 'infantry', name: 'Light infantry', letter: 'L', rates: 'infantry', isLoose: true },
  irregular: { arm: 'infantry', name: 'Irregulars', letter: 'I', rates: 'infantry', isLoose: true },
  cavalry: { arm: 'cavalry', name: 'Cavalry', letter: '', rates: 'cavalry', isLoose: false },
  'foot-battery': { arm: 'artillery', name: 'Foot battery', letter: '', rates: 'infantry', isLoose: false },
  'horse-battery': { arm: 'artillery', name: 'Horse battery', letter: '', rates: 'cavalry', isLoose: false },
} as const satisfies Readonly<Record<string, PrintedTroop>>

/** A unit type of the sheet. */
export type TroopKind = keyof typeof PRINTED_TROOPS

const isPrintedTroop = (type: string): type is TroopKind => Object.hasOwn(PRINTED_TROOPS, type)

type Base = readonly [width: number, depth: number]

/** All that is said of the units of a type, by itself, by those it is like and by the tables. Lengths are in tenths of an inch. */
export type TroopRow = {
  readonly type: string
  /** The type of the sheet that it comes down to. */
  readonly kind: TroopKind
  readonly arm: Arm
  /** Lights and irregulars, whom ground may cost less. */
  readonly isLoose: boolean
  readonly name: string
  readonly letter: string
  /** What a tenth of an inch costs in points (7.1). */
  readonly rates: { readonly road: number; readonly ployed: number; readonly deployed: number }
  readonly rough: number
  readonly dense: number
  readonly halts: boolean
  readonly inDense: number
  readonly skirmish: { readonly effective: number; readonly ineffective: number }
  /** Whether deployed units of it skirmish, for however much. */
  readonly skirmishes: boolean
  readonly range: number
  readonly shortRange: number
  /** What a section of its guns is worth, where that does not go by their weight (9.4). */
  readonly section: number | undefined
  readonly evades: boolean
  readonly occupies: boolean
  readonly charges: boolean
  readonly breaksThrough: boolean
  readonly base: Base
  readonly column: Base
  /** What its units have that say nothing themselves. */
  readonly usual: Pick<EsrUnit, 'rating' | 'men' | 'guns' | 'weight' | 'traits'>
}

type Definitions = Readonly<Record<string, EsrTroop | undefined>> | undefined
type Values = Omit<EsrUnit, 'type'> | EsrTroop | Omit<EsrReserveBattery, 'type'>

/** The unit types of a battle, each put together once. */
export class Troops {
  readonly #definitions: Definitions
  readonly #tables: Tables
  readonly #rows = new Map<string, TroopRow>()

  constructor(definitions: Definitions, tables: Tables) {
    this.#definitions = definitions
    this.#tables = tables
  }

  /** The types that a unit can have: those of the sheet, then the battle's own. */
  get types(): string[] {
    return [...new Set([...Object.keys(PRINTED_TROOPS), ...Object.keys(this.#definitions ?? {})])]
  }

  has(type: string): boolean {
    return isPrintedTroop(type) || definitionOf(this.#definitions, type) !== undefined
  }

  /** What the battle says of a type. One that is like nothing, or that nobody defines, is line infantry: checks report it. */
  row(type: string): TroopRow {
    const known = this.#rows.get(type)
    if (known) return known
    const kin = kinOf(this.#definitions, type)
    const last = kin.at(-1)!
    const kind = isPrintedTroop(last) ? last : 'line'
    const printed: TroopRow = { ...printedRow(kind, this.#tables), type }
    const row = kin
      .toReversed()
      .reduce((below, one) => withValues(below, definitionOf(this.#definitions, one) ?? {}), printed)
    const named = { ...row, name: definitionOf(this.#definitions, type)?.name ?? usualName(type) }
    this.#rows.set(type, named)
    return named
  }

  /** A type as the sheet has it, with the numbers of the battle's tables. */
  printed(kind: TroopKind): TroopRow {
    return printedRow(kind, this.#tables)
  }

  /** What is said of a unit: by itself first, then by its type. */
  rowOf(unit: EsrUnit | EsrReserveBattery): TroopRow {
    const row = this.row(unit.type)
    return OVERRIDES.some((key) => key in unit) ? withValues(row, unit) : row
  }
}

/** The keys by which a unit differs from its type, other than its numbers. */
const OVERRIDES = [
  ...(['letter', 'moves', 'rough', 'dense', 'halts', 'inDense', 'skirmish', 'range', 'shortRange', 'section'] as const),
  ...(['evades', 'occupies', 'charges', 'breaksThrough', 'base', 'column'] as const),
]

const usualName = (type: string) =>
  isPrintedTroop(type) ? PRINTED_TROOPS[type].name : capitalise(type.replaceAll('-', ' '))

/** A row of the sheet, with the numbers of the tables. */
function printedRow(kind: TroopKind, tables: Tables): TroopRow {
  const { movement, skirmish, reach, combat, footprints } = tables
  const { arm, name, letter, rates, isLoose } = PRINTED_TROOPS[kind]
  const { road, ployed, deployed } = movement.rate[rates]
  const battalion = kind === 'line' || kind === 'light' || kind === 'irregular' ? kind : undefined
  return {
    type: kind,
    kind,
    arm,
    isLoose,
    name,
    letter,
    rates: { road, ployed, deployed },
    rough: isLoose ? movement.roughLight : movement.rough,
    dense: isLoose ? movement.denseLight : movement.dense,
    halts: movement.denseHalts && !isLoose,
    inDense: kind === 'light' ? combat.lightInDense : kind === 'irregular' ? combat.irregularInDense : 0,
    skirmish: battalion
      ? { effective: skirmish.effective[battalion], ineffective: skirmish.ineffective[battalion] }
      : { effective: 0, ineffective: 0 },
    skirmishes: battalion !== undefined,
    range: arm === 'artillery' ? reach.guns : reach.skirmish,
    shortRange: reach.shortRange,
    section: undefined,
    evades: kind === 'irregular',
    occupies: arm === 'infantry',
    charges: arm === 'cavalry',
    breaksThrough: true,
    base: footprints[arm === 'artillery' ? 'battery' : arm],
    column: footprints.column,
    usual: {},
  }
}

/** A row with what a definition or a unit says otherwise. */
function withValues(row: TroopRow, own: Values): TroopRow {
  const { letter, moves, rough, dense, halts, range, shortRange, section, base, column } = own
  const { inDense, skirmish, evades, occupies, charges, breaksThrough } = own as EsrTroop
  const { rating, men, guns, weight, traits } = own as EsrTroop
  const usual = { rating, men, guns, weight, traits }
  return {
    ...row,
    ...said({ letter, rough, dense, halts, section, inDense, evades, occupies, charges, breaksThrough }),
    ...(moves && { rates: { ...row.rates, ...inPoints(moves) } }),
    ...(skirmish && { skirmish: { ...row.skirmish, ...said(skirmish) } }),
    skirmishes: row.skirmishes || Object.values(skirmish ?? {}).some((value) => value > 0),
    ...(range !== undefined && { range: tenths(range) }),
    ...(shortRange !== undefined && { shortRange: tenths(shortRange) }),
    ...(base && { base: base.map(tenths) as unknown as Base }),
    ...(column && { column: column.map(tenths) as unknown as Base }),
    usual: { ...row.usual, ...said(usual) },
  }
}

/** 7.1: rates in inches as what a tenth costs in points. */
function inPoints(moves: NonNullable<EsrTroop['moves']>): Partial<TroopRow['rates']> {
  return Object.fromEntries(Object.entries(moves).map(([gait, inches]) => [gait, ALLOWANCE / (10 * inches)]))
}

/** What is said of all that could be. */
function said<T extends object>(values: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
