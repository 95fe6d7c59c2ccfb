import { createHash } from 'node:crypto'
import { balanceBar, changeLine, shareLine } from '../../../../src/balance/charts/bars.ts'
import type { Drawing } from '../../../../src/balance/charts/drawing.ts'
import { lossesChart } from '../../../../src/balance/charts/losses.ts'
import { pointsChart } from '../../../../src/balance/charts/points.ts'
import { lengthChart, tempoChart } from '../../../../src/balance/charts/turns.ts'
import { isPartial } from '../../../../src/balance/report.ts'
import {
  describeClaim,
  describeComparison,
  describeEnd,
  describeSeries,
  describeVerdict,
  LEGEND,
  meanTurn,
  percent,
  points,
  range,
} from '../../../../src/balance/report-text.ts'
import type { ReportSection } from '../../../../src/balance/section.ts'
import { sections } from '../../../../src/balance/sections.ts'
import { nameOfPiece } from '../../../../src/balance/statistics.ts'
import { count } from '../../../../src/scenario/wording.ts'
import { MADE_BY } from '../../../files/seal.ts'
import type { SimulateReport } from '../../../simulate/report.ts'
import { heatMap } from './heat-map.ts'
import { html, Markup, markupOf } from './markup.ts'
import { STYLE } from './style.ts'

/** The sizes of charts over the whole page, the same on a telephone, and of those beside each other. */
const [WIDE, NARROW] = [1000, 420] as const
const HALF = { width: 520, height: 260 } as const

/** A page of its own: charts and a map, no script, and nothing from a network. */
export function page(report: SimulateReport): string {
  const { title, statistics } = report
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'`
  const document = html`<!doctype html>
<!-- ${MADE_BY} -->
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: balance</title><style>${new Markup(STYLE)}</style></head>
<body><main>
${head(report)}
${statistics.games > 0 && charts(report)}
<footer><p>${LEGEND}</p></footer>
</main></body></html>
`
  return document.text
}

function head(report: SimulateReport): Markup {
  const { title, source, statistics, cast, claims } = report
  const end = describeEnd(report)
  return html`<header><h1>${title}</h1><p>${describeSeries(report)} ${source !== report.id && source}</p>
${end !== undefined && html`<p class="${isPartial(report) ? 'partial' : 'end'}">${end}</p>`}</header>
<section class="wide"><p class="verdict">${describeVerdict(statistics, cast)}</p>
${statistics.games > 0 && html`${legend(report, statistics.outcomes.draws.games > 0)}${wide((width) => balanceBar(statistics.outcomes, names(report), statistics.games, width))}`}
${claims.map((claim) => html`<p>${describeClaim(claim, report)}</p>`)}
${table(report, 'outcomes')}</section>`
}

function charts(report: SimulateReport): Markup {
  const { statistics, cast, clock, compared } = report
  const own = names(report)
  const most = Math.max(1, ...statistics.lossesByType.map(({ present }) => present))
  const hasLosses = statistics.lossesByType.length > 0
  const [verdict, ...details] = describeComparison(report)
  return html`
${compared && html`<section class="wide"><h2>Compared with ${compared.source}</h2><p class="verdict">${verdict}</p>${wide((width) => changeLine(compared.comparison.change, own[0]!, width))}${details.map((text) => html`<p>${text}</p>`)}</section>`}
<section><h2>What decided</h2><p>Victory conditions and the rules for the end of the battle.</p><ul class="ways">${statistics.ways.map(
    ({
      games,
      share,
      text,
      wins,
      turn,
    }) => html`<li${games === 0 && html` class="never"`}><b>${percent(share.value)}</b><div>${text}${games > 0 && markupOf(shareLine(share, styleOf(wins)))}
<small>${games === 0 ? 'never' : `${count(games, 'game')} (${range(share)}), ${wins.map((number, side) => `${own[side]} ${number}`).join(', ')}; in turn ${meanTurn(turn!, clock)}`}</small></div></li>`,
  )}</ul></section>
${statistics.points && html`<section class="wide"><h2>Victory points</h2><p>${noteOf(report, 'points')}</p>${legend(report, false)}${wide((width) => pointsChart(statistics.points!, own, width))}${table(report, 'points')}${table(report, 'awards')}${table(report, 'margins')}</section>`}
<section><h2>Length</h2><p>${noteOf(report, 'length')}</p>${legend(report, statistics.outcomes.draws.games > 0)}${markupOf(lengthChart(statistics.length, own, HALF, clock))}${table(report, 'length')}
${statistics.firstMover && html`<h2>Acting first</h2><p>${statistics.firstMover.effect ? `Acting first is worth ${points(statistics.firstMover.effect)} of the share.` : noteOf(report, 'first')}</p>${table(report, 'first')}`}</section>
${
  hasLosses &&
  html`<section class="wide"><h2>Where units are lost</h2><p>${statistics.graves.length === 0 ? 'No unit was lost anywhere.' : 'Units lost in 100 games; a deeper colour means more.'}</p>${heatMap(report)}${table(report, 'graves')}${table(report, 'posts')}${table(report, 'keys')}</section>
<section class="wide"><h2>Losses by type of unit</h2><p>${noteOf(report, 'losses')} The pale bar shows the units in play.</p><div class="pair">${cast.sides.map((side, i) => html`<div><h3>${side.name}</h3>${markupOf(lossesChart(statistics.lossesByType, i, side.name, most, HALF.width))}</div>`)}</div>${table(report, 'losses')}</section>
<section><h2>Losses turn by turn</h2><p>Strength lost in each turn, averaged over the games that reached it; the band is the 95 % interval.</p>${legend(report, false)}${markupOf(tempoChart(statistics.tempo, own, HALF, clock))}${table(report, 'tempo')}</section>
<section><h2>Unit by unit</h2>${mostLost(report)}${table(report, 'units')}${table(report, 'arrivals')}</section>`
}`
}

/** A chart over the whole page, and the one that takes its place on a telephone, where its letters would be too small. */
function wide(chart: (width: number) => Drawing): Markup {
  return html`<div class="desk">${markupOf(chart(WIDE))}</div><div class="phone">${markupOf(chart(NARROW))}</div>`
}

/** The colour of the side that wins more, or that of draws. */
function styleOf([first = 0, second = 0]: readonly number[]): string {
  if (first === second) return 'draw'
  return first > second ? 's0' : 's1'
}

const names = ({ cast }: SimulateReport) => cast.sides.map(({ name }) => name)

const noteOf = (report: SimulateReport, id: ReportSection['id']) => sections(report).find((one) => one.id === id)?.note

function legend({ cast }: SimulateReport, draws: boolean): Markup {
  const key = (style: string, name: string) =>
    html`<li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="${style}" width="12" height="12" rx="2"/></svg>${name}</li>`
  return html`<ul class="legend">${cast.sides.map(({ name }, i) => key(`s${i}`, name))}${draws && key('draw', 'Draw')}</ul>`
}

/** The units that fall in most games, with a bar each. */
function mostLost({ statistics, cast }: SimulateReport): Markup {
  const worst = statistics.lossesByPiece
    .filter(({ gone }) => gone.games > 0)
    .toSorted((a, b) => b.gone.share.value - a.gone.share.value)
    .slice(0, 9)
  if (worst.length === 0) return html`<p>No unit was lost in any game.</p>`
  return html`<p>The units that are lost most often.</p><ul class="ways units">${worst.map(
    ({ piece, gone }) =>
      html`<li><b>${percent(gone.share.value)}</b><div>${nameOfPiece(cast, piece)} <small>${cast.sides[cast.pieces[piece]!.side]!.name}, ${range(gone.share)}</small>${markupOf(shareLine(gone.share, `s${cast.pieces[piece]!.side}`))}</div></li>`,
  )}</ul>`
}

function table(report: SimulateReport, id: ReportSection['id']): Markup | undefined {
  const section = sections(report).find((one) => one.id === id)
  if (!section) return undefined
  const { title, columns, rows } = section
  const cell = (text: string, i: number) => html`<td${columns[i]!.figures && html` class="n"`}>${text}</td>`
  return html`<details><summary>Table: ${title}</summary><div class="scroll"><table><thead><tr>${columns.map(
    ({ label, figures }) => html`<th scope="col"${figures && html` class="n"`}>${label}</th>`,
  )}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody></table></div></details>`
}
