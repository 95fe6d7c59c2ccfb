import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { TestIo } from '../../cli/test-io.ts'
import {
  drag,
  dragAlong,
  makeFolder,
  openEditor,
  openPanel,
  prepareBrowser,
  saved,
  serve,
  spot,
} from '../support/edited-folder.ts'

// The lower Goldbach, painted by hand: the battle as it ships, with its ground and some of its troops taken out first.

prepareBrowser()

const EXAMPLE = fileURLToPath(new URL('../../examples/coalition-1805', import.meta.url))
const SHIPPED = readFileSync(join(EXAMPLE, 'goldbach.yaml'), 'utf8')
const SIZE = [13, 9] as const

/** Takes something from a part of the palette. */
const take = (page: Page, part: string, name: string) =>
  page
    .locator(`.palette h3:has-text("${part}") ~ .swatch`, { has: page.locator(`strong:text-is("${name}")`) })
    .first()
    .click()

test('river, ice, redoubt and Cossacks are painted with the tools, and the file is then the battle that ships', async () => {
  const folder = makeFolder()
  cpSync(EXAMPLE, folder, { recursive: true })
  const file = join(folder, 'goldbach.yaml')
  writeFileSync(
    file,
    SHIPPED.replace(', ice: [E1-G2], redoubt: [D6]', '')
      .replace(/ {2}hexsides:\n( {4}.*\n)*/, '')
      .replace(/ {4}cossacks:\n.*\n/, ''),
  )
  const page = await openEditor(await serve(folder))
  const at = (label: string) => spot(page, label, ...SIZE)
  await openPanel(page, 'Palette')
  await take(page, 'Terrain', 'Ice')
  for (const row of [
    ['E1', 'F1', 'G1'],
    ['G2', 'F2', 'E2'],
  ]) {
    const spots = []
    for (const label of row) spots.push(await at(label))
    await drag(page, spots)
  }
  await take(page, 'Terrain', 'Redoubt')
  await drag(page, [await at('D6')])
  await take(page, 'Hexsides', 'Stream')
  await dragAlong(page, ['F7/G6', 'F7/G7', 'F8/G7', 'F8/G8', 'F9/G8', 'F9/G9'], SIZE)
  await take(page, 'Hexsides', 'The Littawa')
  await dragAlong(page, ['F3/G2', 'F3/G3', 'F4/G3', 'F4/G4', 'F5/G4', 'F5/G5', 'F6/G5', 'F6/G6'], SIZE)
  await take(page, 'Hexsides', 'Bridge')
  await dragAlong(page, ['F5/G5'], SIZE)
  await take(page, 'Hexsides', 'Ford')
  await dragAlong(page, ['F3/G3'], SIZE)
  await dragAlong(page, ['F8/G8'], SIZE)
  await page.click('button[role=radio]:has-text("Coalition")')
  await take(page, 'Units', 'Cossacks')
  await drag(page, [await at('K2')])
  const { units } = await saved(page, file)
  expect(units?.['coalition']?.['cossacks']).toEqual(['K2'])

  // What no tool paints is the name of the Cossacks' leader.
  const io = new TestIo({
    'armies/coalition-1805.yaml': readFileSync(join(EXAMPLE, 'armies/coalition-1805.yaml'), 'utf8'),
    'painted.yaml': readFileSync(file, 'utf8').replace('cossacks: [K2]', 'cossacks: [{ at: K2, name: Sysoev }]'),
    'goldbach.yaml': SHIPPED,
  })
  expect(await io.run('validate', '--max-warnings', '0')).toBe(0)
  expect(await io.run('diff', 'goldbach.yaml', 'painted.yaml')).toBe(0)
}, 120_000)
