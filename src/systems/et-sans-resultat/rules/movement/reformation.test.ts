import { describe, expect, test } from 'vitest'
import { Parade } from './moving.fixture.ts'
import { isAreaTouched, isInOwnArea, moveAreas } from './reformation.ts'

const areaOf = (stage: Parade) => {
  const formation = stage.formation('div')
  return [stage.state.areaX[formation], stage.state.areaY[formation]]
}
const division = (at: readonly number[], circumstances: object = {}, enemies: object = {}) =>
  new Parade(
    { div: { facing: 'N', units: { a: { at } } } },
    { foes: { units: enemies as never } },
    { ...circumstances },
  )

describe('1.10 the reformation area', () => {
  test('lies 6 inches straight behind the centre', () => {
    expect(areaOf(division([24, 18]))).toEqual([240, 120])
  })

  test('stays on the table, and off closed ground', () => {
    expect(areaOf(division([24, 3]))).toEqual([240, 0])
    const pond = { board: { features: { pond: { kind: 'pond', area: [[20, 11], [28, 11], [28, 13], [20, 13]] } } } } // biome-ignore format: an outline
    expect(areaOf(division([24, 18], pond))).toEqual([240, 131])
  })

  test('follows its formation, 10 inches at most, with whoever waits in it', () => {
    const stage = new Parade(
      {
        div: {
          facing: 'N',
          units: { a: { at: [24, 18] }, b: { at: [24, 18] }, guns: { type: 'foot-battery', state: 'reserve' } },
        },
      },
      {},
      { now: { formations: { div: { area: [24, 1] } }, units: { b: { state: 'routed' } } } },
    )
    moveAreas(stage.state)
    expect(areaOf(stage)).toEqual([240, 110])
    expect([stage.at('b'), stage.at('guns')]).toEqual([[240, 110], [240, 110]]) // biome-ignore format: places
  })

  test('stays while an enemy is within 1.5 inches of its centre', () => {
    const near = division([24, 18], { now: { formations: { div: { area: [24, 6] } } } }, { foe: { at: [25.5, 6] } })
    expect(isAreaTouched(near.state, near.formation('div'))).toBe(true)
    moveAreas(near.state)
    expect(areaOf(near)).toEqual([240, 60])
    const far = division([24, 18], { now: { formations: { div: { area: [24, 6] } } } }, { foe: { at: [25.6, 6] } })
    expect(isAreaTouched(far.state, far.formation('div'))).toBe(false)
  })

  test('is a disc of an inch', () => {
    const inside = division([24, 18], { now: { formations: { div: { area: [24.6, 18.8] } } } })
    expect(isInOwnArea(inside.state, inside.unit('a'))).toBe(true)
    const outside = division([24, 18], { now: { formations: { div: { area: [24.7, 18.8] } } } })
    expect(isInOwnArea(outside.state, outside.unit('a'))).toBe(false)
  })
})
