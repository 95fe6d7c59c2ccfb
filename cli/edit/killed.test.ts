import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { installed } from '../files/installation.ts'
import { SOUND, TestIo } from '../test-io.ts'
import { editing } from './test-server.ts'

/** Long enough that writing it takes a while. */
const LONG = `${SOUND}${'# a remark that fills a line\n'.repeat(20_000)}`

test('kill -9 leaves no torn or empty file, and the next start tidies up', async () => {
  const io = new TestIo()
  for (let round = 0; round < 6; round++) {
    const server = spawn(process.execPath, [installed('dist/berthier.js'), 'edit', '.', '--no-open'], { cwd: io.cwd })
    const [said] = (await once(server.stdout, 'data')) as [Buffer]
    const { origin, hash } = new URL(/http:\S+/.exec(said.toString())![0])
    const headers = { authorization: `Bearer ${hash.slice('#token='.length)}` }
    const asked = Array.from({ length: 8 }, async (_, i) => {
      const path = `${origin}/api/file?path=${round}/${i}.yaml`
      await fetch(path, { method: 'POST', body: LONG, headers }).catch(() => undefined)
    })
    await setTimeout(round * 12)
    server.kill('SIGKILL')
    await Promise.all([once(server, 'close'), ...asked])
  }
  const files = () => readdirSync(io.cwd, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('yaml'))
  const torn = files().filter((name) => name.endsWith('.yaml') && readFileSync(io.path(name), 'utf8') !== LONG)
  expect(torn).toEqual([])
  await editing(io)
  expect(files().filter((name) => !name.endsWith('.yaml'))).toEqual([])
})
