import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { afterOnATable, errorsIn, onATable } from '../../../../test/support/drafts.ts'
import type { EtSansResultatScenario } from '../format/index.ts'
import { blank } from './blank.ts'
import { disband, raise } from './raise.ts'
import { deploy } from './units.ts'

const battle = onATable()
const corps = ['armies', 'french', 'forces', 'ii-corps']

/** A battle in which a command has raised what it can, with a unit in it. */
function raised(data: EtSansResultatScenario, command: readonly string[]) {
  const { changes, made } = raise(data, [...command])!
  const empty = afterOnATable(data, changes)
  const unit = { side: command[1]!, type: 'line' }
  return { made, empty, full: afterOnATable(empty, deploy(empty, unit, made, [{ at: [60, 20] }])) }
}

describe('raising troops', () => {
  test('a force gets an empty formation, which lacks nothing but units', () => {
    const { made, empty, full } = raised(battle, corps)
    expect(made).toEqual([...corps, 'formations', 'new-formation'])
    expect(errorsIn(empty)).toEqual(['army/empty: new-formation has no units.'])
    expect(errorsIn(full)).toEqual([])
  })

  test('a second one has a name of its own', () => {
    const { made, empty } = raised(raised(battle, corps).full, corps)
    expect(made.at(-1)).toBe('new-formation-2')
    expect(empty.armies['french']!.forces['ii-corps']!.formations['new-formation-2']!.name).toBe('New formation 2')
  })

  test('an army gets a force under its commander, if it has one', () => {
    const { made, full } = raised(battle, ['armies', 'french'])
    expect(made.slice(0, 4)).toEqual(['armies', 'french', 'forces', 'new-force'])
    expect(full.armies['french']!.forces['new-force']!.commander).toBe('army')
    expect(errorsIn(full)).toEqual([])
  })

  test('otherwise with a general of its own, who stands at the edge of his side', () => {
    const small = parse(blank({ width: 48, height: 36 })) as EtSansResultatScenario
    const { full } = raised(small, ['armies', 'austrian'])
    expect(full.armies['austrian']!.forces['new-force']!.commander).toMatchObject({ id: 'new-general', at: [24, 34] })
    expect(errorsIn(full)).toEqual([])
  })

  test('a formation raises nothing, nor does anybody who is not there', () => {
    expect(raise(battle, [...corps, 'formations', 'foy'])).toBeUndefined()
    expect(raise(battle, ['armies', 'french', 'forces', 'iv-corps'])).toBeUndefined()
  })
})

describe('disbanding', () => {
  test('takes a formation or a force away with its units, and no army', () => {
    const { made, empty } = raised(battle, corps)
    expect(afterOnATable(empty, disband(empty, made))).toEqual(battle)
    const without = afterOnATable(battle, disband(battle, corps))
    expect(Object.keys(without.armies['french']!.forces)).not.toContain('ii-corps')
    expect(disband(battle, ['armies', 'french'])).toEqual([])
    expect(disband(battle, [...corps, 'formations', 'nobody'])).toEqual([])
  })
})
