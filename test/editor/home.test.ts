import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriers } from '../support/accessibility.ts'
import { goTo, makeFolder, openPage, prepareBrowser, serve } from '../support/edited-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

prepareBrowser()

/** Two sound battles of different rulebooks, and one that is broken. */
function folderOfThree(): string {
  const folder = makeFolder()
  mkdirSync(join(folder, 'campaign'))
  copyFileSync(join(root, 'scenarios/vive-lempereur/ligny.yaml'), join(folder, 'campaign/ligny.yaml'))
  copyFileSync(join(root, 'scenarios/napoleon-at-waterloo/standard.yaml'), join(folder, 'campaign/standard.yaml'))
  const ligny = readFileSync(join(folder, 'campaign/ligny.yaml'), 'utf8')
  writeFileSync(
    join(folder, 'broken.yaml'),
    ligny.replace('title: Ligny', 'title: Broken').replace('turns: 6', 'turns: many'),
  )
  return folder
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const titles = (page: Page) => page.locator('.battle-card h3').allInnerTexts()

describe('the home of a folder', () => {
  it('shows its battles with pictures, forces and what the checks found; finds, edits and plays them', async () => {
    const folder = folderOfThree()
    const page = await openPage(await serve(folder))
    for (const title of ['Broken', 'Ligny', 'Napoleon at Waterloo']) await card(page, title).locator('img').waitFor()
    const files = page.getByRole('region', { name: /^Battles in / })
    expect(await files.locator('h3').allInnerTexts()).toEqual(['Broken', 'Ligny', 'Napoleon at Waterloo'])
    expect(await card(page, 'Ligny').innerText()).toMatch(
      /16 June 1815 · Advanced Vive l'Empereur[\s\S]*25 French, 29 Prussian, 6 turns[\s\S]*1 warning/,
    )
    expect(await card(page, 'Broken').locator('.state').innerText()).toBe('1 error')
    expect(await page.getByRole('button', { name: 'Play Broken' }).isDisabled()).toBe(true)
    // What the folder has is not listed again among what comes with Berthier.
    expect((await titles(page)).filter((title) => title === 'Ligny')).toHaveLength(1)
    expect(await barriers(page)).toEqual([])

    await page.getByRole('searchbox').fill('prussian campaign')
    expect(await titles(page)).toEqual(['Ligny'])
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('State').selectOption('With problems')
    expect(await files.locator('h3').allInnerTexts()).toEqual(['Broken', 'Ligny'])
    await page.getByLabel('State').selectOption('Sound or not')
    await page.getByLabel('Rulebook').selectOption('Napoleon at Waterloo')
    expect(await files.locator('h3').allInnerTexts()).toEqual(['Napoleon at Waterloo'])
    await page.getByLabel('Rulebook').selectOption('All rulebooks')

    await page.getByRole('button', { name: 'Edit Ligny' }).click()
    await goTo(page, 'A1')
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.title .dirty')
    await page.getByRole('button', { name: 'Berthier' }).click()
    const unsaved = page.getByRole('region', { name: 'Unsaved work' })
    expect(await unsaved.locator('h3').allInnerTexts()).toEqual(['Ligny'])
    expect(await files.locator('h3').allInnerTexts()).toEqual(['Broken', 'Napoleon at Waterloo'])
    await unsaved.getByRole('button', { name: 'Continue Ligny' }).click()
    expect(await page.locator('.title .dirty').count()).toBe(1)
    await page.keyboard.press('Control+s')
    await page.waitForSelector('.title small:has-text("· Saved")')

    // What was opened last comes first; a page that is loaded again goes on where it was.
    await page.reload()
    await page.waitForSelector('h1:has-text("Ligny")')
    await page.getByRole('button', { name: 'Berthier' }).click()
    await page.waitForSelector('.battle-card')
    expect((await files.locator('h3').allInnerTexts())[0]).toBe('Ligny')
    await page.getByRole('button', { name: 'Play Ligny' }).click()
    await page.waitForSelector('.playtest')
  }, 120_000)

  it('begins battles by title and by picture, opens shipped ones without a warning, and throws unsaved work away', async () => {
    const page = await openPage(await serve(makeFolder()))
    await card(page, 'Borodino').locator('.state.good').waitFor()
    const dialog = page.getByRole('dialog', { name: 'New battle' })
    await page.getByRole('button', { name: 'New battle' }).click()
    await dialog.getByRole('button', { name: 'A small battle' }).locator('img').waitFor()
    expect(await barriers(page, ['dialog'])).toEqual([])
    await dialog.getByLabel('Rulebook').selectOption('Napoleon at Waterloo')
    await dialog.getByRole('button', { name: 'Wavre' }).click()
    await page.waitForSelector('h1:has-text("Wavre")')
    // Nobody has done anything to it yet, and a title is something.
    await page.getByRole('button', { name: 'Berthier' }).click()
    await page.waitForSelector('.battle-card')
    expect(await page.getByRole('region', { name: 'Unsaved work' }).count()).toBe(0)
    await page.getByRole('button', { name: 'New battle' }).click()
    await page.waitForSelector('dialog .size button:enabled')
    await page.keyboard.type('Limale at dusk')
    await page.keyboard.press('Enter')
    await page.waitForSelector('h1:has-text("Limale at dusk")')
    await page.getByRole('button', { name: 'Berthier' }).click()
    const unsaved = page.getByRole('region', { name: 'Unsaved work' })
    await unsaved.getByRole('heading', { name: 'Limale at dusk' }).waitFor()

    const asked: string[] = []
    let answer = false
    page.on('dialog', (question) => {
      asked.push(question.message())
      void (answer ? question.accept() : question.dismiss())
    })
    const discard = unsaved.getByRole('button', { name: 'Discard the unsaved work on Limale at dusk' })
    await discard.click()
    expect(await unsaved.locator('h3').allInnerTexts()).toEqual(['Limale at dusk'])
    answer = true
    await discard.click()
    await unsaved.waitFor({ state: 'detached' })
    expect(new Set(asked)).toEqual(new Set(['Discard the unsaved work on Limale at dusk? This cannot be undone.']))
    expect(await page.getByRole('button', { name: 'Back to Limale at dusk' }).count()).toBe(0)
  }, 120_000)

  it('takes a first visitor through painting, placing and playing', async () => {
    const page = await openPage(await serve(folderOfThree()), { isFirstVisit: true })
    await page.getByRole('button', { name: 'Edit Ligny' }).click()
    const task = page.locator('.tour h2')
    expect(await task.innerText()).toBe('Paint a wood')
    await goTo(page, 'A1')
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.tour h2:text-is("Place a unit")')
    await page.keyboard.press('u')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.tour h2:text-is("Play it")')
    await page.click('.play-button')
    await page.waitForSelector('.playtest')
    expect(await task.count()).toBe(0)
  }, 120_000)

  it('imports a set-up, says why a file is none, and follows what happens in the folder', async () => {
    const folder = folderOfThree()
    const page = await openPage(await serve(folder))
    await page.waitForSelector('.battle-card')
    writeFileSync(
      join(folder, 'new.yaml'),
      readFileSync(join(folder, 'broken.yaml'), 'utf8').replace('Broken', 'Newer'),
    )
    await card(page, 'Newer').waitFor()
    const choose = async (name: string, text: string) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Import…' }).click()
      await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    }
    await choose('nothing.txt', 'Dear diary')
    await page.waitForSelector('[role=alert]:has-text("nothing.txt was not imported: ")')
    const ligny = readFileSync(join(folder, 'campaign/ligny.yaml'), 'utf8')
    await choose('battle.yaml', ligny.replace('title: Ligny', 'title: Imported'))
    await page.waitForSelector('h1:has-text("Imported")')
    expect(await page.locator('.title small').innerText()).toContain('no file yet')
  }, 120_000)
})
