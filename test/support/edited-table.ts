import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { board, makeFolder } from './edited-folder.ts'

// How a person works on a table in the editor.

/** A folder with the battle that is fought on a table. */
export function folderWithTable(): { readonly folder: string; readonly file: string } {
  const folder = makeFolder()
  const file = join(folder, 'quatre-bras.yaml')
  copyFileSync(fileURLToPath(new URL('../fixtures/table/quatre-bras.yaml', import.meta.url)), file)
  return { folder, file }
}

export type Inches = readonly [x: number, y: number]

/** How the table lies on the page: the cursor is moved to find out, and the whole table shown. */
export async function measureTable(page: Page): Promise<(place: Inches) => { x: number; y: number }> {
  await board(page).focus()
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  await press('Home', 1)
  await press('PageDown', 1)
  await press('ArrowUp', 8)
  await press('ArrowRight', 8)
  await press('0', 1)
  const from = await cursor(page)
  await press('ArrowUp', 10)
  await press('ArrowRight', 10)
  const to = await cursor(page)
  const [kx, ky] = [(to.x - from.x) / 10, (to.y - from.y) / 10]
  return ([x, y]) => ({ x: from.x + (x - 8) * kx, y: from.y + (y - 8) * ky })
}

async function cursor(page: Page): Promise<{ x: number; y: number }> {
  // The mark of the cursor follows a frame later.
  await page.waitForTimeout(150)
  const box = await page.locator('.place-mirror').boundingBox()
  return { x: box!.x, y: box!.y }
}
