import { describe, expect, test } from 'vitest'
import { wholeSchema } from '../../src/scenario/schema/whole-schema.ts'
import { wholeDefinitionsSchema } from '../../src/scenario/uses/definitions-schema.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { TestIo } from '../test-io.ts'

describe('schema', () => {
  test('prints the schema in one piece', async () => {
    const io = new TestIo()
    expect(await io.run('schema')).toBe(0)
    expect(JSON.parse(io.stdout.text)).toEqual(wholeSchema(SYSTEMS))
  })

  test('--definitions prints that of files of definitions', async () => {
    const io = new TestIo()
    expect(await io.run('schema', '--definitions')).toBe(0)
    expect(JSON.parse(io.stdout.text)).toEqual(wholeDefinitionsSchema(SYSTEMS))
    expect(await io.run('schema', '--definitions', '--export')).toBe(2)
  })

  test('-o writes it to a file', async () => {
    const io = new TestIo()
    expect(await io.run('schema', '-o', 'scenario.schema.json')).toBe(0)
    const mark = expect.stringMatching(/^Made by Berthier \(digest [0-9a-f]{32}\)$/) as string
    expect(JSON.parse(io.read('scenario.schema.json'))).toEqual({ $comment: mark, ...wholeSchema(SYSTEMS) })
    expect(io.stdout.text).toBe('')
  })

  test('-o does not overwrite what somebody else made or edited, except with --force', async () => {
    const io = new TestIo({ 'notes.json': '{}' })
    expect(await io.run('schema', '-o', 'notes.json')).toBe(2)
    expect(io.stderr.text).toBe(
      'berthier: notes.json already exists and was not made by berthier. Use --force to overwrite it.\n',
    )
    expect(io.read('notes.json')).toBe('{}')
    expect(await io.run('schema', '-o', 'notes.json', '--force')).toBe(0)
    expect(await io.run('schema', '--export', '-o', 'notes.json')).toBe(0)
    io.write('notes.json', io.read('notes.json').replace('Data for', 'My data for'))
    expect(await io.run('schema', '-o', 'notes.json')).toBe(2)
    expect(io.read('notes.json')).toContain('My data for')
  })

  test('a file that cannot be written ends with 2', async () => {
    const io = new TestIo()
    expect(await io.run('schema', '-o', 'nowhere/schema.json')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot write nowhere/schema.json: there is no folder nowhere.\n')
  })
})
