import { describe, expect, test } from 'vitest'
import type { Circumstances } from '../fire/staged.fixture.ts'
import { Parade } from './moving.fixture.ts'

const TABLE = [[0, 0], [48, 0], [48, 36], [0, 36]] // biome-ignore format: an outline
const everywhere = (kind: string) => ({ board: { features: { all: { kind, area: TABLE } } } })

/** A French unit alone on the table; the objective is to the north of it. */
function unit(data: object, circumstances: Circumstances = {}): Parade {
  return new Parade({ march: { directive: 'attack', units: { one: { at: [24, 5], ...data } } } }, {}, circumstances)
}

describe('7.1 the allowance', () => {
  test.each([
    [{ type: 'line', state: 'deployed' }, 8],
    [{ type: 'line', state: 'ployed' }, 10],
    [{ type: 'cavalry', state: 'deployed' }, 10],
    [{ type: 'cavalry', state: 'ployed' }, 12],
    [{ type: 'foot-battery', state: 'limbered' }, 10],
    [{ type: 'horse-battery', state: 'limbered' }, 12],
  ])('%o goes %d inches over open ground, and no tenth more', (data, inches) => {
    const stage = unit(data)
    expect(stage.broken(`march march 24,${5 + inches + 0.1} facing N`)).toBe('7.1')
    stage.move(`march march 24,${5 + inches} facing N`)
    expect(stage.at('one')).toEqual([240, 50 + inches * 10])
    expect(stage.state.spentBy[0]).toBe(3600)
  })

  test('example 9: infantry in column has 5 inches of fields left after 6 inches of road', () => {
    const road = { board: { features: { road: { kind: 'road', line: [[24, 1], [24, 10.7]] } } } } // biome-ignore format: a line
    const stage = unit({ state: 'ployed' }, road)
    expect(stage.broken('march march 24,16.1 facing N')).toBe('7.1')
    stage.move('march march 24,16 facing N')
    expect(stage.at('one')).toEqual([240, 160])
  })

  test('a commander rides 18 inches over fields', () => {
    const stage = unit({}, { generals: { french: { at: [24, 5] } } })
    expect(stage.broken('go french-general 24,23.1')).toBe('7.1')
    stage.move('go french-general 24,23')
    expect([...stage.state.commanderY]).toContain(230)
  })

  test('a commander rides 24 inches along a road', () => {
    const road = { features: { road: { kind: 'road', line: [[24, 1], [24, 35]] } } } // biome-ignore format: a line
    const stage = unit({}, { board: road, generals: { french: { at: [24, 5] } } })
    expect(stage.broken('go french-general 24,29.1')).toBe('7.1')
    expect(stage.broken('go french-general 24,29')).toBeUndefined()
  })
})

describe('7.2 the ground', () => {
  test('example 10: in rough ground a deployed line goes 4 inches, lights go 8', () => {
    for (const [type, inches] of [
      ['line', 4],
      ['light', 8],
      ['irregular', 8],
    ] as const) {
      // biome-ignore format: pairs
      const stage = unit({ type }, everywhere('rough'))
      expect(stage.broken(`march march 24,${5 + inches + 0.1} facing N`)).toBe('7.1')
      expect(stage.move(`march march 24,${5 + inches} facing N`).at('one')).toEqual([240, 50 + inches * 10])
    }
  })

  test('in dense ground lights too go half as far', () => {
    const stage = unit({ type: 'light' }, everywhere('woods'))
    expect(stage.broken('march march 24,9.1 facing N')).toBe('7.1')
    expect(stage.move('march march 24,9 facing N').at('one')).toEqual([240, 90])
  })

  test.each([
    ['in the open', {}, 50],
    ['in rough ground', everywhere('rough'), 25],
  ])('example 11: cavalry that retreats %s', (_, circumstances, tenths) => {
    const stage = new Parade(
      { run: { units: { horse: { type: 'cavalry', at: [24, 18] } } } },
      {},
      { ...circumstances, now: { formations: { run: { order: 'retreat' } } } },
    )
    expect(stage.move().at('horse')).toEqual([240, 180 - tenths])
  })
})

describe('7.3 dense ground', () => {
  const wood = { board: { features: { wood: { kind: 'woods', area: [[20, 8], [28, 8], [28, 10], [20, 10]] } } } } // biome-ignore format: an outline

  test('halts those who step into it', () => {
    expect(unit({}, wood).move('march march 24,10 facing N').at('one')).toEqual([240, 80])
  })

  test('halts those who step out of it', () => {
    expect(
      unit({ at: [24, 9] }, wood)
        .move('march march 24,12 facing N')
        .at('one'),
    ).toEqual([240, 101])
  })

  test('does not halt lights', () => {
    expect(unit({ type: 'light' }, wood).move('march march 24,10.5 facing N').at('one')).toEqual([240, 105])
  })

  test('7.4 neither halts nor slows a column on any road', () => {
    for (const kind of ['road', 'poor-road']) {
      const features = { ...wood.board.features, way: { kind, line: [[24, 0], [24, 36]] } } // biome-ignore format: a line
      const stage = unit({ state: 'ployed' }, { board: { features } })
      expect(stage.move('march march 24,15 facing N').at('one')).toEqual([240, 150])
    }
  })
})

test('7.4 on a good road a column goes 12 inches, on a poor one 10, and deployed it gains nothing', () => {
  for (const [kind, state, inches] of [
    ['road', 'ployed', 12],
    ['poor-road', 'ployed', 10],
    ['road', 'deployed', 8],
  ] as const) {
    // biome-ignore format: rows
    const stage = unit({ state }, { board: { features: { way: { kind, line: [[24, 0], [24, 36]] } } } })
    expect(stage.broken(`march march 24,${5 + inches + 0.1} facing N`)).toBe('7.1')
    expect(stage.broken(`march march 24,${5 + inches} facing N`)).toBeUndefined()
  }
})

test('7.5 unlimbered guns cannot move', () => {
  const guns = unit({ type: 'foot-battery', state: 'unlimbered' })
  expect(guns.broken('march march 24,6 facing N')).toBe('7.5')
  expect(guns.broken('place march one 24,6 N')).toBe('7.5')
})

test('7.6 turning costs nothing', () => {
  const stage = unit({}).move('place march one 24,13 ESE')
  expect(stage.at('one')).toEqual([240, 130])
  expect(stage.state.facing[0]).toBe(5)
  expect(stage.state.spentBy[0]).toBe(3600)
})
