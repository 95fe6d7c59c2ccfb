import { EDITIONS, type Terrain } from './catalog.ts'
import { type GroundKind, type GroundKinds, groundKindsOf } from './ground-kinds.ts'
import type { Kind } from './kinds.ts'
import type {
  NapoleonAtWaterlooScenario,
  NawCapability,
  NawGroundDefinition,
  NawResult,
  NawZoneCosts,
} from './types.gen.ts'

/** What a terrain does; without `move` nobody may enter. */
export type TerrainEffect = {
  readonly move: number | undefined
  /** What single kinds of units pay, and who may enter; nothing where all may. */
  readonly moveBy: Readonly<Record<Kind, number>>
  readonly enters: readonly Kind[] | undefined
  readonly defence: number
  readonly shift: number
  readonly blocksFire: boolean
}

/** The tables of a battle as it is played: those of its edition, and the scenario's own. */
export type Tables = {
  readonly stacking: number
  /** The columns' odds as printed, and as steps from 1-1: 2-1 is 1, 1-2 is -1. */
  readonly odds: readonly string[]
  readonly steps: readonly number[]
  /** The die of the first row; rows follow one by one. */
  readonly lowestDie: number
  /** By row, then by column. */
  readonly results: readonly (readonly NawResult[])[]
  readonly capability: NawCapability
  /** By kind of ground: see `ground-kinds.ts`. */
  readonly terrain: readonly TerrainEffect[]
  readonly grounds: GroundKinds
  /** What it costs to enter an enemy's zone of control, and to leave one. */
  readonly zones: NawZoneCosts
  readonly gunRange: number
}

/** The tables that a sound scenario is played with. */
export function readTables(
  scenario: Pick<NapoleonAtWaterlooScenario, 'edition' | 'stacking' | 'tables' | 'ground'>,
): Tables {
  const edition = EDITIONS[scenario.edition]
  const { combatResults, capability, terrainEffects, zonesOfControl, gunRange } = scenario.tables ?? {}
  const { odds, results } = combatResults ?? edition.combatResults
  const grounds = groundKindsOf(scenario)
  const printedEffect = (terrain: Terrain): TerrainEffect => ({
    ...NO_EFFECT,
    ...(terrainEffects?.[terrain] ?? edition.terrainEffects[terrain]),
  })
  const dice = Object.keys(results)
    .map(Number)
    .sort((a, b) => a - b)
  return {
    stacking: scenario.stacking ?? edition.stacking,
    odds,
    steps: odds.map(oddsStep),
    lowestDie: dice[0]!,
    results: dice.map((die) => results[String(die)] ?? []),
    capability: capability ?? edition.capability ?? UNMODIFIED,
    terrain: grounds.kinds.map((kind) => effectOf(kind, printedEffect)),
    grounds,
    // Standard Movement G: there a zone of control ends a move, whatever it might cost.
    zones: (scenario.edition === 'advanced' ? zonesOfControl : undefined) ?? edition.zonesOfControl,
    gunRange: gunRange ?? edition.gunRange,
  }
}

/** What a kind of ground does: as the terrain of the book that it is like, with what the battle says otherwise. */
function effectOf(
  { printed, isRoad, said }: GroundKind,
  printedEffect: (terrain: Terrain) => TerrainEffect,
): TerrainEffect {
  if (said.length === 0) return printedEffect(printed)
  const first = <T>(of: (own: NawGroundDefinition) => T | undefined) =>
    said.map(of).find((value) => value !== undefined)
  const base = printedEffect(isRoad && printed === 'woods' ? 'woods-road' : printed)
  const isClosed = first(({ passable }) => passable) === false
  const move = first((own) => own.move) ?? base.move ?? (first(({ passable }) => passable) ? 1 : undefined)
  const along = isRoad && printed !== 'woods-road' ? (first(({ roadMove }) => roadMove) ?? base.move) : move
  return {
    move: isRoad ? along : isClosed ? undefined : move,
    // A road is open to all, and costs all the same.
    moveBy: isRoad ? {} : Object.assign({}, ...said.toReversed().map(({ moveBy }) => moveBy)),
    enters: isRoad ? undefined : first(({ enters }) => enters),
    defence: first(({ defence }) => defence) ?? base.defence,
    shift: first(({ shift }) => shift) ?? base.shift,
    blocksFire: first(({ blocksFire }) => blocksFire) ?? base.blocksFire,
  }
}

/** How far odds are from 1-1: `3-1` is 2, `1-4` is -3. */
export function oddsStep(odds: string): number {
  const [attack, defence] = odds.split('-').map(Number) as [number, number]
  return attack >= defence ? attack - 1 : 1 - defence
}

/** A battle of kinds that are all alike: the standard game. */
const ALIKE = { infantry: 0, cavalry: 0, artillery: 0 } as const
const UNMODIFIED: NawCapability = { infantry: ALIKE, cavalry: ALIKE, 'artillery-1': ALIKE, 'artillery-2': ALIKE }

const NO_EFFECT: TerrainEffect = {
  move: undefined,
  moveBy: {},
  enters: undefined,
  defence: 1,
  shift: 0,
  blocksFire: false,
}
