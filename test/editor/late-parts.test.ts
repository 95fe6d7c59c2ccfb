import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { editing } from '../../cli/edit/test-server.ts'
import { TestIo } from '../../cli/test-io.ts'
import { barriers } from '../support/accessibility.ts'
import { board, folderWith, openEditor, openPanel, prepareBrowser } from '../support/edited-folder.ts'

prepareBrowser()

/** The browser complains of every request that nobody answers; of an error in the page it must not. */
const UNANSWERED = /net::ERR_(?:CONNECTION|INCOMPLETE|EMPTY)|Failed to load resource/

/** How each part is asked for that is fetched when it is first wanted, and what shows that it is here. */
const PARTS = [
  { name: 'the text', ask: (page) => page.locator('.rail button', { hasText: 'Text' }).click(), here: '.cm-editor' },
  { name: 'the command palette', ask: (page) => page.keyboard.press('Control+k'), here: '[cmdk-input]' },
  { name: 'export', ask: (page) => page.keyboard.press('Control+e'), here: 'dialog .export' },
] satisfies readonly {
  readonly name: string
  readonly ask: (page: Page) => Promise<void>
  readonly here: string
}[]

describe('a part of the page that is fetched while the server is gone', () => {
  it.each(PARTS)(
    'is said to be missing, and comes when it is tried again: $name',
    async ({ ask, here }) => {
      const { folder } = folderWith('ligny')
      const first = await editing(new TestIo(), folder, '--no-open')
      // A browser of its own has no part in store.
      const page = await openEditor(first.address, { allow: UNANSWERED, viewport: { width: 1280, height: 800 } })
      await openPanel(page, 'History')
      await board(page).focus()
      for (const key of ['Home', 'PageDown', 'b', 'Enter']) await page.keyboard.press(key)
      await page.waitForSelector('.title .dirty')
      await first.stop()
      await ask(page)
      const notice = page.locator('.notice.late')
      await notice.getByText('did not load').waitFor()
      expect(await barriers(page)).toEqual([])
      await notice.getByRole('button', { name: 'Try again' }).click()
      await notice.getByRole('button', { name: 'Load the page again' }).waitFor()
      expect(await page.locator(here).count()).toBe(0)
      await editing(new TestIo(), folder, '--no-open', '--port', String(first.port))
      await notice.getByRole('button', { name: 'Try again' }).click()
      await page.waitForSelector(here)
      await notice.waitFor({ state: 'detached' })
      expect(await page.locator('.title .dirty').count()).toBe(1)
    },
    90_000,
  )
})
