import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  install,
  installedProgram,
  linkBerthier,
  packBerthier,
  temporaryFolder,
  typeErrors,
} from '../support/packages.ts'

// docs/rulebook.md, carried out: every command is run, every change is made, and what is said to be printed is printed.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { folder, remove } = temporaryFolder()
const game = join(folder, 'my-game')

beforeAll(() => {
  mkdirSync(join(folder, 'tools'))
  install(join(folder, 'tools'), packBerthier())
}, 60_000)
afterAll(remove)

/** A block of the page, with the words before it. */
type Block = { readonly language: string; readonly text: string; readonly before: string }

/** The blocks of a page; each knows what is written since the one before. */
function blocksOf(page: string): Block[] {
  const found = [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)]
  return found.map(({ 0: whole, 1: language = '', 2: text = '', index }, i) => {
    const last = found[i - 1]
    const start = last ? last.index + last[0].length : 0
    return { language, text, before: whole && page.slice(start, index) }
  })
}

let printed = ''

/** Runs the lines of a block as a reader types them. */
function runLines(text: string, shouldFail: boolean): void {
  printed = ''
  const codes = text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('cd ')) return []
      if (line === 'npm install') return linkBerthier(game, join(folder, 'tools')) ?? []
      const cwd = existsSync(game) ? game : folder
      const tools = [join(root, 'node_modules/.bin'), join(folder, 'tools/node_modules/.bin')]
      const env = { ...process.env, PATH: [...tools, process.env['PATH']].join(delimiter) }
      const [program, ...args] = line.startsWith('npx berthier ')
        ? [process.execPath, installedProgram(join(folder, 'tools')), ...words(line).slice(2)]
        : words(line)
      const { status, stdout, stderr } = spawnSync(program!, args, { cwd, env, encoding: 'utf8' })
      printed += stdout + stderr
      return [{ line, status }]
    })
  const failed = codes.filter(({ status }) => status !== 0).map(({ line }) => line)
  const expected = shouldFail ? [codes.at(-1)!.line] : []
  if (failed.join() !== expected.join()) throw new Error(`${failed.join() || 'nothing'} fails:\n${printed}`)
}

const words = (line: string) => line.trim().split(/\s+/)

/** The file that the words before a block name last. */
const fileIn = (before: string) => [...before.matchAll(/`((?:src|cases|scenarios)\/[\w./-]+)`/g)].at(-1)?.[1]

test('every step of docs/rulebook.md works', { timeout: 300_000 }, () => {
  const page = readFileSync(join(root, 'docs/rulebook.md'), 'utf8')
  const done = { lines: 0, edits: 0, prints: 0 }
  let file = ''
  let replaced: string | undefined
  for (const { language, text, before } of blocksOf(page)) {
    file = fileIn(before) ?? file
    const path = join(game, file)
    if (language === 'sh' || language === 'sh fails') {
      runLines(text, language === 'sh fails')
      done.lines++
    } else if (language === 'text') {
      const missing = text.split('\n').filter((line) => !printed.includes(line))
      if (missing.length > 0) throw new Error(`${missing.join()} is not printed:\n${printed}`)
      done.prints++
    } else if (/ to the end of `\S+`:\s*$/.test(before)) {
      appendFileSync(path, text)
      done.edits++
    } else if (/Create `\S+`:\s*$/.test(before)) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      done.edits++
    } else if (/^\s*(?:by|to|becomes)\s*$/.test(before)) {
      const old = readFileSync(path, 'utf8')
      if (old.split(replaced!).length !== 2) throw new Error(`${file} should have this once: ${replaced}`)
      writeFileSync(
        path,
        old.replace(replaced!, () => text.replace(/\n$/, '')),
      )
      done.edits++
    } else if (language === 'ts' || language === 'yaml') replaced = text.replace(/\n$/, '')
  }
  expect(done).toEqual({ lines: 9, edits: 19, prints: 6 })
  expect(typeErrors(game)).toBe('')
})
