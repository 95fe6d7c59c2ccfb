import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { sharedBrowser } from '../support/browser.ts'
import { drag, makeFolder, openEditor, openPanel, prepareBrowser, spot } from '../support/edited-folder.ts'
import { begin, open, pages } from '../support/exported-pages.ts'
import {
  buildSkirmish,
  install,
  pack,
  packBerthier,
  runInstalled,
  serveInstalled,
  temporaryFolder,
  typeErrors,
} from '../support/packages.ts'

// A rulebook is a package: the skirmish is built, packed and installed beside berthier in an empty folder, and everything works.

const { folder: work, remove } = temporaryFolder()
const author = join(work, 'author')
const folder = join(work, 'user')
const BATTLE = 'battles/mill-road.yaml'
const berthier = (...args: string[]) => runInstalled(folder, ...args)

prepareBrowser()

beforeAll(() => {
  mkdirSync(author)
  mkdirSync(join(folder, 'battles'), { recursive: true })
  install(folder, packBerthier())
  buildSkirmish(author, folder)
  install(folder, pack(author, join(work, 'skirmish')))
  writeFileSync(join(folder, 'berthier.config.json'), '{ "rulebooks": ["berthier-rulebook-skirmish"] }\n')
  copyFileSync(join(folder, 'node_modules/berthier-rulebook-skirmish/scenarios/mill-road.yaml'), join(folder, BATTLE))
}, 120_000)
afterAll(remove)

describe('an installed rulebook', () => {
  test('fits the types that berthier ships', () => {
    expect(typeErrors(author)).toBe('')
  })

  test('has its battles checked, formatted and listed', () => {
    expect(berthier('validate', 'battles')).toMatchObject({ status: 0, stdout: 'Checked 1 battle: no problems.\n' })
    expect(berthier('fmt', '--check', 'battles').status).toBe(0)
    expect(berthier('list', 'battles').stdout).toMatch(/The Mill Road +– +Skirmish +6 Republic, 5 Coalition, 8 turns/)
  })

  test('finds its own mistakes, explains its codes and prints its schema', () => {
    const text = readFileSync(join(folder, BATTLE), 'utf8')
    writeFileSync(join(folder, 'bad.yaml'), text.replace('at: F2', 'at: E2').replace('republic: 15', 'republic: 99'))
    const { status, stdout } = berthier('validate', 'bad.yaml')
    expect(status).toBe(1)
    expect(stdout).toContain('error skirmish/crowded')
    expect(stdout).toContain('E2 already holds a republic line unit (1.4).')
    expect(stdout).toContain('warning skirmish/breakpoint')
    writeFileSync(join(folder, 'bad.yaml'), `${text}weather: fog\n`)
    expect(berthier('validate', 'bad.yaml').stdout).toContain('Unknown key weather at the top of the file.')
    expect(berthier('explain', 'skirmish/crowded').stdout).toContain('Two units in one hex.')
    const { definitions } = JSON.parse(berthier('schema').stdout) as { definitions: Record<string, unknown> }
    expect(Object.keys(definitions)).toContain('rulebook.skirmish')
  })

  test('is converted to JSON and back, and told in Markdown', () => {
    expect(berthier('convert', BATTLE, 'battle.json').status).toBe(0)
    expect(berthier('convert', 'battle.json', 'again.yaml').status).toBe(0)
    expect(berthier('diff', BATTLE, 'again.yaml')).toMatchObject({ status: 0 })
    expect(berthier('convert', BATTLE, 'battle.md').status).toBe(0)
    const told = readFileSync(join(folder, 'battle.md'), 'utf8')
    expect(told).toContain('# The Mill Road')
    expect(told).toContain('Republic is broken once it has lost 15 steps.')
  })

  test('has its battles compared', () => {
    const text = readFileSync(join(folder, BATTLE), 'utf8')
    writeFileSync(join(folder, 'other.yaml'), text.replace('turns: 8', 'turns: 9').replace('- I6', '- K6'))
    const { status, stdout } = berthier('diff', BATTLE, 'other.yaml')
    expect(status).toBe(1)
    expect(stdout).toMatch(/turns.* 8 .*9|9 turns/i)
  })

  test('has cases for all its clauses, and a rule to look up', () => {
    const { status, stdout } = berthier('cases', 'node_modules/berthier-rulebook-skirmish/cases', '--coverage')
    expect(stdout).toContain('skirmish: 25 of 25 clauses shown by cases')
    expect(stdout).toMatch(/Played \d\d cases in 4 files: all hold\./)
    expect(status).toBe(0)
    expect(berthier('rule', '5.4', '--system', 'skirmish').stdout).toContain('The attacker enters the hex')
  })

  test('is drawn, printed and exported', () => {
    for (const file of ['battle.svg', 'battle.png']) expect(berthier('preview', BATTLE, '-o', file).status).toBe(0)
    expect(readFileSync(join(folder, 'battle.svg'), 'utf8')).toContain('The Mill Road')
    for (const file of ['map.pdf', 'map.tmj', 'map.vmod', 'map.json', 'page.html'])
      expect(berthier('export', BATTLE, '-o', file)).toMatchObject({ status: 0, stderr: '' })
  })

  test('is played by two computers, recorded and played again', () => {
    const { status, stdout } = berthier('play', BATTLE, '--players', 'heuristic', '--seed', '3', '-o', 'game.json')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^The Mill Road, seed 3: (?:the (?:Republic|Coalition) side|a draw)/m)
    expect(berthier('replay', 'game.json', '--format', 'json').stdout).toContain('"verified": true')
    expect(berthier('play', BATTLE, '--players', 'search,random', '--budget', '100').status).toBe(0)
  })

  test('is simulated on two threads with the result of one', () => {
    const simulate = (jobs: string) => berthier('simulate', BATTLE, '--games', '40', '--jobs', jobs, '--format', 'json')
    const [one, two] = [simulate('1'), simulate('2')]
    expect(one.status).toBe(0)
    expect(two.stdout).toBe(one.stdout)
    const { battle, failed } = JSON.parse(one.stdout) as { battle: { records: unknown[] }; failed: unknown[] }
    expect(failed).toEqual([])
    expect(battle.records).toHaveLength(40)
  })

  test('has new battles begun', () => {
    expect(berthier('new', 'mine.yaml', '--system', 'skirmish').status).toBe(0)
    expect(berthier('validate', 'mine.yaml').stdout).toBe('Checked 1 battle: no problems.\n')
    expect(berthier('simulate', 'mine.yaml', '--games', '10').status).toBe(0)
    // The schema of the installation knows nothing of it: YAML editors would find every line wrong.
    const modeline = () => readFileSync(join(folder, 'mine.yaml'), 'utf8').includes('yaml-language-server')
    expect(modeline()).toBe(false)
    expect(berthier('schema', '-o', 'scenario.schema.json').status).toBe(0)
    expect(berthier('new', 'mine.yaml', '--system', 'skirmish', '--force').status).toBe(0)
    expect(modeline()).toBe(true)
    expect(berthier('new', 'none.yaml', '--system', 'skirmisch').stderr).toBe(
      'berthier: unknown rulebook skirmisch. Did you mean skirmish?\n',
    )
  })

  test('is asked for by name where nobody has named it', () => {
    const { status, stdout } = berthier('validate', BATTLE, '--config', 'none.yaml')
    expect([status, stdout]).toEqual([2, ''])
    writeFileSync(join(folder, 'empty.yaml'), '{}\n')
    const without = berthier('validate', BATTLE, '--config', 'empty.yaml')
    expect(without.status).toBe(1)
    expect(without.stdout).toContain('Unknown system skirmish.')
    expect(without.stdout).toContain('name it under rulebooks in berthier.config.json, or use --rulebook')
    expect(
      berthier('validate', BATTLE, '--config', 'empty.yaml', '--rulebook', 'berthier-rulebook-skirmish').status,
    ).toBe(0)
  })
})

/** Takes something from the palette. */
const take = (page: Page, name: string) =>
  page.locator('.swatch', { has: page.locator('strong', { hasText: new RegExp(`^${name}$`) }) }).click()

type Battle = {
  readonly board: { readonly terrain: Readonly<Record<string, readonly string[]>>; readonly roads: readonly unknown[] }
  readonly units: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>
}

describe('an installed rulebook in a browser', () => {
  test('has its battle painted, its units placed, undone and saved', { timeout: 60_000 }, async () => {
    const edited = makeFolder()
    const file = join(edited, 'mill-road.yaml')
    copyFileSync(join(folder, BATTLE), file)
    const read = () => parse(readFileSync(file, 'utf8')) as Battle
    const page = await openEditor(await serveInstalled(folder, edited))
    await page.waitForSelector('h1:has-text("The Mill Road")')
    const at = (label: string) => spot(page, label, 12, 10)
    await openPanel(page, 'Palette')
    await take(page, 'Woods')
    await drag(page, [await at('F8'), await at('F9')])
    await take(page, 'Village')
    await drag(page, [await at('L2')])
    await page.keyboard.press('Control+z')
    await take(page, 'Road')
    await drag(page, [await at('A1'), await at('A3')])
    await page.click('button[role=radio]:has-text("Coalition")')
    await take(page, 'Light')
    await drag(page, [await at('L9')])
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("· Saved")')
    const { board, units } = read()
    expect(board.terrain['woods']).toEqual(expect.arrayContaining(['F8', 'F9']))
    expect(board.terrain['village']).toEqual(['D6', 'I6'])
    expect(board.roads).toHaveLength(3)
    expect(units['coalition']!['light']).toContain('L9')
    expect(berthier('validate', file).stdout).toBe('Checked 1 battle: no problems.\n')
    expect(berthier('fmt', '--check', file).status).toBe(0)
  })

  test('has a mistake found at once', { timeout: 60_000 }, async () => {
    const edited = makeFolder()
    copyFileSync(join(folder, BATTLE), join(edited, 'mill-road.yaml'))
    const page = await openEditor(await serveInstalled(folder, edited))
    await openPanel(page, 'Victory')
    await page.fill('.panel label:has-text("Republic") + input', '99')
    await page.keyboard.press('Enter')
    await openPanel(page, 'Problems')
    await expect
      .poll(() => page.locator('.panel').innerText())
      .toContain('Republic breaks at 99 steps lost, but has only 22 (7.1).')
  })

  test('is played to its end in the editor', { timeout: 60_000 }, async () => {
    const edited = makeFolder()
    copyFileSync(join(folder, BATTLE), join(edited, 'mill-road.yaml'))
    const page = await openEditor(await serveInstalled(folder, edited))
    await page.keyboard.press('p')
    await page.click('.bar >> text=New game…')
    await page.selectOption('dialog .player.side-0 select', 'heuristic')
    await page.selectOption('dialog .player.side-1 select', 'heuristic')
    await page.click('dialog >> text=Begin the battle')
    await page.selectOption('.replay select', 'at once')
    await page.waitForSelector('.outcome')
    expect(await page.locator('.outcome h2').textContent()).toMatch(/wins|draw/)
  })

  test('is played to its end in a page of its own', { timeout: 60_000 }, async () => {
    pages.browser = await sharedBrowser()
    const file = join(folder, 'page.html')
    expect(berthier('export', BATTLE, '-o', 'page.html')).toMatchObject({ status: 0, stderr: '' })
    const page = await open(file)
    await begin(page, ['heuristic', 'heuristic'])
    await page.selectOption('.replay select', 'at once')
    await page.waitForSelector('.outcome')
    expect(await page.locator('.outcome h2').textContent()).toMatch(/wins|draw/)
    expect(await page.locator('.log').textContent()).toContain('Turn 1: Coalition.')
  })
})
