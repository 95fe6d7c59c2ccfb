import { describe, expect, test } from 'vitest'
import { after, BATTLES, errorsIn, shipped } from '../../../../test/support/drafts.ts'
import { survey } from './survey.ts'
import { board } from './whole-battle.ts'

const { resize } = board

const resized = (data: unknown, west: number, east: number, south: number, north: number) =>
  after(data, resize(data, { west, east, south, north }).changes)

describe('a board with other margins', () => {
  for (const id of BATTLES) {
    test(`has all of ${id} on it, sound, and with its own margins again it is ${id}`, () => {
      const battle = shipped(id)
      expect(resize(battle, { west: 2, east: 1, south: 1, north: 2 }).notices).toEqual([])
      const larger = resized(battle, 2, 1, 1, 2)
      expect(larger.board).toMatchObject({ columns: 'A-Y', rows: 16 })
      // Who came in over the old edge comes in inland now: the author says where instead.
      expect(errorsIn(larger).filter((error) => !error.startsWith('arrival/inland'))).toEqual(errorsIn(battle))
      expect(survey(larger).pieces.length).toBe(survey(battle).pieces.length)
      expect(resized(larger, -2, -1, -1, -2)).toEqual(battle)
    })
  }

  test('moves hexes wherever the scenario speaks of them, and only as many labels as it must', () => {
    const battle = shipped('waterloo')
    const larger = resized(battle, 2, 0, 1, 0)
    expect(larger.board.names?.['Hougoumont']).toEqual(['F9'])
    expect(larger.specialRules?.[0]).toMatchObject({ hexes: ['F9'] })
    expect(larger.board.sectors).toEqual({ west: ['A1-I14'], centre: ['K1-Q14'], east: ['R1-X14'] })
    expect(resize(battle, { west: 0, east: 1, south: 0, north: 0 }).changes.map(({ path }) => path.join(' '))).toEqual([
      'board columns',
      'board sectors east 0',
    ])
  })

  test('tells what falls off', () => {
    const battle = shipped('waterloo')
    const { changes, notices } = resize(battle, { west: 0, east: 0, south: -2, north: 0 })
    expect(notices[0]).toMatch(/^The board is smaller now: .* left out/)
    expect(notices[0]).toContain('M2 (units › french › old-guard)')
    expect(after(battle, changes).units?.['french']).not.toHaveProperty('old-guard')
  })

  test('keeps its stagger: columns come and go in pairs in the west, and it has a size that there is', () => {
    const battle = shipped('waterloo')
    const refused = (west: number, north: number) => resize(battle, { west, east: 0, south: 0, north })
    expect(refused(1, 0)).toEqual({ changes: [], notices: [expect.stringContaining('pairs')] })
    expect(refused(-20, 0)).toEqual({ changes: [], notices: [expect.stringContaining('3 to 200 columns')] })
    expect(refused(0, 188).changes).toEqual([])
    const holed = { ...battle, units: { french: { general: ['F5', undefined] } } }
    expect(resize(holed, { west: 0, east: 1, south: 0, north: 0 }).notices).toHaveLength(1)
  })
})
