import { parseFacing } from '../../../board/table/facing.ts'
import { compileHappenings, openHappenings } from '../../../engine/happenings.ts'
import type { EtSansResultatScenario } from '../format/index.ts'
import { featuresAfter, TableGround, type Tables, tablesOf, toPoint } from '../format/index.ts'
import type { Battlefield, EntryPoint, Unit } from './battlefield.ts'
import { openConditions, openScoreboard } from './conditions.ts'
import { makeGaitOfGenerals } from './gaits.ts'
import { OrderOfBattle } from './order-of-battle.ts'
import { compileSpecial } from './special-plan.ts'
import { EDGES, NOBODY } from './state.ts'
import { compileTimetable } from './timetable.ts'
import { compileVictory } from './victory-plan.ts'
import { openSky } from './weather.ts'

/** Compiles a sound scenario. */
export function compile(scenario: EtSansResultatScenario): Battlefield {
  const { board, first, events, specialRules = [] } = scenario
  const tables = tablesOf(scenario)
  // What is yet to be built is not there.
  const table = events ? { ...board, features: featuresAfter(board.features, events, () => false) } : board
  const ground = new TableGround(table, scenario.ground)
  const { sides, areas, units, formations, forces, commanders, specialties } = new OrderOfBattle(
    scenario,
    tables,
    ground,
  )
  const speakable = { sides, areas, units, formations, commanders }
  let eventRows: ReadonlyMap<string, number> = new Map()
  const conditions = openConditions(speakable, (id) => eventRows.get(id) ?? NOBODY)
  eventRows = openHappenings(conditions, events)
  const entries = entriesOf(board)
  return {
    ...speakable,
    base: undefined,
    scenario,
    table,
    tables,
    ground,
    homeward: sides.map((id) => 4 * EDGES.indexOf(scenario.sides[id]!.edge)),
    first: Math.max(0, sides.indexOf(first ?? '')),
    entries,
    generalGait: makeGaitOfGenerals(tables, ground.mixtures),
    unitsOfSide: [unitsOf(units, 0), unitsOf(units, 1)],
    meetingReach: meetingReach(tables, units),
    forces,
    specialties,
    locked: formations.map(({ id, order }) =>
      specialRules.some((rule) => rule.rule === 'lock-directive' && rule.formation === id) ? order : NOBODY,
    ),
    conditions,
    sky: openSky(scenario, ground, conditions),
    happenings: compileHappenings(conditions, events, eventRows, sides).map((event, i) => ({
      ...event,
      changesGround: events![i]!.features !== undefined,
    })),
    timetable: compileTimetable(scenario, { ...speakable, forces, entries }, conditions),
    scoreboard: openScoreboard(scenario, sides, conditions),
    goals: compileVictory(scenario, sides, conditions),
    special: compileSpecial(scenario, speakable, conditions),
  }
}

const entriesOf = ({ entries = {} }: EtSansResultatScenario['board']): EntryPoint[] =>
  Object.entries(entries).map(([id, { name, at, facing }]) => ({
    id,
    name: name ?? id,
    at: toPoint(at),
    facing: parseFacing(facing)!,
  }))

const unitsOf = (units: readonly Unit[], side: number) =>
  Int32Array.from([...units.keys()].filter((unit) => units[unit]!.side === side))

/** Farther apart no two bases touch. */
function meetingReach(tables: Tables, units: readonly Unit[]): number {
  const own = units.flatMap(({ troop }) => [troop.base, troop.column])
  return Math.max(...[...Object.values(tables.footprints), ...own].map(([width, depth]) => width + depth)) + 2
}
