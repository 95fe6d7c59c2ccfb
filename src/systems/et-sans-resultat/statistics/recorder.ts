import { wantedAtoms } from '../../../engine/conditions/program.ts'
import {
  listAwards,
  type PieceEntry,
  type PieceStation,
  recordBy,
  type StatisticsRecorder,
  type VictoryReason,
} from '../../../engine/statistics-recorder.ts'
import { withoutBrackets } from '../../../scenario/conditions/sentences.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import type { EtSansResultatScenario } from '../format/index.ts'
import { type Area, conditionNames, describeCondition, describeConditionOf, isInArea } from '../format/index.ts'
import {
  type BattleState,
  type Event,
  isOnTable,
  LEVELS,
  RESERVE,
  reasonOf,
  sideOfUnit,
  squareOf,
} from '../rules/index.ts'
import { describeVictory, NO_VICTORY, tellEvent } from '../text/index.ts'

/** What the books about many games need to know of this one. A unit that is routed is lost for as long as it is. */
export const statisticsRecorder: StatisticsRecorder<BattleState> = {
  levels: [...LEVELS, 'draw'],
  pieces: (state) =>
    state.field.units.map(({ side, troop, name, at, stance }): PieceEntry => {
      // Batteries in reserve are there from the start, committed or not.
      const isReserve = !at && stance === RESERVE
      const from = at
        ? { at: squareOf(state, at[0], at[1]) }
        : isReserve
          ? { at: 'reserve' }
          : { arrives: true as const }
      return { side, type: troop.name, name, ...from, strength: 1 }
    }),
  ways: (scenario) => ways(scenario as Scenario & EtSansResultatScenario),
  awards: (scenario) => awards(scenario as Scenario & EtSansResultatScenario),
  scored: ({ field, memory }) => field.scoreboard.times(memory),
  // 3.2: the initiative goes from side to side turn by turn, and who begins is settled.
  first: ({ field }) => field.first,
  record: recordBy<Event>({
    turn: ({ turn }) => ({ kind: 'turn', turn }),
    'unit-arrives': ({ piece, square }) => ({ kind: 'entry', piece, place: square, how: 'arrival' }),
    rout: ({ piece, square }) => ({ kind: 'loss', piece, place: square, strength: 1, gone: false }),
    // 6: a routed unit that is rallied.
    brought: ({ piece, stance }) => (stance === 'deployed' ? { kind: 'recovery', piece, strength: 1 } : undefined),
    // The strength of those who had routed was lost before.
    removed: ({ piece, square, wasRouted }) => ({
      kind: 'loss',
      piece,
      place: square,
      strength: wasRouted ? 0 : 1,
      gone: true,
    }),
    'left-table': ({ piece }) => ({ kind: 'loss', piece, place: '', strength: 1, gone: true }),
  }),
  tell: tellEvent,
  stations: (state) => {
    const stations: PieceStation[] = []
    for (let unit = 0; unit < state.x.length; unit++) {
      const [x, y] = [state.x[unit]!, state.y[unit]!]
      // The tail of a column that arrives is still beyond the edge.
      if (!isOnTable(state, unit) || !state.field.ground.isOnTable(x, y)) continue
      stations.push({ side: sideOfUnit(state, unit), place: squareOf(state, x, y) })
    }
    return stations
  },
  deciding,
}

function ways(scenario: EtSansResultatScenario): readonly VictoryReason[] {
  const names = conditionNames(scenario)
  const won = scenario.victory.map((goal, line) => ({
    reason: reasonOf(line),
    text: describeVictory(goal, names),
    cause: `${withoutBrackets(describeConditionOf(goal.when, goal.side, names))}.`,
  }))
  return [...won, { reason: NO_VICTORY, text: 'No victory condition holds at the end.' }]
}

function awards(scenario: Scenario & EtSansResultatScenario) {
  const names = conditionNames(scenario)
  return listAwards(scenario, scenario.points, (when, side) => describeCondition(when, side, names))
}

/** The squares of the areas that the condition speaks of which decided: those in which the winner stands. */
function deciding(state: BattleState): readonly string[] {
  const { areas, goals } = state.field
  const goal = goals[state.reason]
  if (state.winner < 0 || !goal) return []
  const squares = new Set<string>()
  for (const atom of [...wantedAtoms(goal.when.tree), ...wantedAtoms(goal.when.tree, true)]) {
    const spoken =
      atom.kind === 'controls' ? atom.places.map((area) => areas[area]!) : 'where' in atom ? atom.where : []
    for (const area of spoken) addSquares(state, area, squares)
  }
  return [...squares]
}

function addSquares(state: BattleState, area: Area, squares: Set<string>): void {
  for (let unit = 0; unit < state.x.length; unit++) {
    if (sideOfUnit(state, unit) !== state.winner || !isOnTable(state, unit)) continue
    const [x, y] = [state.x[unit]!, state.y[unit]!]
    if (isInArea(area, x, y)) squares.add(squareOf(state, x, y))
  }
}
