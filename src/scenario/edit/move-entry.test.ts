import { describe, expect, it } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { type Change, ImpossibleChange } from './change.ts'
import { changeText } from './change-text.ts'
import { applyEdits } from './text-edits.ts'

const changed = (text: string, ...changes: Change[]) => applyEdits(text, changeText(text, changes, SYSTEMS[0]!.schema))
const set = (path: Change['path'], value: unknown): Change => ({ kind: 'set', path, value })

describe('moving a key', () => {
  const ARMY = [
    'first:',
    '  units:',
    '    # the best',
    '    a: { men: 600 } # from the muster roll',
    '    b:',
    '      men: 500',
    '      # so it is said',
    '      at: [1, 2]',
    '  name: First',
    'second:',
    '  units:',
    '    c: { men: 400 }',
    '    d: { men: 300 } # last',
    '',
  ].join('\n')
  const move = (path: string[], to: string[], before?: string): Change => ({
    kind: 'move',
    path,
    to,
    ...(before !== undefined && { before }),
  })

  it('takes along the comments above it, in it and behind it', () => {
    const moved = changed(ARMY, move(['first', 'units', 'a'], ['second', 'units', 'a']), move(['first', 'units', 'b'], ['second', 'units', 'b'], 'd')) // biome-ignore format: two rows
    expect(moved).toBe(
      [
        'first:',
        '  units: {}',
        '  name: First',
        'second:',
        '  units:',
        '    c: { men: 400 }',
        '    b:',
        '      men: 500',
        '      # so it is said',
        '      at: [1, 2]',
        '    d: { men: 300 } # last',
        '    # the best',
        '    a: { men: 600 } # from the muster roll',
        '',
      ].join('\n'),
    )
  })

  it('changes the order of its own mapping, and back again', () => {
    const later = changed(ARMY, move(['first', 'units', 'a'], ['first', 'units', 'a']))
    expect(later.split('\n').slice(1, 8)).toEqual([1, 4, 5, 6, 7, 2, 3].map((line) => ARMY.split('\n')[line]))
    expect(changed(later, move(['first', 'units', 'a'], ['first', 'units', 'a'], 'b'))).toBe(ARMY)
  })

  it('gives it another name, and goes on with what is changed in it', () => {
    const moved = changed(
      ARMY,
      move(['first', 'units', 'a'], ['second', 'units', 'e']),
      set(['second', 'units', 'e', 'men'], 650),
    )
    expect(moved).toContain('    # the best\n    e: { men: 650 } # from the muster roll\n')
  })

  it('leaves brackets for lines where a comment comes along', () => {
    expect(changed('u: { a: 1 }\nx:\n  b: 2 # two\n  c: 3\n', move(['x', 'b'], ['u', 'b']))).toBe(
      'u:\n  a: 1\n  b: 2 # two\nx:\n  c: 3\n',
    )
    expect(changed('v: { u: { a:  1 } }\nx:\n  b: 2\n  c: 3\n', move(['x', 'b'], ['v', 'u', 'b']))).toBe(
      'v: { u: { a:  1, b: 2 } }\nx:\n  c: 3\n',
    )
  })

  it('is refused where there is nothing, no room, or no end', () => {
    const refusal = (path: string[], to: string[], before?: string) => {
      expect(() => changed(ARMY, move(path, to, before))).toThrow(ImpossibleChange)
    }
    refusal(['first', 'units', 'x'], ['second', 'units', 'x'])
    refusal(['first', 'units', 'a'], ['second', 'units', 'c'])
    refusal(['first', 'units', 'a'], ['third', 'units', 'a'])
    refusal(['first', 'units', 'a'], ['second', 'units', 'a'], 'b')
    refusal(['first', 'units'], ['first', 'units', 'a', 'units'])
  })
})
