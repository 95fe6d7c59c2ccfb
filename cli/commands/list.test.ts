import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../src/systems/index.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

describe('list', () => {
  test('shows each battle with its armies and its state, in columns', async () => {
    const io = new TestIo({
      'a.yaml': SOUND.replace('title: New battle', 'title: 滑鐵盧\ndate: 1815-06-18'),
      'b.yaml': BROKEN,
      'c.yaml': SOUND.replace('general: [H3,', 'general: [L3,'),
    })
    expect(await io.run('list')).toBe(1)
    const [heading, first, second, third, , last] = io.stdout.text.split('\n')
    expect(heading).toMatch(/^BATTLE +DATE +RULEBOOK +FORCES +STATE +FILE$/)
    expect(first).toMatch(/^滑鐵盧 +1815-06-18 .*\d+ French, \d+ Allied, 6 turns +ok +a\.yaml$/)
    expect(second).toMatch(/^New battle +– .*– +1 error +b\.yaml$/)
    expect(third).toMatch(/ok, 1 warning +c\.yaml$/)
    expect(second!.indexOf(SYSTEMS[0]!.title)).toBe(heading!.indexOf('RULEBOOK'))
    // The three wide letters take six columns.
    expect(first!.indexOf(SYSTEMS[0]!.title)).toBe(heading!.indexOf('RULEBOOK') - 3)
    expect(last).toBe('3 battles: 1 error, 1 warning.')
  })

  test('a file that is no scenario at all still has its line', async () => {
    const io = new TestIo({ 'a.yaml': '[1, 2]', 'b.yaml': new Uint8Array([0, 1]) })
    expect(await io.run('list', 'a.yaml', 'b.yaml')).toBe(1)
    expect(io.stdout.text).toMatch(/^– +– +– +– +1 error +a\.yaml$/m)
    expect(io.stdout.text).toMatch(/^– +– +– +– +1 error +b\.yaml$/m)
  })

  test('nothing to list ends with 2', async () => {
    const io = new TestIo()
    expect(await io.run('list')).toBe(2)
    expect(io.stdout.text).toBe('')
    expect(io.stderr.text).toBe('berthier: found no scenario in this folder or its subfolders\n')
  })
})
