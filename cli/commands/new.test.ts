import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SYSTEMS } from '../../src/systems/index.ts'
import { installed } from '../files/installation.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

describe('new', () => {
  test.each(SYSTEMS.map(({ id }) => id))('writes a sound battle for %s', async (system) => {
    const io = new TestIo()
    expect(await io.run('new', 'wavre.yaml', '--system', system)).toBe(0)
    expect(io.stdout.text).toBe('Wrote wavre.yaml. Edit it, then run: berthier validate wavre.yaml\n')
    expect(parse(io.read('wavre.yaml'))).toMatchObject({ system, id: 'wavre', title: 'Wavre' })
    expect(await io.run('validate', '--fail-on', 'warning')).toBe(0)
  })

  test('id and title come from the name of the file, the title also from --title', async () => {
    const io = new TestIo()
    await io.run('new', 'Wagnelée & Saint Amand.yaml')
    expect(parse(io.read('Wagnelée & Saint Amand.yaml'))).toMatchObject({
      id: 'wagnelee-saint-amand',
      title: 'Wagnelée & Saint Amand',
    })
    await io.run('new', 'Été 1809!.yaml')
    expect(io.read('Été 1809!.yaml')).toContain('\nid: ete-1809\ntitle: Été 1809!\n')
    await io.run('new', 'les-quatre_bras.yaml')
    expect(parse(io.read('les-quatre_bras.yaml'))).toMatchObject({ id: 'les-quatre-bras', title: 'Les Quatre Bras' })
    await io.run('new', '1815-06-18.yaml', '--title', '1815-06-18')
    expect(io.read('1815-06-18.yaml')).toContain('\ntitle: "1815-06-18"\n')
    await io.run('new', 'x.yml', '--title', 'Wavre: "the #1"')
    expect(parse(io.read('x.yml'))).toMatchObject({ id: 'x', title: 'Wavre: "the #1"' })
    await io.run('new', '!.yaml')
    expect(parse(io.read('!.yaml'))).toMatchObject({ id: 'new-battle' })
    expect(await io.run('validate')).toBe(0)
  })

  test('the first line leads editors to the schema of the installation', async () => {
    const io = new TestIo()
    await io.run('new', 'x.yaml')
    const path = /^# yaml-language-server: \$schema=(\.\S+)\n/.exec(io.read('x.yaml'))?.[1]
    expect(resolve(io.cwd, path!)).toBe(installed('schema/scenario.schema.json'))
    expect(existsSync(resolve(io.cwd, path!))).toBe(true)
  })

  test('a schema beside the file goes before that', async () => {
    const io = new TestIo()
    await io.run('schema', '-o', 'scenario.schema.json')
    await io.run('new', 'x.yaml')
    expect(io.read('x.yaml')).toMatch(/^# yaml-language-server: \$schema=\.\/scenario\.schema\.json\nformat: 1\n/)
  })

  test('an existing file is overwritten only with --force', async () => {
    const io = new TestIo({ 'x.yaml': 'precious' })
    expect(await io.run('new', 'x.yaml')).toBe(2)
    expect(io.stderr.text).toBe('berthier: x.yaml already exists. Use --force to overwrite it.\n')
    expect(io.read('x.yaml')).toBe('precious')
    expect(await io.run('new', 'x.yaml', '--force')).toBe(0)
    expect(io.read('x.yaml')).not.toBe('precious')
  })

  test('--from copies a shipped battle with another id and title', async () => {
    const io = new TestIo()
    expect(await io.run('new', 'mine.yaml', '--from', 'ligny', '--title', 'My Ligny')).toBe(0)
    const copy = parse(io.read('mine.yaml'))
    expect(copy).toMatchObject({ id: 'mine', title: 'My Ligny', date: '1815-06-16' })
    expect(io.read('mine.yaml').match(/yaml-language-server/g)).toHaveLength(1)
    expect(await io.run('validate')).toBe(0)
  })

  test('--from copies a file of your own as it is, mistakes and comments too', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    expect(await io.run('new', 'b.yaml', '--from', 'a.yaml', '--title', 'B')).toBe(0)
    const [, ...copied] = io.read('b.yaml').split('\n')
    expect(copied.join('\n')).toBe(BROKEN.replace('id: new-battle', 'id: b').replace('title: New battle', 'title: B'))
  })

  test.each([
    ['a battle that is neither shipped nor a file', ['x.yaml', '--from', 'lignny'], 'Did you mean ligny? Shipped:'],
    ['a source that is no scenario', ['x.yaml', '--from', 'list.yaml'], 'without a readable id'],
    ['a source that is no text', ['x.yaml', '--from', 'binary.yaml'], 'cannot copy binary.yaml: '],
    ['a source that is a folder', ['x.yaml', '--from', 'folder'], 'cannot read'],
    ['a rulebook that does not exist', ['x.yaml', '--system', 'chess'], `Rulebooks: ${SYSTEMS[0]!.id}`],
    ['another kind of file', ['x.json'], 'Name it x.yaml.'],
    ['a folder that does not exist', ['nowhere/x.yaml'], 'cannot write nowhere/x.yaml: no such file or folder'],
  ])('%s is refused', async (_, argv, message) => {
    const io = new TestIo({ 'list.yaml': '[1]', 'binary.yaml': new Uint8Array([0, 1]), 'folder/a.yaml': SOUND })
    const before = readdirSync(io.cwd)
    expect(await io.run('new', ...argv)).toBe(2)
    expect(io.stderr.text).toContain(message)
    expect(readdirSync(io.cwd)).toEqual(before)
  })
})
