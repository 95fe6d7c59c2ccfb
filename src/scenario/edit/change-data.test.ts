import { describe, expect, it } from 'vitest'
import { parseText } from '../reading/parse.ts'
import { changeData } from './change-data.ts'

describe('changed data', () => {
  const data = parseText('board: { rows: 3, names: { Zoo: [A1] } }\nunits: { french: [B1, B2] }\n').data as {
    board: object
    units: object
  }

  it('share with those before whatever is not touched', () => {
    const after = changeData(data, [{ kind: 'set', path: ['units', 'french', 0], value: 'C1' }]) as typeof data
    expect(after).toEqual({ ...data, units: { french: ['C1', 'B2'] } })
    expect(after.board).toBe(data.board)
    expect(data.units).toEqual({ french: ['B1', 'B2'] })
  })

  it('have mappings without a prototype, so that no name reaches one', () => {
    const value = JSON.parse('{ "__proto__": { "x": 1 } }') as unknown
    const after = changeData(data, [{ kind: 'set', path: ['__proto__'], value }]) as Record<string, object>
    expect(Object.getPrototypeOf(after)).toBeNull()
    expect(Object.keys(after)).toContain('__proto__')
    expect(Object.getPrototypeOf(after['__proto__'])).toBeNull()
  })

  it('keep the order of their keys when one gets another name', () => {
    const after = changeData(data, [{ kind: 'rename', path: ['board', 'rows'], name: 'lines' }]) as typeof data
    expect(Object.keys(after.board)).toEqual(['lines', 'names'])
  })
})
