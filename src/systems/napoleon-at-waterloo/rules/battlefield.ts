import type { HexGrid } from '../../../board/hex-grid.ts'
import { HexTables } from '../../../board/hex-tables.ts'
import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { openHappenings } from '../../../engine/happenings.ts'
import { compileSky, type Sky } from '../../../engine/weather.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import type { NapoleonAtWaterlooScenario } from '../format/index.ts'
import {
  ALL_CODES,
  ARMS,
  type CheckReport,
  enlist,
  type KindRow,
  kindsOf,
  type Options,
  type Recruit,
  readGround,
  readOptions,
  readTables,
  sidesOf,
  type Tables,
  WEATHER,
} from '../format/index.ts'
import { MOST_PIECES } from './actions.ts'
import { type Conditions, openConditions, openScoreboard, type Scores, type Test } from './conditions.ts'
import { boardAfter, compileEvents, type Happening, listUpheavals, type Upheaval } from './event-plan.ts'
import { listGaits } from './gaits.ts'
import { compileGround, type GroundTables } from './ground-tables.ts'
import { compileModes, type ModeTable, modeOf } from './mode-table.ts'
import { compileSpecial, type SpecialPlan } from './special-plan.ts'
import type { BattleState } from './state.ts'
import { compileTimetable, type Timetable } from './timetable.ts'
import { readVictory, type VictoryPlan } from './victory-plan.ts'

/** An arm in a table, by the order of ARMS; a leader has none. */
export const [INFANTRY, CAVALRY, ARTILLERY, NO_ARM] = [0, 1, 2, 3] as const

/** Everything about a battle that never changes while it is fought, in tables. */
export type Battlefield = GroundTables & {
  readonly scenario: NapoleonAtWaterlooScenario
  readonly isAdvanced: boolean
  readonly grid: HexGrid
  readonly hexes: HexTables
  readonly sides: readonly string[]
  readonly charts: Tables
  readonly options: Options
  /** For each hex those that guns reach beyond its neighbours, so many to a hex; NOWHERE off the board. */
  readonly afar: Int32Array
  readonly afarEach: number
  /** How far the guns of the battle reach at most. */
  readonly longest: number
  /** Pieces by number, and what about them never changes. */
  readonly recruits: readonly Recruit[]
  readonly pieces: number
  readonly side: Uint8Array
  readonly arm: Uint8Array
  /** How it moves: an index into `stepsOf` and `entryOf`. */
  readonly gait: Uint8Array
  /** The row and column of the capability chart that a piece has: an index into `modes`; NO_MODE for a leader. */
  readonly mode: Uint8Array
  readonly modes: ModeTable
  /** How far a piece fires, 1 for all but guns. */
  readonly range: Uint8Array
  /** What multiplies a piece's strength when it is attacked, and for how many units it counts in a stack. */
  readonly steadiness: Uint8Array
  readonly size: Uint8Array
  /** Whether zones of control never hold a piece. */
  readonly leaves: Uint8Array
  readonly strength: Int32Array
  readonly movement: Int32Array
  /** What a piece adds to the zones of the hexes around it: see `zones.ts`. */
  readonly zone: Int32Array
  /** The turn in which a piece arrives, or the first in which it may, 0 for those at the start; and all its entrances. */
  readonly arrival: Uint8Array
  readonly entrances: readonly (readonly number[])[]
  /** For each side those who arrive. */
  readonly reinforcements: readonly (readonly number[])[]
  /** Who comes, is released and leaves, and when. */
  readonly timetable: Timetable
  /** The weather, where the battle has any. */
  readonly sky: Sky<Uint8Array, Test> | undefined
  /** What happens once in the battle. */
  readonly happenings: readonly Happening[]
  /** What special rules say that changes while the battle is fought. */
  readonly special: SpecialPlan
  /** Everything that may change the board: events by their numbers, then hexes that may break. */
  readonly upheavals: readonly Upheaval[]
  /** The word of memory with the turn in which a side has last brought nothing about; -1 where none has a choice. */
  readonly waited: number
  /** The battlefield as it was at the start, of one that events have changed; and those that they make of it. */
  readonly base?: Battlefield
  readonly after: Map<string, Battlefield>
  readonly victory: VictoryPlan
  /** Every condition of the battle. */
  readonly conditions: Conditions
  /** What scores victory points. */
  readonly scoreboard: Scores
}

/** Compiles a sound scenario. */
export function compile(scenario: NapoleonAtWaterlooScenario): Battlefield {
  const report: CheckReport = new Report(ALL_CODES)
  const ground = readGround(scenario, report)
  if (!ground) throw new Error(`no board: ${report.diagnostics[0]?.message}`)
  const { grid, reader } = ground
  const sides = sidesOf(scenario)
  const charts = readTables(scenario)
  const options = readOptions(scenario)
  const recruits = enlist(scenario, reader)
  const isAdvanced = scenario.edition === 'advanced'
  const modes = compileModes(charts.capability, kindsOf(scenario.troops))
  const rangeOf = ({ arm, range }: KindRow) => (arm === 'artillery' ? (range ?? charts.gunRange) : 1)
  const longest = recruits.reduce((most, { row }) => Math.max(most, rangeOf(row)), charts.gunRange)
  const firsts: number[] = []
  const rows = new Map<string, number>()
  const conditions = openConditions(recruits, sides, reader, firsts, (id) => rows.get(id) ?? -1)
  for (const [id, row] of openHappenings(conditions, scenario.events)) rows.set(id, row)
  const happenings = compileEvents(scenario, sides, rows, conditions)
  const hasChoices = happenings.some(({ isChoice }) => isChoice)
  const scoreboard = openScoreboard(scenario, sides, conditions)
  if (recruits.length > MOST_PIECES) throw new Error(`${recruits.length} units are more than can be played with`)
  const timetable = compileTimetable(scenario, sides, recruits, reader, conditions)
  const groups = timetable.arrivals.map(({ entrances }) => [...new Set(entrances.flat())])
  const spares = scenario.demoralisation?.spares ?? []
  const isSpared = (nation: string) => kinOf(scenario.nations, nation).some((one) => spares.includes(one))
  const gaits = listGaits(scenario, charts, kindsOf(scenario.troops).values())
  const special = compileSpecial(scenario, sides, recruits, reader, conditions)
  return {
    ...compileGround(scenario, ground, charts, options),
    scenario,
    isAdvanced,
    grid,
    hexes: HexTables.of(grid),
    sides,
    charts,
    options,
    gait: Uint8Array.from(recruits, ({ row }) => gaits.of(row)),
    afar: afarOn(grid, longest),
    afarEach: afarWithin(longest),
    longest,
    recruits,
    pieces: recruits.length,
    side: Uint8Array.from(recruits, ({ side }) => sides.indexOf(side)),
    arm: Uint8Array.from(recruits, ({ row }) => armOf(row)),
    mode: Uint8Array.from(recruits, ({ row }) => modeOf(modes, row)),
    modes,
    range: Uint8Array.from(recruits, ({ row }) => rangeOf(row)),
    steadiness: Uint8Array.from(recruits, ({ row }) => row.defence),
    size: Uint8Array.from(recruits, ({ row }) => row.stacking),
    leaves: Uint8Array.from(recruits, ({ row }) => Number(row.leavesZones ?? (isAdvanced && leavesAsArm(row)))),
    strength: Int32Array.from(recruits, ({ strength }) => strength),
    movement: Int32Array.from(recruits, ({ movement }) => movement),
    zone: Int32Array.from(recruits, ({ side, nation, row }) => {
      if (!row.zoneOfControl) return 0
      const place = 8 * sides.indexOf(side)
      return (1 << place) | (isSpared(nation) ? 1 << (place + 16) : 0)
    }),
    arrival: Uint8Array.from(recruits, ({ arrival }) =>
      arrival === undefined ? 0 : timetable.arrivals[arrival]!.timing.turn,
    ),
    entrances: recruits.map(({ arrival }) => (arrival === undefined ? [] : groups[arrival]!)),
    reinforcements: sides.map((side) =>
      [...recruits.keys()].filter((piece) => recruits[piece]!.side === side && recruits[piece]!.arrival !== undefined),
    ),
    timetable,
    sky: compileSky(
      conditions,
      scenario.weather,
      WEATHER,
      grid.size,
      ({ hexes: only }) => only && reader.set(only, []),
    ),
    happenings,
    special,
    upheavals: listUpheavals(scenario, special, grid),
    waited: hasChoices || special.batteries ? conditions.remember() : -1,
    after: new Map(),
    victory: readVictory(scenario, sides, reader, conditions, firsts),
    conditions,
    scoreboard,
  }
}

/** The battlefield as everything has left it that has changed it: compiled when it is first asked for. */
export function fieldAfter({ field, upheavals }: Pick<BattleState, 'field' | 'upheavals'>): Battlefield {
  const base = field.base ?? field
  const past = [...upheavals.keys()].filter((change) => upheavals[change]! > 0)
  const order = past.toSorted((a, b) => upheavals[a]! - upheavals[b]!)
  const key = order.join()
  let known = base.after.get(key)
  if (!known) {
    const { reader } = readGround(base.scenario, new Report(ALL_CODES))!
    const changes = order.map((change) => base.upheavals[change]!)
    const scenario = { ...base.scenario, board: boardAfter(base.scenario, changes, reader) }
    const ground = readGround(scenario, new Report(ALL_CODES))!
    known = { ...base, scenario, ...compileGround(scenario, ground, base.charts, base.options), base }
    // Ground that breaks hex by hex makes more fields than anybody comes back to.
    if (base.after.size >= MOST_FIELDS) base.after.clear()
    base.after.set(key, known)
  }
  return known
}

const MOST_FIELDS = 64

const armOf = ({ arm }: KindRow) => (arm === undefined ? NO_ARM : ARMS.indexOf(arm))

/** Zones 2 holds infantry and artillery. */
const leavesAsArm = ({ arm }: KindRow) => arm === undefined || arm === 'cavalry'

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
