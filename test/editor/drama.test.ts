import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { begin, choice, clickHex, open, pages, playCards, preparePages, title } from '../support/exported-pages.ts'

// What is seen of an action: with motion, as most people have it, and without.

preparePages()

const moving = (page: Page) => page.locator('.beat .rolling, .beat.rolling')

/** French guns face a brigade and are ordered: they may fire. */
async function orderGuns(page: Page): Promise<void> {
  await begin(page, ['human', 'human'])
  await playCards(page, 'Centre', 'Centre')
  if ((await title(page).textContent()) === 'Play a card') await playCards(page, 'Centre', 'Centre')
  for (let i = 0; i < 6 && (await page.locator('.choice', { hasText: 'Artillery' }).count()) === 0; i++)
    await page.keyboard.press('e')
}

describe('cards', () => {
  test('are drawn as cards, and both are turned up together', async () => {
    const page = await open(pages.hostile)
    await begin(page, ['human', 'human'])
    await page.click('.cover button')
    expect(await page.locator('.cards .choice .card-face svg').count()).toBeGreaterThan(3)
    await choice(page, 'Centre').click()
    await page.click('.cover button')
    await choice(page, 'Left').click()
    await expect.poll(() => page.locator('.turned-up .card-face').count()).toBe(2)
    expect(await page.locator('.turned-up').innerText()).toMatch(/Centre[\s\S]*Left/)
  })
})

describe('an attack', () => {
  test('rolls its dice where it strikes, tells what came of it, and is skipped by any key', async () => {
    const page = await open(pages.hostile, { reducedMotion: 'no-preference' })
    await orderGuns(page)
    await page.selectOption('.replay select', 'slow')
    await choice(page, 'Artillery').click()
    await clickHex(page, 'L5')
    await page.locator('.place-menu .choice').first().click()
    await expect.poll(() => page.locator('.beat .thrown').count()).toBe(1)
    expect(await page.locator('.beat .words').innerText()).toMatch(/Die \d+: (missed|\d hit)/)
    expect(await page.locator('.log').innerText()).toMatch(/fires at/)
    await page.keyboard.press('Shift')
    expect(await moving(page).count()).toBe(0)
    expect(await page.locator('.beat .words').count()).toBe(1)
  })

  test('is not told by the log before its die lies still', async () => {
    const page = await open(pages.hostile, { reducedMotion: 'no-preference' })
    await orderGuns(page)
    await page.selectOption('.replay select', 'slow')
    await choice(page, 'Artillery').click()
    await clickHex(page, 'L5')
    await page.locator('.place-menu .choice').first().waitFor()
    // How it is shown from the first moment on: the page is too quick to be asked from here.
    await page.evaluate(`(() => {
      window.seen = []
      const look = () => {
        const record = document.querySelector('.desk .record[aria-current]')
        if (record?.innerText.includes('fires at')) window.seen.push(getComputedStyle(record).opacity)
        requestAnimationFrame(look)
      }
      look()
    })()`)
    await page.locator('.place-menu .choice').first().click()
    await expect.poll(() => page.evaluate('window.seen.at(-1)')).toBe('1')
    expect(await page.evaluate('window.seen[0]')).toBe('0')
  })

  test('is told at once to whoever wants no motion', async () => {
    const page = await open(pages.hostile)
    await orderGuns(page)
    await choice(page, 'Artillery').click()
    await clickHex(page, 'L5')
    await page.locator('.place-menu .choice').first().click()
    await expect.poll(() => page.locator('.beat .words').innerText()).toMatch(/Die \d+/)
    expect(await moving(page).count()).toBe(0)
  })
})

test('sound is off, can be turned on, and a browser without sound stays silent', async () => {
  const page = await open(pages.hostile)
  await page.evaluate('delete window.AudioContext')
  await begin(page, ['human', 'human'])
  await page.click('.cover button')
  const sound = page.getByRole('button', { name: 'Sound' })
  expect(await sound.getAttribute('aria-pressed')).toBe('false')
  await sound.click()
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await choice(page, 'Centre').click()
})

test('a game in an exported page is analysed by its worker', async () => {
  const page = await open(pages.hostile)
  await begin(page, ['heuristic', 'heuristic'])
  await page.selectOption('.replay select', 'at once')
  await page.waitForSelector('.outcome')
  await page.click('.outcome >> text=Analyse the game')
  await page.waitForSelector('.analysis .chances', { timeout: 30_000 })
  expect(await page.locator('.analysis').innerText()).toMatch(/Luck\s+Decisions/)
}, 60_000)
