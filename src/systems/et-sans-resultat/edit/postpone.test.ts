import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, onATable } from '../../../../test/support/drafts.ts'
import { postpone } from './postpone.ts'

const battle = onATable()
const formation = (id: string, force: string) => ['armies', 'french', 'forces', force, 'formations', id]
const guiton = formation('guiton', 'iii-cavalry-corps')

describe('13.4 a formation that stands on the table', () => {
  test('marches on later by the entry of its side, and nobody of it has a place any more', () => {
    const { changes, notices } = postpone(battle, formation('foy', 'ii-corps'), 4)
    const after = afterOnATable(battle, changes)
    const { arrives, units } = after.armies['french']!.forces['ii-corps']!.formations['foy']!
    expect([arrives, notices]).toEqual([{ turn: 4, entry: 'south-charleroi' }, []])
    expect(Object.values(units).filter(({ at, facing }) => at ?? facing)).toEqual([])
    expect(errorsIn(after)).toEqual([])
  })

  test('cannot where no entry is drawn, and is told what to do', () => {
    const { entries: _entries, ...board } = battle.board
    const closed = {
      ...battle,
      board,
      armies: { french: { forces: { own: battle.armies['french']!.forces['guard']! } } },
    }
    expect(postpone(closed, formation('guard-light', 'own'), 4)).toEqual({
      changes: [],
      notices: ['There is no entry yet: draw one at an edge of the table first.'],
    })
  })
})

describe('a formation that arrives', () => {
  test('is there from the start, on free places at its edge, and so is the commander who came with it', () => {
    const { changes, notices } = postpone(battle, guiton, undefined)
    const after = afterOnATable(battle, changes)
    const { commander, formations } = after.armies['french']!.forces['iii-cavalry-corps']!
    expect(formations['guiton']).not.toHaveProperty('arrives')
    expect([commander, notices]).toMatchObject([{ at: [24, 2] }, []])
    expect(commander).not.toHaveProperty('arrives')
    expect(errorsIn(after)).toEqual([])
  })
})
