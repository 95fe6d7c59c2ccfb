import type { HexGrid } from '../../../board/hex-grid.ts'
import { HexTables } from '../../../board/hex-tables.ts'
import { openHappenings } from '../../../engine/happenings.ts'
import { compileSky, type Sky } from '../../../engine/weather.ts'
import { linkRoads, readRoads } from '../../../scenario/checks/hex-board.ts'
import { HexReader, makeGrid } from '../../../scenario/checks/hexes.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { readHexsides } from '../../../scenario/hexsides/read.ts'
import type { Edge, Options, ViveLempereurScenario } from '../format/index.ts'
import {
  ALL_CODES,
  ARMS,
  CARDS,
  type CheckReport,
  deckOf,
  EntryRules,
  enlist,
  type Fallen,
  type GroundRow,
  groundListOf,
  hasFirstOnLeft,
  paintGround,
  playGround,
  type Roster,
  readTables,
  type SectorName,
  sectorHexes,
  sectorNames,
  sideKindsOf,
  type Tables,
  TerrainRules,
  USUAL_OPTIONS,
  WEATHER,
} from '../format/index.ts'
import { type ArrivalPlan, compileArrivals } from './arrival-plan.ts'
import { type Conditions, type OwnTest, openConditions, openScoreboard, type Scores } from './conditions.ts'
import { compileDeployment, type DeploymentPlan } from './deployment-plan.ts'
import { compileEvents, compileShifts, type Happening, type Shifts } from './event-plan.ts'
import { type Around, compileSides } from './side-tables.ts'
import { compileSpecial, type SpecialPlan } from './special-plan.ts'
import { compileTimetable, type Timetable } from './timetable.ts'
import { compileVictory, type VictoryPlan } from './victory-plan.ts'

/** Added to the index of a kind of ground where the hex blocks sight. */
export const BLOCKS_SIGHT = 128
export const TERRAIN_MASK = 127

/** Everything about a battle that never changes while it is fought, in tables. */
export type Battlefield = Around & {
  readonly scenario: ViveLempereurScenario
  readonly options: Required<Options>
  readonly grid: HexGrid
  readonly tables: HexTables
  /** The tables of the book, or the battle's own. */
  readonly charts: Tables
  readonly sides: readonly string[]
  /** The edge of each side. */
  readonly edges: readonly Edge[]
  /** 2.0: for each side whether its player has the first sector on the left. */
  readonly firstOnLeft: readonly boolean[]
  /** The kinds of ground of the battle: those of the book, then its own. */
  readonly grounds: readonly GroundRow[]
  /** For each hex the ground as it is played, an index into them, with BLOCKS_SIGHT; tiles that the players lay change a copy of it. */
  readonly ground: Int32Array
  /** For each hex whether a special rule makes other terrain of what is painted there. */
  readonly replaced: Uint8Array
  /** How a kind of ground is played in a hex: its index with BLOCKS_SIGHT. */
  readonly play: (hex: number, type: number) => number
  /** For each hex one bit a direction: whether a road leads there. */
  readonly roads: Uint8Array
  readonly sectorNames: readonly SectorName[]
  /** For each hex its sector, an index into their names. */
  readonly sector: Uint8Array
  /** For each side and hex one bit an arm that the special rules admit. */
  readonly entry: readonly [Uint8Array, Uint8Array]
  /** Whether a special rule keeps somebody out of a hex: a general needs company there. */
  readonly restricted: Uint8Array
  /** Added to the fire value at, and from, each hex by special rules. */
  readonly firingAt: Int8Array
  readonly firingFrom: Int8Array
  /** The arms that a kind of ground admits, one bit each, by the order of `grounds`. */
  readonly arms: Uint8Array
  /** 8.2: added to fire that leads through a kind of ground, by the order of `grounds`. */
  readonly firingThrough: Int8Array
  readonly generalsKeepToNation: boolean
  readonly roster: Roster
  /** 6.0, 3.2: the most hexes that a piece comes through in an order, the first and one along a road included. */
  readonly longestWay: number
  /** The cards of each side, by the order of CARDS. */
  readonly decks: readonly (readonly number[])[]
  readonly firstHands: readonly (readonly number[] | undefined)[]
  readonly arrivals: readonly ArrivalPlan[]
  /** Who comes, is released and leaves, and when. */
  readonly timetable: Timetable
  readonly deployment: DeploymentPlan | undefined
  readonly victory: VictoryPlan
  /** Every condition of the battle. */
  readonly conditions: Conditions
  /** What scores victory points. */
  readonly scoreboard: Scores
  /** The weather; nothing in a battle where it never changes. */
  readonly sky: Sky<Uint8Array, OwnTest> | undefined
  readonly happenings: readonly Happening[]
  /** Hexsides that events change; nothing where none does. */
  readonly shifts: Shifts | undefined
  /** Whether ground changes while the battle is fought, by tiles or by events: then each state has its own. */
  readonly groundChanges: boolean
  /** The special rules whose effect changes while the battle is fought. */
  readonly special: SpecialPlan
}

/** Compiles a sound scenario. */
export function compile(scenario: ViveLempereurScenario, fallen: readonly Fallen[] = []): Battlefield {
  const report: CheckReport = new Report(ALL_CODES)
  const grid = makeGrid(scenario.board.columns, scenario.board.rows, report)
  if (!grid) throw new Error(`no board: ${report.diagnostics[0]?.message}`)
  const reader = new HexReader(grid, report)
  const sides = Object.keys(scenario.sides)
  const edges = sides.map((side) => scenario.sides[side]!.edge)
  const sectors = sectorNames(scenario.board.sectors)
  const painted = paintGround(scenario, reader, report)
  const rules = new TerrainRules(scenario, reader)
  const played = playGround(painted, rules)
  const { rows: grounds } = groundListOf(scenario)
  const play = (hex: number, type: number) => {
    const { type: as, blocksSight } = rules.play(hex, type)
    return as + (blocksSight ? BLOCKS_SIGHT : 0)
  }
  const entryRules = new EntryRules(scenario, played, reader, report)
  const ground = Int32Array.from(painted, (type, hex) => play(hex, type))
  const deployment = compileDeployment(scenario, sides, reader)
  const roster = enlist(
    scenario,
    sides,
    reader,
    countGarrisonable(grounds, ground) + (deployment?.buildings ?? 0) + countBuilt(scenario, reader),
    fallen,
  )
  const groups = (scenario.reinforcements ?? []).map(({ id }) => id)
  const conditions = openConditions(roster, sides, sectors, reader, groups, (id) => eventRows.get(id) ?? -1)
  const eventRows = openHappenings(conditions, scenario.events)
  const happenings = compileEvents(scenario, sides, eventRows, reader, conditions)
  const sky = compileSky(
    conditions,
    scenario.weather,
    WEATHER,
    grid.size,
    ({ hexes }) => hexes && reader.set(hexes, []),
  )
  const timetable = compileTimetable(scenario, sides, roster, reader, conditions)
  const scoreboard = openScoreboard(scenario, sides, conditions)
  const modifiers = scenario.specialRules ?? []
  const special = compileSpecial(scenario, sides, roster, reader, conditions)
  const charts = readTables(scenario)
  const tables = HexTables.of(grid)
  const around = compileSides(readHexsides(scenario, sideKindsOf(scenario), reader, report), tables)
  const restricted = new Uint8Array(grid.size)
  for (const hex of entryRules.restrictedHexes) restricted[hex] = 1
  return {
    scenario,
    options: { ...USUAL_OPTIONS, ...scenario.options },
    grid,
    tables,
    charts,
    sides,
    edges,
    firstOnLeft: edges.map((edge, side) => hasFirstOnLeft(sectors, edge, edges[1 - side]!) ?? true),
    sectorNames: sectors,
    grounds,
    ground,
    replaced: Uint8Array.from(ground, (code, hex) => Number((code & TERRAIN_MASK) !== painted[hex])),
    play,
    // 6.0: a unit follows a road from hex to hex, so what counts are its links.
    roads: linkRoads(readRoads(scenario.board.roads, reader, report), grid),
    ...around,
    sector: readSectors(scenario, sectors, reader),
    entry: [admitted(0), admitted(1)],
    restricted,
    firingAt: sumModifiers(modifiers, 'firingAt', reader),
    firingFrom: sumModifiers(modifiers, 'firingFrom', reader),
    arms: Uint8Array.from(grounds, (kind) => kind.arms),
    firingThrough: Int8Array.from(grounds, (kind) => kind.firingThrough),
    generalsKeepToNation: modifiers.some(({ rule }) => rule === 'generals-keep-to-their-nation'),
    roster,
    longestWay: 2 + mostMoves(roster, charts),
    decks: sides.map((side) => CARDS.map((card) => deckOf(scenario, side)[card] ?? 0)),
    firstHands: sides.map((side) => {
      const hand = scenario.cards?.[side]?.firstHand
      return hand && CARDS.map((card) => hand.filter((one) => one === card).length)
    }),
    arrivals: compileArrivals(scenario, sides, reader, timetable),
    timetable,
    deployment,
    victory: compileVictory(scenario, sides, reader, conditions),
    conditions,
    scoreboard,
    sky,
    happenings,
    shifts: compileShifts(scenario, happenings, reader, tables),
    groundChanges:
      deployment?.tiles !== undefined ||
      special.weakAt !== undefined ||
      happenings.some(({ ground: changed }) => changed.length > 0),
    special,
  }

  function admitted(side: number): Uint8Array {
    const masks = new Uint8Array(grid!.size).fill((1 << ARMS.length) - 1)
    for (const hex of entryRules.restrictedHexes) {
      masks[hex] = ARMS.reduce((mask, arm, i) => {
        return mask | (entryRules.admitsArm(hex, arm, sides[side] ?? '') ? 1 << i : 0)
      }, 0)
    }
    return masks
  }
}

function readSectors({ board }: ViveLempereurScenario, names: readonly SectorName[], reader: HexReader): Uint8Array {
  const sector = new Uint8Array(reader.grid.size)
  names.forEach((name, i) => {
    for (const hex of reader.set(sectorHexes(board.sectors, name), [])) sector[hex] = i
  })
  return sector
}

function sumModifiers(
  rules: NonNullable<ViveLempereurScenario['specialRules']>,
  key: 'firingAt' | 'firingFrom',
  reader: HexReader,
): Int8Array {
  const sums = new Int8Array(reader.grid.size)
  for (const rule of rules) {
    if (rule.rule !== 'fire-modifier') continue
    for (const hex of reader.set(rule.hexes, [])) sums[hex]! += rule[key] ?? 0
  }
  return sums
}

function countGarrisonable(grounds: readonly GroundRow[], ground: Int32Array): number {
  return ground.reduce((sum, code) => sum + Number(grounds[code & TERRAIN_MASK]!.garrison), 0)
}

/** Hexes that events make such that a garrison can be left there. */
function countBuilt(scenario: ViveLempereurScenario, reader: HexReader): number {
  const changes = [
    ...(scenario.events ?? []).map(({ ground = [] }) => ground),
    ...(scenario.specialRules ?? []).map((rule) => (rule.rule === 'ground-breaks' ? [rule] : [])),
  ]
  const built = changes.flatMap((ground) =>
    ground.flatMap(({ hexes, becomes }) =>
      groundListOf(scenario).find(becomes)?.garrison ? reader.set(hexes, []) : [],
    ),
  )
  return new Set(built).size
}

function mostMoves({ rows }: Roster, { cards }: Tables): number {
  const own = rows.map(({ moves, arm }) => moves * (arm === 'artillery' ? Math.max(...cards.moveTimes) : 1))
  return Math.max(...own, ...cards.moves)
}
