import { definitionOf, kinOf } from '../../../scenario/likeness.ts'
import { capitalise } from '../../../scenario/wording.ts'
import { tenths } from './tables.ts'
import type { EsrGroundKind, GroundLook, TableFeature } from './types.gen.ts'

/** What a kind of ground is like where the scenario does not say: on paper the sheet knows only the classes. */
type PrintedGround = {
  readonly name: string
  /** Whether it is a line with a width, or an area. */
  readonly isLine: boolean
  readonly class: 'clear' | 'rough' | 'dense'
  readonly blocks: boolean
  readonly vantage: boolean
  readonly impassable: boolean
  readonly engineers: boolean
  readonly bridged: boolean
}

const AREA = {
  isLine: false,
  class: 'clear',
  blocks: false,
  vantage: false,
  impassable: false,
  engineers: false,
  bridged: false,
} as const
const LINE = { ...AREA, isLine: true } as const
const BUILDING = { ...AREA, blocks: true, engineers: true } as const

/** The kinds of ground that every battle has. */
export const PRINTED_GROUND = {
  woods: { ...AREA, name: 'Woods', class: 'dense', blocks: true },
  orchard: { ...AREA, name: 'Orchard', class: 'rough' },
  hill: { ...AREA, name: 'Hill', blocks: true, vantage: true },
  marsh: { ...AREA, name: 'Marsh', class: 'rough', bridged: true },
  rough: { ...AREA, name: 'Rough ground', class: 'rough' },
  field: { ...AREA, name: 'Fields' },
  pond: { ...AREA, name: 'Pond', impassable: true, bridged: true },
  'built-up': { ...BUILDING, name: 'Built-up area' },
  fortification: { ...BUILDING, name: 'Fortification' },
  'fortified-city': { ...BUILDING, name: 'Fortified city' },
  'strong-point': { ...BUILDING, name: 'Strong point', engineers: false },
  bridge: { ...AREA, name: 'Bridge', engineers: true },
  road: { ...LINE, name: 'Road' },
  'poor-road': { ...LINE, name: 'Poor road' },
  stream: { ...LINE, name: 'Stream', class: 'rough', bridged: true },
  river: { ...LINE, name: 'River', impassable: true, bridged: true },
} as const satisfies Readonly<Record<string, PrintedGround>>

/** A kind of ground that every battle has. */
export type GroundKind = keyof typeof PRINTED_GROUND

const isPrintedGround = (kind: string): kind is GroundKind => Object.hasOwn(PRINTED_GROUND, kind)

/** How wide lines are that say nothing, in inches (1.7). */
const LINE_WIDTH = 0.6

/** All that is said of a kind of ground, by itself and by those it is like; what the tables tell is left open. */
export type GroundRow = Omit<PrintedGround, 'name'> & {
  readonly id: string
  /** The printed kind that it comes down to. */
  readonly kind: GroundKind
  readonly name: string
  readonly look: GroundLook
  /** In inches; 0 for areas. */
  readonly width: number
  readonly cost: { readonly ployed?: number; readonly deployed?: number; readonly light?: number }
  readonly halts: boolean | undefined
  readonly deploying: number | undefined
  /** The arms and unit types that may enter; nothing where all may. */
  readonly enters: readonly string[] | undefined
  /** In tenths. */
  readonly sight: number | undefined
  readonly assessment: number | undefined
  readonly combat: number | undefined
}

type Definitions = Readonly<Record<string, EsrGroundKind | undefined>> | undefined

/** The kinds of ground of a battle, each put together once. */
export class Grounds {
  readonly #definitions: Definitions
  readonly #rows = new Map<string, GroundRow>()

  constructor(definitions: Definitions) {
    this.#definitions = definitions
  }

  /** The kinds that a feature can have: the printed ones, then the battle's own. */
  get kinds(): string[] {
    return [...new Set([...Object.keys(PRINTED_GROUND), ...Object.keys(this.#definitions ?? {})])]
  }

  has(kind: string): boolean {
    return isPrintedGround(kind) || definitionOf(this.#definitions, kind) !== undefined
  }

  /** What the battle says of a kind. One that is like nothing, or that nobody defines, is open: checks report it. */
  row(kind: string): GroundRow {
    const known = this.#rows.get(kind)
    if (known) return known
    const kin = kinOf(this.#definitions, kind)
    const last = kin.at(-1)!
    const printed = isPrintedGround(last) ? last : 'field'
    const base = printedRow(printed)
    const row = kin
      .toReversed()
      .reduce((below, one) => withValues(below, definitionOf(this.#definitions, one) ?? {}), base)
    const usual = isPrintedGround(kind) ? PRINTED_GROUND[kind].name : capitalise(kind.replaceAll('-', ' '))
    const named = { ...row, id: kind, name: definitionOf(this.#definitions, kind)?.name ?? usual }
    this.#rows.set(kind, named)
    return named
  }

  /** What is said of a feature: by itself first, then by its kind. */
  rowOf(feature: Omit<TableFeature, 'area' | 'line'>): GroundRow {
    const row = this.row(feature.kind)
    const { class: own = row.class, vantage = row.vantage, impassable = row.impassable, blocks = row.blocks } = feature
    const width = row.isLine ? (feature.width ?? row.width) : 0
    return { ...row, class: own, vantage, impassable, blocks, width }
  }
}

function printedRow(kind: GroundKind): GroundRow {
  const printed: PrintedGround = PRINTED_GROUND[kind]
  return {
    ...printed,
    id: kind,
    kind,
    look: {},
    width: printed.isLine ? LINE_WIDTH : 0,
    cost: {},
    halts: undefined,
    deploying: undefined,
    enters: undefined,
    sight: undefined,
    assessment: undefined,
    combat: undefined,
  }
}

/** A row with what a definition says otherwise. */
function withValues(row: GroundRow, own: EsrGroundKind): GroundRow {
  return {
    ...row,
    look: { ...row.look, ...own.look },
    cost: { ...row.cost, ...own.cost },
    class: own.class ?? row.class,
    halts: own.halts ?? row.halts,
    deploying: own.deploying ?? row.deploying,
    impassable: own.impassable ?? row.impassable,
    enters: own.enters ?? row.enters,
    blocks: own.blocks ?? row.blocks,
    sight: own.sight === undefined ? row.sight : tenths(own.sight),
    vantage: own.vantage ?? row.vantage,
    assessment: own.assessment ?? row.assessment,
    combat: own.combat ?? row.combat,
    engineers: own.engineers ?? row.engineers,
    bridged: own.bridged ?? row.bridged,
    width: row.isLine ? (own.width ?? row.width) : 0,
  }
}
