import { describe, expect, test } from 'vitest'
import { bundledSchema } from '../../src/scenario/schema-nodes.ts'
import { TestIo } from '../test-io.ts'

describe('schema', () => {
  test('prints the schema in one piece', async () => {
    const io = new TestIo()
    expect(await io.run('schema')).toBe(0)
    expect(JSON.parse(io.stdout.text)).toEqual(bundledSchema)
  })

  test('-o writes it to a file', async () => {
    const io = new TestIo()
    expect(await io.run('schema', '-o', 'scenario.schema.json')).toBe(0)
    expect(JSON.parse(io.read('scenario.schema.json'))).toEqual(bundledSchema)
    expect(io.stdout.text).toBe('')
  })

  test('a file that cannot be written ends with 2', async () => {
    const io = new TestIo()
    expect(await io.run('schema', '-o', 'nowhere/schema.json')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot write nowhere/schema.json: no such file or folder\n')
  })
})
