import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRedis } from '../scripts/redis.mjs'
import { root, run, time } from './processes.mjs'
import { atLeast, atMost, printNote, rate, report } from './report.mjs'

const berthier = join(root, 'dist/berthier.js')
const BATTLES = [
  'waterloo',
  'ligny',
  'vive-lempereur/quatre-bras',
  'hypothetical',
  'standard',
  'advanced',
  'et-sans-resultat/quatre-bras',
]

/** Proofs against tests of fixed size, and parts put together. */
export function benchMachines(folder) {
  benchProofs(BATTLES)
  benchMerge(folder)
}

function benchProofs(battles) {
  const ratios = battles.map((battle) => {
    const claim = 'french 40..60%'
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [berthier, 'prove', battle, '--claim', claim, '--format', 'json'],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    )
    if (status !== 0 && status !== 1) throw new Error(`${battle} was not decided: ${stderr}`)
    const [{ games, fixed, decision, estimate }] = JSON.parse(stdout).trials
    printNote(
      `${battle}: ${claim} ${decision} after ${games} games, ${(estimate.value * 100).toFixed(1)} %; of fixed size ${fixed}`,
    )
    return games / fixed
  })
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length
  report('games that prove needs, to a test of fixed size, over the shipped battles', mean, atMost(0.6))
}

/** The text of a part with the digest that `merge` asks for, as cli/files/seal.ts makes it. */
function sealed(part) {
  const mark = 'Made by Berthier'
  const text = JSON.stringify({ ...part, generator: mark })
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 32)
  return text.replace(mark, `${mark} (digest ${digest})`)
}

/** A part that was played, written a thousand times as if it were each of the others. */
function benchMerge(folder) {
  const parts = join(folder, 'parts')
  mkdirSync(parts)
  const [shards, each] = [1000, 500]
  const flags = ['ligny', '--players', 'random,random', '--games', String(2 * shards * each)]
  const first = join(parts, 'first.json')
  const shard = ['--shard', `1/${shards * 50}`, '-o', first]
  run([berthier, 'tournament', ...flags, ...shard])
  const part = JSON.parse(readFileSync(first, 'utf8'))
  const [series] = part.series
  const repeat = (line, letters) => line.slice(0, letters * 10).repeat(each / 10)
  const kept = {
    winners: series.kept.winners.map((line) => repeat(line, 1)),
    digests: series.kept.digests.map((line) => repeat(line, 16)),
  }
  const files = Array.from({ length: shards }, (_, i) => {
    const file = join(parts, `${i}.json`)
    const own = {
      ...part,
      shard: { number: i + 1, of: shards },
      series: [{ ...series, first: i * each + 1, games: each, kept }],
    }
    writeFileSync(file, sealed(own))
    return file
  })
  let memory = 0
  const took = time(() => {
    const memoryReport = new URL('report-memory.mjs', import.meta.url).href
    const { status, stderr } = spawnSync(process.execPath, ['--import', memoryReport, berthier, 'merge', ...files], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    memory = Number(stderr.trim().split('\n').at(-1))
  })
  report('merging 1,000 parts of 1,000 games, in seconds', took / 1000, atMost(5))
  report('its memory, in MB', memory, atMost(300))
}

/** Games over a queue: one, two and eight workers of one thread each, against the pool of threads; the best of two, taking turns. */
export async function benchQueue(games) {
  if (!findRedis()) return printNote('there is no Redis: no figures for a queue')
  const port = await freePort()
  const address = `redis://:bench@127.0.0.1:${port}`
  const server = spawn(
    findRedis(),
    ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', 'bench', '--save', ''],
    { stdio: 'ignore' },
  )
  await sleep(500)
  const play = (flags) =>
    time(() => run([berthier, 'simulate', 'waterloo', '--games', String(games), '--seed', String(seed++), ...flags]))
  let seed = 1
  const best = {}
  const keep = (name, took) => (best[name] = Math.min(best[name] ?? Infinity, took))
  try {
    for (let round = 0; round < 2; round++) {
      for (const number of [1, 2, 8]) {
        const workers = await Promise.all(Array.from({ length: number }, () => beginWorker(address)))
        keep(`${number} workers`, play(['--queue', address]))
        for (const worker of workers) worker.kill('SIGINT')
        await Promise.all(workers.map((worker) => once(worker, 'exit')))
      }
      if (availableParallelism() > 1) keep('pool', play(['--jobs', '2']))
    }
  } finally {
    server.kill()
  }
  for (const [name, took] of Object.entries(best))
    printNote(
      `${games} games of Waterloo, ${name}: ${(took / 1000).toFixed(1)} s, ${rate((games * 1000) / took, 'games')}`,
    )
  report('games a second of two workers over the queue, to one', best['1 workers'] / best['2 workers'], atLeast(1.7))
  if (best.pool)
    report('time of two workers over the queue, to the pool of threads', best['2 workers'] / best.pool, atMost(1.05))
}

async function beginWorker(address) {
  const worker = spawn(process.execPath, [berthier, 'worker', '--queue', address, '--jobs', '1'])
  await once(worker.stderr, 'data')
  return worker
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
