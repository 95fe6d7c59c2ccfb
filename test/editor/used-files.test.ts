import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { SOUND } from '../../cli/test-io.ts'
import { makeFolder, openEditor, openPanel, prepareBrowser, saved, serve } from '../support/edited-folder.ts'

prepareBrowser()

const ARMY = `format: 1
system: vive-lempereur
kind: definitions
id: coalition-1805
title: The Third Coalition, 1805
nations:
  russian: { name: Russians, colour: "#3f6b3a", like: english }
`

const BATTLE = SOUND.replace('turns: 6', 'turns: 6\nuses: [../armies/coalition.yaml]').replace('[english]', '[russian]')

/** The editor over a folder with a battle and the army that it uses. */
async function start() {
  const folder = makeFolder()
  for (const name of ['armies', 'battles']) mkdirSync(join(folder, name))
  const [army, battle] = [join(folder, 'armies', 'coalition.yaml'), join(folder, 'battles', 'mine.yaml')]
  writeFileSync(army, ARMY)
  writeFileSync(battle, BATTLE)
  const page = await openEditor(await serve(folder), {
    permissions: ['clipboard-read', 'clipboard-write'],
    allow: /404/,
  })
  return { page, army, battle }
}

const panel = (page: Page) => page.locator('.panel')

test('a battle is opened and drawn with the definitions that it uses, and saved without them', async () => {
  const { page, army, battle } = await start()
  expect(await page.locator('.title').innerText()).toContain('New battle')
  await openPanel(page, 'Sides')
  await vi.waitFor(async () => expect(await panel(page).innerText()).toContain('Russians from armies/coalition.yaml'))
  await openPanel(page, 'Problems')
  await vi.waitFor(async () => expect(await panel(page).innerText()).toContain('No problems'))
  await openPanel(page, 'The battle')
  await panel(page).getByLabel('Turns').first().fill('7')
  expect((await saved(page, battle)).turns).toBe(7)
  expect(readFileSync(battle, 'utf8')).toBe(BATTLE.replace('turns: 6', 'turns: 7'))
  expect(readFileSync(army, 'utf8')).toBe(ARMY)
})

test('a used file that changes, goes and comes back is read again at once', async () => {
  const { page, army } = await start()
  await openPanel(page, 'Problems')
  const told = (words: string) => vi.waitFor(async () => expect(await panel(page).innerText()).toContain(words), 30_000)
  await told('No problems')
  writeFileSync(army, ARMY.replace('colour:', 'color:'))
  await told('In armies/coalition.yaml: Unknown key color')
  rmSync(army)
  await told('Cannot use ../armies/coalition.yaml: there is no such file.')
  writeFileSync(army, ARMY)
  await told('No problems')
})

test('a link carries the battle with what it uses', async () => {
  const { page } = await start()
  await page.click('.menu button:has-text("File")')
  await page.click('[role=menuitem]:has-text("Copy a link")')
  await page.waitForSelector('.notice:has-text("Copied a link")')
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  const other = await openEditor(link)
  await openPanel(other, 'Problems')
  await vi.waitFor(async () => expect(await panel(other).innerText()).toContain('No problems'), 30_000)
  await openPanel(other, 'Text')
  await vi.waitFor(async () => expect(await panel(other).innerText()).toContain('russian: { name: Russians'), 30_000)
})

test('the files of the folder that the battle does not use yet are offered, if they are for its rulebook', async () => {
  const { page, army } = await start()
  const other = (title: string) =>
    ARMY.replace(/^id: .*$/m, `id: ${title.toLowerCase()}`).replace(/^title: .*$/m, `title: ${title}`)
  writeFileSync(army.replace('coalition', 'poles'), other('Poles'))
  writeFileSync(
    army.replace('coalition', 'saxons'),
    other('Saxons').replace('system: vive-lempereur', 'system: et-sans-resultat'),
  )
  await openPanel(page, 'Sources')
  await panel(page).getByRole('button', { name: 'Use Poles' }).waitFor()
  expect(await panel(page).getByRole('button', { name: /^Use / }).allInnerTexts()).toEqual([' Use Poles'])
})
