import { describe, expect, test } from 'vitest'
import { afterOnATable, errorsIn, linesChanged, onATable } from '../../../../test/support/drafts.ts'
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
    expect(notices).toEqual(['I/61e Ligne now arrives with 6th Division, and has left the table.'])
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

describe('whoever belongs to a force', () => {
  const FORCE = ['armies', 'french', 'forces', 'ii-corps']
  const GUNS = [...FORCE, 'batteries', '12pdr']
  const SAPPERS = [...FORCE, 'specialty', 'sappers']
  const CAVALRY = ['armies', 'french', 'forces', 'iii-cavalry-corps']
  const frenchIn = (data: typeof battle) => data.armies['french']!.forces

  test('a reserve battery joins a formation without a place, and another force’s reserve', () => {
    const joined = afterOnATable(battle, regroup(battle, [GUNS], formation('foy')).changes)
    expect(unitsOf(joined, 'foy')['12pdr']).toEqual(frenchIn(battle)['ii-corps']!.batteries!['12pdr'])
    expect(frenchIn(joined)['ii-corps']).not.toHaveProperty('batteries')
    expect(errorsIn(joined)).toEqual([])
    const { changes, moved } = regroup(battle, [GUNS], CAVALRY)
    expect(moved).toEqual([[...CAVALRY, 'batteries', '12pdr']])
    expect(errorsIn(afterOnATable(battle, changes))).toEqual([])
  })

  test('a battery on the table goes into reserve, and comes back as it was but for its place', () => {
    const guns = Object.keys(unitsOf(battle, 'bachelu')).find((id) => unitsOf(battle, 'bachelu')[id]!.guns)!
    const { changes, notices } = regroup(battle, [unit(guns, 'bachelu')], FORCE)
    const after = afterOnATable(battle, changes)
    expect(frenchIn(after)['ii-corps']!.batteries![guns]).not.toHaveProperty('at')
    expect(notices[0]).toContain('is now in the reserve of II Corps, and has left the table')
    expect(errorsIn(after)).toEqual([])
    const back = afterOnATable(after, regroup(after, [[...FORCE, 'batteries', guns]], formation('bachelu')).changes)
    expect(Object.keys(unitsOf(back, 'bachelu'))).toContain(guns)
  })

  test('battalions are not kept in reserve', () => {
    const { changes, notices } = regroup(battle, [unit('61-1', 'bachelu')], FORCE)
    expect([changes, notices[0]]).toEqual([
      [],
      'I/61e Ligne is not a battery: a force keeps only batteries in reserve.',
    ])
  })

  test('specialty units are attached to a formation, to the force again, and to another force', () => {
    const attached = afterOnATable(battle, regroup(battle, [SAPPERS], formation('foy')).changes)
    expect(frenchIn(attached)['ii-corps']!.specialty!['sappers']!.formation).toBe('foy')
    expect(afterOnATable(attached, regroup(attached, [SAPPERS], FORCE).changes)).toEqual(battle)
    const other = afterOnATable(attached, regroup(attached, [SAPPERS], CAVALRY).changes)
    expect(frenchIn(other)['iii-cavalry-corps']!.specialty).toEqual({ sappers: { name: 'Corps sappers', trait: 'E' } })
    expect(errorsIn(other)).toEqual([])
  })

  test('a formation goes to another force with all its own, and back again', () => {
    const attached = afterOnATable(battle, regroup(battle, [SAPPERS], formation('foy')).changes)
    const gone = afterOnATable(attached, regroup(attached, [formation('foy')], CAVALRY).changes)
    expect(frenchIn(gone)['iii-cavalry-corps']!.formations).toHaveProperty('foy')
    expect(frenchIn(gone)['iii-cavalry-corps']!.specialty).toHaveProperty('sappers')
    expect(errorsIn(gone)).toEqual([])
    const back = regroup(gone, [formation('foy', 'iii-cavalry-corps')], FORCE)
    expect(afterOnATable(gone, back.changes)).toEqual(attached)
  })
})
