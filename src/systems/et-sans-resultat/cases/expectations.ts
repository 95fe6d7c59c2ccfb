import { formatFacing } from '../../../board/table/facing.ts'
import { Differences } from '../../../engine/cases/differences.ts'
import { compareOutcome, type ExpectedOutcome } from '../../../engine/cases/expected-outcome.ts'
import { ALLOWANCE } from '../format/index.ts'
import {
  type BattleState,
  CLASSES,
  centreOf,
  commanderPlace,
  contactsOf,
  decidersOf,
  fatigueIn,
  fatigueOf,
  GONE,
  leadershipRating,
  NOBODY,
  ORDERS,
  outcome,
  REPLACED,
  STANCES,
  STEPS,
  unitsOf,
} from '../rules/index.ts'

type Value = string | number | boolean
/** What is expected of one thing, by what is asked of it. */
type Wanted = Readonly<Record<string, unknown>>
type Expectation = {
  readonly formations?: Readonly<Record<string, Wanted>>
  readonly units?: Readonly<Record<string, Wanted>>
  readonly commanders?: Readonly<Record<string, Wanted>>
  readonly forces?: Readonly<Record<string, Wanted>>
  readonly areas?: Readonly<Record<string, string>>
  readonly score?: Readonly<Record<string, number>>
  readonly turn?: number
  readonly step?: string
  readonly toAct?: string
  readonly outcome?: ExpectedOutcome
}

/** How a state differs from what a case expects. */
export function compare(state: BattleState, expected: unknown): string[] {
  const expectation = expected as Expectation
  const { field } = state
  const { found, expect } = new Differences()
  const each = (
    entries: Readonly<Record<string, Wanted>> | undefined,
    list: readonly { readonly id: string }[],
    ask: (place: number, key: string, wanted: unknown) => Value,
  ) => {
    for (const [id, wanted] of Object.entries(entries ?? {})) {
      const place = list.findIndex((one) => one.id === id)
      if (place < 0) found.push(`${id}: there is none`)
      else
        for (const [key, value] of Object.entries(wanted))
          expect(`${key} of ${id}`, said(value), ask(place, key, value))
    }
  }
  each(expectation.formations, field.formations, (formation, key, wanted) =>
    compareFormation(state, formation, key, wanted),
  )
  each(expectation.units, field.units, (unit, key, wanted) => compareUnit(state, unit, key, wanted))
  each(expectation.commanders, field.commanders, (commander, key) => compareCommander(state, commander, key))
  each(expectation.forces, field.forces, (force, key) => compareForce(state, force, key))
  for (const [side, points] of Object.entries(expectation.score ?? {})) {
    expect(`victory points of ${side}`, points, state.field.scoreboard.score(state.memory, field.sides.indexOf(side)))
  }
  for (const [id, side] of Object.entries(expectation.areas ?? {})) {
    const owner = state.owner[field.areas.findIndex((area) => area.id === id)]
    if (owner === undefined) found.push(`${id}: there is none`)
    else expect(`who controls ${id}`, side, field.sides[owner] ?? 'nobody')
  }
  expect('turn', expectation.turn, state.turn)
  expect('step', expectation.step, STEPS[state.step]!)
  const deciders = decidersOf(state)
  expect(
    'who decides',
    expectation.toAct,
    deciders.length > 1 ? 'both' : (field.sides[deciders[0] ?? NOBODY] ?? 'nobody'),
  )
  if (expectation.outcome !== undefined) compareOutcome(outcome(state), field.sides, expectation.outcome, expect)
  return found
}

/** What a case says, as one text: points and lists by commas, fatigue by class. */
function said(value: unknown): Value {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, number]) => `${name} ${number}`)
      .join(', ')
  }
  return value as Value
}

function compareFormation(state: BattleState, formation: number, key: string, wanted: unknown): Value {
  const { formations } = state.field
  switch (key) {
    case 'order':
      return ORDERS[state.order[formation]!]!
    case 'supports':
      return formations[state.supports[formation]!]?.id ?? 'nobody'
    case 'pending':
      return ORDERS[state.newOrder[formation]!] ?? 'none'
    case 'delay':
      return state.delay[formation]!
    case 'fatigue':
      if (typeof wanted === 'number') return fatigueOf(state, formation)
      return Object.keys(wanted as object)
        .map((name) => `${name} ${fatigueIn(state, CLASSES.indexOf(name as (typeof CLASSES)[number]))[formation]}`)
        .join(', ')
    case 'score':
      return state.score[formation]!
    case 'losses':
      return state.losses[formation]!
    case 'spent':
      return state.spent[formation]!
    case 'remaining':
      return ALLOWANCE - state.spent[formation]!
    case 'centre':
      return inches(centreOf(state, formation))
    case 'area':
      return inches([state.areaX[formation]!, state.areaY[formation]!])
    default:
      return (state.formationBits[formation]! & GONE) !== 0 || unitsOf(state, formation).length === 0
  }
}

function compareUnit(state: BattleState, unit: number, key: string, wanted: unknown): Value {
  const { formations, units } = state.field
  switch (key) {
    case 'at':
      return inches([state.x[unit]!, state.y[unit]!])
    case 'remaining':
      return ALLOWANCE - state.spentBy[unit]!
    case 'facing':
      return formatFacing(state.facing[unit]!)
    case 'state':
      return STANCES[state.stance[unit]!]!
    case 'formation':
      return formations[state.formation[unit]!]?.id ?? 'none'
    default:
      return inOrderOf(
        wanted as readonly string[],
        contactsOf(state, unit).map((enemy) => units[enemy]!.id),
      ).join(',')
  }
}

function compareCommander(state: BattleState, commander: number, key: string): Value {
  switch (key) {
    case 'at':
      return inches(commanderPlace(state, commander))
    case 'leads':
      return state.field.formations[state.leads[commander]!]?.id ?? 'none'
    case 'leadership':
      return leadershipRating(state, commander)
    case 'tactics':
      return state.wounded[commander]! > 0 ? 0 : state.tactics[commander]!
    case 'wounded':
      return state.wounded[commander]!
    case 'aides':
      return state.aides[commander]!
    default:
      return (state.commanderBits[commander]! & REPLACED) !== 0
  }
}

function compareForce(state: BattleState, force: number, key: string): Value {
  const { areas, commanders } = state.field
  switch (key) {
    case 'objective':
      return areas[state.objective[force]!]?.id ?? 'none'
    case 'pending':
      return areas[state.newObjective[force]!]?.id ?? 'none'
    case 'delay':
      return state.objectiveDelay[force]!
    default:
      return commanders[state.forceCommander[force]!]?.id ?? 'nobody'
  }
}

/** Which comes first does not matter: those that are expected stand as they are expected, the others behind them. */
const inOrderOf = (wanted: readonly string[], found: readonly string[]) => [
  ...wanted.filter((id) => found.includes(id)),
  ...found.filter((id) => !wanted.includes(id)),
]

const inches = (point: readonly [number, number] | undefined) =>
  point === undefined ? 'nowhere' : `${point[0] / 10},${point[1] / 10}`
