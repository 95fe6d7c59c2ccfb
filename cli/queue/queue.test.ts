import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasProgram } from '../../test/support/programs.ts'
import { RedisServer } from '../../test/support/redis-server.ts'
import { runWorker } from '../commands/worker.ts'
import { installed } from '../files/installation.ts'
import { EXIT } from '../io.ts'
import { SOUND, TestIo } from '../test-io.ts'
import { QUEUE } from './connection.ts'
import { idOfJob, keyOfAnswer, keyOfOrder, type QueuedJob } from './order.ts'
import { OrderPlayer } from './play-job.ts'

const DEVIATING_WORKER = fileURLToPath(new URL('../../test/fixtures/simulate/deviating-worker.mjs', import.meta.url))
const run = (games: number) => [
  'simulate',
  'a.yaml',
  '--players',
  'random',
  '--games',
  String(games),
  '--format',
  'json',
]

hasProgram('Redis')

/** A worker in this process; ends when the test does. */
function beginWorker(server: RedisServer, file?: string) {
  const io = new TestIo()
  const end = runWorker({ queue: server.address, jobs: 1 }, io, file)
  onTestFinished(async () => {
    io.interrupt()
    await end
  })
  return { io, end }
}

/** A worker in a process of its own, which can be killed. */
async function spawnWorker({ address }: RedisServer) {
  const worker = spawn(process.execPath, [installed('dist/berthier.js'), 'worker', '--queue', address, '--jobs', '1'])
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker.stderr, 'data')
  return worker
}

/** What is left in the queue that somebody might play. */
async function leftOver(server: RedisServer): Promise<number> {
  const connection = new Redis(server.address, { maxRetriesPerRequest: null })
  const queue = new Queue(QUEUE, { connection })
  const number = await queue.getJobCountByTypes('waiting', 'delayed', 'prioritized')
  await queue.close()
  connection.disconnect()
  return number
}

/** The report of the same run without a queue. */
async function alone(io: TestIo, games: number): Promise<string> {
  await io.run(...run(games))
  return io.stdout.text
}

describe('games over a queue', { timeout: 120_000 }, () => {
  test('the report is that of one machine, byte for byte, and the queue is left clean', async () => {
    const server = await RedisServer.start()
    beginWorker(server)
    beginWorker(server)
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run(...run(30), '--queue', server.address)).toBe(EXIT.clean)
    const text = io.stdout.text
    expect(text).toBe(await alone(io, 30))
    expect(await leftOver(server)).toBe(0)
  })

  test('the password of the queue need not stand where every user of the machine sees it', async () => {
    const server = await RedisServer.start()
    const address = server.address.replace(/:[^:@]*@/, '')
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run(...run(5), '--queue', address)).toBe(EXIT.usage)
    io.env['BERTHIER_QUEUE_PASSWORD'] = 'odd %/@:'
    expect(await io.run(...run(5), '--queue', address)).toBe(EXIT.usage)
    await server.changePassword('odd %/@:')
    const worker = new TestIo()
    worker.env['BERTHIER_QUEUE_PASSWORD'] = 'odd %/@:'
    const end = worker.run('worker', '--queue', address, '--jobs', '1')
    expect(await io.run(...run(5), '--queue', address)).toBe(EXIT.clean)
    worker.interrupt()
    expect(await end).toBe(EXIT.clean)
    // One in the address counts.
    expect(await io.run(...run(5), '--queue', server.address)).toBe(EXIT.usage)
    expect(io.stdout.text + io.stderr.text + worker.stderr.text).not.toContain('odd')
  })

  test('a proof stops the rest when it is decided', async () => {
    const server = await RedisServer.start()
    beginWorker(server)
    const io = new TestIo({ 'a.yaml': SOUND })
    const flags = ['prove', 'a.yaml', '--players', 'random', '--claim', 'french 0..50%', '--format', 'json']
    expect(await io.run(...flags, '--queue', server.address)).toBe(EXIT.clean)
    const text = io.stdout.text
    expect(await leftOver(server)).toBe(0)
    await io.run(...flags)
    expect(text).toBe(io.stdout.text)
  })

  test('two coordinators on one queue: each has the whole report', async () => {
    const server = await RedisServer.start()
    beginWorker(server)
    const ios = [new TestIo({ 'a.yaml': SOUND }), new TestIo({ 'a.yaml': SOUND })]
    const exits = await Promise.all(ios.map((io) => io.run(...run(40), '--queue', server.address)))
    expect(exits).toEqual([EXIT.clean, EXIT.clean])
    const whole = await alone(new TestIo({ 'a.yaml': SOUND }), 40)
    expect(ios.map(({ stdout }) => stdout.text)).toEqual([whole, whole])
    expect(await leftOver(server)).toBe(0)
  })

  test('an answer is at the server once, and one that is lost is played again', async () => {
    const server = await RedisServer.start()
    beginWorker(server)
    const whole = await alone(new TestIo({ 'a.yaml': SOUND }), 10)
    const play = async () => {
      const io = new TestIo({ 'a.yaml': SOUND })
      expect(await io.run(...run(10), '--queue', server.address)).toBe(EXIT.clean)
      expect(io.stdout.text).toBe(whole)
    }
    await play()
    const redis = new Redis(server.address)
    onTestFinished(() => redis.disconnect())
    const answers = await redis.keys('berthier:answer:*')
    expect(answers.length).toBeGreaterThan(0)
    const events = await redis.xrange(`bull:${QUEUE}:events`, '-', '+')
    expect(events.length).toBeGreaterThan(answers.length)
    expect(Math.max(...events.map(([, fields]) => fields.join('').length))).toBeLessThan(200)
    await redis.del(answers)
    await play()
    expect((await redis.keys('berthier:answer:*')).toSorted()).toEqual(answers.toSorted())
  })

  test('a worker that is killed in the middle of a job: another plays it, and nothing is lost or counted twice', async () => {
    const server = await RedisServer.start()
    const doomed = await spawnWorker(server)
    const io = new TestIo({ 'a.yaml': SOUND })
    io.stderr.isTTY = true
    io.stderr.watch = (text) => {
      // Once games are known to be played.
      if (/ [1-9]\d*\/300 games/.test(text) && doomed.exitCode === null) doomed.kill('SIGKILL')
    }
    const playing = io.run(...run(300), '--queue', server.address)
    await once(doomed, 'exit')
    beginWorker(server)
    expect(await playing).toBe(EXIT.clean)
    expect(io.stdout.text).toBe(await alone(new TestIo({ 'a.yaml': SOUND }), 300))
  })

  test('a server that is gone for a while and forgets everything: the run goes on', async () => {
    const server = await RedisServer.start()
    beginWorker(server)
    const io = new TestIo({ 'a.yaml': SOUND })
    let fall: Promise<void> | undefined
    io.stderr.isTTY = true
    io.stderr.watch = (text) => {
      if (!/ [1-9]\d*\/300 games/.test(text)) return
      fall ??= (async () => {
        await server.stop()
        await sleep(1500)
        await server.begin()
      })()
    }
    expect(await io.run(...run(300), '--queue', server.address)).toBe(EXIT.clean)
    await fall
    expect(fall).toBeDefined()
    expect(io.stderr.text).toContain('does not answer')
    expect(io.stdout.text).toBe(await alone(new TestIo({ 'a.yaml': SOUND }), 300))
  })

  test('Ctrl-C of the coordinator keeps what was played and leaves the queue clean', async () => {
    const server = await RedisServer.start()
    beginWorker(server)
    const io = new TestIo({ 'a.yaml': SOUND })
    io.interruptOnProgress()
    expect(await io.run(...run(100_000), '--queue', server.address)).toBe(EXIT.interrupted)
    const { end, battle } = JSON.parse(io.stdout.text)
    expect(end).toBe('interrupted')
    expect(battle.records.length).toBeGreaterThan(0)
    expect(await leftOver(server)).toBe(0)
  })

  test('Ctrl-C ends a worker whose server is gone', async () => {
    const server = await RedisServer.start()
    const { io, end } = beginWorker(server)
    await expect.poll(() => io.stderr.text).toContain('plays 1 game at a time')
    await server.stop()
    io.interrupt()
    expect(await end).toBe(EXIT.clean)
  })

  test('a worker that does not come to the known ends is refused with a reason, and another plays', async () => {
    process.env['DEVIATES_FROM'] = '1'
    onTestFinished(() => void delete process.env['DEVIATES_FROM'])
    const server = await RedisServer.start()
    const wrong = beginWorker(server, DEVIATING_WORKER)
    const io = new TestIo({ 'a.yaml': SOUND })
    const playing = io.run(...run(20), '--queue', server.address)
    expect(await wrong.end).toBe(EXIT.problems)
    expect(wrong.io.stderr.text).toContain('does not come to the same end of the first games')
    beginWorker(server)
    expect(await playing).toBe(EXIT.clean)
    expect(io.stdout.text).toBe(await alone(new TestIo({ 'a.yaml': SOUND }), 20))
  })

  test('a worker that deviates later is told and left out, and others play its games', async () => {
    process.env['DEVIATES_FROM'] = '4'
    onTestFinished(() => void delete process.env['DEVIATES_FROM'])
    const server = await RedisServer.start()
    const wrong = beginWorker(server, DEVIATING_WORKER)
    const io = new TestIo({ 'a.yaml': SOUND })
    const playing = io.run(...run(40), '--queue', server.address)
    expect(await wrong.end).toBe(EXIT.problems)
    expect(wrong.io.stderr.text).toContain('its games deviate')
    beginWorker(server)
    expect(await playing).toBe(EXIT.clean)
    expect(io.stderr.text).toMatch(/worker \S+ deviates: its game \d+ ends otherwise than here\. It is left out\./)
  })
})

/** Answers that no worker of ours gives, each by what it makes of the right one. */
const FORGERIES: readonly ((results: readonly GameResults[]) => unknown)[] = [
  () => undefined,
  () => null,
  () => [],
  (results) => results.map((result) => ({ ...result, number: result.number + 1 })),
  (results) => results.map((result) => ({ ...result, records: [] })),
  (results) => results.map((result) => ({ ...result, failure: 5 })),
  (results) => results.map(changed({ seed: 1 })),
  (results) => results.map(changed({ losses: [{ piece: 9999, turn: 1, place: 'A1', strength: 1, gone: true }] })),
  (results) => results.map(changed({ winner: null, level: 'draw' })),
]

type GameResults = { readonly number: number; readonly records: readonly object[] }

const changed = (keys: object) => (result: GameResults) => ({
  ...result,
  records: result.records.map((record) => ({ ...record, ...keys })),
})

describe('what somebody has put into the queue', { timeout: 120_000 }, () => {
  test('answers that cannot be the games, or are not quite them, are told and played again', async () => {
    const server = await RedisServer.start()
    const redis = new Redis(server.address, { maxRetriesPerRequest: null })
    const player = new OrderPlayer((digest) => redis.get(keyOfOrder(digest)), new TestIo())
    let answers = 0
    const forger = new Worker<QueuedJob, void>(
      QUEUE,
      async ({ data }) => {
        const numbers = Array.from({ length: data.to - data.from + 1 }, (_, i) => data.from + i)
        const results = (await player.play(data.order, numbers)) as unknown as readonly GameResults[]
        const forge = FORGERIES[answers] ?? (() => results)
        const answer = { worker: `forger-${answers++}`, took: 1, results: forge(results) }
        await redis.set(keyOfAnswer(idOfJob(data)), answers === 1 ? '{' : JSON.stringify(answer))
      },
      { connection: redis.duplicate() },
    )
    onTestFinished(async () => {
      await forger.close()
      player.close()
      redis.disconnect()
    })
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run(...run(20), '--queue', server.address)).toBe(EXIT.clean)
    expect(io.stdout.text).toBe(await alone(new TestIo({ 'a.yaml': SOUND }), 20))
    const told = io.stderr.text.split('\n').filter((line) => line.includes('It is left out.'))
    expect(told.map((line) => line.replace('berthier: ', '').split(/(?<=answered|deviates)/)[0])).toEqual([
      'somebody without a name has answered',
      ...FORGERIES.slice(1, -1).map((_, i) => `worker forger-${i + 1} has answered`),
      `worker forger-${FORGERIES.length - 1} deviates`,
    ])
  })

  test('jobs, orders and seats that are none do no harm', async () => {
    const server = await RedisServer.start()
    const redis = new Redis(server.address, { maxRetriesPerRequest: null })
    // The server may end before.
    redis.on('error', () => undefined)
    onTestFinished(() => redis.disconnect())
    const { end } = beginWorker(server)
    const queue = new Queue(QUEUE, { connection: redis })
    const ordered = async (order: string) => {
      const digest = createHash('sha256').update(order).digest('hex').slice(0, 32)
      await redis.set(keyOfOrder(digest), order)
      return { order: digest, from: 1, to: 1 }
    }
    const jobs = [
      null,
      { order: 'a', from: 1, to: 4_000_000_000 },
      { order: 'a', from: 2, to: 1 },
      await ordered('{'),
      await ordered('{"plan":{"encounters":{}}}'),
    ]
    for (const job of jobs) await queue.add('games', job)
    await expect.poll(() => queue.getFailedCount(), { timeout: 60_000 }).toBe(jobs.length)
    const reasons = (await queue.getFailed()).map(({ failedReason }) => failedReason)
    expect(new Set(reasons)).toEqual(new Set(['the job is none of berthier', 'what is called its order is none']))
    await queue.close()
    await redis.set('berthier:worker:odd', 'many')
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run(...run(5), '--queue', server.address)).toBe(EXIT.clean)
    expect(io.stdout.text).toBe(await alone(new TestIo({ 'a.yaml': SOUND }), 5))
    expect(await Promise.race([end, sleep(10, 'it is still there')])).toBe('it is still there')
  })
})

describe('a queue that cannot be used', () => {
  test.each([
    [
      ['--queue', 'nowhere'],
      '--queue nowhere: expected an address such as redis://HOST:6379, and its password in BERTHIER_QUEUE_PASSWORD.',
    ],
    [['--queue', 'redis://:secret@127.0.0.1:1'], 'cannot use the queue at redis://127.0.0.1:1: '],
    [['--queue', 'redis://:and@secret@127.0.0.1:1'], 'cannot use the queue at redis://127.0.0.1:1: '],
    [['--queue', 'redis://127.0.0.1:1/?password=secret'], 'cannot use the queue at redis://127.0.0.1:1/?password=…: '],
    [['--queue', 'redis://:a/secret@127.0.0.1:1'], 'In a password, write %2F for /'],
    [['--queue', 'redis://:a#secret@127.0.0.1:1'], '%23 for #'],
    [['--queue', 'redis://:a?secret@127.0.0.1:1'], '%3F for ?'],
    [['--queue', 'redis://:%secret@127.0.0.1:1'], '%25 for %'],
    [['--queue', 'redis://:secret'], 'the address is not valid'],
  ])('%j', async (flags, message) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run(...run(5), ...flags)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
    expect(await io.run('worker', ...flags)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
    expect(io.stderr.text).not.toContain('secret')
  })

  test('a wrong password is told', async () => {
    const server = await RedisServer.start()
    const io = new TestIo()
    expect(await io.run('worker', '--queue', server.address.replace(/:[^:@]*@/, ':wrong@'))).toBe(EXIT.usage)
    expect(io.stderr.text).toMatch(/cannot use the queue at redis:\/\/127\.0\.0\.1:\d+: .*(WRONGPASS|NOAUTH|invalid)/)
  })
})
