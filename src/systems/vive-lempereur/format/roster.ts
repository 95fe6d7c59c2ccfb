import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import { UNIT_TYPES, UNITS } from './catalog.ts'
import { usualNation } from './draft.ts'
import { nationRow } from './nations.ts'
import { readPlacements } from './placements.ts'
import { directionFrom } from './sectors.ts'
import {
  COMBAT,
  GENERAL,
  ownValues,
  type TroopRow,
  type TroopValues,
  troopListOf,
  type UnitType,
  withOwnValues,
} from './troop-list.ts'
import type { Edge, Flag, NationId, PlacementsByType, UnitCounts, ViveLempereurScenario } from './types.gen.ts'

/** An arm in a table; generals have none. */
export const [INFANTRY, CAVALRY, ARTILLERY] = [0, 1, 2] as const
const NO_ARM = 3
const ARM_INDEX = { infantry: INFANTRY, cavalry: CAVALRY, artillery: ARTILLERY } as const

/** A piece as the scenario gives it. */
type Recruit = {
  readonly type: UnitType
  /** Its type's values, or its own; and what the scenario says of its own. */
  readonly row: TroopRow
  readonly own: TroopValues | undefined
  readonly side: number
  readonly nation: NationId
  readonly name: string | undefined
  /** Where it stands at the start, or NOWHERE. */
  readonly hex: number
  readonly facing: number
  readonly square: boolean
  readonly losses: number
  /** The first turn in which it takes orders. */
  readonly heldUntil: number
  readonly fallen: boolean
}

/** Units that are gone already when play begins; of their side's first nation where none is named. */
export type Fallen = {
  readonly side: string
  readonly nation?: NationId
  readonly type: UnitType
  readonly number: number
}

/** Everybody who can ever be in the battle: pieces by number, and what about them never changes. */
export type Roster = {
  readonly size: number
  readonly recruits: readonly Recruit[]
  readonly side: Uint8Array
  /** The pieces of each side, those for garrisons included. */
  readonly bySide: readonly Int32Array[]
  /** An index into the unit types of the battle. */
  readonly type: Uint8Array
  /** 13.1: the bit by which the dice of arrivals know its type: the type of the sheet that it is like, or its arm if that is another. */
  readonly typeGroup: Uint8Array
  /** The unit types of the battle in their order, then the units with values of their own; and the row of each piece. */
  readonly rows: readonly TroopRow[]
  readonly row: Uint16Array
  /** COMBAT, GENERAL or GARRISON. */
  readonly nature: Uint8Array
  /** The pieces that are generals. */
  readonly generals: Int32Array
  readonly arm: Uint8Array
  /** Elements at the start, and at full strength. */
  readonly elements: Uint8Array
  readonly full: Uint8Array
  readonly nation: readonly NationId[]
  /** 9.3: the flag of the special dice that each reacts with. */
  readonly flag: readonly (Flag | undefined)[]
  readonly edge: readonly Edge[]
  /** Whether a unit holds ground: neither a general nor a garrison. */
  readonly fights: Uint8Array
  /** 6.2: whether it has a zone of control. */
  readonly zone: Uint8Array
  /** 9.3: whether it has an answer to charges. */
  readonly reacts: Uint8Array
  /** The first piece of each side's pieces for garrisons that are left on the way; they are not in the battle yet. */
  readonly garrisons: readonly [number, number]
  readonly garrisonsPerSide: readonly number[]
  /** The pieces that a side deploys. */
  readonly forces: readonly (readonly number[])[]
  /** The pieces of each entry of `reinforcements`, in its order. */
  readonly arrivals: readonly (readonly number[])[]
}

/** Gives every piece its number: those on the board, those to deploy, those to arrive, those for garrisons. */
export function enlist(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  reader: HexReader,
  buildings: number,
  fallen: readonly Fallen[],
): Roster {
  const recruits: Recruit[] = []
  const list = troopListOf(scenario)
  const held = readHeld(scenario, reader)
  const facings = sides.map((side) => directionFrom(scenario.sides[side]!.edge))
  // What is drawn of a battle with errors may have a side without a nation, or arrivals of none.
  const nationOf = (side: number, type: UnitType) => usualNation(scenario, sides[side]!, type) ?? sides[side]!

  const add = (recruit: Partial<Recruit> & Pick<Recruit, 'type' | 'side'>): number =>
    recruits.push({
      row: list.row(recruit.type),
      own: undefined,
      nation: nationOf(recruit.side, recruit.type),
      name: undefined,
      hex: NOWHERE,
      facing: facings[recruit.side]!,
      square: false,
      losses: 0,
      heldUntil: 0,
      fallen: false,
      ...recruit,
    }) - 1
  const place = (
    side: number,
    placements: PlacementsByType | undefined,
    nation: NationId | undefined,
    start: boolean,
  ) =>
    readPlacements(placements, sides[side]!, (type) => nation ?? nationOf(side, type), [], reader).map(
      ({ type, hex, detail, nation: own }) =>
        add({
          type,
          row: withOwnValues(list.row(type), detail),
          own: detail && ownValues(detail),
          side,
          nation: own!,
          name: detail?.name,
          hex: start ? hex : NOWHERE,
          ...(detail?.facing && { facing: DIRECTIONS.indexOf(detail.facing) }),
          square: detail?.formation === 'square',
          losses: detail?.losses ?? 0,
          heldUntil: start ? (held.get(hex) ?? 0) : 0,
        }),
    )
  const count = (side: number, counts: UnitCounts | undefined, nation: NationId | undefined) =>
    Object.entries(counts ?? {}).flatMap(([type, number = 0]) =>
      Array.from({ length: number }, () => add({ type, side, ...(nation !== undefined && { nation }) })),
    )

  sides.forEach((side, i) => place(i, scenario.units?.[side], undefined, true))
  const forces = sides.map((side, i) => count(i, scenario.deployment?.forces[side], undefined))
  const arrivals = (scenario.reinforcements ?? []).map((group) => {
    const side = sides.indexOf(group.side)
    if (side < 0) return []
    return 'pool' in group ? count(side, group.pool, group.nation) : place(side, group.units, group.nation, false)
  })
  for (const { side, nation, type, number } of fallen) {
    for (let i = 0; i < number; i++)
      add({ type, side: sides.indexOf(side), ...(nation !== undefined && { nation }), fallen: true })
  }
  const garrisons = sides.map((_side, side) => {
    const first = recruits.length
    // A garrison has the nation of the unit that leaves it.
    for (const entry of scenario.sides[sides[side]!]!.nations) {
      for (let i = 0; i < buildings; i++) add({ type: 'garrison', side, nation: nationName(entry) })
    }
    return first
  }) as [number, number]

  const flags = new Map(recruits.map(({ nation }) => [nation, nationRow(scenario.nations, nation).flag]))
  const differing = [...new Set(recruits.map(({ row }) => row))].filter((row) => !list.rows.includes(row))
  const rows = [...list.rows, ...differing]
  const places = new Map(rows.map((row, i) => [row, i]))
  return {
    size: recruits.length,
    recruits,
    side: Uint8Array.from(recruits, ({ side }) => side),
    bySide: sides.map((_, side) => Int32Array.from(recruits.flatMap((one, i) => (one.side === side ? [i] : [])))),
    type: Uint8Array.from(recruits, ({ type }) => list.indexOf(type)),
    typeGroup: Uint8Array.from(recruits, ({ row }) => typeGroup(row)),
    rows,
    row: Uint16Array.from(recruits, ({ row }) => places.get(row)!),
    nature: Uint8Array.from(recruits, ({ row }) => row.nature),
    generals: Int32Array.from(recruits.flatMap(({ row }, i) => (row.nature === GENERAL ? [i] : []))),
    arm: Uint8Array.from(recruits, ({ row }) => (row.arm ? ARM_INDEX[row.arm] : NO_ARM)),
    elements: Uint8Array.from(recruits, ({ row, losses }) => Math.max(1, row.elements - losses)),
    full: Uint8Array.from(recruits, ({ row }) => row.elements),
    nation: recruits.map(({ nation }) => nation),
    flag: recruits.map(({ nation }) => flags.get(nation)),
    edge: recruits.map(({ side, nation }) => edgeOf(scenario, sides[side]!, nation)),
    fights: Uint8Array.from(recruits, ({ row }) => Number(row.nature === COMBAT)),
    zone: Uint8Array.from(recruits, ({ row }) => Number(row.zoneOfControl)),
    reacts: Uint8Array.from(recruits, ({ row }) => Number(hasAnswer(row))),
    garrisons,
    garrisonsPerSide: sides.map((side) => buildings * scenario.sides[side]!.nations.length),
    forces,
    arrivals,
  }
}

/** There may be more types than bits; those of a group have the same arm, so that a die allows all of them or none. */
function typeGroup({ printed, arm }: TroopRow): number {
  const isUsual = arm === UNITS[printed].arm
  return isUsual ? UNIT_TYPES.indexOf(printed) : UNIT_TYPES.length + (arm ? ARM_INDEX[arm] : NO_ARM)
}

/** 9.3: infantry answers by a square; nobody does whom a charge passes by. */
function hasAnswer({ reacts, zoneOfControl, arm, square }: TroopRow): boolean {
  return reacts && zoneOfControl && (arm !== 'infantry' || square)
}

type NationEntry = ViveLempereurScenario['sides'][string]['nations'][number]

/** The side that a nation fights for, if any. */
export function sideOfNation({ sides }: Pick<ViveLempereurScenario, 'sides'>, nation: string): string | undefined {
  return Object.keys(sides).find((side) => sides[side]!.nations.some((entry) => nationName(entry) === nation))
}

const nationName = (entry: NationEntry): NationId => (typeof entry === 'string' ? entry : entry.nation)

/** 10.1: a nation may have an edge of its own. */
function edgeOf(scenario: ViveLempereurScenario, side: string, nation: NationId): Edge {
  const { nations, edge } = scenario.sides[side]!
  const own = nations.find((entry) => nationName(entry) === nation)
  return typeof own === 'object' ? own.edge : edge
}

/** The first turn of orders by the hex that a unit starts in: of two rules the later turn counts. */
function readHeld(scenario: ViveLempereurScenario, reader: HexReader): Map<number, number> {
  const held = new Map<number, number>()
  forEachEntry(scenario.specialRules, [], (rule) => {
    if (rule.rule !== 'held-until') return
    for (const hex of reader.set(rule.hexes, [])) held.set(hex, Math.max(rule.turn, held.get(hex) ?? 0))
  })
  return held
}
