import type { HexGrid } from '../../../board/hex-grid.ts'
import { HexTables } from '../../../board/hex-tables.ts'
import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import type { NapoleonAtWaterlooScenario } from '../format/index.ts'
import {
  ALL_CODES,
  ARMS,
  type CheckReport,
  enlist,
  KINDS,
  type Options,
  type Recruit,
  readGround,
  readOptions,
  readTables,
  sidesOf,
  type Tables,
  TERRAINS,
} from '../format/index.ts'
import { MOST_PIECES } from './actions.ts'
import { backstepCost, entryCost, isWayOff, stepCost } from './step-costs.ts'
import { readVictory, type VictoryPlan } from './victory-plan.ts'

/** An arm in a table, by the order of ARMS; a leader has none. */
export const [INFANTRY, CAVALRY, ARTILLERY, NO_ARM] = [0, 1, 2, 3] as const

/** Everything about a battle that never changes while it is fought, in tables. */
export type Battlefield = {
  readonly scenario: NapoleonAtWaterlooScenario
  readonly isAdvanced: boolean
  readonly grid: HexGrid
  readonly hexes: HexTables
  readonly sides: readonly string[]
  readonly charts: Tables
  readonly options: Options
  /** For each hex its terrain, an index into TERRAINS. */
  readonly terrain: Uint8Array
  /** For each hex and direction the movement points of the step, 0 where nobody may take it. */
  readonly steps: Uint8Array
  /** The same for units that fall back: the points that they must have, although they pay none. */
  readonly backsteps: Uint8Array
  /** For each hex the movement points of whoever comes onto the board there, 0 where nobody may. */
  readonly entry: Uint8Array
  /** For each hex: by how much it multiplies its defenders, by how many columns it shifts attacks, whether it stops fire. */
  readonly defence: Uint8Array
  readonly shift: Int8Array
  readonly blocks: Uint8Array
  /** For each hex those that guns reach beyond its neighbours, so many to a hex; NOWHERE off the board. */
  readonly afar: Int32Array
  readonly afarEach: number
  /** For each side the hexes by which it may leave the board. */
  readonly exits: readonly [Uint8Array, Uint8Array]
  /** Pieces by number, and what about them never changes. */
  readonly recruits: readonly Recruit[]
  readonly pieces: number
  readonly side: Uint8Array
  readonly arm: Uint8Array
  readonly strength: Int32Array
  readonly movement: Int32Array
  /** What a piece adds to the zones of the hexes around it: see `zones.ts`. */
  readonly zone: Int32Array
  /** The turn in which a piece arrives, 0 for those at the start, and its entrances. */
  readonly arrival: Uint8Array
  readonly entrances: readonly (readonly number[])[]
  /** For each side those who arrive. */
  readonly reinforcements: readonly (readonly number[])[]
  readonly victory: VictoryPlan
}

/** Compiles a sound scenario. */
export function compile(scenario: NapoleonAtWaterlooScenario): Battlefield {
  const report: CheckReport = new Report(ALL_CODES)
  const ground = readGround(scenario, report)
  if (!ground) throw new Error(`no board: ${report.diagnostics[0]?.message}`)
  const { grid, reader, terrain } = ground
  const sides = sidesOf(scenario)
  const charts = readTables(scenario)
  const options = readOptions(scenario)
  const recruits = enlist(scenario, reader)
  if (recruits.length > MOST_PIECES) throw new Error(`${recruits.length} units are more than can be played with`)
  const groups = (scenario.reinforcements ?? []).map(({ at }) => [...reader.set(at, [])])
  const spared = scenario.demoralisation?.spares ?? []
  const effect = (hex: number) => charts.terrain[TERRAINS[terrain[hex]!]!]
  const exits = sides.map((side) => {
    const flags = new Uint8Array(grid.size)
    for (const hex of reader.set(scenario.exits?.[side] ?? [], [])) flags[hex] = Number(isWayOff(ground, charts, hex))
    return flags
  })
  return {
    scenario,
    isAdvanced: scenario.edition === 'advanced',
    grid,
    hexes: HexTables.of(grid),
    sides,
    charts,
    options,
    terrain,
    steps: Uint8Array.from(
      { length: grid.size * 6 },
      (_, i) => stepCost(ground, charts, Math.floor(i / 6), i % 6) ?? 0,
    ),
    backsteps: Uint8Array.from(
      { length: grid.size * 6 },
      (_, i) => backstepCost(ground, charts, options, Math.floor(i / 6), i % 6) ?? 0,
    ),
    entry: Uint8Array.from({ length: grid.size }, (_, hex) => entryCost(ground, charts, hex) ?? 0),
    defence: Uint8Array.from({ length: grid.size }, (_, hex) => effect(hex).defence),
    shift: Int8Array.from({ length: grid.size }, (_, hex) => effect(hex).shift),
    blocks: Uint8Array.from({ length: grid.size }, (_, hex) => Number(effect(hex).blocksFire)),
    afar: afarOn(grid, charts.gunRange),
    afarEach: afarWithin(charts.gunRange),
    exits: [exits[0]!, exits[1]!],
    recruits,
    pieces: recruits.length,
    side: Uint8Array.from(recruits, ({ side }) => sides.indexOf(side)),
    arm: Uint8Array.from(recruits, ({ kind }) => armOf(kind)),
    strength: Int32Array.from(recruits, ({ strength }) => strength),
    movement: Int32Array.from(recruits, ({ movement }) => movement),
    zone: Int32Array.from(recruits, ({ side, nation }) => {
      const place = 8 * sides.indexOf(side)
      return (1 << place) | (spared.includes(nation) ? 1 << (place + 16) : 0)
    }),
    arrival: Uint8Array.from(recruits, ({ arrival }) =>
      arrival === undefined ? 0 : scenario.reinforcements![arrival]!.turn,
    ),
    entrances: recruits.map(({ arrival }) => (arrival === undefined ? [] : groups[arrival]!)),
    reinforcements: sides.map((side) =>
      [...recruits.keys()].filter((piece) => recruits[piece]!.side === side && recruits[piece]!.arrival !== undefined),
    ),
    victory: readVictory(scenario, sides),
  }
}

function armOf(kind: Recruit['kind']): number {
  const { arm } = KINDS[kind]
  return arm === undefined ? NO_ARM : ARMS.indexOf(arm)
}

/** How many hexes are more than one away from a hex, and no more than so many. */
const afarWithin = (range: number) => 3 * range * (range + 1) - 6

/** The same for all battles on such a board: hundreds of cases are played on one. */
function afarOn(grid: HexGrid, range: number): Int32Array {
  const byRange = tablesOf(grid)
  const afar = byRange.get(range) ?? tabulateAfar(grid, range)
  byRange.set(range, afar)
  return afar
}

const tablesOf = memoize<HexGrid, Map<number, Int32Array>>(() => new Map())

/** Ring by ring, each in the order in which the one before leads there. */
function tabulateAfar(grid: HexGrid, range: number): Int32Array {
  const each = afarWithin(range)
  const afar = new Int32Array(grid.size * each).fill(NOWHERE)
  for (let hex = 0; hex < grid.size; hex++) {
    const found = new Set([hex])
    let [ring, count] = [[hex], 0]
    for (let distance = 1; distance <= range; distance++) {
      const next = new Set(ring.flatMap((one) => [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour(one, direction))))
      ring = [...next].filter((one) => one !== NOWHERE && !found.has(one))
      for (const one of ring) {
        found.add(one)
        if (distance > 1) afar[hex * each + count++] = one
      }
    }
  }
  return afar
}
