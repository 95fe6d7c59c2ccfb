import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  board,
  dragAlong,
  goTo,
  makeFolder,
  openEditor,
  openPanel,
  prepareBrowser,
  serve,
} from '../support/edited-folder.ts'

prepareBrowser()

const SIZE = [7, 7] as const

const BATTLE = `format: 1
system: napoleon-at-waterloo
edition: standard
id: crossings
title: The crossings
turns: 6
board:
  kind: hex
  columns: A-G
  rows: 7
sides:
  french: { name: French, nations: [french] }
  allied: { name: Allied, nations: [british] }
units:
  french: { infantry: { 5-4: [B1, D1] } }
  allied: { infantry: { 5-4: [B7, D7] } }
victory:
  - { side: french, when: { destroyedFirst: 5 } }
  - { side: allied, when: { destroyedFirst: 5 } }
`

async function hexsides(page: Page, file: string): Promise<string> {
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title .dirty', { state: 'detached' })
  const text = readFileSync(file, 'utf8')
  return /hexsides: (.*)/.exec(text)?.[1] ?? ''
}

it('hexsides are painted by a drag along them, in one step, and by keyboard across them', async () => {
  const folder = makeFolder()
  const file = join(folder, 'crossings.yaml')
  writeFileSync(file, BATTLE)
  const page = await openEditor(await serve(folder))
  await openPanel(page, 'Palette')
  await page.getByRole('button', { name: /^River/ }).click()
  await dragAlong(page, ['C3/C4', 'C3/D4', 'D3/D4', 'D4/E3'], SIZE)
  expect(await hexsides(page, file)).toBe('{ river: [C3/C4, C3/D4, D3/D4, D4/E3] }')
  await openPanel(page, 'History')
  expect((await page.locator('.history li').allInnerTexts())[0]).toBe('River on 4 hexsides')
  await board(page).focus()
  await page.keyboard.press('Control+z')
  expect(await hexsides(page, file)).toBe('')
  await page.keyboard.press('Control+Shift+z')

  await openPanel(page, 'Palette')
  await page.getByRole('button', { name: /^Bridge/ }).click()
  await goTo(page, 'C3')
  await page.keyboard.press('Shift+ArrowUp')
  expect(await hexsides(page, file)).toBe('{ river: [C3/C4, C3/D4, D3/D4, D4/E3], bridge: [C3/C4] }')

  await dragAlong(page, ['D3/D4', 'D4/E3'], SIZE, 'Alt')
  expect(await hexsides(page, file)).toBe('{ river: [C3/C4, C3/D4], bridge: [C3/C4] }')
}, 120_000)
