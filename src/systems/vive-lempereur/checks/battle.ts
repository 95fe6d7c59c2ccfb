import type { HexGrid } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path, Report } from '../../../scenario/diagnostic.ts'
import type {
  DetailedPlacement,
  Nation,
  PlacementsByType,
  ScheduledArrival,
  UnitType,
  ViveLempereurScenario,
} from '../../../scenario/types.gen.ts'
import type { EntryRules } from './entry.ts'
import type { Grounds } from './reach.ts'
import type { Contingent } from './strength.ts'

/** A scenario whose wrong parts have been taken out: any top-level key may be missing. */
export type Draft = Partial<ViveLempereurScenario>

/** A unit in a hex of the board, at set-up or on arrival. */
export type PlacedUnit = {
  readonly side: string
  readonly type: UnitType
  readonly nation: Nation | undefined
  readonly hex: number
  readonly detail: DetailedPlacement | undefined
  readonly path: Path
}

/** Units that arrive at the beginning of a fixed turn. */
export type Arrival = { readonly arrival: ScheduledArrival; readonly units: readonly PlacedUnit[]; readonly path: Path }

/** A draft with its hexes read: what the checks of this system share. */
export type Battle = {
  readonly draft: Draft
  readonly report: Report
  readonly reader: HexReader
  readonly grid: HexGrid
  /** The terrain types on the board before special rules. */
  readonly painted: Uint8Array
  /** Terrain as it is played, special rules included: an index into TERRAIN_TYPES for each hex. */
  readonly terrain: Uint8Array
  readonly entry: EntryRules
  readonly sides: readonly string[]
  readonly units: readonly PlacedUnit[]
  readonly arrivals: readonly Arrival[]
  /** Everybody who can ever be in the battle, garrisons left out. */
  readonly contingents: readonly Contingent[]
  readonly grounds: Grounds
}

/** Reads placements by type, reporting hexes that do not exist. */
export function readPlacements(
  placements: PlacementsByType | undefined,
  side: string,
  nation: Nation | undefined,
  path: Path,
  reader: HexReader,
): PlacedUnit[] {
  const units: PlacedUnit[] = []
  for (const [type, list] of Object.entries(placements ?? {}) as [UnitType, PlacementsByType[UnitType]][]) {
    forEachEntry(list, [...path, type], (placement, itemPath) => {
      const detail = typeof placement === 'string' ? undefined : placement
      const label = typeof placement === 'string' ? placement : placement.at
      const hex = reader.hex(label, detail ? [...itemPath, 'at'] : itemPath)
      if (hex !== NOWHERE) units.push({ side, type, nation: detail?.nation ?? nation, hex, detail, path: itemPath })
    })
  }
  return units
}

/** Who stands on the board at the start, and who arrives on a fixed turn. */
export function everybodyIn({ units, arrivals }: Pick<Battle, 'units' | 'arrivals'>): PlacedUnit[] {
  return [...units, ...arrivals.flatMap((arrival) => arrival.units)]
}

/** The nations of a side, the first of them first. */
export function nationsOf(draft: Draft, side: string): Nation[] {
  const nations = draft.sides?.[side]?.nations ?? []
  return nations.flatMap((nation) =>
    nation === undefined ? [] : [typeof nation === 'string' ? nation : nation.nation],
  )
}

/** What the engine plays with. */
const PLAYED = ['board', 'sides', 'turns', 'cards', 'units', 'deployment', 'reinforcements', 'specialRules'] as const

/** Whether nothing is wrong with what the engine plays with: only then do its consequences prove anything. */
export function isSound({ report }: Pick<Battle, 'report'>): boolean {
  return PLAYED.every((key) => report.isComplete(key) && !report.hasErrors(key))
}

/** The other side, where there are two. */
export function enemyOf(battle: Battle, side: string): string | undefined {
  return battle.sides.find((other) => other !== side)
}
