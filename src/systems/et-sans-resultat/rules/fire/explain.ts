import { power } from '../../../../engine/portable-math.ts'
import type { Breakdown, Modifier } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { WAYS } from '../dice.ts'
import { isBattery } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { firesAt, gunPoints, skirmishPoints } from './points.ts'

/**
 * The points of declared fire, together with what the side has already declared at the same targets, and how likely
 * each target is to be assessed and at what cost. The value is the sum of all points; where guns and skirmishers fire
 * at two formations, the results tell of both.
 */
export function explainFire(state: BattleState, action: ActionOf<'fire'>): Breakdown {
  const { formation, guns, gunsIntense, skirmish, skirmishIntense, apart = [] } = action
  const modifiers: Modifier[] = []
  const points = new Map<number, number>()
  const addTo = (target: number, more: number) => points.set(target, (points.get(target) ?? 0) + more)
  const targetsOf = (main: number, isGuns: boolean) => [
    ...new Set([main, ...apart.filter(({ unit }) => isBattery(state, unit) === isGuns).map(({ at }) => at)]),
  ]
  if (guns !== NOBODY) {
    for (const at of targetsOf(guns, true)) addTo(at, gunPoints(state, formation, at, gunsIntense, modifiers).points)
  }
  if (skirmish !== NOBODY) {
    for (const at of targetsOf(skirmish, false)) {
      addTo(at, skirmishPoints(state, formation, at, skirmishIntense, modifiers).points)
    }
  }
  for (const target of points.keys()) {
    for (const { rule, what, add } of declaredAt(state, formation, target)) {
      modifiers.push({ rule, what, add })
      addTo(target, add)
    }
  }
  const value = modifiers.reduce((sum, { add }) => sum + add, 0)
  return { base: 0, modifiers, value, chances: chancesOf(state, [...points]), throws: power(36, points.size) }
}

/** 9.7: what other formations of the side have declared at a target. */
function declaredAt(state: BattleState, formation: number, target: number): Modifier[] {
  const found: Modifier[] = []
  state.field.formations.forEach(({ name }, other) => {
    if (other === formation) return
    let add = 0
    if (firesAt(state, other, target, true)) {
      add += gunPoints(state, other, target, state.gunsIntense[other] === 1).points
    }
    if (firesAt(state, other, target, false)) {
      add += skirmishPoints(state, other, target, state.skirmishIntense[other] === 1).points
    }
    if (add > 0) found.push({ rule: '9.7', what: `fire of ${name}`, add })
  })
  return found
}

type Chances = readonly { readonly result: string; readonly chance: number }[]

/** Each target has a roll of its own. */
function chancesOf(state: BattleState, targets: readonly (readonly [target: number, points: number])[]): Chances {
  let joint: Chances = [{ result: '', chance: 1 }]
  for (const [target, points] of targets) {
    const name = targets.length > 1 ? `${state.field.formations[target]!.id}: ` : ''
    joint = joint.flatMap((before) =>
      chancesAt(state, points).map(({ result, chance }) => ({
        result: `${before.result}${before.result === '' ? '' : '; '}${name}${result}`,
        chance: before.chance * chance,
      })),
    )
  }
  return joint
}

/** 11.1, 11.3: from the score that has a formation assessed on, each full ten of it counts against it. */
function chancesAt(state: BattleState, points: number): Chances {
  const { trigger, score, scorePer } = state.field.tables.assessment
  const ways = new Map<string, number>()
  for (let dice = 2; dice <= 12; dice++) {
    const total = points + dice
    const result = total < trigger ? 'no assessment' : `assessed at ${score * Math.floor(total / scorePer)}`
    ways.set(result, (ways.get(result) ?? 0) + WAYS[dice]!)
  }
  return Array.from(ways, ([result, count]) => ({ result, chance: count / 36 }))
}
