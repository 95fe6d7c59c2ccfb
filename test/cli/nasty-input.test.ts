import { describe, expect, test } from 'vitest'
import { NASTY_TEXTS } from '../../bench/limits/nasty-texts.ts'
import { BROKEN, MENDABLE, SOUND, TestIo } from '../../cli/test-io.ts'

/** Small here: what 2 MB of it cost is measured by `node bench/limits.mjs`. */
const SIZE = 3200

/** One for each way to read a file. */
const COMMANDS: readonly (readonly [file: string, ...argv: string[]])[] = [
  ['x.yaml', 'validate', '--fix', '--format', 'sarif', 'x.yaml'],
  ['x.json', 'validate', 'x.json'],
  ['x.yaml', 'fmt', 'x.yaml'],
  ['x.yaml', 'convert', 'x.yaml', 'out.json'],
  ['x.json', 'convert', 'x.json', 'out.yaml'],
  ['x.txt', 'convert', 'x.txt', 'out.yaml', '--system', 'vive-lempereur'],
  ['x.txt', 'convert', 'x.txt', 'out.yaml', '--system', 'napoleon-at-waterloo'],
  ['x.tmj', 'convert', 'x.tmj', 'out.yaml', '--system', 'vive-lempereur'],
  ['x.yaml', 'cases', 'x.yaml'],
  ['x.yaml', 'replay', 'x.yaml'],
  ['x.yaml', 'new', 'y.yaml', '--from', 'x.yaml'],
]

describe('no text stops a command without a sentence', () => {
  for (const { name, make } of NASTY_TEXTS) {
    test(`${name}: every command ends in order`, async () => {
      const content = make(SIZE)
      for (const [file, ...argv] of COMMANDS) {
        const io = new TestIo({ [file]: content })
        const exitCode = await io.run(...argv)
        expect([argv[0], exitCode, io.stderr.text.match(/internal error.*/)?.[0]]).toEqual([
          argv[0],
          expect.toBeOneOf([0, 1, 2]),
          undefined,
        ])
      }
    })
  }
})

describe('one bad file never stops the others', () => {
  const deep = `${'- '.repeat(1500)}a\n`
  const untidy = SOUND.replace('format: 1', 'format:   1')

  test('fmt formats them', async () => {
    const io = new TestIo({ 'a/1.yaml': deep, 'a/2.yaml': untidy })
    expect(await io.run('fmt', 'a/1.yaml', 'a/2.yaml')).toBe(1)
    expect(io.stderr.text).toContain('a/1.yaml:1:101 error yaml/too-deep')
    expect(io.stdout.text).toBe('a/2.yaml\n')
    expect(io.read('a/2.yaml')).toContain('format: 1\n')
  })

  test('cases plays them', async () => {
    const io = new TestIo({ '1.yaml': deep, '2.yaml': 'system: vive-lempereur\ncases: []\n' })
    expect(await io.run('cases', '1.yaml', '2.yaml')).toBe(2)
    expect(io.stdout.text).toContain('1.yaml:1:101 error yaml/too-deep')
  })

  test('convert says so', async () => {
    const io = new TestIo({ '1.yaml': deep, '2.json': '['.repeat(1500) + ']'.repeat(1500) })
    expect(await io.run('convert', '1.yaml', 'out.json')).toBe(1)
    expect(io.stderr.text).toContain('Lists and mappings are nested too deeply')
    expect(await io.run('convert', '2.json', 'out.yaml')).toBe(1)
    expect(io.stderr.text).toContain('2.json:1:51 error yaml/too-deep')
  })
})

describe('a bug of ours in one file never stops the others', () => {
  /** Standard input that ends in an exception which nobody foresaw. */
  function brokenIo(files: Readonly<Record<string, string>>): TestIo {
    const io = new TestIo(files)
    io.stdin = () => Promise.reject(new TypeError('x is not a function'))
    return io
  }
  const complaint =
    'berthier: internal error with <stdin>: x is not a function\n' +
    'This is a bug in berthier. Run it again with BERTHIER_DEBUG=1 for details.\n'

  test('validate checks them', async () => {
    const io = brokenIo({ 'b.yaml': BROKEN })
    expect(await io.run('validate', '-', 'b.yaml')).toBe(70)
    expect(io.stderr.text).toBe(complaint)
    expect(io.stdout.text).toContain('b.yaml:30:23 error hex/no-column-j')
  })

  test('validate --fix mends them', async () => {
    const io = brokenIo({ 'b.yaml': MENDABLE })
    expect(await io.run('validate', '--fix', '-', 'b.yaml')).toBe(70)
    expect(io.read('b.yaml')).toBe(SOUND)
  })

  test('list lists them', async () => {
    const io = brokenIo({ 'b.yaml': SOUND })
    expect(await io.run('list', '-', 'b.yaml')).toBe(70)
    expect(io.stdout.text).toContain('b.yaml')
  })

  test('fmt formats them, and with BERTHIER_DEBUG tells of the bug in full', async () => {
    const io = brokenIo({ 'b.yaml': SOUND.replace('format: 1', 'format:   1') })
    io.env['BERTHIER_DEBUG'] = '1'
    expect(await io.run('fmt', '-', 'b.yaml')).toBe(70)
    expect(io.read('b.yaml')).toBe(SOUND)
    expect(io.stderr.text).toContain('    at ')
  })

  test('cases plays them', async () => {
    const io = brokenIo({ 'b.yaml': 'system: vive-lempereur\ncases: []\n' })
    expect(await io.run('cases', '-', 'b.yaml')).toBe(70)
    expect(io.stderr.text).toBe(complaint)
    expect(io.stdout.text).toContain('b.yaml')
  })

  test('an exception while one is written is told of that one', async () => {
    const io = new TestIo({ 'a.yaml': MENDABLE, 'b.yaml': MENDABLE })
    let said = 0
    io.stderr.watch = (text) => {
      if (text.startsWith('Fixed') && ++said === 1) throw new TypeError('x is not a function')
    }
    expect(await io.run('validate', '--fix', 'a.yaml', 'b.yaml')).toBe(70)
    expect(io.stderr.text).toContain('berthier: internal error with a.yaml: x is not a function\n')
    expect(io.read('b.yaml')).toBe(SOUND)
  })
})

describe('a board with more than anybody could make out is not drawn', () => {
  test('more names than the schema allows are an error, and nothing is exported', async () => {
    const names = Array.from({ length: 2001 }, (_, i) => `Hill ${i}: [B3]`).join(', ')
    const io = new TestIo({ 'x.yaml': SOUND.replace('names: {', `names: { ${names},`) })
    expect(await io.run('validate', 'x.yaml')).toBe(1)
    expect(io.stdout.text).toMatch(/at most 2,000/)
    expect(await io.run('export', 'x.yaml', '-o', 'out.html')).toBe(1)
  })

  test('units in thousands are refused too', async () => {
    // Two lists, each as long as the schema allows at most.
    const units = Array.from({ length: 1100 }, () => 'F3').join(', ')
    const io = new TestIo({
      'x.yaml': SOUND.replace('[D3, F3,', `[${units}, D3, F3,`).replace(
        /(light-cavalry|militia-infantry|medium-artillery): \[/,
        `$1: [${units}, `,
      ),
    })
    expect(await io.run('preview', 'x.yaml', '-o', 'out.svg')).toBe(2)
    expect(io.stderr.text).toMatch(/its board has 2,2\d\d units, and a picture can show 2,000\./)
  })
})
