import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { renderPicture } from '../cli/render/index.ts'
import { validate } from '../src/scenario/validate.ts'
import { drawScene } from '../src/scene/draw.ts'
import { THEMES, type ThemeName } from '../src/scene/theme.ts'
import { SYSTEMS } from '../src/systems/index.ts'

// Pictures that were looked at and found good. After a wanted change delete the PNGs and run this with -u, which makes them
// anew: look at them before you commit them.

const at = (name: string) => new URL(`golden/${name}`, import.meta.url)
const { draft, diagnostics } = validate(readFileSync(at('small.yaml'), 'utf8'), SYSTEMS)
const portrayer = await SYSTEMS[0]!.loadPortrayer()
const scene = (theme: ThemeName) => drawScene(portrayer.portrayScenario(draft, 2)!, { theme: THEMES[theme] })

describe('the golden battle', () => {
  test('is sound, and has every kind of thing in it', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('looks as it did, as SVG', async () => {
    const svg = Buffer.from(await renderPicture(scene('light'), 'svg', 800)).toString()
    await expect(svg).toMatchFileSnapshot('golden/small.svg')
  })

  test.each(Object.keys(THEMES) as ThemeName[])('looks as it did, pixel by pixel, in %s', async (theme) => {
    const file = at(`small-${theme}.png`)
    const drawn = await renderPicture(scene(theme), 'png', 800)
    if (!existsSync(file)) writeFileSync(file, drawn)
    const [now, before] = [PNG.sync.read(Buffer.from(drawn)), PNG.sync.read(readFileSync(file))]
    expect([now.width, now.height]).toEqual([before.width, before.height])
    expect(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0 })).toBe(0)
  })
})
