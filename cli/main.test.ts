import { describe, expect, test } from 'vitest'
import pkg from '../package.json' with { type: 'json' }
import { allCodes } from '../src/scenario/codes/index.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { EXAMPLES } from './help.ts'
import { TestIo } from './test-io.ts'

describe('berthier', () => {
  test('--version prints the version of the package', async () => {
    const io = new TestIo()
    expect(await io.run('--version')).toBe(0)
    expect(io.stdout.text).toBe(`${pkg.version}\n`)
  })

  test('--help lists the commands and the rulebooks, and gives examples', async () => {
    const io = new TestIo()
    expect(await io.run('--help')).toBe(0)
    const lines = io.stdout.text.split('\n').map((line) => line.trim().split(/ {2,}/))
    for (const { id, title } of SYSTEMS) expect(lines).toContainEqual([id, title])
    for (const name of Object.keys(EXAMPLES)) expect(io.stdout.text).toContain(name)
    expect(io.stdout.text).toContain('Examples:')
  })

  test.each(Object.keys(EXAMPLES).filter((name) => name !== 'berthier'))('%s --help gives examples', async (name) => {
    const io = new TestIo()
    expect(await io.run(name, '--help')).toBe(0)
    expect(io.stdout.text).toContain(`Usage: berthier ${name}`)
    for (const line of EXAMPLES[name]!) expect(io.stdout.text).toContain(line)
  })

  test.each([
    ['validate', ['two of format, system, board', '"diagnostics"', 'endLine, endColumn', '"summary"']],
    ['fmt', ['byte-order mark', 'Line ends']],
    ['convert', ['exit code 1']],
    ['cases', ['cases.schema.json', 'Exit codes', '"coverage"']],
  ])('%s --help explains the rest', async (name, notes) => {
    const io = new TestIo()
    await io.run(name, '--help')
    const text = io.stdout.text.replaceAll(/\s+/g, ' ')
    for (const note of notes) expect(text).toContain(note)
  })

  test('the examples name codes that exist', () => {
    const codes = Object.values(EXAMPLES).flatMap((lines) =>
      lines.flatMap((line) => /explain (\S+)/.exec(line)?.[1] ?? []),
    )
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !(code in allCodes(SYSTEMS)))).toEqual([])
  })

  test('without a command it shows the help as an error', async () => {
    const io = new TestIo()
    expect(await io.run()).toBe(2)
    expect(io.stdout.text).toBe('')
    expect(io.stderr.text).toContain('Usage: berthier')
  })

  test.each([
    [['simulate', 'waterloo', '--games', 'x'], '--games x: expected a whole number from 1 to 1000000.'],
    [['edit', '--port', '70000'], '--port 70000: expected a whole number from 1 to 65535.'],
    [['validate', '--format', 'xml'], '--format xml: expected pretty, json, github, sarif, gitlab or junit.'],
    [['play', 'waterloo', '--seed', '-1'], '--seed -1: expected a whole number from 0 to 4294967295.'],
  ])('%j gets an answer that names what is expected', async (argv, message) => {
    const io = new TestIo()
    expect(await io.run(...argv)).toBe(2)
    expect(io.stderr.text).toBe(`berthier: ${message}\nRun berthier ${argv[0]} --help for its arguments and options.\n`)
  })

  test('an unknown command gets a suggestion', async () => {
    const io = new TestIo()
    expect(await io.run('validat')).toBe(2)
    expect(io.stderr.text).toContain("berthier: unknown command 'validat'\n(Did you mean validate?)")
  })

  test('an unknown flag gets a suggestion', async () => {
    const io = new TestIo()
    expect(await io.run('validate', '--quite')).toBe(2)
    expect(io.stderr.text).toContain("unknown option '--quite'\n(Did you mean --quiet?)")
    expect(io.stderr.text).toContain('berthier validate --help')
  })

  test.each([
    [
      'a format that does not exist',
      ['validate', '--format', 'xml'],
      'expected pretty, json, github, sarif, gitlab or junit.',
    ],
    ['a severity that does not exist', ['validate', '--fail-on', 'info'], 'expected error or warning.'],
    ['a missing argument', ['new'], "missing required argument 'file'"],
    ['an argument too many', ['explain', 'a', 'b'], 'too many arguments'],
    ['flags that exclude each other', ['new', 'a.yaml', '--from', 'b', '--system', 'c'], 'cannot be used with'],
  ])('%s is wrong usage', async (_, argv, message) => {
    const io = new TestIo()
    expect(await io.run(...argv)).toBe(2)
    expect(io.stderr.text).toContain(message)
    expect(io.stdout.text).toBe('')
  })

  test('a bug is told in one line, and with BERTHIER_DEBUG in full', async () => {
    const io = new TestIo()
    io.stdout.write = () => {
      throw new TypeError('x is not a function')
    }
    expect(await io.run('schema')).toBe(70)
    expect(io.stderr.text).toContain('berthier: internal error: x is not a function\n')
    expect(io.stderr.text).not.toContain('    at ')
    io.env['BERTHIER_DEBUG'] = '1'
    await io.run('schema')
    expect(io.stderr.text).toContain('    at ')
  })
})
