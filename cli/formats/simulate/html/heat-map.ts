import { NOWHERE } from '../../../../src/board/nowhere.ts'
import type { Portrait } from '../../../../src/engine/portrait.ts'
import { drawScene } from '../../../../src/scene/draw.ts'
import { layoutOf } from '../../../../src/scene/layout.ts'
import { LAYERS, lines } from '../../../../src/scene/shapes.ts'
import { makeSvg } from '../../../../src/scene/svg.ts'
import { THEMES, type ThemeName } from '../../../../src/scene/theme.ts'
import type { SimulateReport } from '../../../simulate/report.ts'
import { html, type Markup } from './markup.ts'

/** What stands on the board hides where it falls. */
const BASE = new Set(LAYERS.filter((id) => !['pieces', 'marks', 'legend', 'areas'].includes(id)))

/** Units lost in 100 games, place by place, on the drawn board; both sides, or one of them at the reader's choice. */
export function heatMap({ portrait, statistics, cast }: SimulateReport): Markup | undefined {
  if (!portrait || statistics.graves.length === 0) return undefined
  const { width, height } = drawScene(portrait, { theme: THEMES.light, layers: BASE })
  const names = ['Both sides', ...cast.sides.map(({ name }) => name)]
  const views = names.map((_, view) => drawView(portrait, statistics, view))
  return html`<div class="heat" role="radiogroup" aria-label="Whose losses">
${names.map((name, i) => html`<input type="radio" name="view" id="view${String(i)}"${i === 0 && html` checked`}><label for="view${String(i)}">${name}</label>`)}
<div class="board">${(['light', 'dark'] as const).map((theme) => html`<img class="${theme}" alt="${portrait.title}" src="${picture(portrait, theme)}" width="${width}" height="${height}">`)}
<svg viewBox="0 0 ${width} ${height}" role="img"><title>Where units are lost</title>${views}</svg></div></div>`
}

function drawView(portrait: Portrait, { graves, games }: SimulateReport['statistics'], view: number): Markup {
  const layout = layoutOf(portrait.board)
  const cells = graves.flatMap(({ place, gone }) => {
    const index = layout.find(place)
    const number = view === 0 ? gone.reduce((sum, one) => sum + one, 0) : gone[view - 1]!
    return index === NOWHERE || number === 0 ? [] : [{ place, index, rate: (number / games) * 100 }]
  })
  const share = 1 - 1 / layout.halfHeight
  const most = Math.max(...cells.map(({ rate }) => rate))
  return html`<g class="view v${String(view)}">${cells.map(({ place, index, rate }) => {
    const [x, y] = layout.centre(index)
    const opacity = 0.08 + 0.77 * (rate / most) ** 0.8
    const figure = rate >= 0.95 ? rate.toFixed(0) : rate.toFixed(1)
    return html`<g><title>${place}: ${figure} in 100 games</title><path d="${lines(layout.cell(index, share))}" opacity="${opacity}"/>${rate / most >= 0.1 && html`<text x="${x}" y="${y + 6}">${figure}</text>`}</g>`
  })}</g>`
}

function picture(portrait: Portrait, theme: ThemeName): string {
  const svg = makeSvg(drawScene(portrait, { theme: THEMES[theme], layers: BASE }))
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
