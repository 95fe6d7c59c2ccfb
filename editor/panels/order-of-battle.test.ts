import { expect, test } from 'vitest'
import { survey } from '../../src/systems/vive-lempereur/edit/survey.ts'
import { shipped } from '../../test/support/drafts.ts'
import { totalsOf } from './order-of-battle.ts'

test('13.1 Waterloo: the totals have the Prussians that dice bring in', () => {
  const waterloo = survey(shipped('waterloo'))
  const onTheMap = (side: string) => waterloo.pieces.filter((piece) => piece.side === side)
  expect(totalsOf(waterloo, 'allied')).toMatchObject({ atTheStart: onTheMap('allied').length, later: 13 })
  expect(totalsOf(waterloo, 'french').later).toBe(0)
  const without = totalsOf({ ...waterloo, reserves: [] }, 'allied')
  expect(totalsOf(waterloo, 'allied').strength).toBeGreaterThan(without.strength)
})

test('14.0 the totals have the forces that the players deploy, and arrivals that have a hex are later', () => {
  const hypothetical = survey(shipped('hypothetical'))
  expect(totalsOf(hypothetical, 'french').atTheStart).toBeGreaterThan(0)
  const { pieces, reserves } = survey(shipped('quatre-bras'))
  expect(totalsOf({ pieces, reserves }, 'allied').later).toBe(3)
})
