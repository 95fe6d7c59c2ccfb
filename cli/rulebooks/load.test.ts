import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CONTRACT } from '../../src/engine/define-rulebook.ts'
import { installed } from '../files/installation.ts'
import { TestIo } from '../test-io.ts'
import { smallRulebook, TINY } from './small-rulebook.fixture.ts'

const CONFIG = '{ "rulebooks": ["./rulebook.mjs"] }'

/** A folder with a configuration, a rulebook and a battle of it. */
const folderWith = (rulebook: string, more: Readonly<Record<string, string>> = {}) =>
  new TestIo({ 'berthier.config.json': CONFIG, 'rulebook.mjs': rulebook, 'a.yaml': TINY, ...more })

/** What a command says that is refused: one line, and nothing on standard output. */
async function refusal(io: TestIo, ...argv: string[]): Promise<string> {
  expect(await io.run(...argv)).toBe(2)
  expect(io.stdout.text).toBe('')
  expect(io.stderr.text).toMatch(/^berthier: [^\n]+\n$/)
  return io.stderr.text.replaceAll(io.cwd, '.').trim()
}

describe('a rulebook that the configuration names', () => {
  test('checks its battles by its schema and its own codes', async () => {
    const io = folderWith(smallRulebook())
    expect(await io.run('validate')).toBe(0)
    expect(io.stdout.text).toContain('warning tiny/flag')
    io.write('a.yaml', `${TINY}flags: 2\n`)
    expect(await io.run('validate', 'a.yaml')).toBe(1)
    expect(io.stdout.text).toContain('Unknown key flags')
    expect(await io.run('explain', 'tiny/flag')).toBe(0)
    expect(io.stdout.text).toContain('A white flag.')
  })

  test('is named by --rulebook as well, and by a configuration elsewhere', async () => {
    const io = new TestIo({
      'rulebook.mjs': smallRulebook(),
      'a.yaml': TINY,
      'other/berthier.config.yaml': 'rulebooks: [../rulebook.mjs]\n',
    })
    expect(await io.run('validate', 'a.yaml')).toBe(1)
    expect(await io.run('validate', 'a.yaml', '--rulebook', './rulebook.mjs')).toBe(0)
    expect(await io.run('validate', 'a.yaml', '--config', 'other/berthier.config.yaml')).toBe(0)
    // Named twice, it is still one.
    expect(
      await io.run('validate', 'a.yaml', '--config', 'other/berthier.config.yaml', '--rulebook', './rulebook.mjs'),
    ).toBe(0)
  })

  test('is an installed package by its name', async () => {
    const io = new TestIo({
      'berthier.config.json': '{ "rulebooks": ["@me/tiny"] }',
      'node_modules/@me/tiny/package.json':
        '{ "name": "@me/tiny", "type": "module", "exports": { ".": { "default": "./tiny.js" } } }',
      'node_modules/@me/tiny/tiny.js': smallRulebook(),
      'a.yaml': TINY,
    })
    expect(await io.run('validate', 'a.yaml')).toBe(0)
  })

  test.each([
    'throw new Error("oh")',
    // Node throws it.
    'new URL("nowhere")',
  ])('is blamed for its own bugs, and not berthier: %s', async (bug) => {
    const io = folderWith(smallRulebook({ keys: `check() { ${bug} },` }))
    expect(await io.run('validate', 'a.yaml')).toBe(70)
    expect(io.stderr.text).toContain(`This is a bug in the rulebook ${io.path('rulebook.mjs')}.`)
  })

  test('that Node takes for a script is told how to become a module', async () => {
    const { cwd } = new TestIo({ 'rulebook.js': smallRulebook(), 'a.yaml': TINY })
    const command = [installed('dist/berthier.js'), 'validate', 'a.yaml', '--rulebook', './rulebook.js']
    const { status, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' })
    // Later versions of Node find out by themselves that it is one.
    const isHinted = stderr.includes('Add "type": "module" to its package.json, or call it .mjs.')
    expect({ status, isHinted }).toEqual(status === 0 ? { status: 0, isHinted: false } : { status: 2, isHinted: true })
  })

  test('is never one that a scenario file names', async () => {
    const io = new TestIo({ 'rulebook.mjs': smallRulebook(), 'a.yaml': TINY.replace('tiny', './rulebook.mjs') })
    expect(await io.run('validate', 'a.yaml')).toBe(1)
    expect(io.stdout.text).toContain('system/unknown')
  })
})

describe('a rulebook that cannot be used is refused in one sentence', () => {
  test.each([
    ['that is missing', undefined, 'no rulebook is at ./rulebook.mjs. Build it first, or correct its path.'],
    [
      'that throws',
      'throw new Error("out of cartridges")',
      'cannot load the rulebook ./rulebook.mjs: out of cartridges',
    ],
    ['with a slip', 'export default {', expect.stringMatching(/^cannot load the rulebook \.\/rulebook\.mjs: .+/)],
    [
      'that exports nothing',
      'export const a = 1',
      './rulebook.mjs is no rulebook: its default export must come from defineRulebook.',
    ],
    [
      'made for an older contract',
      smallRulebook({ contract: CONTRACT - 1 }),
      `the rulebook tiny was made for version ${CONTRACT - 1} of the rulebook contract, but this Berthier has version ${CONTRACT}. Build it again with this Berthier.`,
    ],
    [
      'made for a newer contract',
      smallRulebook({ contract: CONTRACT + 1 }),
      `the rulebook tiny was made for version ${CONTRACT + 1} of the rulebook contract, but this Berthier has version ${CONTRACT}. Update Berthier.`,
    ],
    [
      'with no title',
      smallRulebook({ keys: 'title: " "' }),
      'the rulebook ./rulebook.mjs cannot be used: title must be the name of the rulebook.',
    ],
    [
      'with a code of everybody',
      smallRulebook({ keys: 'codes: { "hex/off-board": {} }' }),
      'the rulebook ./rulebook.mjs cannot be used: codes has hex/off-board, which every rulebook has already: use another name.',
    ],
    [
      'with half a code',
      smallRulebook({ keys: 'codes: { "tiny/flag": { severity: "fatal" } }' }),
      'the rulebook ./rulebook.mjs cannot be used: codes: tiny/flag needs severity (error, warning or info), title, why and fix.',
    ],
    [
      'without what every scenario has',
      smallRulebook({ schema: { type: 'object', properties: {} } }),
      'the rulebook ./rulebook.mjs cannot be used: schema lacks the properties format, system, id, title, turns, sides, which every scenario has; scenarioSchema adds them.',
    ],
    [
      'without a game',
      smallRulebook({ keys: 'loadGame: undefined' }),
      'the rulebook ./rulebook.mjs cannot be used: loadGame must be a function.',
    ],
    [
      'with cases that throw',
      smallRulebook({ keys: 'loadCaseBook: async () => { throw new Error("no paper") }' }),
      'cannot load the cases of the rulebook ./rulebook.mjs: no paper',
    ],
  ])('%s', async (_, rulebook, sentence) => {
    const io = new TestIo({
      'berthier.config.json': CONFIG,
      'a.yaml': TINY,
      ...(rulebook !== undefined && { 'rulebook.mjs': rulebook }),
    })
    const said = (await refusal(io, 'validate', 'a.yaml')).replace('berthier: ', '')
    expect(said).toEqual(sentence)
  })

  test('with a schema that ajv refuses', async () => {
    const properties = { flag: { type: 'colour' } }
    const { schema } = await import('../../src/scenario/schema/scenario-schema.ts').then(({ scenarioSchema }) => ({
      schema: scenarioSchema('tiny', { title: 'T', description: 'T.', properties }),
    }))
    expect(await refusal(folderWith(smallRulebook({ schema })), 'validate')).toContain(
      'the rulebook tiny has a schema that ajv refuses: properties.flag.type must be equal to one of the allowed values',
    )
    const cases = { definitions: { position: { type: 'place' }, expectation: {} } }
    expect(await refusal(folderWith(smallRulebook({ cases })), 'validate')).toContain(
      'the rulebook tiny has a schema of cases that ajv refuses: ',
    )
    const none = { definitions: {} }
    expect(await refusal(folderWith(smallRulebook({ cases: none })), 'validate')).toContain(
      'the rulebook tiny has a schema of cases that ajv refuses: ',
    )
  })

  test('with the id of another, shipped or not', async () => {
    const io = folderWith(smallRulebook(), { 'second.mjs': smallRulebook() })
    expect(await refusal(io, 'validate', '--rulebook', './second.mjs')).toBe(
      'berthier: the rulebook ./second.mjs has the id tiny, which ./rulebook.mjs has already. Use one of them only.',
    )
    const [shipped] = await new TestIo().rulebooks()
    io.write('third.mjs', smallRulebook({ id: shipped!.id }))
    expect(await refusal(io, 'validate', '--rulebook', './third.mjs')).toBe(
      `berthier: the rulebook ./third.mjs has the id ${shipped!.id}, which a shipped rulebook has already. Change its id.`,
    )
  })

  test('that is a package which is not installed, or has no module', async () => {
    const io = new TestIo({
      'a.yaml': TINY,
      'node_modules/empty/package.json': '{}',
      'node_modules/broken/package.json': '{',
    })
    expect(await refusal(io, 'validate', '--rulebook', 'nowhere')).toBe(
      'berthier: the rulebook nowhere is not installed. Run: npm install nowhere',
    )
    expect(await refusal(io, 'validate', '--rulebook', 'a/b/c')).toBe(
      'berthier: a/b/c is neither a path nor a package. Begin a path with ./, such as ./a/b/c.',
    )
    expect(await refusal(io, 'validate', '--rulebook', 'empty')).toBe(
      'berthier: the package empty has no module to import: its package.json needs exports.',
    )
    expect(await refusal(io, 'validate', '--rulebook', 'broken')).toContain(
      'berthier: cannot read ./node_modules/broken/package.json: ',
    )
  })

  test('that is a package whose manifest or module is a pipe, or whose manifest goes on for ever', async () => {
    const deep = `{ "exports": ${'{".":'.repeat(300_000)}1${'}'.repeat(300_000)} }`
    const io = new TestIo({ 'a.yaml': TINY, 'node_modules/deep/package.json': deep })
    mkdirSync(io.path('node_modules/pipe'))
    const pipes = ['package.json', '../deep/a.js'].map((name) => io.path(`node_modules/pipe/${name}`))
    execFileSync('/usr/bin/mkfifo', pipes)
    expect(await refusal(io, 'validate', '--rulebook', 'pipe')).toBe(
      'berthier: cannot read ./node_modules/pipe/package.json: it is not a file',
    )
    expect(await refusal(io, 'validate', '--rulebook', 'deep')).toContain('has no module to import')
    io.write('node_modules/deep/package.json', '{ "main": "a.js" }')
    expect(await refusal(io, 'validate', '--rulebook', 'deep')).toContain('has no module to import')
  })

  test('by the editor, if it imports something', async () => {
    const importing = folderWith(smallRulebook({ before: "import 'node:path'" }))
    expect(await importing.run('validate')).toBe(0)
    expect(await refusal(importing, 'edit', '--no-open')).toBe(
      'berthier: the rulebook ./rulebook.mjs imports node:path. The editor and exported pages need it in one file: bundle it, with dynamic imports inlined.',
    )
  })
})
