import { describe, expect, test } from 'vitest'
import {
  begin,
  choice,
  clickHex,
  open,
  pages,
  playCards,
  preparePages,
  spot,
  title,
} from '../support/exported-pages.ts'

preparePages()

describe('an exported battle is played', () => {
  test('by pointing at the map: order, move, turn, undo', async () => {
    const page = await open(pages.waterloo)
    await begin(page, ['human', 'random'])
    for (let card = 1; card <= 6; card++) {
      await expect.poll(() => page.locator('.decision .detail').textContent()).toContain(`Card ${card} of 6`)
      await page.locator('.choice').first().click()
    }
    await choice(page, 'Coordinated attack').or(choice(page, 'Left')).first().click()
    await page.selectOption('.replay select', 'at once')
    await expect.poll(() => title(page).textContent()).toBe('Give an order')
    const label = await page.locator('.choice.choose', { hasText: 'Infantry' }).first().innerText()
    const from = / in (\w+)/.exec(label)![1]!
    await clickHex(page, from)
    // Where more than one die can order it, the map asks by which.
    const menu = page.locator('.place-menu .choice').first()
    if ((await menu.count()) > 0) await menu.click()
    await expect.poll(() => title(page).textContent()).toContain(`in ${from}`)
    const to = /[A-V]\d+/.exec(await page.locator('.choice.move').first().innerText())![0]
    await clickHex(page, to)
    await expect.poll(() => page.locator('.log').textContent()).toContain(`${from} → ${to}`)
    // The arrow towards the north lies half way to the next hex.
    const [here, north] = [
      await spot(page, to),
      await spot(
        page,
        to.replace(/\d+/, (row) => String(Number(row) + 1)),
      ),
    ]
    await page.mouse.click(north.x, (here.y + north.y) / 2)
    await expect.poll(() => page.locator('.log').textContent()).toContain(`in ${to} turns N`)
    await page.keyboard.press('u')
    // Whether the computer has turned a unit of its own by then depends on how soon the card was clicked.
    await expect.poll(() => page.locator('.log').textContent()).not.toContain(`in ${to} turns`)
    expect(await page.locator('.log').textContent()).toContain(`${from} → ${to}`)
  })

  test('with a cover over what one person chooses before the other one looks', async () => {
    const page = await open(pages.hostile)
    await begin(page, ['human', 'human'])
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to the French side')
    expect(await page.locator('.map, .choice, .sides').count()).toBe(0)
    await page.click('.cover button')
    expect(await page.locator('.sides').textContent()).toContain('bombardment')
    await choice(page, 'Bombardment').click()
    await expect.poll(() => page.locator('.cover h1').textContent()).toBe('Pass the device to the Allied side')
    await page.click('.cover button')
    await choice(page, 'Centre').click()
    await expect.poll(() => title(page).textContent()).toBe('Give an order')
    expect(await page.locator('.sides').textContent()).not.toContain('Hand')
  })

  test('with the odds shown before the guns fire', async () => {
    const page = await open(pages.hostile)
    await begin(page, ['human', 'human'])
    await playCards(page, 'Bombardment', 'Centre')
    // 3.2: a bombardment orders artillery only.
    await clickHex(page, 'D5')
    await expect.poll(() => page.locator('.refusal').textContent()).toContain('3.2')
    await clickHex(page, 'L3')
    await page.locator('.choice.attack').first().waitFor()
    expect(await page.locator('.refusal').count()).toBe(0)
    const target = await spot(page, 'L5')
    await page.mouse.move(target.x, target.y)
    const odds = page.locator('.odds-card')
    await odds.waitFor()
    // 1.1: medium guns have 9 at two hexes; 3.2: a bombardment doubles that.
    expect(await odds.locator('li').count()).toBeGreaterThan(2)
    expect(await page.locator('.choice.attack small').first().textContent()).toMatch(/^\d+ % effect$/)
    const shares = await odds.locator('b').allTextContents()
    expect(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0)).toBeGreaterThan(95)
    // A click asks once more, with the same odds.
    await page.mouse.click(target.x, target.y)
    await page.locator('.place-menu .odds').waitFor()
    await page.locator('.place-menu .choice').click()
    await expect.poll(() => page.locator('.log').textContent()).toContain('fires at')
  })

  test('by keys alone', async () => {
    const page = await open(pages.waterloo)
    const focused = () => page.evaluate<string>('document.activeElement.textContent')
    for (let i = 0; i < 20 && (await focused()) !== 'Begin the battle'; i++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // The focus waits at the cover's button, and before the first choice of a decision.
    for (let i = 0; i < 40 && (await page.locator('h2:text-is("Give an order")').count()) === 0; i++) {
      await expect.poll(focused).toMatch(/show it$|^Choose your hand$|^Play a card$/)
      if (!(await focused()).endsWith('show it')) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await expect.poll(focused).toBe('Give an order')
    await page.keyboard.press('Tab')
    const where = / in (\w+)/.exec(await focused())![1]!
    await page.keyboard.press('Enter')
    await expect.poll(focused).toContain(`in ${where}`)
    // On the map, arrows go from hex to hex: the first one to what can be done there.
    for (let i = 0; i < 60 && (await page.locator('.map .canvas:focus').count()) === 0; i++)
      await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    // What rolls dice is asked about, with its odds.
    if ((await page.locator('.place-menu').count()) > 0) await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/moves|fires/)
  })

  test('on a phone with the panel below the map, and a question before a finger fires', async () => {
    const page = await open(pages.hostile, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await begin(page, ['human', 'human'])
    await playCards(page, 'Bombardment', 'Centre')
    await page.evaluate('scrollTo(0, 0)')
    const [map, panel] = await Promise.all([page.locator('.view').boundingBox(), page.locator('.desk').boundingBox()])
    expect(panel!.y).toBeGreaterThanOrEqual(map!.y + map!.height - 1)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    const tap = async (label: string) => {
      const { x, y } = await spot(page, label)
      await page.touchscreen.tap(x, y)
    }
    await tap('L3')
    await page.locator('.choice.attack').first().waitFor()
    await tap('L5')
    await page.locator('.place-menu .odds').waitFor()
    await page.locator('.place-menu .choice').click()
    await expect.poll(() => page.locator('.log').textContent()).toContain('fires at')
  })

  test.each(['heuristic', 'search'] as const)('against the computer %s, to the end of the battle', async (computer) => {
    const page = await open(pages.hostile)
    await begin(page, ['human', computer])
    // The computer has chosen its card, and the page shows none of it.
    await choice(page, 'Centre').click()
    await page.selectOption('.replay select', 'at once')
    // Whatever there is to decide, the first choice will do.
    for (let i = 0; i < 400 && (await page.locator('.outcome').count()) === 0; i++) {
      const first = page.locator('.choice').first()
      await first.or(page.locator('.outcome')).first().waitFor()
      if ((await first.count()) > 0) await first.click()
    }
    expect(await page.locator('.outcome h2').textContent()).toMatch(/victory|draw/)
    expect(await page.locator('.log').textContent()).toContain('Allied')
  })

  test('by two computers that look ahead, and the page is drawn between their actions', async () => {
    const page = await open(pages.waterloo)
    await begin(page, ['heuristic', 'search'])
    await page.selectOption('.replay select', 'fast')
    const shown = new Set<string>()
    while (shown.size < 12) shown.add((await page.locator('.replay output').textContent())!)
    await page.click('text=New / open')
    await expect.poll(() => page.locator('.start h1').textContent()).toBe('Waterloo')
  })
})

test('the log has room for ten lines at 1440 × 900, also while there is much to decide', async () => {
  const page = await open(pages.waterloo, { viewport: { width: 1440, height: 900 } })
  await begin(page, ['human', 'heuristic'])
  await page.selectOption('.replay select', 'at once')
  for (let card = 1; card <= 7; card++) await page.locator('.choice').first().click()
  await page.waitForSelector('.log .record')
  const [room, line, bottom] = (await page.evaluate(`(() => {
    const panel = document.querySelector('.reference [role=tabpanel]').getBoundingClientRect()
    return [panel.height, parseFloat(getComputedStyle(document.querySelector('.log')).lineHeight), panel.bottom]
  })()`)) as [number, number, number]
  expect(room / line).toBeGreaterThanOrEqual(10)
  expect(bottom).toBeLessThanOrEqual(900)
})

test('at 1024 × 768 choices are in sight beside what ends the decision', async () => {
  const page = await open(pages.waterloo, { viewport: { width: 1024, height: 768 } })
  await begin(page, ['human', 'random'])
  await page.selectOption('.replay select', 'at once')
  for (let card = 1; card <= 6; card++) {
    await expect.poll(() => page.locator('.decision .detail').textContent()).toContain(`Card ${card} of 6`)
    await page.locator('.choice').first().click()
  }
  await choice(page, 'Left').or(choice(page, 'Centre')).first().click()
  await expect.poll(() => title(page).textContent()).toBe('Give an order')
  const [first, ending] = await Promise.all([
    page.locator('.choice.choose').first().boundingBox(),
    page.locator('.decision .last').boundingBox(),
  ])
  expect(first!.y + first!.height).toBeLessThanOrEqual(ending!.y)
})

test('a unit on a hex is dragged to where it goes', async () => {
  const page = await open(pages.hostile)
  await begin(page, ['human', 'human'])
  await playCards(page, 'Infantry manoeuvre', 'Centre')
  while ((await page.locator('.choice.choose', { hasText: 'in D5' }).count()) === 0) await page.keyboard.press('e')
  const [from, to] = [await spot(page, 'D5'), await spot(page, 'D6')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
  await expect.poll(() => page.locator('.log').textContent()).toContain('D5 → D6')
  expect(await title(page).textContent()).toContain('in D6')
})

test('a game that is begun on a phone shows what is to be decided', async () => {
  const page = await open(pages.waterloo, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await begin(page, ['human', 'heuristic'])
  await page.waitForSelector('.decision h2')
  await expect.poll(async () => (await page.locator('.decision h2').boundingBox())!.y).toBeGreaterThan(300)
  expect((await page.locator('.decision h2').boundingBox())!.y).toBeLessThan(844)
})
