import { describe, expect, test } from 'vitest'
import type { Circumstances } from '../fire/staged.fixture.ts'
import { hasMovedInto } from './contact.ts'
import { Parade } from './moving.fixture.ts'
import { explainRoll } from './ploy-roll.ts'

/** So many units in column, one behind the other. */
const column = (count: number, unit: object = {}) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`u${i + 1}`, { state: 'ployed', at: [24, 20 - 1.2 * i], ...unit }]),
  )

/** A formation in column that has rolled. */
function rolled(roll: number, formation: object, circumstances: Circumstances, text = 'deploy div'): Parade {
  return new Parade({ div: { units: column(7), ...formation } }, {}, circumstances).roll(roll).change(text)
}

/** The side whose formation it is, with a nation of its own. */
const of = (nation: string) => ({
  sides: {
    french: { name: 'South', nations: [nation], edge: 'south' },
    allied: { name: 'North', nations: ['russian'], edge: 'north' },
  },
})

const line1815 = { commander: { leadership: 'B' } }
const WOOD = { kind: 'woods', area: [[22, 18], [26, 18], [26, 22], [22, 22]] } // biome-ignore format: an outline

describe('8.1 the roll', () => {
  test('example 12: 5 inches of 8 are a third, 6 are two', () => {
    for (const [inches, thirds] of [
      [5, 1],
      [6, 2],
    ] as const) {
      // biome-ignore format: pairs
      const stage = new Parade({ div: { directive: 'attack', units: { u: { at: [24, 5] } } } }, {})
      stage.move(`march div 24,${5 + inches} facing N`)
      const { modifiers } = explainRoll(stage.state, stage.formation('div'), false)
      expect(modifiers.find(({ rule }) => rule === 'Ploy thirds')?.add).toBe(-thirds)
    }
  })

  test('example 13: French of the line in 1815, B, two thirds used', () => {
    const stage = rolled(7, line1815, { now: { formations: { div: { spent: 2700 } } } })
    expect(stage.told('ploy-roll')).toMatchObject([{ roll: 7, total: 8, units: 4 }])
  })

  test('example 14: Prussians in 1806, C, in reserve, in a rush', () => {
    const prussian = { directive: 'reserve' }
    const stage = rolled(2, prussian, { year: 1806, ...of('prussian') }, 'deploy div in a rush')
    expect(stage.told('ploy-roll')).toMatchObject([{ roll: 2, total: 13, units: 5, rush: true }])
    expect(stage.fatigue('div')).toEqual([0, 0, 0])
    stage.change('change u1', 'change u2')
    expect(stage.fatigue('div')).toEqual([1, 0, 0])
  })

  test('example 15: C, two markers of fatigue, into dense ground', () => {
    const stage = rolled(
      6,
      {},
      {
        ...of('british'),
        board: { features: { wood: WOOD } },
        now: { formations: { div: { fatigue: { infantry: 2 } } } },
      },
    )
    expect(stage.told('ploy-roll')).toMatchObject([{ roll: 6, total: 0, units: 2 }])
  })

  test.each([
    ['8.3 one of them in dense ground', { ...of('british'), board: { features: { wood: WOOD } } }, {}, -4],
    ['only cavalry', of('british'), { units: column(3, { type: 'cavalry' }) }, 4],
    ['8.6 the French guard', {}, { grade: 'guard' }, 4],
    ['8.6 the French line of 1807', { year: 1807 }, {}, 3],
    ['8.6 allies of the French', {}, { nation: 'bavarian' }, 2],
    ['8.6 nobody in particular', { year: 1814 }, {}, 1],
    ['a wounded commander', { year: 1814, now: { commanders: { div: { wounded: 2 } } } }, {}, 0],
  ])('%s', (_, circumstances, formation, value) => {
    const stage = new Parade({ div: { units: column(7), ...formation } }, {}, circumstances)
    expect(explainRoll(stage.state, stage.formation('div'), false).value).toBe(value)
  })

  test('is explained with odds that make 1', () => {
    const stage = new Parade({ div: { ...line1815, units: column(7) } }, {})
    const { chances, value } = explainRoll(stage.state, stage.formation('div'), false)
    expect(value).toBe(3)
    expect(chances).toEqual([
      { result: '3 units', chance: 6 / 36 },
      { result: '4 units', chance: 20 / 36 },
      { result: '5 units', chance: 10 / 36 },
    ])
  })
})

describe('8.1 units change', () => {
  test('as many as the roll allows, and the last of a formation without', () => {
    const stage = rolled(2, {}, { year: 1814 })
    expect(stage.told('ploy-roll')).toMatchObject([{ total: 3, units: 2 }])
    stage.change('change u1', 'change u2')
    expect(stage.brokenChange('change u3')).toBe('8.1')
    expect(stage.brokenChange('deploy div')).toBe('8.1')
    const pair = new Parade({ div: { units: { ...column(2), u1: { state: 'deployed', at: [24, 22] } } } }, {})
    expect(pair.change('change u2').stance('u2')).toBe('deployed')
  })

  test('not before the roll', () => {
    expect(new Parade({ div: { units: column(3) } }, {}).brokenChange('change u1')).toBe('8.1')
  })

  test('8.5 within an inch and a half, not onto friends', () => {
    const stage = rolled(12, {}, {})
    expect(stage.brokenChange('change u1 at 25.6,20 facing N')).toBe('8.5')
    expect(stage.brokenChange('change u1 at 24,18.8 facing N')).toBe('7.9')
    expect(stage.change('change u1 at 25.5,20 facing NE').at('u1')).toEqual([255, 200])
  })

  test('8.5 into contact only where the directive allows it, and never into an enemy', () => {
    const enemy = { foe: { units: { foe: { at: [24, 21.6] } } } }
    for (const [directive, rule] of [
      ['defend', undefined],
      ['attack', undefined],
      ['move', '8.5'],
      ['reserve', '8.5'],
    ] as const) {
      // biome-ignore format: pairs
      const stage = new Parade({ div: { directive, units: { u1: { state: 'ployed', at: [24, 20] } } } }, enemy)
      expect(stage.brokenChange('change u1 at 24,21 facing N')).toBe(rule)
      expect(stage.brokenChange('change u1 at 24,21.4 facing N')).toBe('7.8')
    }
  })

  test('12.1 whoever deploys into an enemy has moved into contact', () => {
    const enemy = { foe: { units: { foe: { at: [24, 21.6] } } } }
    const stage = new Parade({ div: { units: { u1: { state: 'ployed', at: [24, 20] } } } }, enemy)
    stage.change('change u1 at 24,21 facing N')
    expect(hasMovedInto(stage.state, stage.unit('u1'), stage.unit('foe'))).toBe(true)
    expect(stage.told('contact')).toMatchObject([{ unit: 'u1', enemy: 'foe' }])
  })

  test('nobody deploys through an enemy', () => {
    const enemy = { foe: { units: { foe: { at: [24, 20.8] } } } }
    const stage = new Parade({ div: { directive: 'attack', units: { u1: { at: [24, 20] } } } }, enemy)
    expect(stage.brokenChange('change u1 at 24,21.5 facing N')).toBe('7.8')
  })

  test('7.5 batteries unlimber where they stand, and pass to reserve while others deploy', () => {
    const units = { ...column(2), guns: { type: 'foot-battery', state: 'limbered', at: [20, 20] } }
    const stage = new Parade({ div: { units } }, {})
    expect(stage.brokenChange('change guns at 20,20.1 facing N')).toBe('7.5')
    expect(stage.brokenChange('change guns to reserve')).toBe('8.1')
    expect(new Parade({ div: { units } }, {}).change('change guns facing E').stance('guns')).toBe('unlimbered')
    stage.roll(7).change('deploy div', 'change u1', 'change guns to reserve')
    expect(stage.stance('guns')).toBe('reserve')
  })
})
