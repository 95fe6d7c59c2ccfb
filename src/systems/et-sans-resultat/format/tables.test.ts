import { describe, expect, test } from 'vitest'
import { rowFor, sectionValue, sizeBand, tablesOf } from './tables.ts'

const usual = tablesOf({})

describe('the tables', () => {
  test('7.1: a tenth of an inch costs whole points, so that 3600 are the inches of the sheet', () => {
    expect(usual.movement.rate).toEqual({
      infantry: { road: 30, ployed: 36, deployed: 45 },
      cavalry: { road: 24, ployed: 30, deployed: 36 },
      general: { road: 15, ployed: 20 },
    })
  })

  test('1.3, 1.10, 3.6: lengths are in tenths of an inch', () => {
    expect(usual.footprints).toEqual({ infantry: [10, 6], cavalry: [12, 6], battery: [8, 6], column: [6, 10] })
    expect(usual.area).toEqual({ radius: 10, behind: 60, reach: 100, touch: 15 })
    expect([usual.reach.cohesion, usual.reach.change, usual.spacing.cavalryLine]).toEqual([90, 15, 14])
  })

  test('14: a scenario replaces the lines that it names, and lists as a whole', () => {
    const own = tablesOf({
      tables: {
        movement: { rate: { infantry: { deployed: 9 } } },
        guns: { perSection: { 12: 2, 'british-18': 4 } },
        reach: { cohesion: 12.5 },
        sizeBands: [500],
      },
    })
    expect(own.movement.rate.infantry).toEqual({ road: 30, ployed: 36, deployed: 40 })
    expect(own.guns.perSection).toEqual({ ...usual.guns.perSection, 12: 2, 'british-18': 4 })
    expect([own.reach.cohesion, own.reach.guns, own.sizeBands]).toEqual([125, 60, [500]])
    expect(tablesOf({})).toEqual(usual)
  })

  test('9.4: a nation’s own guns go before those of their weight, and some weights are worth nothing said', () => {
    const worth = (nation: string, weight: number) => sectionValue(usual, [nation], weight)
    expect([worth('french', 8), worth('austrian', 8), worth('russian', 12), worth('french', 12)]).toEqual([2, 1, 2, 3])
    expect([worth('british', 9), worth('french', 9), worth('spanish', 4)]).toEqual([2, undefined, 0])
  })

  test('2.9: bands end with their last man', () => {
    expect([1, 450, 451, 750, 751].map((men) => sizeBand(usual, men))).toEqual([1, 1, 2, 2, 3])
  })

  test('Ploy: 12 or more, 8 to 11, 4 to 7, 3 or less', () => {
    const units = (sum: number) => rowFor(usual.ploy.results, sum).units
    expect([13, 12, 11, 8, 7, 4, 3, -5].map(units)).toEqual([5, 5, 4, 4, 3, 3, 2, 2])
  })

  test('Assessment: the rows of the sheet begin at 10, 5, 0, -4 and -9', () => {
    const fatigue = (sum: number) => rowFor(usual.assessment.results, sum).fatigue ?? 0
    expect([10, 9, 5, 4, 0, -1, -4, -5, -9, -10].map(fatigue)).toEqual([0, 1, 1, 2, 2, 4, 4, 5, 5, 0])
  })
})
