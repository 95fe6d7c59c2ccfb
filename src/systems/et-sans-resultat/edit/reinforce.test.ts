import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, onATable } from '../../../../test/support/drafts.ts'
import { scenarioEditor } from './index.ts'

const battle = onATable()
const II_CORPS = ['armies', 'french', 'forces', 'ii-corps']
const BACHELU = [...II_CORPS, 'formations', 'bachelu']
const unit = { side: 'french', type: 'line' }
const deploy = (data: typeof battle, turn: number, command = BACHELU) =>
  afterOnATable(data, scenarioEditor.pieces.deploy(data, { ...unit, turn }, command, [{ at: [100, 100] }]))
const formationsOf = (data: typeof battle) => data.armies['french']!.forces['ii-corps']!.formations

describe('13.4: a unit that is deployed in a later turn', () => {
  test('joins the column of its force that marches on then, without a place', () => {
    const more = deploy(battle, 3)
    const [before, now] = [battle, more].map((data) => Object.keys(formationsOf(data)['jerome']!.units ?? {}))
    expect(now).toHaveLength(before!.length + 1)
    const made = now!.find((id) => !before!.includes(id))!
    expect(formationsOf(more)['jerome']!.units?.[made]).not.toHaveProperty('at')
    expect(Object.keys(formationsOf(more))).toEqual(Object.keys(formationsOf(battle)))
  })

  test('is in a new column by an entry where nobody of its force marches on then', () => {
    const more = deploy(battle, 5)
    const id = Object.keys(formationsOf(more)).find((one) => !(one in formationsOf(battle)))
    const made = formationsOf(more)[id!]!
    expect(made).toMatchObject({ arrives: { turn: 5 } })
    expect(Object.keys(battle.board.entries!)).toContain(made.arrives!.entry)
    expect(Object.keys(made.units ?? {})).toHaveLength(1)
    expect(errorsIn(more)).toEqual(errorsIn(battle))
  })

  test('is refused where there is no entry', () => {
    const { entries: _entries, ...board } = battle.board
    const closed = { ...battle, board } as typeof battle
    expect(scenarioEditor.pieces.deploy(closed, { ...unit, turn: 5 }, BACHELU, [{ at: [100, 100] }])).toEqual([])
  })
})
