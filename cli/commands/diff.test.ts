import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

const MOVED = SOUND.replace('[D3, F3,', '[D4, F3,').replace('turns: 6', 'turns: 8')

/** A battle whose texts try to be markup, commands or escape sequences. */
const HOSTILE = SOUND.replace(
  'title: New battle',
  'title: "@team | <img src=x> `code` [x](http://x.y) \\e[31m #12"',
).replace('[D3, F3,', '[{ at: D3, name: "@everyone | **b** <b>\\n# h1" }, F3,')

/** A folder with a battle in a repository: committed, staged and changed. */
function repository(): TestIo {
  const io = new TestIo({ 'maps/a.yaml': SOUND })
  io.env['PATH'] = process.env['PATH']!
  const git = (...args: string[]) => {
    const settings = ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'init.defaultBranch=main']
    const { status, stderr } = spawnSync('git', [...settings, ...args], { cwd: io.cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'one')
  io.write('maps/a.yaml', SOUND.replace('turns: 6', 'turns: 7'))
  git('add', '.')
  io.write('maps/a.yaml', MOVED)
  return io
}

describe('berthier diff', () => {
  test('tells what changed, part by part, and ends with 1', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': MOVED })
    expect(await io.run('diff', 'a.yaml', 'b.yaml')).toBe(1)
    expect(io.stdout.text).toBe(
      'New battle: a.yaml → b.yaml\n\nBattle\n  1 ~ turns 6 → 8\n\nUnits\n  2 > French Infantry moved D3 → D4\n\n2 changes.\n',
    )
    expect(io.stderr.text).toBe('')
  })

  test('ends with 0 where only layout or comments changed, and says so', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': `# A remark.\n${SOUND.replace('[D3, F3,', '[F3,   D3,')}` })
    expect(await io.run('diff', 'a.yaml', 'b.yaml')).toBe(0)
    expect(io.stdout.text).toContain('The battle is unchanged (only layout or comments differ).')
    expect(await io.run('diff', 'a.yaml', 'a.yaml')).toBe(0)
    expect(io.stdout.text).toContain('The two files are identical.')
  })

  test('compares what is sound of a battle with errors, and says how many there are', async () => {
    const io = new TestIo({ 'a.yaml': MOVED, 'b.yaml': BROKEN })
    expect(await io.run('diff', 'a.yaml', 'b.yaml')).toBe(1)
    expect(io.stdout.text).toContain('turns 8 → 6')
    expect(io.stderr.text).toBe(
      'b.yaml has 1 error: only its valid parts are compared. Run berthier validate for details.\n',
    )
  })

  test('never says that nothing changed where errors hide a change', async () => {
    const io = new TestIo({
      'a.yaml': SOUND.replace('rows: 13', 'rows: x'),
      'b.yaml': SOUND.replace('rows: 13', 'rows: y'),
    })
    expect(await io.run('diff', 'a.yaml', 'b.yaml')).toBe(1)
    expect(io.stdout.text).toContain('something changed in parts with errors')
    expect(io.stderr.text).toContain('Not compared because of errors: board.')
  })

  test.each([
    ['a file that is not there', ['a.yaml', 'none.yaml'], 'cannot read none.yaml: no such file or folder'],
    ['a file that is no scenario', ['a.yaml', 'list.yaml'], 'cannot compare list.yaml: 1 error'],
    ['a file that is not YAML', ['bad.yaml', 'a.yaml'], 'cannot compare bad.yaml: 1 error'],
    ['a picture of no known kind', ['a.yaml', 'b.yaml', '-o', 'x.bmp'], 'unknown extension of x.bmp: use one of .svg'],
  ])('ends with 2 for %s', async (_, args, message) => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': MOVED, 'list.yaml': '- 1\n', 'bad.yaml': 'a: [\n' })
    expect(await io.run('diff', ...args)).toBe(2)
    expect(io.stderr.text).toContain(message)
    expect(io.stdout.text).toBe('')
  })
})

describe('berthier diff with git', () => {
  test.each([
    ['the last commit and the file', 'git:HEAD:maps/a.yaml', 'maps/a.yaml', ['turns 6 → 8', 'moved D3 → D4']],
    ['what is staged and the file', 'git::maps/a.yaml', 'maps/a.yaml', ['turns 7 → 8', 'moved D3 → D4']],
    ['a branch and what is staged', 'git:main:maps/a.yaml', 'git::./maps/a.yaml', ['turns 6 → 7']],
  ])('compares %s', async (_, before, after, told) => {
    const io = repository()
    expect(await io.run('diff', before, after)).toBe(1)
    for (const text of told) expect(io.stdout.text).toContain(text)
    expect(io.stdout.text).toContain(`${told.length} change`)
  })

  test.each([
    ['an unknown revision', 'git:nope:maps/a.yaml', 'git has no revision nope'],
    ['an unknown path', 'git:HEAD:b.yaml', 'HEAD has no file at b.yaml'],
    ['a path that is not staged', 'git::b.yaml', 'nothing is staged at b.yaml'],
    ['a folder', 'git:HEAD:maps', 'HEAD has no file at maps'],
    ['an option in place of a revision', 'git:--output=x:maps/a.yaml', '--output=x is not a revision'],
    ['a revision with a line break', 'git:HE\nAD:maps/a.yaml', 'is not a revision'],
    ['no path', 'git:HEAD:', 'the path of a file is missing'],
    ['no revision and no path', 'git:HEAD', 'write git:REVISION:PATH'],
  ])('ends with 2 for %s', async (_, source, message) => {
    const io = repository()
    expect(await io.run('diff', source, 'maps/a.yaml')).toBe(2)
    expect(io.stderr.text).toContain(message)
  })

  test('does not read more of a file than a scenario can have', async () => {
    const io = repository()
    io.write('maps/a.yaml', SOUND + '# x\n'.repeat(5_000_000))
    spawnSync('git', ['add', '.'], { cwd: io.cwd })
    expect(await io.run('diff', 'git::maps/a.yaml', 'git:HEAD:maps/a.yaml')).toBe(2)
    expect(io.stderr.text).toContain('cannot compare git::maps/a.yaml: 1 error')
  })

  test('stops when it is interrupted', async () => {
    const io = repository()
    io.interrupt()
    expect(await io.run('diff', 'git:HEAD:maps/a.yaml', 'maps/a.yaml')).toBe(130)
    expect(io.stdout.text + io.stderr.text).toBe('')
  })

  test('says where there is no repository', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    Object.assign(io.env, { PATH: process.env['PATH'], GIT_CEILING_DIRECTORIES: io.path('..') })
    expect(await io.run('diff', 'git:HEAD:a.yaml', 'a.yaml')).toBe(2)
    expect(io.stderr.text).toContain('this folder is not in a git repository')
  })

  test('says that git is missing', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    io.env['PATH'] = io.cwd
    expect(await io.run('diff', 'git:HEAD:a.yaml', 'a.yaml')).toBe(2)
    expect(io.stderr.text).toBe('berthier: git is not installed, or not in PATH.\n')
  })
})

describe('berthier diff --format', () => {
  test('json has numbers, parts, kinds and places', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': MOVED })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '--format', 'json')).toBe(1)
    expect(JSON.parse(io.stdout.text)).toEqual({
      version: 1,
      before: { source: 'a.yaml', title: 'New battle', errors: 0, warnings: 0 },
      after: { source: 'b.yaml', title: 'New battle', errors: 0, warnings: 0 },
      changes: [
        { number: 1, part: 'battle', kind: 'changed', text: 'turns 6 → 8', before: [], after: [] },
        {
          number: 2,
          part: 'units',
          kind: 'moved',
          text: 'French Infantry moved D3 → D4',
          before: ['D3'],
          after: ['D4'],
        },
      ],
      skipped: [],
    })
  })

  test('markdown is a list with the same numbers', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': MOVED })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '--format', 'markdown')).toBe(1)
    expect(io.stdout.text).toBe(
      '### New battle\n\na.yaml → b.yaml: 2 changes.\n\n**Battle**\n\n1. turns 6 → 8\n\n**Units**\n\n2. French Infantry moved D3 → D4\n',
    )
  })

  test('markdown cannot be steered by texts of the files', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': HOSTILE })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '--format', 'markdown')).toBe(1)
    const { text } = io.stdout
    expect(text).not.toMatch(/@[a-z]/)
    expect(text).not.toMatch(/#\d/)
    expect(text).not.toMatch(/(?<!\\)[<|`[\]]/)
    expect(text).not.toContain('\u001B')
    expect(text).not.toMatch(/^# h1/m)
    expect(text).not.toContain('http://')
  })

  test('markdown stays short enough for a comment', async () => {
    const roads = Array.from(
      { length: 900 },
      (_, i) => `    - { name: Way with a long name, number ${i}, path: [A1, A2] }`,
    ).join('\n')
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND.replace('  roads:\n', `  roads:\n${roads}\n`) })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '--format', 'markdown')).toBe(1)
    expect(io.stdout.text.length).toBeLessThan(30_000)
    expect(io.stdout.text).toMatch(/… and [\d,]+ more changes\.\n$/)
  })

  test('pretty prints nothing that steers a terminal', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': HOSTILE })
    await io.run('diff', 'a.yaml', 'b.yaml')
    expect(io.stdout.text).not.toContain('\u001B')
    expect(io.stdout.text).toContain('named @everyone | **b** <b> # h1')
  })
})

describe('berthier diff --picture', () => {
  test('draws both battles with the changes marked', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': MOVED })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '-o', 'change.svg')).toBe(1)
    expect(io.stderr.text).toBe('Wrote change.svg.\n')
    const svg = io.read('change.svg')
    expect(svg).toContain('Before: New battle')
    expect(svg).toContain('After: New battle')
    // On each board once as the title of a mark, and once in the list.
    expect(svg.split('French Infantry moved D3 → D4')).toHaveLength(4)
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '-o', 'change.svg')).toBe(1)
  })

  test('draws arrivals where they are what changed', async () => {
    const io = new TestIo({
      'a.yaml': SOUND,
      'b.yaml': SOUND.replace('elite-infantry: [L13]', 'elite-infantry: [K13]'),
    })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '-o', 'change.svg')).toBe(1)
    expect(io.read('change.svg').match(/arrives in turn 3/g)).toHaveLength(2)
  })

  test("does not overwrite somebody else's picture", async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': MOVED, 'own.svg': '<svg/>' })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '-o', 'own.svg')).toBe(2)
    expect(io.read('own.svg')).toBe('<svg/>')
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '-o', 'own.svg', '--force')).toBe(1)
  })

  test('says where there is no board to draw', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND.replace('rows: 13', 'rows: x') })
    expect(await io.run('diff', 'a.yaml', 'b.yaml', '-o', 'change.svg')).toBe(2)
    expect(io.stderr.text).toContain('b.yaml has no valid board to draw.')
  })
})

test('two battles on a table are drawn side by side, with what changed marked at its points', async () => {
  const text = readFileSync(new URL('../../test/fixtures/table/quatre-bras.yaml', import.meta.url), 'utf8')
  const io = new TestIo({ 'a.yaml': text, 'b.yaml': text.replace('at: [21.2, 12.6]', 'at: [24, 15]') })
  expect(await io.run('diff', 'a.yaml', 'b.yaml', '-o', 'a.svg')).toBe(1)
  expect(io.stdout.text).toContain('I/2e Léger (5th Division) moved 21.2,12.6 → 24.0,15.0')
  // Once on each table, and once in the list.
  expect(io.read('a.svg').match(/>1<\/text>/g)!.length).toBeGreaterThanOrEqual(3)
})
