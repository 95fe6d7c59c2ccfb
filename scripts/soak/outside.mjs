// A thousand saves of the editor, each aimed at by another program that writes to the same file at that moment: nothing it wrote may
// be lost.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playOutsideWrites } from './outside-writes.mjs'
import { makeRandom } from './random.mjs'
import { FaultyServer } from './server.mjs'

const ROUNDS = 1000
const TEXT = `system: soak\n${'# a line that makes the file as large as battles are\n'.repeat(200)}`

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const folder = mkdtempSync(join(tmpdir(), 'berthier-soak-'))
const file = join(folder, 'a.yaml')
const server = new FaultyServer(folder, {})
const versionOf = (text) => createHash('sha256').update(text).digest('base64url')
const textOf = (round) => `${TEXT}# round ${round}\n`

let found
try {
  await server.start()
  found = await playOutsideWrites({
    file,
    rounds: ROUNDS,
    until: performance.now() + Number(values.minutes) * 60_000,
    random: makeRandom(Number(values.seed)),
    write: (round) => writeFileSync(file, textOf(round)),
    replace: async (round) => {
      const headers = { authorization: `Bearer ${server.token}`, 'if-match': `"${versionOf(textOf(round))}"` }
      const body = `${textOf(round)}# ours\n`
      const answer = await fetch(`${server.origin}/api/file?path=a.yaml`, { method: 'PUT', body, headers })
      if (answer.status !== 200 && answer.status !== 409) throw new Error(`${answer.status} ${await answer.text()}`)
      return answer.status === 200
    },
  })
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
const { rounds, replaced, refused, late, lost, ways } = found
console.log(
  `rounds ${rounds}, replaced ${replaced}, refused ${refused}, late ${late}, lost ${lost} ${JSON.stringify(ways)}`,
)
process.exitCode = lost === 0 ? 0 : 1
