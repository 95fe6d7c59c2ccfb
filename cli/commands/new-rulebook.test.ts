import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import pkg from '../../package.json' with { type: 'json' }
import { TestIo } from '../test-io.ts'

describe('new-rulebook', () => {
  test('writes a skeleton with the name that is given', async () => {
    const io = new TestIo()
    expect(await io.run('new-rulebook', 'river-war')).toBe(0)
    expect(io.stdout.text).toBe('Wrote River War to river-war. Next: cd river-war && npm install && npm test\n')
    expect(JSON.parse(io.read('river-war/package.json'))).toMatchObject({
      name: 'berthier-rulebook-river-war',
      exports: './dist/rulebook.js',
      devDependencies: { berthier: `^${pkg.version}` },
    })
    expect(io.read('river-war/src/index.ts')).toContain('title: "River War",')
    expect(io.read('river-war/src/schema.ts')).toContain("title: 'RiverWarScenario'")
    expect(io.read('river-war/scenarios/first-battle.yaml')).toContain('system: river-war\n')
    expect(io.read('river-war/.gitignore')).toBe('node_modules/\ndist/\n')
    const files = readdirSync(io.path('river-war'), { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => io.read(`river-war/${file}`))
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text) => /my.?rulebook/i.test(text))).toEqual([])
  })

  test('takes a title, and a folder that is called like a package', async () => {
    const io = new TestIo()
    expect(await io.run('new-rulebook', 'berthier-rulebook-1809', '--title', 'It\'s "1809"')).toBe(0)
    expect(io.read('berthier-rulebook-1809/src/index.ts')).toContain('title: "It\'s \\"1809\\"",')
    expect(io.read('berthier-rulebook-1809/src/schema.ts')).toContain("ID = '1809'")
    expect(JSON.parse(io.read('berthier-rulebook-1809/package.json'))).toMatchObject({ name: 'berthier-rulebook-1809' })
  })

  test('overwrites nothing unless it is forced', async () => {
    const io = new TestIo({ 'mine/src/index.ts': 'mine', 'mine/notes.txt': 'mine', file: 'mine' })
    expect(await io.run('new-rulebook', 'mine')).toBe(2)
    expect(io.stderr.text).toBe(
      'berthier: mine is not empty. Choose another name, or use --force to overwrite files of the skeleton.\n',
    )
    expect(io.read('mine/src/index.ts')).toBe('mine')
    expect(existsSync(io.path('mine/package.json'))).toBe(false)
    expect(await io.run('new-rulebook', 'mine', '--force')).toBe(0)
    expect(io.read('mine/src/index.ts')).toContain('defineRulebook')
    expect(io.read('mine/notes.txt')).toBe('mine')
    expect(await io.run('new-rulebook', 'file')).toBe(2)
    expect(io.stderr.text).toBe('berthier: file is a file. Choose another name.\n')
  })

  test('refuses a name that is none, or another rulebook has', async () => {
    const io = new TestIo()
    expect(await io.run('new-rulebook', '!!!')).toBe(2)
    expect(io.stderr.text).toContain("has no letters or digits to make the rulebook's id of")
    const [shipped] = await io.rulebooks()
    expect(await io.run('new-rulebook', shipped!.id)).toBe(2)
    expect(io.stderr.text).toBe(`berthier: a rulebook is called ${shipped!.id} already. Choose another name.\n`)
    expect(readdirSync(io.cwd)).toEqual([])
  })
})
