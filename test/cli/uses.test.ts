import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { watchedFolders } from '../../cli/checking/watched-folders.ts'
import { SOUND, TestIo } from '../../cli/test-io.ts'

const ARMY = `format: 1
system: vive-lempereur
kind: definitions
id: coalition-1805
title: The Third Coalition, 1805
nations:
  russian: { name: Russians, colour: "#3f6b3a", like: english }
`

const side = /( {2}\w+: \{ name: .*nations: \[)english/

/** The smallest battle, with Russians from a file. */
const BATTLE = SOUND.replace('turns: 6', 'turns: 6\nuses: [../armies/coalition.yaml]').replace(side, '$1russian')

const WHOLE = SOUND.replace(side, '$1russian').replace('sides:', `${ARMY.slice(ARMY.indexOf('nations:'))}sides:`)

const FILES = {
  'armies/coalition.yaml': ARMY,
  'battles/one.yaml': BATTLE,
  'battles/two.yaml': BATTLE.replace('id: new-battle', 'id: two'),
}

test('the battles of this page are what they should be', async () => {
  const io = new TestIo({ 'whole.yaml': WHOLE, ...FILES })
  expect(await io.run('validate')).toBe(0)
  expect(io.stdout.text).toBe('Checked 3 battles and 1 file of definitions: no problems.\n')
})

describe('berthier validate', () => {
  test('reports a problem of a used file in that file, once for all that use it', async () => {
    const io = new TestIo({ ...FILES, 'armies/coalition.yaml': ARMY.replace('colour:', 'color:') })
    for (const patterns of [[], ['battles']]) {
      expect(await io.run('validate', ...patterns, '--format', 'json')).toBe(1)
      const report = JSON.parse(io.stdout.text) as { files: { path: string; diagnostics: { code: string }[] }[] }
      const told = report.files.flatMap(({ path, diagnostics }) => diagnostics.map(({ code }) => `${path} ${code}`))
      expect(told).toEqual(['armies/coalition.yaml schema/unknown-key'])
    }
  })

  test('fixes a file of definitions that it is asked to fix, and no other', async () => {
    const wrong = ARMY.replace('colour:', 'color:')
    const io = new TestIo({ ...FILES, 'armies/coalition.yaml': wrong })
    expect(await io.run('validate', '--fix', 'battles')).toBe(1)
    expect(io.read('armies/coalition.yaml')).toBe(wrong)
    expect(await io.run('validate', '--fix')).toBe(0)
    expect(io.read('armies/coalition.yaml')).toBe(ARMY)
  })

  test('finds what standard input uses beside the file that it stands for', async () => {
    const io = new TestIo(FILES).type(BATTLE)
    expect(await io.run('validate', '-', '--stdin-filename', 'battles/three.yaml')).toBe(0)
    expect(await io.run('validate', '-')).toBe(1)
    expect(io.stdout.text).toContain('Cannot use ../armies/coalition.yaml: no such file or folder.')
  })

  test('checks the battles again whose definitions have changed, with --cache', async () => {
    const io = new TestIo(FILES)
    expect(await io.run('validate', '--cache')).toBe(0)
    io.write('armies/coalition.yaml', ARMY.replace(', like: english', ''))
    expect(await io.run('validate', '--cache', 'battles')).toBe(1)
    expect(io.stdout.text).toContain('armies/coalition.yaml:7:3 error nation/no-flag')
    io.write('armies/coalition.yaml', ARMY)
    expect(await io.run('validate', '--cache')).toBe(0)
    expect(io.stdout.text).toBe('Checked 2 battles and 1 file of definitions: no problems.\n')
  })

  test('checks the battles whose definitions have changed, with --changed', async () => {
    const io = repository(FILES)
    expect(await io.run('validate', '--changed')).toBe(0)
    expect(io.stdout.text).not.toContain('2 battles')
    io.write('armies/coalition.yaml', `${ARMY}  saxon: { flag: prussian }\n`)
    expect(await io.run('validate', '--changed')).toBe(0)
    expect(io.stdout.text).toBe('Checked 2 battles and 1 file of definitions: no problems.\n')
  })

  test('watches the folders of used files', () => {
    const io = new TestIo(FILES)
    const { folders, isIgnored, include } = watchedFolders(['battles'], io.cwd)
    const file = join(io.cwd, 'armies/coalition.yaml')
    expect(isIgnored(file)).toBe(true)
    expect(include(file)).toBe(join(io.cwd, 'armies'))
    expect(isIgnored(file)).toBe(false)
    expect(folders).toEqual([join(io.cwd, 'battles'), join(io.cwd, 'armies')])
  })
})

describe('a battle that uses definitions', () => {
  test('differs from itself as its definitions do', async () => {
    const io = repository(FILES)
    io.write('armies/coalition.yaml', ARMY.replace('#3f6b3a', '#204020'))
    expect(await io.run('diff', 'git:HEAD:battles/one.yaml', 'battles/one.yaml')).toBe(1)
    expect(io.stdout.text).toContain('#3f6b3a')
    expect(await io.run('diff', 'git:HEAD:armies/coalition.yaml', 'armies/coalition.yaml')).toBe(1)
    expect(io.stdout.text).toContain('#204020')
    expect(await io.run('diff', 'armies/coalition.yaml', 'battles/one.yaml')).toBe(2)
    expect(io.stderr.text).toContain('armies/coalition.yaml has definitions, battles/one.yaml a battle.')
  })

  test('is the same as with its definitions written out', async () => {
    const io = new TestIo({ ...FILES, 'whole.yaml': WHOLE })
    expect(await io.run('diff', 'battles/one.yaml', 'whole.yaml')).toBe(1)
    expect(io.stdout.text).toMatch(/uses \.\.\/armies\/coalition\.yaml no more/)
    expect(io.stdout.text.split('\n').filter((line) => /^ {2}\S/.test(line) && !line.includes('uses'))).toEqual([])
  })

  test('is written out by convert --inline, with its own comments', async () => {
    const io = new TestIo({ ...FILES, 'battles/one.yaml': `# Mine.\n${BATTLE}` })
    expect(await io.run('convert', 'battles/one.yaml', 'whole.yaml', '--inline')).toBe(0)
    expect(io.read('whole.yaml')).toContain('# Mine.')
    expect(io.read('whole.yaml')).toContain('russian: { name: Russians')
    expect(io.read('whole.yaml')).not.toContain('uses')
    expect(await io.run('validate', 'whole.yaml')).toBe(0)
    expect(await io.run('fmt', '--check', 'whole.yaml')).toBe(0)
    expect(await io.run('convert', 'battles/one.yaml', 'whole.json', '--inline')).toBe(0)
    expect(JSON.parse(io.read('whole.json'))).toMatchObject({ nations: { russian: { name: 'Russians' } } })
  })

  test('is written out as far as it is needed', async () => {
    const more = `${ARMY}  guard: { name: Guard, like: russian }\n  austrian: { name: Austrians, like: guard }\n`
    const io = new TestIo({ 'armies/coalition.yaml': more, 'battles/one.yaml': BATTLE })
    for (const whole of ['whole.yaml', 'whole.json']) {
      expect(await io.run('convert', 'battles/one.yaml', whole, '--inline')).toBe(0)
      expect(io.read(whole)).toContain('Russians')
      expect(io.read(whole)).not.toMatch(/guard|austrian/)
      expect(await io.run('validate', whole, '--max-warnings', '0')).toBe(0)
    }
  })

  test('is not written out while a file is missing', async () => {
    const io = new TestIo({ 'battles/one.yaml': BATTLE })
    expect(await io.run('convert', 'battles/one.yaml', 'whole.yaml', '--inline')).toBe(1)
    expect(io.stderr.text).toContain('Cannot use ../armies/coalition.yaml')
    expect(() => io.read('whole.yaml')).toThrow('whole.yaml')
  })

  test('is exported, drawn, simulated and proved as one piece', async () => {
    const io = new TestIo({ ...FILES, 'whole.yaml': WHOLE })
    for (const format of ['json', 'vmod', 'tmj', 'html']) {
      expect(await io.run('export', 'battles/one.yaml', '-o', `one.${format}`)).toBe(0)
      expect(await io.run('export', 'whole.yaml', '-o', `whole.${format}`)).toBe(0)
    }
    expect(io.read('one.json')).toBe(io.read('whole.json'))
    expect(io.read('one.html')).toContain('Russians')
    expect(await io.run('convert', 'one.tmj', 'again.yaml')).toBe(0)
    expect(io.read('again.yaml')).toContain('russian: { name: Russians')
    expect(await io.run('preview', 'battles/one.yaml', '-o', 'one.svg')).toBe(0)
    expect(await io.run('preview', 'whole.yaml', '-o', 'whole.svg')).toBe(0)
    expect(io.read('one.svg')).toBe(io.read('whole.svg'))
    const simulate = async (file: string) => {
      expect(await io.run('simulate', file, '--games', '4', '--players', 'random', '--format', 'json')).toBe(0)
      const { games } = JSON.parse(io.stdout.text) as { games: unknown }
      return games
    }
    expect(await simulate('battles/one.yaml')).toEqual(await simulate('whole.yaml'))
  })

  test('is not played while a used file has errors, and says so', async () => {
    const io = new TestIo({ ...FILES, 'armies/coalition.yaml': ARMY.replace('colour:', 'color:') })
    expect(await io.run('simulate', 'battles/one.yaml', '--games', '2')).toBe(2)
    expect(io.stderr.text).toContain('1 error')
    expect(await io.run('export', 'battles/one.yaml', '-o', 'one.json')).toBe(1)
    expect(io.stderr.text).toContain('armies/coalition.yaml:7:30 error schema/unknown-key')
  })
})

describe('a file of definitions', () => {
  test.each([['preview', '-o', 'x.svg'], ['export', '-o', 'x.json'], ['simulate']])(
    'is no battle to %s',
    async (command, ...options) => {
      const io = new TestIo(FILES)
      expect(await io.run(command, 'armies/coalition.yaml', ...options)).toBe(2)
      expect(io.stderr.text).toContain('armies/coalition.yaml has definitions, not a battle.')
    },
  )

  test('is formatted, and is not among the battles', async () => {
    const io = new TestIo({
      ...FILES,
      'armies/loose.yaml':
        'title: A\nkind: definitions\nid: a\nnations:\n    saxon: {flag: prussian}\nsystem: vive-lempereur\nformat: 1\n',
    })
    expect(await io.run('fmt', 'armies')).toBe(0)
    expect(io.read('armies/coalition.yaml')).toBe(ARMY)
    expect(io.read('armies/loose.yaml')).toBe(
      'format: 1\nsystem: vive-lempereur\nkind: definitions\nid: a\ntitle: A\nnations:\n  saxon: { flag: prussian }\n',
    )
    await io.run('list')
    expect(io.stdout.text).toContain('2 battles: no problems.')
    expect(io.stdout.text).not.toContain('coalition')
  })
})

function repository(files: Readonly<Record<string, string>>): TestIo {
  const io = new TestIo(files)
  const settings = ['-c', 'user.name=A', '-c', 'user.email=a@b.c', '-c', 'init.defaultBranch=main']
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', [...settings, ...args], { cwd: io.cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'one')
  return io
}
