import type { Body } from '../../../engine/presenter.ts'
import { count } from '../../../scenario/wording.ts'
import {
  ATTACK,
  type BattleState,
  CONVERTED,
  DEPLOYED,
  decisionNow,
  deployedUnits,
  fatigueOf,
  formationsOf,
  LIMBERED,
  leaderOf,
  MOVE,
  NO_PLAN,
  NOBODY,
  ORDERS,
  objectiveOf,
  PLOYED,
  RESERVE,
  ROUTED,
  SUPPORT,
  UNLIMBERED,
  unitsOf,
} from '../rules/index.ts'
import { atCentre } from './hit-testing.ts'

/** Every formation in the battle at a glance. What is on its way to one is its own side's to know. */
export function bodiesOf(state: BattleState, viewer?: number): Body[] {
  const { sides, forces, formations } = state.field
  return sides.flatMap((_, side) =>
    formationsOf(state, side).map((formation): Body => {
      const force = forces[state.force[formation]!]
      return {
        side,
        under: force?.name ?? 'On its own',
        name: formations[formation]!.name,
        facts: factsOf(state, formation, viewer === side),
        ...atCentre(state, formation),
      }
    }),
  )
}

/** 3.1: what an order has just been converted to stays unseen until both sides have said. */
export function isUndisclosed(state: BattleState, formation: number): boolean {
  const isConverting = decisionNow(state)?.kinds.includes('convert') ?? false
  return isConverting && (state.formationBits[formation]! & CONVERTED) !== 0
}

function factsOf(state: BattleState, formation: number, isOwn: boolean): string[] {
  const pending = isOwn ? describePending(state, formation) : undefined
  const plan = isOwn && state.plan[formation] !== NO_PLAN ? 'its movement is planned' : undefined
  return [
    !isOwn && isUndisclosed(state, formation) ? 'order unknown' : describeOrder(state, formation),
    describeFatigue(state, formation),
    ...describeUnits(state, formation),
    ...[pending, plan].filter((fact) => fact !== undefined),
    describeLeader(state, formation),
  ].filter((fact) => fact !== '')
}

/** What a formation has been told to do, or what has become of it: `attacking towards Gemioncourt`, `supporting 9th Division`. */
export function describeOrder(state: BattleState, formation: number): string {
  const order = state.order[formation]!
  const goal = state.field.areas[objectiveOf(state, formation)]?.name
  const supported = state.field.formations[state.supports[formation]!]?.name
  if (order === ATTACK || order === MOVE) return `${ORDER_WORDS[order]}${goal === undefined ? '' : ` towards ${goal}`}`
  return order === SUPPORT && supported !== undefined ? `supporting ${supported}` : ORDER_WORDS[order]!
}

const ORDER_WORDS = 'attacking,defending,supporting,moving,in reserve,retreating,broken,rallying'.split(',')

/** `fatigue 3 of 9`: markers, and the deployed units that bear them (7.10). */
export const describeFatigue = (state: BattleState, formation: number) =>
  fatigueOf(state, formation) === 0
    ? 'fresh'
    : `fatigue ${fatigueOf(state, formation)} on ${deployedUnits(state, formation)} units`

/** How its units stand: `9 in line`, `1 battery unlimbered`. */
function describeUnits(state: BattleState, formation: number): string[] {
  const units = unitsOf(state, formation)
  const told = (stance: number, words: (number: number) => string) => {
    const number = units.filter((unit) => state.stance[unit] === stance).length
    return number === 0 ? [] : [words(number)]
  }
  return [
    ...told(DEPLOYED, (number) => `${number} deployed`),
    ...told(PLOYED, (number) => `${number} in column`),
    ...told(UNLIMBERED, (number) => `${count(number, 'battery', 'batteries')} unlimbered`),
    ...told(LIMBERED, (number) => `${count(number, 'battery', 'batteries')} limbered`),
    ...told(RESERVE, (number) => `${count(number, 'battery', 'batteries')} in reserve`),
    ...told(ROUTED, (number) => `${number} routed`),
  ]
}

/** The order that is on its way: `order to defend from turn 3 on its way`. */
function describePending(state: BattleState, formation: number): string | undefined {
  const order = state.newOrder[formation]!
  if (order === NOBODY) return undefined
  const delay = state.delay[formation]!
  const supported = state.field.formations[state.newSupports[formation]!]?.name
  const what = `${ORDERS[order]}${supported === undefined ? '' : ` ${supported}`}`
  return `order on its way: ${what}${delay > 0 ? `, ${count(delay, 'delay marker')}` : ''}`
}

export function describeLeader(state: BattleState, formation: number): string {
  const leader = leaderOf(state, formation)
  const known = state.field.commanders[leader]
  if (!known) return ''
  const wounded = state.wounded[leader]! > 0 ? ', wounded' : ''
  return `${known.name} (${'–CBA'[state.leadership[leader]!]}, tactics ${state.tactics[leader]}${wounded})`
}
