import { describe, expect, test } from 'vitest'
import { afterwards, atNumbers, errorsIn, numbered } from '../../../../test/support/drafts.ts'
import { deploy } from './pieces.ts'

const standard = numbered('standard')
const unit = { side: 'french', type: 'infantry 6-4', turn: 3 }

describe('a unit that is deployed in a later turn', () => {
  test('enters by the hex, in a group of its own where none of its side comes that way', () => {
    const more = afterwards(standard, deploy(standard, unit, atNumbers('0122', '0121')))
    expect(more.reinforcements?.at(-1)).toEqual({
      turn: 3,
      side: 'french',
      at: ['0121', '0122'],
      units: { infantry: { '6-4': 2 } },
    })
    expect(more.units).toEqual(standard.units)
    expect(errorsIn(more)).toEqual(errorsIn(standard))
  })

  test('comes with those of its nation, and stands there as one of them', () => {
    const prussian = { side: 'allied', type: 'infantry 4-4', nation: 'prussian' }
    const more = afterwards(standard, deploy(standard, { ...prussian, turn: 5 }, atNumbers('0122')))
    const group = { turn: 5, side: 'allied', nation: 'prussian', at: ['0122'], units: { infantry: { '4-4': 1 } } }
    expect(more.reinforcements).toContainEqual(group)
    const there = afterwards(standard, deploy(standard, prussian, atNumbers('0122')))
    expect(JSON.stringify(there.units)).toContain('{"at":"0122","nation":"prussian"}')
    expect([...errorsIn(more), ...errorsIn(there)]).toEqual([...errorsIn(standard), ...errorsIn(standard)])
  })

  test('joins those who come that way then', () => {
    const one = afterwards(standard, deploy(standard, unit, atNumbers('0122')))
    const two = afterwards(one, deploy(one, unit, atNumbers('0122')))
    const three = afterwards(two, deploy(two, { ...unit, type: 'cavalry 4-5' }, atNumbers('0122')))
    expect(three.reinforcements?.at(-1)).toMatchObject({ units: { infantry: { '6-4': 2 }, cavalry: { '4-5': 1 } } })
    expect(errorsIn(three)).toEqual(errorsIn(standard))
  })

  test('needs a type that there is', () => {
    expect(deploy(standard, { ...unit, type: 'infantry' }, atNumbers('0122'))).toEqual([])
  })
})
