import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

// A page in a renderer that has compiled our code before opens in half the time of one in a new browser context.

export const VIEWPORT = { width: 1440, height: 900 }

/** The page that the last test left, empty. */
let spare: Page | undefined

/** How a context is made ready before it has a page. */
type Prepare = (context: BrowserContext) => Promise<unknown>

/** A page that remembers nothing, for as long as the test runs: that of an earlier test, or a new one. */
export async function reusedPage(browser: Browser, prepare: Prepare): Promise<Page> {
  const page = spare && !spare.isClosed() && spare.context().browser()?.isConnected() ? spare : undefined
  spare = undefined
  const taken = page ?? (await newPage(browser, prepare))
  onTestFinished(async ({ task }) => {
    // What a test has broken, nobody else meets.
    const isReusable = task.result?.state !== 'fail' && !spare && !taken.isClosed()
    if (isReusable && (await empty(taken))) spare = taken
    else await taken.context().close()
  })
  return taken
}

async function newPage(browser: Browser, prepare: Prepare): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  await prepare(context)
  return context.newPage()
}

/** Makes a page forget everything; false if it cannot. Its server still runs. */
async function empty(page: Page): Promise<boolean> {
  const context = page.context()
  const origin = new URL(page.url()).origin
  page.removeAllListeners()
  try {
    for (const other of context.pages()) if (other !== page) await other.close()
    await Promise.all([page.unrouteAll(), context.unrouteAll()])
    // An address of the same server, so that the renderer stays; what the editor does on leaving is done before its stores are cleared.
    await page.goto(`${origin}/nothing`)
    await page.evaluate('sessionStorage.clear()')
    const protocol = await context.newCDPSession(page)
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await protocol.detach()
    await page.mouse.move(-1, -1)
    await page.setViewportSize(VIEWPORT)
    return true
  } catch {
    return false
  }
}
