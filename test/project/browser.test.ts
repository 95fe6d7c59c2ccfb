import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'

const folder = mkdtempSync(join(tmpdir(), 'berthier-browser-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program, or a file that is none. */
function put(path: string, mode = 0o755): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, mode)
  return file
}

describe('the browser for tests', () => {
  const chrome = put('a/google-chrome')
  const chromium = put('b/chromium')
  const text = put('c/chromium', 0o644)
  const path = ['a', 'b', 'c'].map((name) => join(folder, name)).join(delimiter)

  test('is the one of CHROMIUM_PATH', () => {
    expect(findBrowser({ CHROMIUM_PATH: chrome, PATH: path })).toBe(chrome)
  })

  test('is otherwise found on PATH, Chromium before Chrome', () => {
    expect(findBrowser({ PATH: path })).toBe(chromium)
    expect(findBrowser({ PATH: join(folder, 'a') })).toBe(chrome)
  })

  test('is no file that cannot be run, and no folder', () => {
    mkdirSync(join(folder, 'd/chromium'), { recursive: true })
    expect(findBrowser({ PATH: ['c', 'd'].map((name) => join(folder, name)).join(delimiter) })).toBeUndefined()
    expect(findBrowser({})).toBeUndefined()
  })

  test('is never another than the one of CHROMIUM_PATH, be that a mistake', () => {
    expect(() => findBrowser({ CHROMIUM_PATH: text, PATH: path })).toThrow(
      /^CHROMIUM_PATH is .*, which is no program\./,
    )
  })
})

/** Runs Node with nothing on PATH but an apt-get that writes down its arguments. */
function withoutPrograms(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const bin = mkdtempSync(join(folder, 'bin-'))
  const calls = join(bin, 'calls')
  writeFileSync(join(bin, 'apt-get'), `#!/bin/sh\necho "$@" >> '${calls}'\n`, { mode: 0o755 })
  symlinkSync(process.execPath, join(bin, 'node'))
  const { CHROMIUM_PATH: _, BERTHIER_ALL_TESTS: __, BERTHIER_NO_INSTALL: ___, ...rest } = process.env
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const options = { cwd, env: { ...rest, NO_COLOR: '1', ...env, PATH: bin }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, stdout, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' }
}

describe('where there is no browser', () => {
  const provide = ['-e', "import('./scripts/browser.mjs').then((one) => one.provideBrowser())"]
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')

  test.runIf(canInstall)('root on Debian is told in a line what is installed, why, and how to forbid it', () => {
    const { stderr, calls } = withoutPrograms(provide)
    expect(stderr.split('\n')[0]).toBe(
      'Installing Chromium by apt-get install chromium-headless-shell, because the tests of the editor and of exported pages work in a real browser. BERTHIER_NO_INSTALL=1 forbids this; those tests are then not run.',
    )
    expect(calls).toMatch(/^update .*\ninstall .* chromium-headless-shell\n$/)
  })

  test('BERTHIER_NO_INSTALL=1 has nothing installed', () => {
    const { status, stderr, calls } = withoutPrograms(provide, { BERTHIER_NO_INSTALL: '1' })
    expect(status).not.toBe(0)
    expect(stderr).toContain(
      'There is no Chromium on PATH, and BERTHIER_NO_INSTALL forbids to install it. Install Chromium',
    )
    expect(calls).toBe('')
  })

  const some = [
    'node_modules/vitest/vitest.mjs',
    'run',
    'test/editor/page.test.ts',
    'test/cli/tiled.test.ts',
    'test/project/browser.test.ts',
  ]
  const others = [...some, '-t', 'is the one of CHROMIUM_PATH|the page of the editor|the real Tiled']

  test('all other tests are run, and those that were not are named, with what would change that', () => {
    const { status, stdout } = withoutPrograms(others)
    expect(status).toBe(0)
    expect(stdout).toMatch(/Tests +1 passed \| \d+ skipped/)
    expect(stdout).toMatch(
      /Not run, because there is no Chromium\. Install Chromium \(on Debian: sudo apt-get install chromium-headless-shell\).*\n {2}test\/editor\/page\.test\.ts \(\d+\)\n/,
    )
    expect(stdout).toMatch(/Not run, because there is no Tiled\. .*\n {2}test\/cli\/tiled\.test\.ts \(\d+\)\n/)
  })

  test('with BERTHIER_ALL_TESTS=1, as CI has it, that is a failure', () => {
    const { status, stdout, stderr } = withoutPrograms(others, { BERTHIER_ALL_TESTS: '1' })
    expect(status).toBe(1)
    expect(`${stdout}${stderr}`).toContain('Error: there is no Chromium. Install Chromium')
  })
})
