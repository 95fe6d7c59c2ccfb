import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../scripts/browser.mjs'

let browser: Promise<Browser> | undefined

/** The one browser of this worker, for whatever file of tests comes next; it ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined
  browser ??= launchBrowser()
  return browser
}
