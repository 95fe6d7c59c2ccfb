// Makes the certificate of every shipped battle, by games over a queue, and verifies each by a second run on threads:
// `node scripts/certify.mjs`. Certificates stand beside their battles. Do it anew after any change of rules or players.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findRedis, provideRedis } from './redis.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const berthier = join(root, 'dist/berthier.js')
/** What is claimed of each battle: that it is balanced, as `berthier simulate` calls it. */
const CLAIM = 'french 40..60%'

provideRedis()
const port = await freePort()
const address = `redis://:certify@127.0.0.1:${port}`
const server = spawn(
  findRedis(),
  ['--port', `${port}`, '--bind', '127.0.0.1', '--requirepass', 'certify', '--save', ''],
  {
    stdio: 'ignore',
  },
)
await sleep(500)
const worker = spawn(
  process.execPath,
  [berthier, 'worker', '--queue', address, '--jobs', `${availableParallelism()}`],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
let failed = false
try {
  const files = readdirSync(join(root, 'scenarios'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(isBattle).toSorted()) {
    const battle = join('scenarios', file)
    const certificate = battle.replace('.yaml', '.certificate.json')
    // Refuted is a result, too.
    const proved = run(['prove', battle, '--claim', CLAIM, '--queue', address, '-o', certificate])
    if (proved > 1 || run(['verify', certificate]) !== 0) failed = true
  }
} finally {
  worker.kill('SIGINT')
  await once(worker, 'exit')
  server.kill()
}
process.exitCode = failed ? 1 : 0

/** What battles share is in folders below theirs. */
function isBattle(file) {
  return file.endsWith('.yaml') && file.split(sep).length === 2
}

function run(args) {
  return spawnSync(process.execPath, [berthier, ...args], { cwd: root, stdio: 'inherit' }).status ?? 70
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address()
  probe.close()
  return free
}
