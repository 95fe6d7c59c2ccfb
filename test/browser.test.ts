import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../scripts/browser.mjs'

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
