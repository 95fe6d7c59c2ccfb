import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BROKEN, SOUND, TestIo } from '../../cli/test-io.ts'
import {
  begin,
  choice,
  HOSTILE,
  open,
  pages,
  playCards,
  preparePages,
  smallBattle,
  spot,
} from '../support/exported-pages.ts'

preparePages()

describe('an exported battle', () => {
  test('is one small file that names its policy and its maker', () => {
    for (const file of [pages.waterloo, pages.hostile]) {
      expect(statSync(file).size).toBeLessThan(2_000_000)
      const text = readFileSync(file, 'utf8')
      expect(text).toContain("default-src 'none'")
      expect(text.slice(0, 200)).toContain('Made by Berthier')
      expect(text).not.toMatch(/(?:src|href)=["']https?:/)
    }
  })

  test('shows hostile texts as texts', async () => {
    const page = await open(pages.hostile)
    expect(await page.locator('.start h1').textContent()).toBe(HOSTILE.title.replace('\u202E', '\uFFFD'))
    expect(await page.locator('.story').textContent()).toContain('</script><script>window.owned = 2</script>')
    await begin(page, ['human', 'human'])
    await playCards(page, 'Left', 'Left')
    await expect.poll(() => page.locator('.decision').textContent()).toContain('Give an order')
    await page.locator('[role=tab]', { hasText: 'Briefing' }).click()
    expect(await page.locator('[role=tabpanel]').textContent()).toContain('<img src=x onerror=')
    for (const label of ['D5', 'L5']) {
      await spot(page, label)
      expect(await page.locator('.pointed').textContent()).toContain('onload=window.owned')
    }
    expect(await page.evaluate('window.owned')).toBeUndefined()
    expect(await page.title()).not.toContain('\u202E')
    expect(await page.content()).not.toMatch(/<img src=x|<svg onload/)
    const shown = (await page.evaluate('document.getElementById("app").innerText')) as string
    expect(shown).not.toContain('\u202E')
  })

  test('is played to its end by two computers, saved, and opened again', async () => {
    const page = await open(pages.waterloo)
    await begin(page, ['random', 'random'])
    await page.selectOption('.replay select', 'at once')
    await page.waitForSelector('.outcome')
    const outcome = (await page.locator('.outcome h2').textContent())!
    expect(outcome).toMatch(/victory|draw/)
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save')])
    const file = join(pages.folder, download.suggestedFilename())
    expect(download.suggestedFilename()).toBe('waterloo-1815.replay.json')
    await download.saveAs(file)

    const io = new TestIo()
    expect(await io.run('replay', file)).toBe(0)

    const other = await open(pages.waterloo)
    await other.setInputFiles('input[type=file]', file)
    await expect.poll(() => other.locator('.outcome h2').textContent()).toBe(outcome)
    const all = (await other.locator('.replay output').textContent())!.split(' / ')[1]!
    await other.click('text=Watch it again from the start')
    expect(await other.locator('.replay output').textContent()).toBe(`0 / ${all}`)
    await other.click('[aria-label="One action forward"]')
    expect(await other.locator('.replay output').textContent()).toBe(`1 / ${all}`)
    await other.fill('.replay input', '40')
    expect(await other.locator('.past').textContent()).toContain('after action 40')
    await other.click('[aria-label="Last action"]')
    expect(await other.locator('.outcome h2').textContent()).toBe(outcome)
  })

  test('says what is wrong with a file that it cannot open', async () => {
    const page = await open(pages.waterloo)
    const give = (content: string) =>
      page.setInputFiles('input[type=file]', {
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })
    const problem = page.locator('.start .problem')
    await give('{"actions": 3')
    await expect.poll(() => problem.textContent()).toContain('x.json: This is not a saved game.')
    await give(
      '{"berthier":1,"system":"vive-lempereur","rules":1,"scenario":{"id":"ligny","digest":{}},"seed":1,"actions":[]}',
    )
    await expect.poll(() => problem.textContent()).toContain('not of waterloo')
  })

  test('goes on where it was left', async () => {
    const page = await open(pages.hostile)
    await begin(page, ['random', 'human'])
    await choice(page, 'Centre').click()
    await expect.poll(() => page.evaluate('Object.keys(localStorage).length')).toBe(1)
    const steps = (await page.locator('.replay output').textContent())!.split(' / ')[1]!
    await page.waitForTimeout(700)
    await page.reload()
    await page.click('text=Continue your last game')
    expect(Number((await page.locator('.replay output').textContent())!.split(' / ')[1])).toBeGreaterThanOrEqual(
      Number(steps),
    )
  })
})

describe('the computers of an exported battle', () => {
  test('think in a worker', async () => {
    const page = await open(pages.waterloo)
    await begin(page, ['search', 'heuristic'])
    await expect.poll(() => page.workers().length).toBe(1)
    await page.waitForSelector('.log .record')
  })

  test.each([
    ['throws', 'throw new Error("no workers here")'],
    [
      'fails later',
      'return Object.assign(new EventTarget(), { postMessage() { setTimeout(() => this.dispatchEvent(new ErrorEvent("error"))) }, terminate() {} })',
    ],
  ])('think on the page, and analyse there, where a worker %s', async (_, refusal) => {
    const page = await open(pages.hostile)
    await page.evaluate(`window.Worker = function () { ${refusal} }`)
    await begin(page, ['heuristic', 'heuristic'])
    await page.selectOption('.replay select', 'at once')
    await page.waitForSelector('.outcome')
    await page.click('.outcome >> text=Analyse the game')
    await page.waitForSelector('.analysis .chances')
    expect(page.workers()).toEqual([])
  })
})

test('the page of a battle with variants lets players choose those that do not exclude each other', async () => {
  const variants = `variants:
  long-day: { name: A long day, excludes: [short-day], changes: { turns: 8 } }
  short-day: { name: A short day, changes: { turns: 4 } }
`
  const io = new TestIo({ 'mine.yaml': SOUND + variants })
  expect(await io.run('export', 'mine.yaml', '-o', 'mine.html')).toBe(0)
  const page = await open(join(io.cwd, 'mine.html'))
  await page.getByLabel('A long day').check()
  expect(await page.getByLabel('A short day').isDisabled()).toBe(true)
  await begin(page, ['human', 'human'])
  await expect.poll(() => page.locator('.bar h1').textContent()).toBe('New battle (A long day)')
})

describe('berthier export', () => {
  test('leaves out what has errors, unless it is forced', async () => {
    const io = new TestIo({ 'broken.yaml': BROKEN })
    expect(await io.run('export', 'broken.yaml', '--to', 'html', '-o', 'broken.html')).toBe(1)
    expect(io.stderr.text).toContain('cannot export broken.yaml: 1 error')
    expect(await io.run('export', 'broken.yaml', '-o', 'broken.html', '--force')).toBe(0)
    const page = await pages.browser.newPage()
    onTestFinished(() => page.close())
    await page.goto(pathToFileURL(join(io.cwd, 'broken.html')).href)
    await expect.poll(() => page.locator('.problem').textContent()).toContain('it cannot be played')
    expect(await page.locator('svg.still').count()).toBe(1)
  })

  test("overwrites its own page, and nobody else's", async () => {
    const io = new TestIo({ 'mine.yaml': SOUND, 'mine.html': '<p>My own page.</p>' })
    expect(await io.run('export', 'mine.yaml', '-o', 'mine.html')).toBe(2)
    expect(io.stderr.text).toContain('mine.html already exists and was not made by berthier')
    expect(io.read('mine.html')).toBe('<p>My own page.</p>')
    expect(await io.run('export', 'mine.yaml', '-o', 'other.html')).toBe(0)
    expect(await io.run('export', 'mine.yaml', '-o', 'other.html')).toBe(0)
  })

  test('--all makes a library with an index of plain HTML', async () => {
    const io = new TestIo({ 'battles/a.yaml': smallBattle(), 'battles/b.yaml': SOUND, 'battles/c.yaml': BROKEN })
    expect(await io.run('export', '--all', 'battles', '-o', 'site')).toBe(1)
    expect(io.stderr.text).toContain('skipped battles/c.yaml: 1 error')
    expect(io.stdout.text).toContain('Wrote 2 battles to site')
    const page = await pages.browser.newPage()
    onTestFinished(() => page.close())
    await page.goto(pathToFileURL(join(io.cwd, 'site/index.html')).href)
    expect(await page.locator('h2').allTextContents()).toEqual([
      HOSTILE.title.replace('\u202E', '\uFFFD'),
      'New battle',
    ])
    const areDrawn = () => page.evaluate('[...document.images].every((image) => image.naturalWidth > 0)')
    await expect.poll(areDrawn).toBe(true)
    await page.locator('.play').first().click()
    await page.waitForSelector('form')
    expect(await page.evaluate('window.owned')).toBeUndefined()
    await page.click('[aria-label="All battles"]')
    await expect.poll(() => page.title()).toBe('Battles')
  })

  test('--all refuses two battles of one id, and a folder with foreign files in the way', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND, 'site/index.html': 'mine' })
    expect(await io.run('export', '--all', 'a.yaml', 'b.yaml', '-o', 'out')).toBe(2)
    expect(io.stderr.text).toContain('b.yaml and a.yaml both have the id new-battle')
    expect(await io.run('export', '--all', 'a.yaml', '-o', 'site')).toBe(2)
    expect(io.stderr.text).toContain('site/index.html already exists and was not made by berthier')
    expect(() => io.read('site/new-battle.html')).toThrow('ENOENT')
  })
})
