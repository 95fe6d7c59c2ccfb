import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { usually } from '../support/effort.ts'
import { begin, choice, exported, open, pages, preparePages, title } from '../support/exported-pages.ts'

preparePages()

const QUATRE_BRAS = new URL('../fixtures/table/quatre-bras.yaml', import.meta.url)
/** Until the last have arrived; or as long as the battle lasts. */
const TURNS = usually(13, 20)
let quatreBras: string

beforeAll(async () => {
  const text = readFileSync(QUATRE_BRAS, 'utf8')
  const file = join(pages.folder, 'quatre-bras.yaml')
  writeFileSync(file, text.replace(/^turns: 20$/m, `turns: ${TURNS}`))
  quatreBras = await exported(file, 'quatre-bras.html')
}, 60_000)

/** Where inches of the table are on the page, all of it in sight: the cursor goes to two corners by keys. */
async function ruler(page: Page): Promise<(x: number, y: number) => [x: number, y: number]> {
  const corner = async (keys: readonly string[], label: string) => {
    await page.locator('.map .canvas').focus()
    for (const key of [...keys, '0']) await page.keyboard.press(key)
    await expect.poll(() => page.locator('.map .place-mirror').textContent()).toMatch(new RegExp(`^${label}\\b`))
    return (await page.locator('.map .place-mirror').boundingBox())!
  }
  const southWest = await corner(['Home', 'PageDown'], '0.0,0.0')
  const northEast = await corner(['End', 'PageUp'], '48.0,36.0')
  const inch = (northEast.x - southWest.x) / 48
  return (x, y) => [southWest.x + x * inch, southWest.y - y * inch]
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 })
  await page.mouse.move(...to, { steps: 3 })
}

const refusal = (page: Page) => page.locator('.refusal')
const log = (page: Page) => page.locator('.log').textContent()
const done = (page: Page) => page.locator('.choice.other').last()

/** Until something else is to be decided. */
async function until(page: Page, heading: string | RegExp): Promise<void> {
  await expect.poll(() => title(page).textContent(), { timeout: 20_000 }).toMatch(heading)
}

describe('a battle on a table is played in a browser', () => {
  test('to its end: orders by buttons, marches by dragging and by saying, fire by its odds', {
    timeout: 240_000,
  }, async () => {
    const page = await open(quatreBras)
    await begin(page, ['human', 'heuristic'])
    await page.selectOption('.replay select', 'at once')

    await until(page, 'Issue orders')
    await page.locator('.group-tabs button', { hasText: '9th Division' }).click()
    expect(await choice(page, 'Defend').locator('small').textContent()).toMatch(/^\d+\s%$/)
    await choice(page, 'Defend').click()
    await page.click('[role=tab]:text-is("Troops")')
    await expect.poll(() => page.locator('.formations').textContent()).toContain('order on its way: defend')
    await page.click('[role=tab]:text-is("Log")')
    await done(page).click()

    await until(page, 'Leader actions')
    await page.locator('.group-tabs button:text-is("Reille")').click()
    await page
      .locator('.choice', { hasText: /battery/ })
      .first()
      .click()
    await expect.poll(() => log(page)).toMatch(/Reille/)
    await done(page).click()

    await until(page, 'Plan movement: 5th Division')
    const at = await ruler(page)
    // Backwards, which whoever attacks may not.
    await drag(page, at(22.4, 12.6), at(22.4, 7))
    await expect.poll(() => page.locator('.drag-note.refused').textContent()).toContain('(5 attack)')
    await page.mouse.up()
    expect(await page.locator('.drag-note').count()).toBe(0)
    await expect.poll(() => refusal(page).textContent()).toContain('(5 attack)')
    await page.keyboard.press('Escape')
    await expect.poll(() => refusal(page).count()).toBe(0)
    // Given up on the way.
    await drag(page, at(22.4, 12.6), at(23, 16))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await page.locator('.place-menu').count()).toBe(0)
    expect(await title(page).textContent()).toBe('Plan movement: 5th Division')
    // Somebody else comes first: by one of his units, by his name, and back.
    await page.mouse.click(...at(14.4, 12.6))
    await until(page, 'Plan movement: 9th Division')
    await page.locator('.subjects button', { hasText: 'Marshal Ney' }).click()
    await until(page, 'Where to, Marshal Ney?')
    await page.locator('.subjects button:text-is("5th Division")').click()
    await until(page, 'Plan movement: 5th Division')
    // Turned after it was let go, as who has no keyboard does.
    await drag(page, at(22.4, 12.6), at(23, 16))
    await expect.poll(() => page.locator('.drag-note').textContent()).toContain('all units get there')
    await page.mouse.up()
    await page.click('.place-menu [aria-label="Turn right"]')
    await page.locator('.place-menu .choice', { hasText: /^As it stands .* facing NNE/ }).waitFor()
    await page.keyboard.press('Escape')
    // Forwards, turned to the north-east.
    await drag(page, at(22.4, 12.6), at(23, 16))
    await page.keyboard.down('Shift')
    await page.mouse.move(...at(25, 18), { steps: 3 })
    await page.keyboard.up('Shift')
    await page.mouse.up()
    await page.locator('.place-menu .choice', { hasText: /^As it stands .* facing NE/ }).click()
    await until(page, 'Plan movement: 9th Division')
    expect(await page.locator('.subjects .decided').allTextContents()).toEqual(['5th Division ✓ marches'])
    await page.fill('.typed-action input', 'march foy 17,40 facing N')
    await page.keyboard.press('Enter')
    await expect.poll(() => refusal(page).textContent()).toContain('(7.11)')
    await page.fill('.typed-action input', 'march foy 17,16 facing N in keep')
    await page.keyboard.press('Enter')
    await until(page, 'Plan movement: 2nd Cavalry Division')
    await done(page).click()
    // Marches are told by divisions, and unit by unit for whoever asks.
    await expect.poll(() => log(page), { timeout: 20_000 }).toMatch(/5th Division marches \(13\)/)
    expect(await log(page)).not.toContain('facing NE')
    await page.locator('.log .details').last().click()
    expect(await log(page)).toMatch(/II\/2e Léger marches .* facing NE/)

    const fired = await playOn(page, async (heading) => {
      const shot = page.locator('.choice.attack').first()
      if (heading !== 'Artillery and skirmishing' || (await shot.count()) === 0) return false
      expect(await shot.locator('small').textContent()).toMatch(/^\d+\s% assessed$/)
      await shot.hover()
      await page.locator('.odds-card meter').first().waitFor()
      for (const throws of await page.locator('.odds-card li small').allTextContents())
        expect(throws).toMatch(/^\d+\/(36|1296)$/)
      await shot.click()
      return true
    })
    expect(fired).toBeGreaterThan(0)
    expect(await page.locator('.outcome h2').textContent()).toMatch(/victory|draw/)
    await page.locator('.log .more', { hasText: 'earlier' }).click()
    expect(await log(page)).toMatch(/is under fire: \d+ \+ dice \d+ = \d+/)
  })

  test('on a low screen, where the question of a drop stays within the map, and all of it can be reached', async () => {
    const page = await open(quatreBras, { viewport: { width: 1280, height: 460 } })
    await begin(page, ['human', 'heuristic'])
    await page.selectOption('.replay select', 'at once')
    for (const step of ['Issue orders', 'Leader actions']) {
      await until(page, step)
      await done(page).click()
    }
    await until(page, 'Plan movement: 5th Division')
    const at = await ruler(page)
    await drag(page, at(22.4, 12.6), at(23, 16))
    await page.mouse.up()
    const menu = page.locator('.place-menu')
    await menu.waitFor()
    const [box, map] = await Promise.all([menu.boundingBox(), page.locator('.map').boundingBox()])
    expect(box!.y).toBeGreaterThanOrEqual(map!.y)
    expect(box!.y + box!.height).toBeLessThanOrEqual(map!.y + map!.height)
    await menu.getByRole('button', { name: 'Cancel' }).click()
    expect(await menu.count()).toBe(0)
  })

  test('by two people at one screen, neither seeing what the other orders', async () => {
    const page = await open(quatreBras)
    await begin(page, ['human', 'human'])
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to the French side')
    expect(await page.locator('.map, .choice, .formations').count()).toBe(0)
    await page.click('.cover button')
    await page.locator('.group-tabs button', { hasText: '9th Division' }).click()
    await choice(page, 'Defend').click()
    await expect.poll(() => log(page)).toContain('9th Division')
    await done(page).click()
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to the Anglo-allied side')
    await page.click('.cover button')
    await page.click('[role=tab]:text-is("Troops")')
    await expect.poll(() => page.locator('.formations').textContent()).toContain('9th Division')
    expect(await page.locator('.formations').textContent()).not.toContain('on its way')
    await page.click('[role=tab]:text-is("Log")')
    expect(await page.locator('.reference').textContent()).not.toContain('defend')
    expect(await page.locator('.choice').allTextContents()).not.toContain('9th Division')
  })

  test('by keys: a unit is taken up, carried, turned and let go, and its formation with it', async () => {
    const page = await open(quatreBras)
    await begin(page, ['human', 'random'])
    await page.selectOption('.replay select', 'at once')
    for (const step of ['Issue orders', 'Leader actions']) {
      await until(page, step)
      await done(page).click()
    }
    await until(page, 'Plan movement: 5th Division')
    const mirror = page.locator('.map .place-mirror')
    await page.locator('.map .canvas').focus()
    for (const key of ['Home', 'PageDown']) await page.keyboard.press(key)
    for (let i = 0; i < 22; i++) await page.keyboard.press('ArrowRight')
    // The cursor finds whoever is near on its way.
    for (let i = 0; i < 36 && !(await mirror.textContent())!.includes('II/61e Ligne'); i++)
      await page.keyboard.press('ArrowUp')
    for (const key of ['m', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'r', 'r', 'Enter'])
      await page.keyboard.press(key)
    const meaning = page.locator('.place-menu .choice').first()
    await expect.poll(() => meaning.textContent()).toContain('As it stands 4″ N, facing NE')
    await page.keyboard.press('Enter')
    await until(page, 'Plan movement: 9th Division')
  })

  test('with what a unit is and how far its guns reach', async () => {
    const page = await open(quatreBras)
    await begin(page, ['human', 'random'])
    await until(page, 'Issue orders')
    const at = await ruler(page)
    await page.mouse.click(...at(22.4, 12.6), { button: 'right' })
    const card = page.locator('.scouting-card')
    await expect.poll(() => card.textContent()).toContain('II/2e Léger: light infantry')
    const told = (await card.textContent())!
    for (const words of ['5th Division: attacking', 'ground: open', 'marches', 'skirmishers: 3 inches'])
      expect(told).toContain(words)
  })
})

/** Plays until the battle is over: `decide` may, and what it leaves is done with, or has the first plan. How often it did. */
async function playOn(page: Page, decide: (heading: string) => Promise<boolean>): Promise<number> {
  let decided = 0
  for (let i = 0; i < 2000; i++) {
    await page.locator('.decision .choice, .outcome').first().waitFor({ timeout: 60_000 })
    if ((await page.locator('.outcome').count()) > 0) return decided
    if (await decide((await title(page).textContent())!)) decided++
    else if ((await done(page).count()) > 0) await done(page).click()
    else await page.locator('.choice').first().click()
  }
  throw new Error('the battle does not end')
}
