import type { Fact, Situation } from '../../../engine/presenter.ts'
import { timeOfTurn } from '../../../scenario/clock.ts'
import {
  type BattleState,
  countBroken,
  formationsOf,
  hasStatus,
  isExpected,
  isOnTable,
  REMOVED,
  ROUTED,
  STEPS,
  sideOfUnit,
  WITHDRAWN,
} from '../rules/index.ts'
import { STEP_NAMES } from '../text/index.ts'
import { bodiesOf } from './formation-summary.ts'

/** How the battle stands: the time, the step and the weather, and for each side its formations, losses and what it holds. */
export function situation(state: BattleState, viewer?: number): Situation {
  const { scenario, sides } = state.field
  const parts = [
    `Turn ${state.turn} of ${scenario.turns}`,
    timeOfTurn(scenario.clock, state.turn),
    STEP_NAMES[STEPS[state.step]!],
    weatherNow(state),
  ]
  return {
    time: parts.filter(Boolean).join(', '),
    sides: sides.map((_, side) => factsOf(state, side)),
    bodies: bodiesOf(state, viewer),
  }
}

/** `fog in places`: the weather, where there is any but clear. */
function weatherNow(state: BattleState): string | undefined {
  const { sky } = state.field
  if (!sky) return undefined
  const kinds = new Set([...state.sky].map((kind) => sky.kinds[kind]!))
  const told = [...kinds].filter((kind) => kind.state !== 'clear' || kind.name !== 'clear weather')
  return told.map(({ name }) => `${name}${kinds.size > 1 ? ' in places' : ''}`).join(', ') || undefined
}

function factsOf(state: BattleState, side: number): Fact[] {
  const { areas, units, scoreboard } = state.field
  const count = (test: (unit: number) => boolean) =>
    units.filter((_, unit) => sideOfUnit(state, unit) === side && test(unit)).length
  const formations = formationsOf(state, side)
  const inOrder = formations.filter((formation) => !hasStatus(state, formation))
  const held = areas.filter((_, area) => state.owner[area] === side)
  const onTable = count((unit) => isOnTable(state, unit))
  const others = [
    ['routed', count((unit) => state.stance[unit] === ROUTED)],
    ['lost', count((unit) => state.stance[unit] === REMOVED && (state.unitBits[unit]! & WITHDRAWN) === 0)],
    ['still to arrive', count((unit) => isExpected(state, unit))],
  ] as const
  const broken = countBroken(state, side)
  const told = others.flatMap(([what, number]) => (number > 0 ? [`${number} ${what}`] : []))
  return [
    { label: 'Units', value: [onTable, ...told].join(', ') },
    {
      label: 'In order',
      value: `${inOrder.length} of ${formations.length}${broken > 0 ? `, ${broken} broken` : ''}`,
    },
    ...(scoreboard.awards.length > 0
      ? [{ label: 'Victory points', value: String(scoreboard.score(state.memory, side)) }]
      : []),
    { label: 'Holds', value: `${held.length} of ${areas.length} places` },
  ]
}
