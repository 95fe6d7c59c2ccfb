import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'

/** The sound battle with a hex listed twice: one warning, in line 16. */
const LISTED = SOUND.replace(/woods: \[([A-Z]\d+)/, 'woods: [$1, $1')
const CODE = 'hex/listed-twice'

const codesOf = (io: TestIo): string[] =>
  (JSON.parse(io.stdout.text) as { files: { diagnostics: { code: string; severity: string }[] }[] }).files.flatMap(
    ({ diagnostics }) => diagnostics.map(({ code, severity }) => `${severity} ${code}`),
  )

async function check(io: TestIo, ...argv: string[]): Promise<readonly [number, string[]]> {
  const code = await io.run('validate', '--format', 'json', ...argv)
  return [code, codesOf(io)]
}

/** The battle with a comment beside the line that is warned of. */
const beside = (comment: string) => LISTED.replace(/(woods: .*)/, `$1 ${comment}`)

describe('severities in the configuration', () => {
  const files = { 'a.yaml': LISTED, 'drafts/b.yaml': LISTED.replace('new-battle', 'draft') }
  const config = (value: object) => ({ ...files, 'berthier.config.json': JSON.stringify(value) })

  test('turn a warning off, or make an error of it', async () => {
    expect(await check(new TestIo(files))).toEqual([0, [`warning ${CODE}`, `warning ${CODE}`]])
    expect(await check(new TestIo(config({ rules: { [CODE]: 'off' } })))).toEqual([0, []])
    expect(await check(new TestIo(config({ rules: { [CODE]: 'error' } })))).toEqual([
      1,
      [`error ${CODE}`, `error ${CODE}`],
    ])
  })

  test('hold for paths, and for battles', async () => {
    const byPath = { overrides: [{ files: ['drafts/**'], rules: { [CODE]: 'info' } }] }
    expect(await check(new TestIo(config(byPath)))).toEqual([0, [`warning ${CODE}`, `info ${CODE}`]])
    const byBattle = { rules: { [CODE]: 'off' }, overrides: [{ battles: ['draft'], rules: { [CODE]: 'warning' } }] }
    expect(await check(new TestIo(config(byBattle)))).toEqual([0, [`warning ${CODE}`]])
  })

  test('name codes that there are, and no error may be less', async () => {
    const run = async (rules: object) => {
      const io = new TestIo(config({ rules }))
      expect(await io.run('validate')).toBe(2)
      return io.stderr.text
    }
    expect(await run({ 'hex/listed-twic': 'off' })).toContain(
      'unknown code hex/listed-twic. Did you mean hex/listed-twice?',
    )
    expect(await run({ 'hex/off-board': 'off' })).toContain('hex/off-board is an error and cannot be turned off')
  })
})

describe('an excuse', () => {
  const run = (text: string) => check(new TestIo({ 'a.yaml': text }))

  test('beside a line, or above it, takes its warning away', async () => {
    expect(await run(beside(`# berthier-ignore ${CODE}: printed so (13.3)`))).toEqual([0, []])
    const above = LISTED.replace(
      /^( *)(.*woods: )/m,
      `$1# berthier-ignore ${CODE}: printed so\n$1# as on the map\n$1$2`,
    )
    expect(await run(above)).toEqual([0, []])
  })

  test('needs a reason and a code that there is', async () => {
    expect(await run(beside(`# berthier-ignore ${CODE}`))).toEqual([0, [`warning ${CODE}`, 'warning excuse/malformed']])
    expect(await run(beside('# berthier-ignore: printed so'))).toEqual([
      0,
      [`warning ${CODE}`, 'warning excuse/malformed'],
    ])
    expect(await run(beside('# berthier-ignore hex/twice: printed so'))).toEqual([
      0,
      [`warning ${CODE}`, 'warning excuse/malformed'],
    ])
  })

  test('that excuses nothing is reported, and so is one for an error', async () => {
    expect(await run(`${SOUND}# berthier-ignore ${CODE}: once\n`)).toEqual([0, ['warning excuse/unused']])
    const broken = SOUND.replace('[D3, F3,', '[J3, F3,').replace(
      /(.*\[J3, F3.*)/,
      '$1 # berthier-ignore hex/no-column-j: so',
    )
    expect(await run(broken)).toEqual([1, ['error hex/no-column-j', 'warning excuse/error']])
  })

  test('is not called unused while errors keep checks from looking', async () => {
    expect(await run(beside(`# berthier-ignore ${CODE}: printed so`).replace('sides:', 'sides: ['))).toEqual([
      1,
      ['error yaml/syntax'],
    ])
  })

  test('is none within a text', async () => {
    const told = SOUND.replace(/^summary: .*/m, `summary: |\n  # berthier-ignore ${CODE}: this is a text`)
    expect(told).toContain('this is a text')
    expect(await run(told)).toEqual([0, []])
  })
})

describe('a baseline', () => {
  test('keeps known problems quiet, wherever they move, and tells new ones', async () => {
    const io = new TestIo({ 'a.yaml': LISTED })
    expect(await io.run('validate', '--write-baseline', 'known.json')).toBe(0)
    expect(io.stderr.text).toContain('wrote 1 known problem to known.json')
    io.write('a.yaml', `# moved\n\n${LISTED}`)
    expect(await check(io, '--baseline', 'known.json', '--fail-on', 'warning')).toEqual([0, []])
    io.write('a.yaml', LISTED.replace('[D3, F3,', '[J3, F3,'))
    expect(await check(io, '--baseline', 'known.json')).toEqual([1, ['error hex/no-column-j']])
    io.write('a.yaml', SOUND)
    await io.run('validate', '--baseline', 'known.json')
    expect(io.stderr.text).toContain(
      '1 problem of known.json is gone: run berthier validate --write-baseline known.json.',
    )
    io.write('known.json', '[]')
    expect(await io.run('validate', '--baseline', 'known.json')).toBe(2)
  })

  test('knows its files from every folder', async () => {
    const io = new TestIo({ 'sub/a.yaml': LISTED })
    expect(await io.run('validate', '--write-baseline', 'known.json')).toBe(0)
    const below = Object.assign(new TestIo({}), { cwd: io.path('sub') })
    expect(await check(below, '--baseline', '../known.json')).toEqual([0, []])
    expect(below.stderr.text).toBe('1 known problem of ../known.json not reported.\n')
  })
})

describe('in a pipeline', () => {
  test('--max-warnings fails on more of them', async () => {
    const io = new TestIo({ 'a.yaml': LISTED })
    expect(await io.run('validate', '--max-warnings', '1')).toBe(0)
    expect(await io.run('validate', '--max-warnings', '0')).toBe(1)
    expect(io.stderr.text).toContain('1 warning: more than --max-warnings 0')
  })

  test('--stdin-filename without standard input is wrong usage', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('validate', '--stdin-filename', 'a.yaml')).toBe(2)
    expect(io.stderr.text).toContain('--stdin-filename names standard input: add - to the paths.')
  })

  test('--stdin-filename names standard input, also for the configuration', async () => {
    const rules = { overrides: [{ files: ['drafts/*'], rules: { [CODE]: 'off' } }] }
    const io = new TestIo({ 'berthier.config.json': JSON.stringify(rules) }).type(LISTED)
    expect(await check(io, '-', '--stdin-filename', 'drafts/a.yaml')).toEqual([0, []])
    expect(await check(io, '-', '--stdin-filename', 'a.yaml')).toEqual([0, [`warning ${CODE}`]])
    expect(io.stdout.text).toContain('"path": "a.yaml"')
  })

  test('--changed checks what differs from a revision, and what is new', async () => {
    const io = new TestIo({ 'old.yaml': LISTED, 'edited.yaml': LISTED, 'sub/x.yaml': SOUND })
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], { cwd: io.cwd, stdio: 'ignore' })
    git('init', '-q')
    git('add', '-A')
    git('commit', '-qm', 'one')
    io.write('edited.yaml', `${LISTED}# edited\n`)
    io.write('new.yaml', SOUND)
    await check(io, '--changed')
    const paths = (JSON.parse(io.stdout.text) as { files: { path: string }[] }).files.map(({ path }) => path)
    expect(paths).toEqual(['edited.yaml', 'new.yaml'])
    // The same from a folder below, of which nothing has changed.
    const below = Object.assign(new TestIo({}), { cwd: io.path('sub') })
    await check(below, '--changed', '--', '..')
    const seen = (JSON.parse(below.stdout.text) as { files: { path: string }[] }).files.map(({ path }) => path)
    expect(seen).toEqual(['../edited.yaml', '../new.yaml'])
    await below.run('validate', '--changed')
    expect(below.stdout.text).toBe('Checked 0 battles: no problems.\n')
    for (const word of ['nowhere', '', 'HEAD:edited.yaml', '/etc/passwd', '^HEAD^', 'one\ntwo', 'x'.repeat(5000)]) {
      expect(await io.run('validate', '--changed', word)).toBe(2)
      expect(io.stderr.text).toMatch(/^berthier: --changed .{0,60}: git has no such revision\.\n$/)
    }
    expect(await io.run('validate', '--changed=--output=x')).toBe(2)
  })

  test('--cache gives the same answer again, until the file or the configuration changes', async () => {
    const io = new TestIo({ 'a.yaml': LISTED, 'b.yaml': SOUND })
    const first = await check(io, '--cache')
    expect(io.read('.berthier-cache.json')).toContain(CODE)
    expect(await check(io, '--cache')).toEqual(first)
    // The second run took it from there.
    io.write('.berthier-cache.json', io.read('.berthier-cache.json').replace(`"${CODE}"`, '"hex/from-the-cache"'))
    expect((await check(io, '--cache'))[1]).toEqual(['warning hex/from-the-cache'])
    io.write('a.yaml', `${LISTED}\n`)
    expect(await check(io, '--cache')).toEqual(first)
    io.write('berthier.config.json', JSON.stringify({ rules: { [CODE]: 'off' } }))
    expect(await check(io, '--cache')).toEqual([0, []])
  })

  test('paths in reports for code hosts start at the root of the repository', async () => {
    const io = new TestIo({ 'a.yaml': LISTED })
    const below = new TestIo({ '.git/HEAD': '', 'sub/a.yaml': LISTED })
    Object.assign(io, { cwd: below.path('sub') })
    await io.run('validate', '--format', 'sarif')
    expect(io.stdout.text).toContain('"uri": "sub/a.yaml"')
    await io.run('validate', '--format', 'gitlab')
    const [issue] = JSON.parse(io.stdout.text) as { fingerprint: string; location: object }[]
    expect(issue).toMatchObject({
      check_name: CODE,
      severity: 'minor',
      location: { path: 'sub/a.yaml', lines: { begin: 16 } },
    })
    expect(issue!.fingerprint).toMatch(/^[0-9a-f]{32}$/)
    await below.run('validate', '--format', 'gitlab')
    const [same] = JSON.parse(below.stdout.text) as { fingerprint: string }[]
    expect(same!.fingerprint).toBe(issue!.fingerprint)
  })

  test('- is standard input for preview, diff and simulate', async () => {
    const io = new TestIo({ 'a.yaml': SOUND }).type(SOUND.replace('turns: 6', 'turns: 5'))
    expect(await io.run('preview', '-', '-o', 'a.svg')).toBe(0)
    expect(io.read('a.svg')).toContain('<svg')
    expect(await io.run('diff', 'a.yaml', '-')).toBe(1)
    expect(io.stdout.text).toMatch(/turns?/)
    expect(await io.run('simulate', '-', '--games', '1', '--players', 'random', '--jobs', '1')).toBe(0)
    expect(await io.run('diff', '-', '-')).toBe(2)
  })
})

describe('a search of folders', () => {
  test('finds battles in JSON, and in braces', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    await io.run('convert', 'a.yaml', 'b.json')
    const json = io.read('b.json')
    io.write('one-line.json', JSON.stringify(JSON.parse(json)))
    io.write('braces.yaml', `# a battle\n${json.replace('"vive-lempereur"', '"vive-lempereu"')}`)
    io.write('package.json', '{ "name": "x", "board": 1 }')
    await check(io)
    const files = (JSON.parse(io.stdout.text) as { files: { path: string; diagnostics: object[] }[] }).files
    expect(files.map(({ path, diagnostics }) => [path, diagnostics.length])).toEqual([
      ['a.yaml', 0],
      ['b.json', 0],
      ['braces.yaml', 1],
      ['one-line.json', 0],
    ])
  })

  test('takes neither exports nor recorded games for battles', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    await io.run('export', 'a.yaml', '-o', 'exported.json')
    await io.run('play', 'a.yaml', '--players', 'random', '-o', 'game.json')
    await check(io)
    expect((JSON.parse(io.stdout.text) as { files: object[] }).files).toHaveLength(1)
  })
})
