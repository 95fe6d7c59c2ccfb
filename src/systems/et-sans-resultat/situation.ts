import type { Fact, Headline, Situation } from '../../engine/presenter.ts'
import { readClock } from './clock.ts'
import { weatherOf } from './fire/points.ts'
import { formationsOf, hasStatus, isOnTable, sideOfUnit } from './queries.ts'
import { type BattleState, OFF, REMOVED, ROUTED, STEPS, type StepName } from './state.ts'
import { STEP_NAMES } from './tell.ts'
import { countBroken, outcome } from './victory.ts'
import { WEATHER_WORDS } from './words.ts'

/** How the battle stands: the time, the step and the weather, and for each side its formations, losses and what it holds. */
export function situation(state: BattleState): Situation {
  const { scenario, sides } = state.field
  const weather = weatherOf(state) as keyof typeof WEATHER_WORDS
  const parts = [
    `Turn ${state.turn} of ${scenario.turns}`,
    readClock(scenario.clock, state.turn),
    STEP_NAMES[STEPS[state.step]!],
    weather === 'clear' ? undefined : WEATHER_WORDS[weather],
  ]
  return { time: parts.filter(Boolean).join(', '), sides: sides.map((_, side) => factsOf(state, side)) }
}

function factsOf(state: BattleState, side: number): Fact[] {
  const { areas, units } = state.field
  const count = (test: (unit: number) => boolean) =>
    units.filter((_, unit) => sideOfUnit(state, unit) === side && test(unit)).length
  const inOrder = formationsOf(state, side).filter((formation) => !hasStatus(state, formation))
  const held = areas.filter((_, area) => state.owner[area] === side).map(({ name }) => name)
  const routed = count((unit) => state.stance[unit] === ROUTED)
  const toCome = count((unit) => state.stance[unit] === OFF)
  return [
    { label: 'Units', value: String(count((unit) => isOnTable(state, unit))) },
    { label: 'Formations in order', value: String(inOrder.length) },
    ...(countBroken(state, side) > 0 ? [{ label: 'Broken', value: String(countBroken(state, side)) }] : []),
    ...(routed > 0 ? [{ label: 'Routed units', value: String(routed) }] : []),
    { label: 'Lost units', value: String(count((unit) => state.stance[unit] === REMOVED)) },
    ...(toCome > 0 ? [{ label: 'Still to arrive', value: String(toCome) }] : []),
    { label: 'Holds', value: held.length > 0 ? held.join(', ') : 'nothing' },
  ]
}

/** What a side has to decide. */
export function headline(state: BattleState, side: number): Headline {
  const end = outcome(state)
  const { scenario, sides } = state.field
  const name = (place: number) => scenario.sides[sides[place]!]!.name
  if (end) {
    const title = end.winner === undefined ? 'A draw' : `${name(end.winner)} wins: ${end.level}`
    return { title, detail: end.reason }
  }
  const [what, how] = DECISIONS[STEPS[state.step]!] ?? ['', '']
  return { title: `${name(side)}: ${what}`, detail: how }
}

const DECISIONS: Readonly<Partial<Record<StepName, readonly [what: string, how: string]>>> = {
  issue: ['issue orders', 'What is ordered now is tested from the next turn on. The other side does not see it.'],
  actions: ['leader actions', 'Army and force commanders act until one of their tests fails.'],
  conversions: ['convert orders', 'Who may change his directive by himself can do so now.'],
  plans: ['plan movement', 'Choose a formation and where it goes: all move together once both sides are done.'],
  deployment: ['ploy and deploy', 'Roll for a formation, then change its units between column and line.'],
  fire: ['artillery and skirmishing', 'Each formation has one target for its guns and one for its skirmishers.'],
  'fire-evasion': ['evade or stand', 'Cavalry that wavers may get out of the way.'],
  charges: ['charges', 'Cavalry that has an enemy close before it may charge.'],
  'combat-evasion': ['evade or stand', 'Cavalry that wavers may get out of the way.'],
  reforming: ['convert orders', 'Who may change his directive by himself can do so now.'],
}
