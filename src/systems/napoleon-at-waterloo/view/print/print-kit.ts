import { NOWHERE } from '../../../../board/nowhere.ts'
import { type CounterPortrait, type MarkerPortrait, type PrintKit, turnTrack } from '../../../../engine/print-kit.ts'
import { earliestTurn, isFixed } from '../../../../scenario/arrivals/timing.ts'
import { Report } from '../../../../scenario/diagnostic.ts'
import { withoutHoles } from '../../../../scenario/schema/prune.ts'
import { count } from '../../../../scenario/wording.ts'
import type { NapoleonAtWaterlooScenario, NawArrival } from '../../format/index.ts'
import { complete, EDITIONS, enlist, type NawDraft, type NawGround, readGround, sidesOf } from '../../format/index.ts'
import { describe, describeTables } from '../../text/index.ts'
import { portrayRecruit, portrayTurns } from '../portrait.ts'

/** What a battle on paper needs. */
export function makePrintKit(draft: unknown): PrintKit | undefined {
  const { board, ...rest } = withoutHoles(draft as NawDraft)
  if (!board?.columns || !board.rows) return undefined
  const scenario = complete({ ...rest, board })
  const ground = readGround(scenario, new Report())
  if (!ground) return undefined
  return {
    battle: describe(scenario),
    counters: makeCounters(scenario, ground),
    rosters: [],
    markers: makeMarkers(scenario),
    tiles: [],
    cards: [],
    track: turnTrack(portrayTurns(scenario)),
    tables: [sequence(scenario), ...describeTables(scenario)],
  }
}

/** Everybody, side by side, whoever arrives last. */
function makeCounters(scenario: NapoleonAtWaterlooScenario, { grid, reader }: NawGround): CounterPortrait[] {
  const recruits = enlist(scenario, reader)
  return sidesOf(scenario).flatMap((side) =>
    recruits
      .filter((recruit) => recruit.side === side)
      .map((recruit) => {
        const {
          place: hex,
          name,
          side: place,
          symbol,
          type,
          grade,
          strength,
          values = '',
          colour,
        } = portrayRecruit(recruit, scenario, recruit.hex)
        const group = recruit.arrival === undefined ? undefined : scenario.reinforcements?.[recruit.arrival]
        return {
          side: place,
          ...(colour !== undefined && { colour }),
          symbol,
          type,
          grade,
          name,
          strength,
          // The numbers on the counter say it all: there are no steps to lose.
          full: 0,
          values,
          hasFront: false,
          start: hex === NOWHERE ? startOf(group) : grid.label(hex),
          isSpare: false,
        }
      }),
  )
}

/** `turn 3`, or `from turn 3` where more than the turn decides. */
function startOf(group: NawArrival | undefined): string {
  if (!group) return ''
  return `${isFixed(group) ? '' : 'from '}turn ${earliestTurn(group)}`
}

function makeMarkers({ edition, demoralisation }: NapoleonAtWaterlooScenario): MarkerPortrait[] {
  return [
    { label: 'turn', use: 'on the turn track', count: 1 },
    ...(demoralisation ? [{ label: 'demoralised', use: 'beside the demoralised side', count: 1 }] : []),
    ...(edition === 'advanced' ? [{ label: 'fired', use: 'guns that have bombarded this phase', count: 12 }] : []),
    { label: 'fought', use: 'has attacked or been attacked this phase', count: 16 },
  ]
}

/** Turns of play: who does what in a turn. */
function sequence({ edition, sides, turns }: NapoleonAtWaterlooScenario): { heading: string; sentences: string[] } {
  const isAdvanced = edition === 'advanced'
  const phases = Object.values(sides).flatMap(({ name }) => [
    `${name}: bring in arrivals, then move.`,
    ...(isAdvanced ? [`${name}: bombard with artillery.`, `${name}: ground combat.`] : [`${name}: combat.`]),
  ])
  return {
    heading: `Sequence of play: ${EDITIONS[edition].name.toLowerCase()}, ${count(turns, 'turn')}`,
    sentences: phases,
  }
}
