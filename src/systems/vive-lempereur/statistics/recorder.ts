import { NOWHERE } from '../../../board/nowhere.ts'
import {
  listAwards,
  type PieceEntry,
  recordBy,
  type StatisticsFact,
  type StatisticsRecorder,
  stationsOn,
  type VictoryReason,
} from '../../../engine/statistics-recorder.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import {
  describeCondition,
  describeVictory,
  type GeneralVictoryRule,
  type ViveLempereurScenario,
} from '../format/index.ts'
import { type BattleState, type Event, type EventOf, LEVELS } from '../rules/index.ts'
import { namesOf, tellEvent } from '../text/index.ts'
import { decidingHexes } from './deciding-places.ts'

/** What the books about many games need to know of this one. */
export const statisticsRecorder: StatisticsRecorder<BattleState> = {
  levels: LEVELS,
  pieces: ({ field: { roster, grid } }) => {
    const arrivals = new Set(roster.arrivals.flat())
    return roster.recruits.map(({ row, side, name, hex }, piece): PieceEntry => {
      const at = hex === NOWHERE ? {} : { at: grid.label(hex) }
      const arrives = arrivals.has(piece) ? { arrives: true as const } : {}
      const strength = roster.elements[piece]!
      const called = row.arm === undefined || row.elements === 1 ? row.singular.toLowerCase() : `${row.singular} unit`
      return { side, type: row.name, called, ...(name && { name }), ...at, ...arrives, strength }
    })
  },
  ways,
  awards,
  scored: ({ field, memory }) => field.scoreboard.times(memory),
  record: recordBy<Event>({
    time: ({ turn }) => ({ kind: 'turn', turn }),
    first: ({ side }) => ({ kind: 'first', side }),
    deployed: ({ piece, hex }) => ({ kind: 'entry', piece, place: hex, how: 'deployment' }),
    arrival: ({ piece, hex }) => ({ kind: 'entry', piece, place: hex, how: 'arrival' }),
    move: ({ garrison: piece, from }) =>
      piece === undefined ? undefined : { kind: 'entry', piece, place: from, how: 'detachment' },
    loss: ({ piece, hex, losses, left }) => ({ kind: 'loss', piece, place: hex, strength: losses, gone: left === 0 }),
    general: (event) => (event.killed ? fallen(event) : undefined),
    capture: (event) => (event.captured ? fallen(event) : undefined),
    captured: fallen,
    engulfed: ({ piece, hex, losses }) => ({ kind: 'loss', piece, place: hex, strength: losses, gone: true }),
    rally: ({ piece, recovered }) => (recovered === 0 ? undefined : { kind: 'recovery', piece, strength: recovered }),
  }),
  tell: tellEvent,
  strengthIn: 'element',
  stations: ({ field, hex }) => stationsOn(field.grid, hex, field.roster.side),
  deciding: decidingHexes,
}

/** 4.2: what decides where no condition of the battle does, by what an outcome calls it. */
const GENERAL_WAYS: readonly (VictoryReason & { readonly rule?: GeneralVictoryRule })[] = [
  { rule: 'sector-victory', reason: 'an empty sector', text: 'The enemy has no combat unit left in a sector (4.2).' },
  {
    rule: 'marginal-victory',
    reason: 'fewer units lost',
    text: 'The last turn is over, and the winner has lost fewer units (4.2).',
  },
  {
    rule: 'moral-victory',
    reason: 'more elements left',
    text: 'The last turn is over, and the winner has more elements left (4.2).',
  },
  {
    reason: 'nothing between them',
    text: 'The last turn is over, and the sides are equal in losses and elements (4.2).',
  },
]

function ways(scenario: ViveLempereurScenario): readonly VictoryReason[] {
  const names = namesOf(scenario)
  const without = new Set(scenario.specialRules?.flatMap((rule) => (rule.rule === 'without' ? rule.rules : [])))
  return [
    ...scenario.victory.map((goal, i) => ({
      reason: `victory condition ${i + 1}`,
      text: describeVictory(goal, names),
    })),
    ...GENERAL_WAYS.filter(({ rule }) => rule === undefined || !without.has(rule)).map(({ reason, text }) => ({
      reason,
      text,
    })),
  ]
}

function awards(scenario: ViveLempereurScenario & Scenario) {
  const names = namesOf(scenario)
  return listAwards(scenario, scenario.points, (when, side) => describeCondition(when, side, names))
}

/** 9.4: a general has one element, so to speak. */
function fallen({ piece, hex }: EventOf<'general' | 'capture' | 'captured'>): StatisticsFact {
  return { kind: 'loss', piece, place: hex, strength: 1, gone: true }
}
