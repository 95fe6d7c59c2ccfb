import { describe, expect, test } from 'vitest'
import { playOutsideWrites } from '../../scripts/soak/outside-writes.mjs'
import { editing, file, seen, versionOf } from '../edit/test-server.ts'
import { MENDABLE, SOUND, TestIo } from '../test-io.ts'

// `npm run soak` plays a thousand rounds of each.
const ROUNDS = 24

describe('what another program writes while a file is being replaced stays', () => {
  test('when the editor saves', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const server = await editing(io)
    let version = ''
    const { rounds, lost } = await playOutsideWrites({
      file: io.path('a.yaml'),
      rounds: ROUNDS,
      write: async (round) => {
        io.write('a.yaml', SOUND.replace('turns: 6', `turns: ${round}`))
        version = await versionOf(server, 'a.yaml')
      },
      replace: async (round) => {
        const body = SOUND.replace('turns: 6', `turns: ${round} # ours`)
        const { status } = await server.ask('PUT', file('a.yaml'), { body, headers: seen(version) })
        expect([200, 409]).toContain(status)
        return status === 200
      },
    })
    expect({ rounds, lost }).toEqual({ rounds: ROUNDS, lost: 0 })
  })

  test.each([
    ['fmt', SOUND.replace('turns: 6', 'turns:    6')],
    ['validate --fix', MENDABLE],
  ])('when %s writes', async (command, text) => {
    const io = new TestIo({ 'a.yaml': text })
    const { rounds, lost } = await playOutsideWrites({
      file: io.path('a.yaml'),
      rounds: ROUNDS,
      write: (round) => io.write('a.yaml', `${text}# ${round}\n`),
      replace: async () => {
        await io.run(...command.split(' '), 'a.yaml')
        return !io.stderr.text.includes('cannot write')
      },
    })
    expect({ rounds, lost }).toEqual({ rounds: ROUNDS, lost: 0 })
  })
})
