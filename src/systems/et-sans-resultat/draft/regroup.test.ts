import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, linesChanged, onATable } from '../../../../test/drafts.ts'
import { regroup } from './regroup.ts'

const battle = onATable()
const formation = (id: string, force = 'ii-corps', side = 'french') => [
  'armies',
  side,
  'forces',
  force,
  'formations',
  id,
]
const unit = (id: string, of: string) => [...formation(of), 'units', id]
const unitsOf = (data: typeof battle, id: string) => data.armies['french']!.forces['ii-corps']!.formations[id]!.units

describe('a unit put under another formation', () => {
  test('stays where it stands, and its line is the only one that changes its place', () => {
    const { changes, moved, notices } = regroup(battle, [unit('61-1', 'bachelu')], formation('foy'))
    expect([moved, notices]).toEqual([[unit('61-1', 'foy')], []])
    const after = afterOnATable(battle, changes)
    expect(Object.keys(unitsOf(after, 'foy')).at(-1)).toBe('61-1')
    expect(unitsOf(after, 'foy')['61-1']).toEqual(unitsOf(battle, 'bachelu')['61-1'])
    expect(unitsOf(after, 'bachelu')).not.toHaveProperty('61-1')
    expect(linesChanged(changes)).toEqual({ out: [], in: [] })
  })

  test('looks where it did', () => {
    const east = structuredClone(battle)
    east.armies['french']!.forces['ii-corps']!.formations['foy']!.facing = 'E'
    const { changes } = regroup(east, [unit('61-1', 'bachelu')], formation('foy'))
    expect(unitsOf(afterOnATable(east, changes), 'foy')['61-1']!.facing).toBe('N')
  })

  test('13.4: leaves the table where it joins a column that arrives, and says so', () => {
    const { changes, notices } = regroup(battle, [unit('61-1', 'bachelu')], formation('jerome'))
    expect(unitsOf(afterOnATable(battle, changes), 'jerome')['61-1']).not.toHaveProperty('at')
    expect(notices).toEqual(['I/61e Ligne arrives with 6th Division now, and has left the table.'])
    expect(errorsIn(afterOnATable(battle, changes))).toEqual([])
  })

  test('gets a free place beside its new comrades where it had none', () => {
    const two = [unit('1leg-1', 'jerome'), unit('1leg-2', 'jerome')]
    const after = afterOnATable(battle, regroup(battle, two, formation('bachelu')).changes)
    expect(unitsOf(after, 'bachelu')['1leg-1']!.at).not.toEqual(unitsOf(after, 'bachelu')['1leg-2']!.at)
    expect(errorsIn(after)).toEqual([])
  })

  test('does not change sides, nor its own formation', () => {
    const allied = formation('perponcher', 'i-corps', 'allied')
    const { changes, notices } = regroup(battle, [unit('61-1', 'bachelu')], allied)
    expect(changes).toEqual([])
    expect(notices[0]).toContain('cannot change sides')
    expect(regroup(battle, [unit('61-1', 'bachelu')], formation('bachelu'))).toEqual({ changes: [], notices: [], moved: [] }) // biome-ignore format: a row
  })
})
