import { extendTable } from './reconstruction.ts'
import type {
  NapoleonAtWaterlooScenario,
  NawCapability,
  NawCombatResults,
  NawResult,
  NawTerrainEffect,
  NawTerrainEffects,
  NawZoneCosts,
} from './types.gen.ts'

export type Edition = NapoleonAtWaterlooScenario['edition']
/** The kinds of the book; a battle may have others. */
export type PrintedKind = 'infantry' | 'cavalry' | 'artillery' | 'horse-artillery' | 'leader'
export type Arm = 'infantry' | 'cavalry' | 'artillery'
export type Terrain = keyof NawTerrainEffects

/** A kind of the book, as the counters show it. */
export type PrintedRow = {
  readonly name: string
  /** What the capability chart and the zones of control take it for; a leader is none of them. */
  readonly arm: Arm | undefined
  /** The movement allowances that counters of the kind have. */
  readonly movement: readonly number[]
}

/** The kinds of units, in the order of the book's list of symbols. */
export const KINDS: Readonly<Record<PrintedKind, PrintedRow>> = {
  infantry: { name: 'Infantry', arm: 'infantry', movement: [4] },
  cavalry: { name: 'Cavalry', arm: 'cavalry', movement: [5, 6] },
  artillery: { name: 'Artillery', arm: 'artillery', movement: [3] },
  // No counter of it is in our sources: its allowance may be that of either.
  'horse-artillery': { name: 'Horse artillery', arm: 'artillery', movement: [3, 4, 5] },
  leader: { name: 'Leader', arm: undefined, movement: [4, 5, 6] },
}

export const KIND_NAMES = Object.keys(KINDS) as readonly PrintedKind[]
export const ARMS: readonly Arm[] = ['infantry', 'cavalry', 'artillery']
export const TERRAINS: readonly Terrain[] = ['clear', 'town', 'woods', 'woods-road']
export const TERRAIN_LABELS: Readonly<Record<Terrain, string>> = {
  clear: 'Clear',
  town: 'Town',
  woods: 'Woods',
  'woods-road': 'Woods/road',
}

/** The results of the combat table, from the attackers' worst to their best. */
export const RESULTS: readonly NawResult[] = ['AE', 'Ar', 'EX', 'Dr', 'DE']
export const RESULT_NAMES: Readonly<Record<NawResult, string>> = {
  AE: 'attackers eliminated',
  Ar: 'attackers retreat',
  EX: 'exchange',
  Dr: 'defenders retreat',
  DE: 'defenders eliminated',
}

/** What a level of victory counts when both sides have reached one. */
export const LEVELS = { marginal: 1, provisional: 2, decisive: 3 } as const

/** The numbers of an edition that a scenario may replace. */
export type EditionRow = {
  readonly name: string
  /** Movement F, and in the advanced game Movement 2: units of a side in a hex. */
  readonly stacking: number
  readonly combatResults: NawCombatResults
  /** The standard game has no modifiers. */
  readonly capability: NawCapability | undefined
  readonly terrainEffects: Readonly<Record<Terrain, NawTerrainEffect>>
  /** Zones 1 and 2: the points to enter and to leave an enemy's zone of control, beside the hex. */
  readonly zonesOfControl: NawZoneCosts
  /** Artillery A and 2. */
  readonly gunRange: number
}

/** The combat results table of the standard game: a low roll is good for the attacker. */
const STANDARD_RESULTS: NawCombatResults = {
  odds: ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'],
  results: {
    1: ['AE', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'DE', 'DE', 'DE', 'DE'],
    2: ['AE', 'AE', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'DE', 'DE', 'DE'],
    3: ['AE', 'AE', 'AE', 'Ar', 'Dr', 'Dr', 'Dr', 'Dr', 'DE', 'DE'],
    4: ['AE', 'AE', 'AE', 'Ar', 'Ar', 'Dr', 'Dr', 'Dr', 'DE', 'DE'],
    5: ['AE', 'AE', 'AE', 'Ar', 'Ar', 'EX', 'Dr', 'EX', 'EX', 'DE'],
    6: ['AE', 'AE', 'AE', 'AE', 'Ar', 'Ar', 'EX', 'EX', 'EX', 'DE'],
  },
}

/** The combat unit capability chart of the advanced game: what is added to the die. */
const CAPABILITY: NawCapability = {
  infantry: { infantry: 0, cavalry: -1, artillery: -1 },
  cavalry: { infantry: 2, cavalry: 1, artillery: -1 },
  'artillery-1': { infantry: 0, cavalry: 0, artillery: 0 },
  'artillery-2': { infantry: -2, cavalry: -1, artillery: -1 },
}

/** Movement J, Combat J, Artillery F. Of woods/road the chart says that they double, the text does not: the chart holds. */
const STANDARD_TERRAIN: Readonly<Record<Terrain, NawTerrainEffect>> = {
  clear: { move: 1 },
  town: { move: 1, defence: 2 },
  woods: { blocksFire: true },
  'woods-road': { move: 1, defence: 2, blocksFire: true },
}

/** The terrain effects chart of the advanced game; one cell spans woods and woods/road. */
const ADVANCED_TERRAIN: Readonly<Record<Terrain, NawTerrainEffect>> = {
  clear: { move: 1 },
  town: { move: 1, defence: 2 },
  woods: { move: 4, shift: -1, blocksFire: true },
  'woods-road': { move: 1, shift: -1, blocksFire: true },
}

export const EDITIONS: Readonly<Record<Edition, EditionRow>> = {
  standard: {
    name: 'Standard game',
    stacking: 1,
    combatResults: STANDARD_RESULTS,
    capability: undefined,
    terrainEffects: STANDARD_TERRAIN,
    zonesOfControl: { enter: 0, leave: 0 },
    gunRange: 2,
  },
  advanced: {
    name: 'Advanced game',
    stacking: 3,
    // The printed table is not in our sources: this is a reconstruction, and scenarios say so.
    combatResults: extendTable(STANDARD_RESULTS),
    capability: CAPABILITY,
    terrainEffects: ADVANCED_TERRAIN,
    zonesOfControl: { enter: 1, leave: 1 },
    gunRange: 2,
  },
}
