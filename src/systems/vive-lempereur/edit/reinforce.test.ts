import { describe, expect, test } from 'vitest'
import { after, at, errorsIn, shipped } from '../../../../test/support/drafts.ts'
import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { deploy } from './pieces.ts'
import { survey } from './survey.ts'

const quatreBras = shipped('quatre-bras')
const ligny = shipped('ligny')
const unit = { side: 'allied', type: 'militia-infantry' }

describe('a unit that is deployed in a later turn', () => {
  test('is an arrival of its own where nobody of its side comes then', () => {
    const more = after(ligny, deploy(ligny, { side: 'french', type: 'french-infantry', turn: 3 }, at('B1', 'A1')))
    expect(more.reinforcements?.at(-1)).toEqual({ side: 'french', turn: 3, units: { 'french-infantry': ['A1', 'B1'] } })
    expect(more.units).toEqual(ligny.units)
    expect(errorsIn(more)).toEqual(errorsIn(ligny))
    expect(survey(more).pieces.filter(({ arrives }) => arrives === 3)).toHaveLength(2)
  })

  test('comes with those of its side that arrive then, once', () => {
    const first = after(ligny, deploy(ligny, { ...unit, side: 'french', type: 'french-infantry', turn: 3 }, at('A1')))
    const next = after(first, deploy(first, { side: 'french', type: 'light-cavalry', turn: 3 }, at('B1')))
    expect(next.reinforcements?.at(-1)).toEqual({
      side: 'french',
      turn: 3,
      units: { 'french-infantry': ['A1'], 'light-cavalry': ['B1'] },
    })
    expect(deploy(next, { side: 'french', type: 'light-cavalry', turn: 3 }, at('B1'))).toEqual([])
  })

  test('13.0: does not join a group that waits for a condition or has a nation of its own', () => {
    const waiting = after(ligny, [
      {
        kind: 'set',
        path: ['reinforcements'],
        value: [{ side: 'french', turn: 3, d6: '4+', units: { 'french-infantry': ['A1'] } }],
      },
    ])
    const more = after(waiting, deploy(waiting, { side: 'french', type: 'french-infantry', turn: 3 }, at('B1')))
    expect(more.reinforcements).toHaveLength(2)
  })

  test('says a facing only where it is not the usual one', () => {
    const facing = DIRECTIONS.indexOf('SE')
    const more = after(quatreBras, deploy(quatreBras, { ...unit, turn: 6, facing }, at('A13')))
    expect(more.reinforcements?.at(-1)).toMatchObject({ units: { 'militia-infantry': [{ at: 'A13', facing: 'SE' }] } })
  })
})
