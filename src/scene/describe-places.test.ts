import { expect, test } from 'vitest'
import { placeOf } from '../board/table/places.ts'
import { describePlaces } from './describe-places.ts'
import { SKIRMISH, UNITS } from './table/skirmish.fixture.ts'

const describePlace = describePlaces(SKIRMISH)

test('a place of a table is told by its inches, its name, its ground from the top, and who is there', () => {
  expect(describePlace(UNITS[1].place)).toBe('24.0,18.0, The Knoll. Red: 1/95th, Battalion, facing south')
  expect(describePlace(placeOf(SKIRMISH.board, [275, 202]))).toBe('27.5,20.2, Little Wavre, village, The Knoll')
  expect(describePlace(0)).toBe('0.0,0.0')
})
