import { NOWHERE } from '../../../board/nowhere.ts'
import {
  listAwards,
  type PieceEntry,
  recordBy,
  type StatisticsRecorder,
  stationsOn,
  type VictoryReason,
} from '../../../engine/statistics-recorder.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import type { NapoleonAtWaterlooScenario } from '../format/index.ts'
import { conditionNames, describeCondition, describeVictory } from '../format/index.ts'
import {
  type BattleState,
  type Event,
  LAST_TURN,
  LEVEL_NAMES,
  reasonOfLevels,
  STANDARD_VICTORY,
} from '../rules/index.ts'
import { tellEvent, unitType } from '../text/index.ts'
import { decidingHexes } from './deciding-places.ts'

/** What the books about many games need to know of this one. */
export const statisticsRecorder: StatisticsRecorder<BattleState> = {
  levels: ['decisive', 'provisional', 'marginal', STANDARD_VICTORY, LEVEL_NAMES[0]],
  pieces: ({ field }) =>
    field.recruits.map(({ row, name, hex, strength, movement }, piece): PieceEntry => {
      const at = hex === NOWHERE ? {} : { at: field.grid.label(hex) }
      const type = `${row.name} ${strength}-${movement}`
      const arrives = field.arrival[piece] === 0 ? {} : { arrives: true as const }
      const called = unitType(row.name, strength, movement)
      return { side: field.side[piece]!, type, called, ...(name && { name }), ...at, ...arrives, strength }
    }),
  // Turn: the first side of the scenario begins.
  first: () => 0,
  ways: (scenario) => ways(scenario as Scenario & NapoleonAtWaterlooScenario),
  awards: (scenario) => awards(scenario as Scenario & NapoleonAtWaterlooScenario),
  scored: ({ field, memory }) => field.scoreboard.times(memory),
  record: recordBy<Event>({
    turn: ({ turn }) => ({ kind: 'turn', turn }),
    arrival: ({ piece, hex }) => ({ kind: 'entry', piece, place: hex, how: 'arrival' }),
    exit: ({ piece, from, exited }) => ({ kind: 'exit', piece, place: from, exited }),
    loss: ({ piece, hex, strength }) => ({ kind: 'loss', piece, place: hex, strength, gone: true }),
  }),
  tell: tellEvent,
  strengthIn: 'strength point',
  stations: ({ field, hex }) => stationsOn(field.grid, hex, field.side),
  deciding: decidingHexes,
}

/** The standard game ends by a condition or by time, the advanced one by the levels that both have reached. */
function ways(scenario: NapoleonAtWaterlooScenario): readonly VictoryReason[] {
  const name = (side: string) => scenario.sides[side]?.name ?? side
  if (scenario.edition === 'standard') {
    const won = scenario.victory.map((goal, i) => ({
      reason: `victory condition ${i + 1}`,
      text: describeVictory(goal, conditionNames(scenario)),
    }))
    return [...won, { reason: LAST_TURN, text: 'The last turn is over, and neither side has met its conditions.' }]
  }
  const [first = '', second = ''] = Object.keys(scenario.sides)
  const levelsOf = (side: string) =>
    [...LEVEL_NAMES.keys()].filter(
      (level) =>
        level === 0 || scenario.victory.some((goal) => goal.side === side && goal.level === LEVEL_NAMES[level]),
    )
  return levelsOf(first).flatMap((one) =>
    levelsOf(second).map((other) => {
      const reached = (side: string, level: number) => `${name(side)} ${level === 0 ? 'none' : LEVEL_NAMES[level]}`
      const text = `Levels reached: ${reached(first, one)}, ${reached(second, other)}.`
      return { reason: reasonOfLevels([first, second], one, other), text }
    }),
  )
}

function awards(scenario: Scenario & NapoleonAtWaterlooScenario) {
  const names = conditionNames(scenario)
  return listAwards(scenario, scenario.points, (when, side) => describeCondition(when, side, names))
}
