import { describe, expect, test } from 'vitest'
import type { Action } from '../actions.ts'
import { isWellFormed } from '../well-formed.ts'
import { Parade } from './moving.fixture.ts'
import { planDecision } from './plans.ts'

/** Four battalions in line, facing north, their centre at 24,8. */
const LINE = { w: { at: [22.2, 8] }, x: { at: [23.4, 8] }, y: { at: [24.6, 8] }, z: { at: [25.8, 8] } }
const IDS = ['w', 'x', 'y', 'z']

const division = (units: object = LINE, circumstances: object = {}) =>
  new Parade({ div: { directive: 'attack', units: units as never } }, {}, { ...circumstances })

const places = (stage: Parade, ids: readonly string[] = IDS) => ids.map((id) => stage.at(id))

describe('3.4 a march', () => {
  test('keeps everybody’s place where it only shifts', () => {
    const stage = division().move('march div 25,14 facing N in keep')
    expect(places(stage)).toEqual([[232, 140], [244, 140], [256, 140], [268, 140]]) // biome-ignore format: places
  })

  test('wheels as one body', () => {
    const stage = division().move('march div 24,12 facing E in keep')
    expect(places(stage)).toEqual([[240, 138], [240, 126], [240, 114], [240, 102]]) // biome-ignore format: places
    expect(IDS.map((id) => stage.state.facing[stage.unit(id)])).toEqual([4, 4, 4, 4])
  })

  test('follows its path: nobody cuts the corner', () => {
    const stage = division().plan('march div 24,11 27,11 facing N in keep')
    stage.move()
    expect(stage.at('w')).toEqual([252, 110])
    expect(stage.state.spentBy[stage.unit('w')]).toBe(60 * 45)
  })

  test('forms a line in the order of the roster, from the left, 1.2 inches apart', () => {
    const units = { a: { at: [24, 6] }, b: { at: [24, 7] }, c: { at: [24, 8] } }
    expect(places(division(units).move('march div 24,12 facing N in line'), ['a', 'b', 'c'])).toEqual([[228, 120], [240, 120], [252, 120]]) // biome-ignore format: places
    expect(places(division(units).move('march div 24,12 facing S in line'), ['a', 'b', 'c'])).toEqual([[252, 120], [240, 120], [228, 120]]) // biome-ignore format: places
  })

  test('gives cavalry 1.4 inches', () => {
    const units = { a: { type: 'cavalry', at: [24, 6] }, b: { type: 'cavalry', at: [24, 7] } }
    expect(places(division(units).move('march div 24,12 facing N in line'), ['a', 'b'])).toEqual([[233, 120], [247, 120]]) // biome-ignore format: places
  })

  test('forms two lines 1.5 inches apart, the first half in front', () => {
    const stage = division().move('march div 24,12 facing N in double')
    expect(places(stage)).toEqual([[234, 128], [246, 128], [234, 113], [246, 113]]) // biome-ignore format: places
  })

  test('in column follows the path one behind the other, 1.2 inches apart, whoever is in front first', () => {
    const units = Object.fromEntries(['p', 'q', 'r'].map((id, i) => [id, { state: 'ployed', at: [24, 8 - 1.2 * i] }]))
    const stage = division(units).move('march div 24,12 28,12 facing E in column')
    expect(places(stage, ['p', 'q', 'r'])).toEqual([[280, 120], [268, 120], [256, 120]]) // biome-ignore format: places
    expect(stage.state.spentBy[stage.unit('p')]).toBe(80 * 36)
  })

  test('leaves unlimbered guns behind', () => {
    const stage = division({ ...LINE, guns: { type: 'foot-battery', state: 'unlimbered', at: [24, 10] } })
    stage.move('march div 24,12 facing N in keep')
    expect(stage.at('guns')).toEqual([240, 100])
  })

  test('has one to four points on the table', () => {
    const stage = division()
    expect(stage.broken('march div facing N in keep')).toBe('3.4')
    expect(stage.broken('march div 24,9 24,10 24,11 24,12 24,13 facing N in keep')).toBe('3.4')
    expect(stage.broken('march div 24,9 24,10 24,11 24,12 facing N in keep')).toBeUndefined()
  })
})

describe('3.4 units that are placed', () => {
  test('go by their points, and the others stay', () => {
    const stage = division().move('place div w via 22.2,10 24,12 NNE; y 25.4,12.5 N')
    expect(places(stage)).toEqual([[240, 120], [234, 80], [254, 125], [258, 80]]) // biome-ignore format: places
    expect(stage.state.spentBy[stage.unit('w')]).toBe((20 + 27) * 45)
    expect(stage.state.facing[stage.unit('w')]).toBe(1)
  })

  test('go by two points at most, are of the formation, and are named once', () => {
    const stage = new Parade(
      { div: { directive: 'attack', units: LINE }, other: { units: { o: { at: [30, 5] } } } },
      {},
    )
    expect(stage.broken('place div w via 22,9 22,10 22,11 22,12 N')).toBe('3.4')
    expect(stage.broken('place div o 30,8 N')).toBe('3.4')
    // Judged before any rule is asked, as is whatever else makes no sense in itself.
    const twice = planDecision.parse(stage.state, 0, 'place div w 22,9 N; w 22,12 N') as Action
    expect(isWellFormed(stage.state.field, twice)).toBe(false)
  })
})

describe('3.6 cohesion', () => {
  test('keeps deployed units within 9 inches of the centre', () => {
    const stage = new Parade({ div: { units: { a: { at: [20, 8] }, b: { at: [28, 8] } } } }, {})
    expect(stage.broken('place div a 15,8.5 N; b 33,8.5 N')).toBeUndefined()
    expect(stage.broken('place div a 14.8,8.5 N; b 33,8.5 N')).toBe('3.6')
  })

  test('lets those who are further away come nearer', () => {
    const stage = division({ a: { at: [12, 8] }, b: { at: [36, 8] } })
    expect(stage.broken('place div a 13,8.5 N; b 35,8.5 N')).toBeUndefined()
    expect(stage.broken('place div a 12,8.5 N; b 37,8.5 N')).toBe('3.6')
  })

  test('does not bind columns', () => {
    const stage = division({ a: { at: [12, 8], state: 'ployed' }, b: { at: [36, 8], state: 'ployed' } })
    expect(stage.broken('place div a 12,9 N; b 37,9 N')).toBeUndefined()
  })
})
