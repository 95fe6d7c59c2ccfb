// Takes the README's pictures of the editor in a real Chromium. Fonts differ from machine to machine, so nothing compares them.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser, provideBrowser } from './browser.mjs'

/** Writes editor.png into a folder. */
export async function takeScreenshots(root, folder) {
  const battles = mkdtempSync(join(tmpdir(), 'berthier-screenshots-'))
  cpSync(join(root, 'scenarios/vive-lempereur'), battles, { recursive: true })
  const server = spawn(process.execPath, [join(root, 'dist/berthier.js'), 'edit', battles, '--no-open'])
  provideBrowser()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 850 }, colorScheme: 'light' })
    await page.addInitScript("localStorage.setItem('berthier:tour', 'done')")
    await page.goto(await addressOf(server))
    await page.waitForSelector('.problem-count[aria-busy="false"]')
    await page.click('.rail button:has-text("Victory")')
    await page.keyboard.press('b')
    await page.mouse.move(380, 660)
    await page.mouse.down()
    await page.mouse.move(620, 690, { steps: 40 })
    await page.screenshot({ path: join(folder, 'editor.png') })
  } finally {
    await browser.close()
    server.kill('SIGINT')
    rmSync(battles, { recursive: true, force: true })
  }
}

/** The address that berthier edit prints. */
function addressOf(server) {
  return new Promise((done, fail) => {
    server.on('exit', () => fail(new Error('berthier edit ended')))
    server.stdout.on('data', (chunk) => {
      const address = /http:\S+/.exec(chunk)?.[0]
      if (address) done(address)
    })
  })
}
