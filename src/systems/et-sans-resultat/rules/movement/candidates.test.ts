import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IMPASSABLE } from '../../format/ground.ts'
import { ALLOWANCE } from '../../format/tables.ts'
import type { Formations } from '../fire/staged.fixture.ts'
import { doOverlap, isOnTable, sideOfUnit } from '../queries.ts'
import { ATTACK, type BattleState, copy, MOVE } from '../state.ts'
import { plansOf } from './candidates.ts'
import { moveAll } from './march.ts'
import { Parade } from './moving.fixture.ts'
import { planDecision } from './plans.ts'

/** A table with a wood, a brook, a pond and a road. */
const FEATURES = {
  wood: { kind: 'woods', area: [[10, 12], [18, 12], [18, 20], [10, 20]] },
  brook: { kind: 'stream', line: [[0, 17], [22, 18], [48, 19]] },
  pond: { kind: 'pond', area: [[30, 14], [34, 14], [34, 15.2], [30, 15.2]] },
  road: { kind: 'road', line: [[24, 0], [24, 18], [22, 36]] },
} // biome-ignore format: outlines

const formation = fc.record({
  x: fc.integer({ min: 10, max: 380 }),
  y: fc.integer({ min: 10, max: 135 }),
  directive: fc.constantFrom('attack', 'attack', 'defend', 'move', 'reserve'),
  type: fc.constantFrom('line', 'light', 'cavalry'),
  state: fc.constantFrom('deployed', 'deployed', 'ployed'),
  count: fc.integer({ min: 1, max: 6 }),
})
type Drawn = typeof formation extends fc.Arbitrary<infer One> ? One : never

const battles = fc.record({
  french: fc.array(formation, { minLength: 1, maxLength: 3 }),
  allied: fc.array(formation, { minLength: 1, maxLength: 3 }),
  choices: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
})

/** Units side by side; those of the north are the mirror image of the south, an inch and a half further away. */
function formations(side: string, drawn: readonly Drawn[]): Formations {
  return Object.fromEntries(
    drawn.map(({ x, y, directive, type, state, count }, i) => [
      `${side}${i}`,
      {
        directive,
        units: Object.fromEntries(
          Array.from({ length: count }, (_, j) => {
            const at = [(x + 14 * j) / 10, (side === 'a' ? 290 - y : y) / 10]
            return [`${side}${i}-${j}`, { type, state, at }]
          }),
        ),
      },
    ]),
  )
}

const generals = { french: { at: [20, 12] }, allied: { at: [30, 30] } }

const draw = ({ french, allied }: { french: readonly Drawn[]; allied: readonly Drawn[] }) =>
  new Parade(formations('f', french), formations('a', allied), { board: { features: FEATURES }, generals }).state

const planned = (state: BattleState) =>
  [...state.field.formations.keys()].filter((one) => state.formation.includes(one))

/** What may never be: enemies on each other, units off the table or in a pond, points that nobody has. */
function faults(state: BattleState): string[] {
  const found: string[] = []
  const { ground, units } = state.field
  for (let a = 0; a < units.length; a++) {
    if (state.spentBy[a]! > ALLOWANCE) found.push(`${units[a]!.id} spends ${state.spentBy[a]}`)
    if (!isOnTable(state, a)) continue
    const [x, y] = [state.x[a]!, state.y[a]!]
    if (!ground.isOnTable(x, y)) found.push(`${units[a]!.id} is off the table`)
    if ((ground.marksAt(x, y) & IMPASSABLE) !== 0) found.push(`${units[a]!.id} is in the pond`)
    for (let b = 0; b < a; b++) {
      if (sideOfUnit(state, a) === sideOfUnit(state, b) || !isOnTable(state, b)) continue
      if (doOverlap(state, a, b)) found.push(`${units[a]!.id} is on ${units[b]!.id}`)
    }
  }
  return found
}

describe('3.5 plans that are offered', () => {
  test('are legal, at most 256, all different, and are read as they are written', () => {
    fc.assert(
      fc.property(battles, (battle) => {
        const state = draw(battle)
        for (const one of planned(state)) {
          const plans = plansOf(state, one)
          expect(plans.length).toBeLessThanOrEqual(256)
          const texts = plans.map((plan) => planDecision.format(state, plan))
          expect(new Set(texts).size).toBe(texts.length)
          expect(texts.map((text, i) => planDecision.parse(state, plans[i]!.side, text))).toEqual(plans)
          // To judge all of them would take too long.
          const judged = plans.filter((_, i) => i % 7 === 0)
          expect(judged.map((plan) => planDecision.refusal(state, plan)).filter(Boolean)).toEqual([])
        }
      }),
      { numRuns: 25 },
    )
  })

  test('can all be carried out together, whichever are chosen, and always in the same way', () => {
    fc.assert(
      fc.property(battles, (battle) => {
        const state = draw(battle)
        expect(faults(state)).toEqual([])
        planned(state).forEach((one, i) => {
          const plans = plansOf(state, one)
          planDecision.carryOut(state, plans[battle.choices[i]! % plans.length]!, undefined)
        })
        const again = copy(state)
        moveAll(state, undefined)
        moveAll(again, undefined)
        expect(faults(state)).toEqual([])
        expect(again.words).toEqual(state.words)
      }),
      { numRuns: 80 },
    )
  })

  test('let an attack hold only if it can do nothing else, a defence and a reserve always', () => {
    fc.assert(
      fc.property(battles, (battle) => {
        const state = draw(battle)
        // 5 move: whoever moves may hold here and there.
        for (const one of planned(state).filter((other) => state.order[other] !== MOVE)) {
          const plans = plansOf(state, one)
          const holds = plans.some(({ kind }) => kind === 'hold')
          expect(holds).toBe(state.order[one] !== ATTACK || plans.length === 1)
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('3.5 a player is offered', () => {
  const offered = (stage: Parade, id: string) =>
    plansOf(stage.state, stage.formation(id)).map((plan) => planDecision.format(stage.state, plan))

  test('to reach the objective, when it is near', () => {
    const stage = new Parade({ div: { directive: 'move', units: { a: { at: [24, 12] } } } }, {})
    expect(offered(stage, 'div')).toContain('march div 24,18 facing N in keep')
  })

  test('to follow the road in column, round its bends', () => {
    const road = { board: { features: { road: { kind: 'road', line: [[20, 0], [20, 6], [32, 18]] } } } } // biome-ignore format: a line
    const units = { a: { state: 'ployed', at: [20, 3] }, b: { state: 'ployed', at: [20, 1.8] } }
    const stage = new Parade({ div: { directive: 'move', units } }, {}, road)
    const marches = offered(stage, 'div').filter((text) => / 20,6 .*column/.test(text))
    expect(marches.length).toBeGreaterThan(0)
    stage.move(marches[0]!)
    expect(stage.state.spentBy[stage.unit('a')]).toBe(3570)
    // All of it at the rate of the road: 12 inches, less a tenth.
    expect(stage.at('a')).toEqual([263, 123])
  })

  test('to go into an enemy that it has to reach, with one battalion or with all', () => {
    const units = { a: { at: [23, 12] }, b: { at: [24.2, 12] }, c: { at: [25.4, 12] } }
    const stage = new Parade({ div: { directive: 'attack', units } }, { foes: { units: { foe: { at: [24, 15] } } } })
    const plans = offered(stage, 'div')
    expect(plans.length).toBeGreaterThan(3)
    for (const text of plans) {
      const again = new Parade({ div: { directive: 'attack', units } }, { foes: { units: { foe: { at: [24, 15] } } } })
      again.move(text)
      expect(again.told('contact').length).toBeGreaterThan(0)
    }
  })
})
