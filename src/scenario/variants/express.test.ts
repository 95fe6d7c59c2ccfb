import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import type { Change } from '../edit/change.ts'
import { changeData } from '../edit/change-data.ts'
import { isSame } from '../plain-data.ts'
import { rootPlace } from '../schema/nodes.ts'
import { changesInVariant, composeForEdit } from './express.ts'

const ROOT = rootPlace(SYSTEMS[0]!.schema)

const BATTLE = {
  format: 1,
  id: 'skirmish',
  title: 'Skirmish',
  turns: 6,
  board: { columns: 'A-H', terrain: { woods: ['A1', 'B2', 'C3', 'D4'], town: ['E5'] } },
  units: { french: { infantry: ['A1', 'B1', 'C1', 'D1'], cavalry: [{ at: 'E1', name: 'Pajol' }] } },
  clock: { start: '10:00' },
  variants: {
    rain: { name: 'Rain', changes: { turns: 8 } },
    other: { name: 'Other', removes: { clock: 'all' } },
  },
}

const edit = (changes: readonly Change[], battle: Readonly<Record<string, unknown>> = BATTLE) =>
  changeData(battle, changesInVariant(battle, 'rain', changes, ROOT)) as typeof BATTLE
const rain = (changes: readonly Change[], battle?: Readonly<Record<string, unknown>>) =>
  edit(changes, battle).variants.rain

describe('an edit of a battle with a variant', () => {
  test('goes into its changes where a value is another', () => {
    expect(rain([{ kind: 'set', path: ['title'], value: 'Wet' }])).toEqual({
      name: 'Rain',
      changes: { turns: 8, title: 'Wet' },
    })
  })

  test('goes into adds where a list gets longer, and into removes where it gets shorter', () => {
    expect(rain([{ kind: 'insert', path: ['board', 'terrain', 'woods', 4], value: 'H8' }])).toEqual({
      name: 'Rain',
      changes: { turns: 8 },
      adds: { board: { terrain: { woods: ['H8'] } } },
    })
    expect(rain([{ kind: 'remove', path: ['board', 'terrain', 'woods', 1] }])).toMatchObject({
      removes: { board: { terrain: { woods: ['B2'] } } },
    })
  })

  test('adds hexes whose place in the list says nothing', () => {
    expect(rain([{ kind: 'insert', path: ['board', 'terrain', 'woods', 1], value: 'A2' }])).toMatchObject({
      adds: { board: { terrain: { woods: ['A2'] } } },
    })
  })

  test('goes into removes where a key goes, and into adds where one comes', () => {
    expect(rain([{ kind: 'remove', path: ['clock'] }])).toMatchObject({ removes: { clock: 'all' } })
    expect(rain([{ kind: 'set', path: ['board', 'terrain', 'hill'], value: ['F6'] }])).toMatchObject({
      adds: { board: { terrain: { hill: ['F6'] } } },
    })
  })

  test('writes a list anew where most of it is another', () => {
    const path = ['units', 'french', 'infantry']
    expect(rain([{ kind: 'set', path, value: ['A2', 'B2', 'C2'] }])).toMatchObject({
      changes: { turns: 8, units: { french: { infantry: ['A2', 'B2', 'C2'] } } },
    })
  })

  test('leaves nothing behind when it is taken back, and what is said of other things alone', () => {
    const grown = edit([{ kind: 'insert', path: ['board', 'terrain', 'woods', 4], value: 'H8' }])
    expect(rain([{ kind: 'remove', path: ['board', 'terrain', 'woods', 4] }], grown)).toEqual(BATTLE.variants.rain)
    expect(rain([{ kind: 'set', path: ['turns'], value: 6 }])).toEqual({ name: 'Rain' })
  })

  test('leaves the battle and the other variants as they are', () => {
    const { variants: before, ...base } = BATTLE
    const { variants: after, ...now } = edit([
      { kind: 'remove', path: ['units', 'french', 'cavalry', 0] },
      { kind: 'set', path: ['board', 'columns'], value: 'A-J' },
    ])
    expect(now).toEqual(base)
    expect(after.other).toEqual(before.other)
  })

  test('of the variants themselves is made where they are', () => {
    const path = ['variants', 'other', 'name']
    expect(edit([{ kind: 'set', path, value: 'Else' }]).variants.other.name).toBe('Else')
    expect(edit([{ kind: 'remove', path: ['variants', 'rain'] }]).variants).toEqual({ other: BATTLE.variants.other })
  })

  test('of what all variants share is refused, with what to do', () => {
    const refused = () => edit([{ kind: 'set', path: ['id'], value: 'wet' }])
    expect(refused).toThrow('id is the same in all variants. Choose the base to change it.')
  })
})

test('any edits of a battle with a variant give the very battle that they ask for, and leave the base alone', () => {
  const hex = fc.constantFrom('A1', 'B2', 'C3', 'D4', 'E5', 'F6')
  const value = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    hex,
    fc.array(fc.oneof(hex, fc.record({ at: hex })), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('woods', 'town', 'hill'), fc.array(hex, { maxLength: 3 }), { maxKeys: 3 }),
  )
  const battle = fc.record(
    { turns: fc.nat(3), board: value, units: fc.dictionary(fc.constantFrom('a', 'b'), value), clock: value },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(battle, fc.array(battle, { minLength: 1, maxLength: 4 }), (base, states) => {
      let file: Readonly<Record<string, unknown>> = plain({ id: 'x', ...base, variants: { rain: { name: 'Rain' } } })
      for (const state of states) {
        const before = composeForEdit(file, 'rain', ROOT)
        const changes = ['turns', 'board', 'units', 'clock'].flatMap((key): Change[] => {
          const wanted = (state as Record<string, unknown>)[key]
          if (wanted !== undefined) return [{ kind: 'set', path: [key], value: wanted }]
          return before[key] === undefined ? [] : [{ kind: 'remove', path: [key] }]
        })
        file = changeData(file, changesInVariant(file, 'rain', changes, ROOT)) as typeof file
        const { variants: _, ...composed } = composeForEdit(file, 'rain', ROOT)
        expect(isSame(composed, plain({ id: 'x', ...state }))).toBe(true)
        const { variants: _own, ...now } = file
        expect(isSame(now, plain({ id: 'x', ...base }))).toBe(true)
      }
    }),
  )
})

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
