import { memoize } from '../../../board/memoize.ts'
import type { PieceSymbol } from '../../../engine/portrait.ts'
import { definitionOf, kinOf } from '../../../scenario/likeness.ts'
import { capitalise } from '../../../scenario/wording.ts'
import { type PrintedType, UNIT_TYPES, UNITS, type UnitRow } from './catalog.ts'
import type { Arm, DetailedPlacement, TroopDefinition, TroopFire, TroopRetreats } from './types.gen.ts'

/** A unit type: one of the reference sheet, or one of the battle's own. */
export type UnitType = string

/** What a piece is: a combat unit, a general, or a garrison. */
export const [COMBAT, GENERAL, GARRISON] = [0, 1, 2] as const
type Nature = typeof COMBAT | typeof GENERAL | typeof GARRISON

/** What a type may do; the book says it by arm. */
type Abilities = {
  /** 6.0: forms square. */
  readonly square: boolean
  /** 6.0: leaves garrisons. */
  readonly leavesGarrisons: boolean
  /** 9.3: answers a charge. */
  readonly reacts: boolean
  /** 7.3.11, 7.3.17: a general is of use to it. */
  readonly led: boolean
  /** 7.3: takes the hex of whom it has driven off. */
  readonly advances: boolean
  readonly zoneOfControl: boolean
  /** 7.3: need not fire at the closest enemy. */
  readonly choosesTarget: boolean
  /** 7.3: causes no more losses than it has elements. */
  readonly lossesLimited: boolean
  /** 10.1 G, 6.0: what a retreat is for it. */
  readonly retreats: TroopRetreats
}

/** A type as a battle has it, or a unit with values of its own. All have the same keys, so that they are found fast. */
export type TroopRow = UnitRow &
  Abilities & {
    /** The name that files have for it. */
    readonly id: UnitType
    /** The type of the sheet that it is like in the end. */
    readonly printed: PrintedType
    readonly nature: Nature
    /** What one of them is called, where `name` is a plural. */
    readonly singular: string
    readonly symbol: PieceSymbol
    /** What is written on the counter beside the symbol; empty where nothing is. */
    readonly letter: string
  }

const INFANTRY: Abilities = {
  square: true,
  leavesGarrisons: true,
  reacts: true,
  led: true,
  advances: false,
  zoneOfControl: true,
  choosesTarget: false,
  lossesLimited: true,
  retreats: 'retreats',
}
const OTHERS: Abilities = {
  ...INFANTRY,
  square: false,
  leavesGarrisons: false,
  choosesTarget: true,
  lossesLimited: false,
}

/** What units may do, by arm. */
const BY_ARM: Readonly<Record<Arm, Abilities>> = {
  infantry: INFANTRY,
  cavalry: { ...OTHERS, advances: true },
  artillery: { ...OTHERS, led: false, retreats: 'loses' },
}

/** 6.0, 9.4.1: garrisons and generals control nothing, and neither forms nor answers anything. */
const NONE = { square: false, leavesGarrisons: false, reacts: false, advances: false, zoneOfControl: false }
const BY_NATURE: readonly (Abilities | undefined)[] = [
  undefined,
  { ...OTHERS, ...NONE, led: false },
  { ...INFANTRY, ...NONE, retreats: 'stands' },
]

/** One letter on the counter where units of an arm differ. */
const LETTERS: Readonly<Partial<Record<PrintedType, string>>> = {
  'old-guard': 'G',
  'elite-infantry': 'E',
  'french-infantry': 'F',
  'english-infantry': 'En',
  'regular-infantry': 'R',
  'militia-infantry': 'm',
  'heavy-cavalry': 'H',
  'medium-cavalry': 'D',
  'light-cavalry': 'L',
  'heavy-artillery': 'H',
  'medium-artillery': 'M',
}

/** Where the sheet's name of a type is a plural. */
const SINGULAR: Readonly<Partial<Record<PrintedType, string>>> = { general: 'General', garrison: 'Garrison' }

/** What a type, or a unit, may say of itself instead of the type that it is like. */
export const TROOP_VALUES = [
  ...(['letter', 'elements', 'fire', 'fireAfterMoving', 'moves', 'movesAndFires', 'rally', 'square'] as const),
  ...(['leavesGarrisons', 'reacts', 'led', 'advances', 'zoneOfControl', 'choosesTarget'] as const),
  ...(['lossesLimited', 'retreats'] as const),
] as const
export type TroopValues = Pick<TroopDefinition, (typeof TROOP_VALUES)[number]>

type Definitions = Readonly<Record<string, TroopDefinition | undefined>>

/** What a battle says of its troops. */
export type WithTroops = { readonly troops?: Definitions | undefined }

/** The unit types of a battle: those of the sheet in its order, then its own. A type in a table is an index into them. */
export class TroopList {
  readonly rows: readonly TroopRow[]
  readonly ids: readonly UnitType[]
  /** What the battle itself defines. */
  readonly own: Definitions
  readonly #places: ReadonlyMap<string, number>
  readonly #byId: ReadonlyMap<string, TroopRow>

  constructor(own: Definitions) {
    this.own = own
    this.ids = [...UNIT_TYPES, ...Object.keys(own).filter((id) => !isPrintedType(id))]
    this.rows = this.ids.map((id) => makeRow(own, id))
    this.#places = new Map(this.ids.map((id, i) => [id, i]))
    this.#byId = new Map(this.ids.map((id, i) => [id, this.rows[i]!]))
  }

  /** -1 where nobody defines the type. */
  indexOf(id: UnitType): number {
    return this.#places.get(id) ?? -1
  }

  /** A type of the battle. One that nobody defines is an error; here it is like regular infantry. */
  row(id: UnitType): TroopRow {
    return this.#byId.get(id) ?? makeRow(this.own, id)
  }
}

export const isPrintedType = (id: string): id is PrintedType => Object.hasOwn(UNITS, id)

const listOf = memoize((own: Definitions) => new TroopList(own))
const PRINTED = new TroopList({})

/** The unit types of a battle. */
export const troopListOf = ({ troops }: WithTroops): TroopList => (troops ? listOf(troops) : PRINTED)

/** A type of a battle by its name. */
export const troopRow = (battle: WithTroops, id: UnitType): TroopRow => troopListOf(battle).row(id)

/** A unit's type, with what is different about the unit. */
export function withOwnValues(row: TroopRow, unit: DetailedPlacement | undefined): TroopRow {
  return unit && TROOP_VALUES.some((key) => unit[key] !== undefined) ? differing(row, unit) : row
}

/** What a unit says of itself instead of its type. */
export function ownValues(unit: TroopValues): TroopValues {
  const said = TROOP_VALUES.flatMap((key) => (unit[key] === undefined ? [] : [[key, unit[key]]]))
  return Object.fromEntries(said) as TroopValues
}

/** The values of a unit in a list: its type's, or its own. */
export function rowOf(
  battle: WithTroops,
  { type, detail }: { readonly type: UnitType; readonly detail?: DetailedPlacement | undefined },
): TroopRow {
  return withOwnValues(troopRow(battle, type), detail)
}

/** 4.2, 6.0, 9.4.1: whether units of a type hold ground; garrisons and generals hold neither sectors nor hexes. */
export const holdsGround = (battle: WithTroops, type: UnitType): boolean => troopRow(battle, type).nature === COMBAT

function makeRow(own: Definitions, id: UnitType): TroopRow {
  const kin = kinOf(own, id)
  const printed = kin.findLast(isPrintedType) ?? 'regular-infantry'
  const definitions = kin.flatMap((one) => definitionOf(own, one) ?? []).toReversed()
  const arm = definitions.findLast((one) => one.arm !== undefined)?.arm ?? UNITS[printed].arm
  const nature = printed === 'general' ? GENERAL : printed === 'garrison' ? GARRISON : COMBAT
  const said = definitionOf(own, id)
  const name = said?.name ?? (isPrintedType(id) ? UNITS[id].name : titleOf(id))
  const sheet: UnitRow = UNITS[printed]
  const row = {
    ...sheet,
    ...(BY_NATURE[nature] ?? BY_ARM[arm ?? 'infantry']),
    id,
    printed,
    nature,
    name,
    singular: said?.name === undefined && isPrintedType(id) ? (SINGULAR[id] ?? name) : name,
    arm: nature === COMBAT ? arm : sheet.arm,
    // The sheet names some types after a nation; what is like them has a name of its own.
    nation: said?.nation ?? (isPrintedType(id) ? sheet.nation : undefined),
    symbol: definitions.findLast((one) => one.symbol !== undefined)?.symbol ?? symbolOf(printed, arm),
    letter: LETTERS[printed] ?? '',
  }
  return definitions.reduce<TroopRow>(differing, differing(row, {}))
}

/** `pavlovsk-grenadiers`: `Pavlovsk Grenadiers`, as the sheet writes names. */
const titleOf = (id: UnitType) => id.split('-').map(capitalise).join(' ')

function symbolOf(printed: PrintedType, arm: Arm | undefined): PieceSymbol {
  if (printed === 'general' || printed === 'garrison') return printed
  return printed === 'horse-artillery' && arm === 'artillery' ? printed : arm!
}

/** A row with what a definition, or a unit, has of its own: all written alike, with their keys in one order. */
function differing(row: TroopRow, own: TroopValues): TroopRow {
  return {
    id: row.id,
    printed: row.printed,
    nature: row.nature,
    name: row.name,
    singular: row.singular,
    symbol: row.symbol,
    letter: own.letter ?? row.letter,
    arm: row.arm,
    nation: row.nation,
    elements: own.elements ?? row.elements,
    fire: mergeFire(row.fire, own.fire) ?? row.fire,
    fireAfterMoving: mergeFire(row.fireAfterMoving, own.fireAfterMoving),
    moves: own.moves ?? row.moves,
    movesAndFires: Math.min(own.movesAndFires ?? row.movesAndFires, own.moves ?? row.moves),
    rally: own.rally ?? row.rally,
    square: (own.square ?? row.square) && row.arm === 'infantry',
    leavesGarrisons: own.leavesGarrisons ?? row.leavesGarrisons,
    reacts: own.reacts ?? row.reacts,
    led: own.led ?? row.led,
    advances: own.advances ?? row.advances,
    zoneOfControl: own.zoneOfControl ?? row.zoneOfControl,
    choosesTarget: own.choosesTarget ?? row.choosesTarget,
    lossesLimited: own.lossesLimited ?? row.lossesLimited,
    retreats: own.retreats ?? row.retreats,
  }
}

/** One number is the value at the next hex. */
function mergeFire(before: readonly number[] | undefined, own: TroopFire | undefined): readonly number[] | undefined {
  if (own === undefined) return before
  return typeof own === 'number' ? [own, ...(before ?? []).slice(1)] : own
}
