import { describe, expect, test } from 'vitest'
import { after, BATTLES, errorsIn, shipped } from '../../../test/support/drafts.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { rootPlace } from '../schema/nodes.ts'
import { renameSide } from './sides.ts'

const root = rootPlace(SYSTEMS[0]!.schema)
const renamed = (data: unknown, from: string, to: string) => after(data, renameSide(data, root, from, to))

describe('a side that gets another name', () => {
  for (const id of BATTLES) {
    test(`leaves ${id} as sound as it was, and named back it is ${id}`, () => {
      const battle = shipped(id)
      const other = renamed(battle, 'allied', 'coalition')
      expect(errorsIn(other)).toEqual(errorsIn(battle))
      expect(JSON.stringify(other)).not.toContain('"allied"')
      expect(Object.keys(other.sides)).toEqual(
        Object.keys(battle.sides).map((side) => side.replace('allied', 'coalition')),
      )
      expect(renamed(other, 'coalition', 'allied')).toEqual(battle)
    })
  }

  test('is followed by what is wrong in the scenario, and by nothing that is no side', () => {
    const data = {
      system: 'vive-lempereur',
      title: 'french',
      sides: { french: { name: 'french', nations: ['french'] } },
      units: { french: { 'french-infantry': ['A1'] } },
      victory: [{ side: 'french', level: 'utter' }, { side: 'nobody' }, null],
    }
    expect(renamed(data, 'french', 'blue')).toEqual({
      ...data,
      sides: { blue: data.sides.french },
      units: { blue: data.units.french },
      victory: [{ side: 'blue', level: 'utter' }, { side: 'nobody' }, null],
    })
  })

  test('does not take a name that anything goes by: the two could not be told apart again', () => {
    const battle = shipped('waterloo')
    expect(renameSide(battle, root, 'french', 'allied')).toEqual([])
    const typo = { ...battle, control: { frnch: ['A1'] } }
    expect(renameSide(typo, root, 'french', 'frnch')).toEqual([])
  })
})
