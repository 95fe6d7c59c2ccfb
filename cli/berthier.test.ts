import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { truncateSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { installed } from './files/installation.ts'
import { BROKEN, SOUND, TestIo } from './test-io.ts'

/** The bundle, as it is installed. */
const BERTHIER = installed('dist/berthier.js')

describe('the berthier program', () => {
  test('runs by itself and ends with the exit code', () => {
    const { cwd } = new TestIo({ 'a.yaml': BROKEN })
    const { status, stdout } = spawnSync(BERTHIER, ['validate'], { cwd, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stdout).toContain('a.yaml:30:23 error hex/no-column-j')
  })

  test('reads standard input', () => {
    const { status } = spawnSync(process.execPath, [BERTHIER, 'validate', '-'], { input: SOUND })
    expect(status).toBe(0)
  })

  test('an endless standard input ends with a diagnostic', () => {
    const output = execFileSync('sh', ['-c', `yes | node '${BERTHIER}' validate - || true`], { encoding: 'utf8' })
    expect(output).toContain('<stdin> error file/too-large')
  })

  test('a reader that has seen enough is no error', () => {
    const script = `node '${BERTHIER}' schema | head -1`
    const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
    expect(stdout).toBe('{\n')
    expect(stderr).toBe('')
  })

  test('too few files that may be open are told in a sentence', () => {
    const preview = (limit: number) => {
      const script = `ulimit -n ${limit}; node '${BERTHIER}' preview ligny -o a.svg`
      return spawnSync('sh', ['-c', script], { cwd: new TestIo().cwd, encoding: 'utf8' })
    }
    // How many it needs depends on how it is bundled: the first limit that is too low.
    let limit = 30
    while (preview(limit).status === 0) limit--
    const { status, stderr } = preview(limit)
    expect(stderr).toMatch(
      /^berthier: cannot continue with \S+: too many files are open; close some, or raise the limit/,
    )
    expect(status).toBe(2)
  })

  test('where too few files may be open to load the program, it says so', () => {
    const start = (limit: number) =>
      spawnSync('sh', ['-c', `ulimit -n ${limit}; node '${BERTHIER}' --version`], { encoding: 'utf8' })
    // With still fewer Node itself ends before the program begins.
    const limits = Array.from({ length: 30 }, (_, i) => 15 + i)
    const enough = limits.find((limit) => start(limit).status === 0)!
    const { status, stderr } = start(enough - 1)
    expect(stderr).toBe('berthier: cannot start: too many files are open; close some, or raise the limit (ulimit -n)\n')
    expect(status).toBe(2)
  })

  test('a gigabyte and a half, a device and a pipe without end are refused for their size', () => {
    const { cwd } = new TestIo({ 'a.yaml': '' })
    truncateSync(`${cwd}/a.yaml`, 1.5 * 1024 ** 3)
    const script = `mkfifo pipe; yes > pipe & node --max-old-space-size=60 '${BERTHIER}' validate a.yaml /dev/zero pipe`
    const { status, stdout } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' })
    for (const file of ['a.yaml', '../../dev/zero', 'pipe']) expect(stdout).toContain(`${file} error file/too-large`)
    expect(status).toBe(1)
  })

  test('a full disk behind standard output is told, not passed over', () => {
    const { status, stderr } = spawnSync('sh', ['-c', `node '${BERTHIER}' schema > /dev/full`], { encoding: 'utf8' })
    expect(stderr).toBe('berthier: cannot write to standard output: no space left on device\n')
    expect(status).toBe(2)
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends a simulation with all that is done so far, however slowly it is read',
    async (signal) => {
      const { cwd } = new TestIo({ 'a.yaml': SOUND })
      const flags = ['--games', '100000', '--players', 'random', '--jobs', '1', '--format', 'json']
      const child = spawn(process.execPath, [BERTHIER, 'simulate', 'a.yaml', ...flags], { cwd })
      const closed = once(child, 'close')
      let stdout = ''
      child.stdout.on('data', (chunk) => (stdout += String(chunk))).pause()
      await new Promise((done) => setTimeout(done, 1500))
      child.kill(signal)
      // Longer than a command has that has nothing to tell.
      await new Promise((done) => setTimeout(done, 1200))
      child.stdout.resume()
      expect(await closed).toEqual([130, null])
      expect(JSON.parse(stdout)).toMatchObject({ end: 'interrupted', partial: true })
    },
  )

  test('who says quit is let go, though standard input stays open', async () => {
    const { cwd } = new TestIo({ 'a.yaml': SOUND })
    const child = spawn(process.execPath, [BERTHIER, 'play', 'a.yaml', '--against', 'random'], { cwd })
    child.stdin.write('quit\n')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('Ctrl-C ends a watch with the code of the last state', async () => {
    const { cwd } = new TestIo({ 'a.yaml': BROKEN })
    const child = spawn(process.execPath, [BERTHIER, 'validate', '--watch'], { cwd })
    let stderr = ''
    for await (const chunk of child.stderr) {
      stderr += String(chunk)
      if (stderr.includes('Watching')) break
    }
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([1, null])
  })

  test('Ctrl-C ends a run that waits for a pipe', async () => {
    const { cwd } = new TestIo()
    execFileSync('/usr/bin/mkfifo', ['pipe'], { cwd })
    const child = spawn(process.execPath, [BERTHIER, 'validate', 'pipe'], { cwd })
    // It opens once somebody reads at the other end, and stays open without a word.
    const pipe = await open(`${cwd}/pipe`, 'w')
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([null, 'SIGINT'])
    await pipe.close()
  })
})
