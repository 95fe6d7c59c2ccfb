import type { HexGrid } from '../../../board/hex-grid.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Hexsides } from '../../../scenario/hexsides/read.ts'
import {
  type CheckReport,
  type EntryRules,
  type GroundRow,
  groundListOf,
  type PlacedUnit,
  type ScenarioDraft,
  type ScheduledArrival,
  type SideEffects,
} from '../format/index.ts'
import type { Grounds } from './reach.ts'
import type { Contingent } from './strength.ts'

/** Units that arrive at the beginning of a fixed turn. */
export type FixedArrival = {
  readonly arrival: ScheduledArrival
  readonly units: readonly PlacedUnit[]
  readonly path: Path
}

/** A draft with its hexes read: what the checks of this system share. */
export type BattleToCheck = {
  readonly draft: ScenarioDraft
  readonly report: CheckReport
  readonly reader: HexReader
  readonly grid: HexGrid
  /** The ground on the board before special rules: an index into the battle's list of it for each hex. */
  readonly painted: Uint8Array
  /** The same as it is played, special rules included. */
  readonly terrain: Uint8Array
  readonly entry: EntryRules
  /** What is on the sides of hexes, where anything is. */
  readonly hexsides: Hexsides<SideEffects> | undefined
  readonly sides: readonly string[]
  readonly units: readonly PlacedUnit[]
  readonly arrivals: readonly FixedArrival[]
  /** Who stands on the board at the start, and who arrives on a fixed turn. */
  readonly everybody: readonly PlacedUnit[]
  /** Everybody who can ever be in the battle, garrisons left out. */
  readonly contingents: readonly Contingent[]
  readonly grounds: Grounds
}

/** What the engine plays with. */
const PLAYED = [
  'board',
  'ground',
  'sides',
  'troops',
  'turns',
  'cards',
  'units',
  'deployment',
  'reinforcements',
  'specialRules',
  'tables',
] as const

/** Whether nothing is wrong with what the engine plays with: only then do its consequences prove anything. */
export function isSound({ report }: Pick<BattleToCheck, 'report'>): boolean {
  return PLAYED.every((key) => report.isComplete(key) && !report.hasErrors(key))
}

/** The ground of a hex as it is played, and as it is painted. */
export const groundIn = ({ draft, terrain }: Pick<BattleToCheck, 'draft' | 'terrain'>, hex: number): GroundRow =>
  groundListOf(draft).rows[terrain[hex]!]!
export const paintIn = ({ draft, painted }: Pick<BattleToCheck, 'draft' | 'painted'>, hex: number): GroundRow =>
  groundListOf(draft).rows[painted[hex]!]!

/** The other side, where there are two. */
export function enemyOf(battle: BattleToCheck, side: string): string | undefined {
  return battle.sides.find((other) => other !== side)
}
