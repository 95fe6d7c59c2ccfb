import { chownSync, mkdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TestIo } from '../test-io.ts'
import { smallRulebook, TINY } from './small-rulebook.fixture.ts'

/** What is said about a configuration. */
async function refusal(text: string, file = 'berthier.config.json'): Promise<string> {
  const io = new TestIo({ [file]: text, 'a.yaml': TINY })
  expect(await io.run('validate')).toBe(2)
  expect(io.stdout.text).toBe('')
  return io.stderr.text.replaceAll(io.cwd, '.')
}

describe('a configuration', () => {
  test.each([
    [
      'with an unknown key',
      '{\n  "rulebook": ["./a.js"]\n}',
      'berthier: ./berthier.config.json:2: Unknown key rulebook at the top of the file. Did you mean rulebooks?\n',
    ],
    [
      'with a word for a list',
      '{ "rulebooks": "./a.js" }',
      expect.stringMatching(
        /^berthier: \.\/berthier\.config\.json:1: rulebooks must be a list, but is the text "\.\/a\.js"\. [^\n]+\n$/,
      ),
    ],
    [
      'with an empty name',
      '{ "rulebooks": [""] }',
      expect.stringMatching(/^berthier: \.\/berthier\.config\.json:1: .+\n$/),
    ],
    ['that is no JSON', '{ "rulebooks": [', expect.stringMatching(/^berthier: \.\/berthier\.config\.json:1: .+\n$/)],
    ['that is a list', '[]', expect.stringMatching(/^berthier: \.\/berthier\.config\.json:1: .+\n$/)],
  ])('%s is refused', async (_, text, sentence) => {
    const said = await refusal(text)
    expect(said).toEqual(sentence)
  })

  test('may be empty, or YAML, but there is one', async () => {
    const io = new TestIo({ 'berthier.config.yaml': '# nothing yet\n' })
    expect(await io.run('explain')).toBe(0)
    io.write('berthier.config.json', '{}')
    expect(await io.run('explain')).toBe(2)
    expect(io.stderr.text.replaceAll(io.cwd, '.')).toBe(
      'berthier: ./berthier.config.json and ./berthier.config.yaml are both there. Keep one of them.\n',
    )
  })

  test('of a stranger runs nothing with --no-config', async () => {
    const io = new TestIo({
      'berthier.config.json': '{ "rulebooks": ["./tiny.mjs"] }',
      'tiny.mjs': smallRulebook({ before: 'globalThis.wasRun = true' }),
      'a.yaml': TINY,
    })
    for (const command of ['validate', 'list', 'explain', 'doctor']) await io.run(command, '--no-config')
    expect(globalThis).not.toHaveProperty('wasRun')
    expect(await io.run('validate', '--no-config')).toBe(1)
    expect(io.stdout.text).toContain('Unknown system tiny.')
    expect(await io.run('validate', '--no-config', '--rulebook', './tiny.mjs')).toBe(0)
    expect(globalThis).toHaveProperty('wasRun')
  })

  test('that is named must be there', async () => {
    const io = new TestIo()
    expect(await io.run('explain', '--config', 'none.json')).toBe(2)
    expect(io.stderr.text.replaceAll(io.cwd, '.')).toContain('berthier: cannot read ./none.json: ')
  })

  test('holds in the folders below it, but not beyond the repository', async () => {
    const io = new TestIo({
      'repository/berthier.config.json': '{ "rulebooks": ["./tiny.mjs"] }',
      'repository/tiny.mjs': smallRulebook(),
      'repository/battles/a.yaml': TINY,
    })
    const below = Object.assign(Object.create(io) as TestIo, { cwd: io.path('repository/battles') })
    const { main } = await import('../main.ts')
    expect(await main(['validate'], below)).toBe(1)
    mkdirSync(io.path('repository/.git'))
    expect(await main(['validate'], below)).toBe(0)
    mkdirSync(io.path('repository/battles/.git'))
    expect(await main(['validate'], below)).toBe(1)
  })
})

describe.skipIf(process.getuid?.() !== 0)('what another user has laid down above a folder', () => {
  const STRANGER = 4711

  /** A folder in one that belongs to everybody, as /tmp does, in which somebody else says that it is a repository. */
  async function below(files: Readonly<Record<string, string>>) {
    const io = new TestIo({ ...files, 'mine/a.yaml': TINY })
    mkdirSync(io.path('.git'))
    const own = Object.assign(Object.create(io) as TestIo, { cwd: io.path('mine') })
    const { main } = await import('../main.ts')
    return { io, run: (...argv: string[]) => main(argv, own) }
  }

  test('is no configuration, unless the user names it or works in a folder of that user', async () => {
    const { io, run } = await below({
      'berthier.config.json': '{ "rulebooks": ["./tiny.mjs"] }',
      'tiny.mjs': smallRulebook({ before: 'globalThis.strangerRan = true' }),
    })
    for (const file of ['berthier.config.json', 'tiny.mjs']) chownSync(io.path(file), STRANGER, STRANGER)
    expect(await run('validate')).toBe(2)
    expect(io.stderr.text.replaceAll(io.cwd, '.')).toBe(
      'berthier: ./berthier.config.json belongs to another user than this folder, and the rulebooks that it names would run with your rights. If you trust it, use --config ./berthier.config.json.\n',
    )
    expect(globalThis).not.toHaveProperty('strangerRan')
    expect(await run('validate', '--config', io.path('berthier.config.json'))).toBe(0)
    chownSync(io.path('mine'), STRANGER, STRANGER)
    expect(await run('validate')).toBe(0)
  })

  test('is no package of the configuration', async () => {
    const { io, run } = await below({
      'mine/berthier.config.json': '{ "rulebooks": ["tiny"] }',
      'node_modules/tiny/package.json': '{ "exports": "./tiny.mjs" }',
      'node_modules/tiny/tiny.mjs': smallRulebook(),
    })
    expect(await run('validate')).toBe(0)
    chownSync(io.path('node_modules/tiny/tiny.mjs'), STRANGER, STRANGER)
    expect(await run('validate')).toBe(2)
    expect(io.stderr.text.replaceAll(io.cwd, '.')).toBe(
      'berthier: ./node_modules/tiny/tiny.mjs belongs to another user than the folder that names it, and would run with your rights. If you trust it, name it by its path.\n',
    )
  })
})

describe('a scenario whose rulebook is not there', () => {
  test('says which, and where to name it', async () => {
    const io = new TestIo({ 'a.yaml': TINY })
    expect(await io.run('validate')).toBe(1)
    expect(io.stdout.text).toContain('Unknown system tiny.')
    expect(io.stdout.text).toContain(
      'To use a rulebook of your own, name it under rulebooks in berthier.config.json, or use --rulebook.',
    )
  })
})
