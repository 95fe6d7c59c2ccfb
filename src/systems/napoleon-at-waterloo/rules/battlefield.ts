import type { HexGrid } from '../../../board/hex-grid.ts'
import { HexTables } from '../../../board/hex-tables.ts'
import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { openHappenings } from '../../../engine/happenings.ts'
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
} from '../format/index.ts'
import { MOST_PIECES } from './actions.ts'
import { type Conditions, openConditions, openScoreboard, type Scores } from './conditions.ts'
import { boardAfter, compileEvents, type Happening } from './event-plan.ts'
import { type Gait, listGaits } from './gaits.ts'
import { compileSides, type SideTables } from './hexsides.ts'
import { compileModes, type ModeTable, modeOf } from './mode-table.ts'
import type { BattleState } from './state.ts'
import { backstepCost, entryCost, isWayOff, stepCost } from './step-costs.ts'
import { compileTimetable, type Timetable } from './timetable.ts'
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
  /** For each hex its terrain, an index into the kinds of ground of its tables. */
  readonly terrain: Uint8Array
  /** For each hex and direction the movement points of the step, 0 where nobody may take it. */
  readonly steps: Uint8Array
  /** By gait the same; and for units that fall back: the points that they must have, although they pay none. */
  readonly stepsOf: readonly Uint8Array[]
  readonly backstepsOf: readonly Uint8Array[]
  readonly sideTables: SideTables
  /** For each hex the movement points of whoever comes onto the board there, 0 where nobody may; and the same by gait. */
  readonly entry: Uint8Array
  readonly entryOf: readonly Uint8Array[]
  /** For each hex: by how much it multiplies its defenders, by how many columns it shifts attacks, whether it stops fire. */
  readonly defence: Uint8Array
  readonly shift: Int8Array
  readonly blocks: Uint8Array
  /** For each hex those that guns reach beyond its neighbours, so many to a hex; NOWHERE off the board. */
  readonly afar: Int32Array
  readonly afarEach: number
  /** How far the guns of the battle reach at most. */
  readonly longest: number
  /** For each side the hexes by which it may leave the board. */
  readonly exits: readonly [Uint8Array, Uint8Array]
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
  /** What happens once in the battle. */
  readonly happenings: readonly Happening[]
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
  const { grid, reader, terrain } = ground
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
  const effect = (hex: number) => charts.terrain[terrain[hex]!]!
  const exits = sides.map((side) => {
    const flags = new Uint8Array(grid.size)
    for (const hex of reader.set(scenario.exits?.[side] ?? [], [])) flags[hex] = Number(isWayOff(ground, charts, hex))
    return flags
  })
  const tabulate = (costOf: (hex: number, direction: number) => number | undefined) =>
    Uint8Array.from({ length: grid.size * 6 }, (_, i) => costOf(Math.floor(i / 6), i % 6) ?? 0)
  const gaits = listGaits(scenario, charts, kindsOf(scenario.troops).values())
  // Only hexsides, and ground of the battle's own, make a difference between units; a leader goes where anybody may.
  const isOneForAll = !ground.hexsides && scenario.ground === undefined
  const byGait = (tabulateFor: (gait: Gait | undefined) => Uint8Array) => {
    const anybody = tabulateFor(undefined)
    return gaits.list.map((gait) => (gait && !isOneForAll ? tabulateFor(gait) : anybody))
  }
  const stepsOf = byGait((gait) => tabulate((hex, direction) => stepCost(ground, charts, hex, direction, gait)))
  const entryOf = byGait((gait) =>
    Uint8Array.from({ length: grid.size }, (_, hex) => entryCost(ground, charts, hex, gait) ?? 0),
  )
  return {
    scenario,
    isAdvanced,
    grid,
    hexes: HexTables.of(grid),
    sides,
    charts,
    options,
    terrain,
    steps: stepsOf[NO_ARM]!,
    stepsOf,
    backstepsOf: byGait((gait) =>
      tabulate((hex, direction) => backstepCost(ground, charts, options, hex, direction, gait)),
    ),
    sideTables: compileSides(ground),
    entry: entryOf[NO_ARM]!,
    entryOf,
    gait: Uint8Array.from(recruits, ({ row }) => gaits.of(row)),
    defence: Uint8Array.from({ length: grid.size }, (_, hex) => effect(hex).defence),
    shift: Int8Array.from({ length: grid.size }, (_, hex) => effect(hex).shift),
    blocks: Uint8Array.from({ length: grid.size }, (_, hex) => Number(effect(hex).blocksFire)),
    afar: afarOn(grid, longest),
    afarEach: afarWithin(longest),
    longest,
    exits: [exits[0]!, exits[1]!],
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
    happenings,
    waited: hasChoices ? conditions.remember() : -1,
    after: new Map(),
    victory: readVictory(scenario, sides, reader, conditions, firsts),
    conditions,
    scoreboard,
  }
}

/** The battlefield as the events that have happened have left it: compiled when it is first asked for. */
export function fieldAfter({ field, memory, turn }: Pick<BattleState, 'field' | 'memory' | 'turn'>): Battlefield {
  const base = field.base ?? field
  const times = base.happenings.map(({ timing, changesBoard }) => (changesBoard ? memory[timing.row]! : 0))
  const happened = [...times.keys()].filter((i) => times[i]! > 0 && times[i]! <= turn)
  // Those of one turn happen in the order of the list.
  const order = happened.toSorted((a, b) => times[a]! - times[b]! || a - b)
  const key = order.join()
  let known = base.after.get(key)
  if (!known) {
    const { reader } = readGround(base.scenario, new Report(ALL_CODES))!
    known = { ...compile({ ...base.scenario, board: boardAfter(base.scenario, order, reader) }), base }
    base.after.set(key, known)
  }
  return known
}

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
