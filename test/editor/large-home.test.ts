import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { goTo, makeFolder, openPage, prepareBrowser, serve } from '../support/edited-folder.ts'

prepareBrowser()

const SKIRMISH = readFileSync(
  fileURLToPath(new URL('../fixtures/diagnostics/terrain/bridge-beside.yaml', import.meta.url)),
  'utf8',
)

/** A folder with many small battles: of each two one is wrong, by a slip of YAML or by what it says. */
function folderOf(count: number): string {
  const folder = makeFolder()
  for (let i = 0; i < count; i++) {
    const number = String(i).padStart(3, '0')
    const titled = SKIRMISH.replace('title: Skirmish', `title: Battle ${number}`)
    const text =
      i % 4 === 1
        ? titled.replace('turns: 6', 'turns: [6')
        : i % 4 === 3
          ? titled.replace('turns: 6', 'turns: many')
          : titled
    writeFileSync(join(folder, `battle-${number}.yaml`), text)
  }
  return folder
}

it('a home with 300 battles, half of them broken, shows which; and a file that is read-only, taken or gone loses no work', async () => {
  const folder = folderOf(300)
  const page = await openPage(await serve(folder), { allow: /Failed to load resource/ })
  const card = (number: string) => page.getByRole('article', { name: `Battle ${number}`, exact: true })
  await page.waitForSelector('h2 small:has-text("300 battles")')
  for (const number of ['000', '002']) await card(number).locator('img').waitFor()
  for (const number of ['001', '003']) await card(number).locator('.state.bad').waitFor()
  expect(await page.getByRole('button', { name: 'Play Battle 001' }).isDisabled()).toBe(true)
  // Nobody waits for the rest: it can be searched and opened meanwhile.
  await page.getByRole('searchbox').fill('Battle 298')
  expect(await page.locator('.battle-card h3').allInnerTexts()).toEqual(['Battle 298'])
  await page.getByRole('button', { name: 'Edit Battle 298' }).click()
  await page.waitForSelector('.board .canvas')

  // Read-only by now: said, and the work is still there.
  const file = join(folder, 'battle-298.yaml')
  chmodSync(file, 0o444)
  await goTo(page, 'A1')
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.notice.problem:has-text("battle-298.yaml is read-only. Nothing was changed.")')
  expect(await page.locator('.title .dirty').count()).toBe(1)
  // Another name that is taken: said where it is asked for.
  await page.keyboard.press('Control+Shift+s')
  await page.fill('dialog input', 'battle-000.yaml')
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog .problem:has-text("battle-000.yaml")')
  expect(readFileSync(join(folder, 'battle-000.yaml'), 'utf8')).toContain('title: Battle 000')
  await page.keyboard.press('Escape')
  // What was said of a name goes with the question.
  await page.waitForSelector('.notice.problem', { state: 'detached' })
  // Gone altogether: saving makes it again.
  rmSync(file)
  await page.waitForSelector('.title small:has-text("· Removed")')
  await page.keyboard.press('Control+s')
  await page.waitForSelector('.title small:has-text("· Saved")')
  expect(readFileSync(file, 'utf8')).toContain('title: Battle 298')
  // Or it is kept under another name.
  rmSync(file)
  await page.click('.notice button:has-text("Save it under another name")')
  await page.waitForSelector('dialog')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.title small:has-text("· Saved")')
  expect(readFileSync(file.replace('battle-298', 'skirmish'), 'utf8')).toContain('title: Battle 298')
}, 120_000)
