import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { BROKEN, MENDABLE, SOUND, TestIo } from '../test-io.ts'

/** Starts `validate --watch`, and waits until it watches. */
async function watching(io: TestIo, ...argv: string[]): Promise<{ stop(): Promise<number> }> {
  const ended = io.run('validate', '--watch', ...argv)
  await seen(() => io.stderr.text.includes('Watching for changes. Press Ctrl-C to stop.\n'))
  io.stdout.text = ''
  return {
    stop: () => {
      io.interrupt()
      return ended
    },
  }
}

async function seen(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 5000, interval: 20 })
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

describe('validate --watch', () => {
  test('checks all at first, then what changes, and ends with the code of the last state', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND })
    const watch = await watching(io)
    io.write('a.yaml', BROKEN)
    await seen(() => io.stdout.text.includes('a.yaml:30:23 error hex/no-column-j'))
    expect(io.stdout.text).toContain('Checked 1 battle: 1 error.')
    expect(await watch.stop()).toBe(1)
  })

  test('closes with a line about all battles where others are watched', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN, 'b.yaml': SOUND, 'c.yaml': SOUND })
    const watch = await watching(io)
    io.write('b.yaml', SOUND.replace('turns: 6', 'turns: 7'))
    await seen(() => io.stdout.text === 'Checked 1 battle: no problems.\nAll 3 battles: 1 error in a.yaml.\n')
    io.write('c.yaml', BROKEN)
    await seen(() => io.stdout.text.endsWith('All 3 battles: 2 errors in a.yaml, c.yaml.\n'))
    rmSync(io.path('c.yaml'))
    await seen(() => io.stdout.text.endsWith('c.yaml was removed.\nAll 2 battles: 1 error in a.yaml.\n'))
    io.write('a.yaml', SOUND)
    await seen(() => io.stdout.text.endsWith('Checked 1 battle: no problems.\nAll 2 battles: no problems.\n'))
    expect(await watch.stop()).toBe(0)
  })

  test('a problem that is mended ends with 0', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    const watch = await watching(io, 'a.yaml')
    io.write('a.yaml', SOUND)
    await seen(() => io.stdout.text === 'Checked 1 battle: no problems.\n')
    expect(await watch.stop()).toBe(0)
  })

  test('new files and folders are noticed', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const watch = await watching(io)
    mkdirSync(io.path('new'))
    io.write('new/b.yaml', BROKEN)
    await seen(() => io.stdout.text.includes('new/b.yaml:30:23 error'))
    expect(await watch.stop()).toBe(1)
  })

  test('a file that vanishes from a folder is told, and forgotten', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN, 'b.yaml': SOUND })
    const watch = await watching(io)
    rmSync(io.path('a.yaml'))
    await seen(() => io.stdout.text === 'a.yaml was removed.\n')
    expect(await watch.stop()).toBe(0)
  })

  test('a named file that vanishes is an error until it is back', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const watch = await watching(io, 'a.yaml')
    rmSync(io.path('a.yaml'))
    await seen(() => io.stderr.text.includes('berthier: cannot read a.yaml: no such file or folder\n'))
    io.write('a.yaml', BROKEN)
    await seen(() => io.stdout.text.includes('a.yaml:30:23 error'))
    rmSync(io.path('a.yaml'))
    await seen(() => io.stderr.text.split('cannot read').length === 3)
    expect(await watch.stop()).toBe(2)
  })

  test('a file that is replaced, as editors do, is checked again', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const watch = await watching(io, 'a.yaml')
    for (const [i, text] of [BROKEN, SOUND, BROKEN].entries()) {
      io.stdout.text = ''
      io.write(`draft-${i}`, text)
      renameSync(io.path(`draft-${i}`), io.path('a.yaml'))
      await seen(() => io.stdout.text.includes(text === BROKEN ? '1 error.' : 'no problems.'))
    }
    expect(await watch.stop()).toBe(1)
  })

  test('a file written in pieces is checked once', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    const watch = await watching(io)
    for (let end = 0; end < SOUND.length; end += Math.ceil(SOUND.length / 8)) {
      io.write('a.yaml', SOUND.slice(0, end))
      await pause(10)
    }
    io.write('a.yaml', SOUND)
    await seen(() => io.stdout.text !== '')
    expect(io.stdout.text).toBe('Checked 1 battle: no problems.\n')
    expect(await watch.stop()).toBe(0)
  })

  test('a file saved without a change is no news, nor is another kind of file', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    const watch = await watching(io)
    io.write('a.yaml', BROKEN)
    io.write('notes.txt', 'system: x')
    await pause(400)
    expect(io.stdout.text).toBe('')
    expect(await watch.stop()).toBe(1)
  })

  test('with --fix, a mended file is reported once', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const watch = await watching(io, '--fix')
    io.write('a.yaml', MENDABLE)
    await seen(() => io.stderr.text.includes('Fixed 1 problem in a.yaml.\n'))
    await pause(400)
    expect(io.stdout.text).toBe('Checked 1 battle: no problems.\n')
    expect(io.read('a.yaml')).toBe(SOUND)
    expect(await watch.stop()).toBe(0)
  })

  test('a pattern finds new files too', async () => {
    const io = new TestIo({ 'x/a.yaml': SOUND })
    const watch = await watching(io, 'x/*.yaml')
    io.write('x/b.yaml', BROKEN)
    await seen(() => io.stdout.text.includes('x/b.yaml:30:23 error'))
    expect(await watch.stop()).toBe(1)
  })

  test.each([
    ['standard input', ['-']],
    ['--format json', ['--format', 'json']],
  ])('cannot be used with %s', async (what, argv) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('validate', '--watch', ...argv)).toBe(2)
    expect(io.stderr.text).toBe(`berthier: --watch cannot be used with ${what}.\n`)
  })
})
