import { describe, expect, test } from 'vitest'
import { allCodes } from '../../src/scenario/codes/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { TestIo } from '../test-io.ts'

const CODES = allCodes(SYSTEMS)

describe('explain', () => {
  test('says what a code means, why it matters and what to do', async () => {
    const io = new TestIo()
    expect(await io.run('explain', 'hex/off-board')).toBe(0)
    const { title, why, fix } = CODES['hex/off-board']!
    expect(io.stdout.text).toBe(`hex/off-board (error)\n${title}.\n\n${why}\n\n${fix}\n`)
  })

  test('long texts are wrapped', async () => {
    const io = new TestIo()
    for (const code of Object.keys(CODES)) {
      await io.run('explain', code)
      expect(Math.max(...io.stdout.text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    }
  })

  test('without a code it lists them all', async () => {
    const io = new TestIo()
    expect(await io.run('explain')).toBe(0)
    expect(io.stdout.text.trimEnd().split('\n')).toHaveLength(Object.keys(CODES).length)
    expect(io.stdout.text).toContain(CODES['hex/off-board']!.title)
  })

  test('an unknown code gets a suggestion and ends with 2', async () => {
    const io = new TestIo()
    expect(await io.run('explain', 'hex/of-board')).toBe(2)
    expect(io.stderr.text).toBe('berthier: unknown code hex/of-board. Did you mean hex/off-board?\n')
    expect(await io.run('explain', 'toString')).toBe(2)
    expect(io.stderr.text).toBe('berthier: unknown code toString. Run berthier explain to list all codes.\n')
  })
})
