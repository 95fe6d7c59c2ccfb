import { describe, expect, it } from 'vitest'
import { commandsOn } from './index.ts'
import { commandFor } from './keys.ts'

const press = (
  key: string,
  held: { ctrlKey?: boolean; shiftKey?: boolean; metaKey?: boolean; altKey?: boolean } = {},
) => commandFor(commandsOn('hex'), { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })?.id

describe('keys', () => {
  it('have one meaning each', () => {
    for (const board of ['hex', 'table'] as const) {
      const all = commandsOn(board).flatMap(({ keys }) => keys)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('take up tools, in small letters and capitals', () => {
    expect([press('b'), press('B')]).toEqual(['brush', 'brush'])
  })

  it('undo with Ctrl or Cmd', () => {
    expect([press('z', { ctrlKey: true }), press('z', { metaKey: true })]).toEqual(['undo', 'undo'])
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
  })

  it('tell X from Shift+X, and ? from /', () => {
    expect([press('x'), press('X', { shiftKey: true }), press('?', { shiftKey: true })]).toEqual([
      'other-side',
      'swap-sides',
      'help',
    ])
  })

  it('leave what the system does with Alt alone', () => {
    expect(press('b', { altKey: true })).toBeUndefined()
  })
})
