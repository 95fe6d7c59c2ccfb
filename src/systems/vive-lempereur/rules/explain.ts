import { power } from '../../../engine/portable-math.ts'
import type { Breakdown, Modifier } from '../../../engine/system.ts'
import { ARTILLERY, INFANTRY } from '../format/roster.ts'
import { type Action, choiceOf, DO_REACT, DO_RETREAT, FIRE, IGNORE, kindOf, RALLY } from './actions.ts'
import { capped, type Effect, effectFor, hitsFor, outcomeFor } from './combat.ts'
import { baseValue, fireValue } from './fire-value.ts'
import { unitRow } from './position.ts'
import { MOST_RECOVERED } from './rally.ts'
import { reactionDice } from './reactions.ts'
import { type BattleState, NOBODY } from './state.ts'

/** The numbers behind a fire, shock, reaction, retreat or rally. */
export function explain(state: BattleState, action: Action): Breakdown | undefined {
  switch (kindOf(action)) {
    case FIRE:
      return explainFire(state, choiceOf(action))
    case DO_REACT:
      return explainReaction(state, choiceOf(action))
    case RALLY:
      return explainRally(state)
    case DO_RETREAT:
    case IGNORE: {
      const goes = kindOf(action) === DO_RETREAT
      const result = goes ? `retreats to ${state.field.grid.label(choiceOf(action))}` : 'stays'
      return { base: 0, modifiers: [], value: 0, chances: [{ result, chance: 1 }] }
    }
    default:
      return undefined
  }
}

/** Every result of the d10 and the d6, after the loss cap (7.3) and 10.1 F and G; a general's fate is not in it. */
function explainFire(state: BattleState, target: number): Breakdown {
  const unit = state.active
  const enemy = state.troops[target] ?? NOBODY
  if (enemy === NOBODY) return { base: 0, modifiers: [], value: 0, chances: [] }
  const modifiers: Modifier[] = []
  const value = fireValue(state, unit, target, modifiers)
  const results = new Chances()
  for (let die = 1; die <= 10; die++) {
    const hits = hitsFor(value, die)
    for (let effectDie = 1; effectDie <= 6; effectDie++) {
      const effect = outcomeFor(state, enemy, capped(state, unit, effectFor(hits, effectDie)), unit)
      results.add(nameEffect(effect, state.elements[enemy]!), 1 / 60)
    }
  }
  return { base: baseValue(state, unit, target), modifiers, value, chances: results.list() }
}

/** 9.3: one flag in as many dice; what artillery then does to the charge. */
function explainReaction(state: BattleState, hex: number): Breakdown {
  const unit = state.troops[hex] ?? NOBODY
  const dice = unit === NOBODY ? 0 : reactionDice(state, unit)
  const fails = power(2 / 3, dice)
  const modifiers = Array.from({ length: dice }, () => ({ rule: '9.3', what: 'empty hex in sight', add: 1 }))
  const results = new Chances()
  results.add('fails', fails)
  if (unit !== NOBODY && state.field.roster.arm[unit] === ARTILLERY) {
    const cavalry = state.elements[state.active]!
    for (let die = 1; die <= 6; die++) {
      const { losses, retreat } = effectFor(1, die)
      const loss = nameEffect({ losses, retreat: 0 }, cavalry)
      const stops = retreat > 0 && losses < cavalry
      const result = !stops ? loss : losses === 0 ? 'stops the charge' : `${loss}, stops the charge`
      results.add(result, (1 - fails) / 6)
    }
  } else {
    const isInfantry = unit !== NOBODY && state.field.roster.arm[unit] === INFANTRY
    results.add(isInfantry ? 'forms square' : 'counter-charges', 1 - fails)
  }
  return { base: 0, modifiers, value: dice, chances: results.list() }
}

/** 12.0: how many of the dice show the arm; two faces of six are infantry. */
function explainRally(state: BattleState): Breakdown {
  const unit = state.active
  const dice = unitRow(state, unit).rally
  const face = state.field.roster.arm[unit] === INFANTRY ? 2 / 6 : 1 / 6
  const most = Math.min(MOST_RECOVERED, state.strength[unit]! - state.elements[unit]!)
  const results = new Chances()
  for (let faces = 0; faces <= dice; faces++) {
    const chance = choose(dice, faces) * power(face, faces) * power(1 - face, dice - faces)
    results.add(`recovers ${Math.min(faces, most)}`, chance)
  }
  const modifiers = [{ rule: '12.0', what: 'command dice', add: dice }]
  return { base: 0, modifiers, value: dice, chances: results.list() }
}

function nameEffect({ losses, retreat }: Effect, elements: number): string {
  if (losses >= elements) return 'eliminated'
  const loss = losses === 0 ? '' : losses === 1 ? '1 loss' : `${losses} losses`
  const back = retreat === 0 ? '' : `retreat ${retreat}`
  return [loss, back].filter(Boolean).join(', ') || 'no effect'
}

/** Sums the chances of results that come about in several ways. */
class Chances {
  readonly #chances = new Map<string, number>()

  add(result: string, chance: number): void {
    if (chance > 0) this.#chances.set(result, (this.#chances.get(result) ?? 0) + chance)
  }

  list(): { result: string; chance: number }[] {
    return [...this.#chances].map(([result, chance]) => ({ result, chance }))
  }
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k
}
