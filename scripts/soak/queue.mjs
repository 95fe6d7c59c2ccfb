// Games over a queue while workers are killed and the server falls and forgets everything: the report must be, byte for byte, that of a
// quiet run. Takes turns until the time is over.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ADVICE, findRedis } from '../redis.mjs'
import { makeRandom } from './random.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, seed: { type: 'string', default: '1' } },
})
const berthier = fileURLToPath(new URL('../../dist/berthier.js', import.meta.url))
const fraction = makeRandom(Number(values.seed))
const random = (below) => Math.floor(fraction() * below)
const end = Date.now() + Number(values.minutes) * 60_000
const WORKERS = 3

if (!findRedis()) {
  console.error(`There is no Redis. ${ADVICE}`)
  process.exit(1)
}
const port = await freePort()
const address = `redis://:soak@127.0.0.1:${port}`
let server = await beginServer()
const workers = new Set()
const counts = { workers: 0, servers: 0, runs: 0 }
let differed = 0
for (let i = 0; i < WORKERS; i++) beginWorker()

for (let seed = Number(values.seed); Date.now() < end; seed++) {
  const order = ['simulate', 'waterloo', '--games', '400', '--seed', String(seed), '--format', 'json']
  const chaotic = spawn(process.execPath, [berthier, ...order, '--queue', address], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const text = textOf(chaotic.stdout)
  const over = once(chaotic, 'exit')
  const isOver = () => chaotic.exitCode !== null || chaotic.signalCode !== null
  while (!isOver() && Date.now() < end) {
    await Promise.race([over, sleep(1000 + random(6000))])
    if (isOver() || Date.now() >= end) break
    if (random(4) === 0) await restartServer()
    else killWorker()
  }
  await over
  counts.runs++
  const quiet = spawnSync(process.execPath, [berthier, ...order], { encoding: 'utf8', maxBuffer: 2 ** 30 })
  if ((await text) !== quiet.stdout) {
    differed++
    console.error(`seed ${seed}: the report differs from that of a quiet run`)
  }
}
for (const worker of workers) worker.kill('SIGKILL')
server.kill('SIGKILL')
console.log(
  `${counts.runs} runs, ${counts.workers} workers killed, ${counts.servers} times the server: ${differed} reports differ`,
)
process.exit(differed === 0 && counts.runs > 0 ? 0 : 1)

function beginWorker() {
  const worker = spawn(process.execPath, [berthier, 'worker', '--queue', address, '--jobs', '1'], { stdio: 'ignore' })
  workers.add(worker)
  worker.once('exit', () => {
    workers.delete(worker)
    // Somebody starts it again, unless all is over.
    if (Date.now() < end + 60_000) setTimeout(beginWorker, 500).unref()
  })
}

function killWorker() {
  const [...all] = workers
  const worker = all[random(all.length)]
  if (!worker) return
  counts.workers++
  worker.kill('SIGKILL')
}

async function restartServer() {
  counts.servers++
  server.kill('SIGKILL')
  await once(server, 'exit')
  await sleep(random(3000))
  server = await beginServer()
}

async function beginServer() {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', 'soak', '--save', '']
  const begun = spawn(findRedis(), flags, { stdio: 'ignore' })
  await sleep(500)
  return begun
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address()
  probe.close()
  return free
}

async function textOf(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
