import { scaleBand, scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { Estimate } from '../../../../src/balance/intervals.ts'
import type { TurnLosses, TypeLosses } from '../../../../src/balance/losses.ts'
import type { Length, Outcomes } from '../../../../src/balance/outcomes.ts'
import { FAIR } from '../../../../src/balance/verdict.ts'
import { mean, percent, range } from '../../../../src/balance/words.ts'
import { html, type Markup } from './markup.ts'

/** Sides by their places: what they are called. */
type Names = readonly string[]

/** The size of the charts that stand beside each other. */
const [WIDTH, HEIGHT] = [520, 260]
const PLOT = { left: 44, right: 510, top: 14, bottom: 216 } as const

/** All games as one bar: the first side from the left, the other from the right, draws between; darker is greater. */
export function balanceBar({ sides, draws }: Outcomes, names: Names, games: number): Markup {
  const x = scaleLinear([0, games], [0, 1000])
  const [first, second] = sides as [Outcomes['sides'][number], Outcomes['sides'][number]]
  let at = 0
  const piece = (number: number, style: string, label: string) => {
    const [from, to] = [x(at), x((at += number))]
    if (number === 0) return undefined
    const title = `${label}: ${number} (${percent(number / games)})`
    return html`<rect class="${style}" x="${from}" y="26" width="${to - from}" height="54"><title>${title}</title></rect>${to - from > 46 && html`<text class="on" x="${(from + to) / 2}" y="59">${percent(number / games)}</text>`}`
  }
  const level = (side: number, i: number, of: number) =>
    `s${side} l${Math.min(3, Math.round((i * 3) / Math.max(1, of - 1)))}`
  const pieces = [
    ...first.levels.map((one, i) => piece(one.games, level(0, i, first.levels.length), `${names[0]}, ${one.level}`)),
    piece(draws.games, 'draw', 'Draw'),
    ...second.levels
      .map((one, i) => [one, level(1, i, second.levels.length)] as const)
      .toReversed()
      .map(([one, style]) => piece(one.games, style, `${names[1]}, ${one.level}`)),
  ]
  const { low, high, value } = first.share
  const [from, to, middle] = [low * 1000, high * 1000, value * 1000]
  return html`<svg class="balance" viewBox="-8 0 1016 122" role="img"><title>${names[0]} ${percent(value)} (${range(first.share)})</title>
<path class="fair" d="M${FAIR.low * 1000} 22v-6h${(FAIR.high - FAIR.low) * 1000}v6"/><text class="small" x="500" y="11">balanced: 40–60 %</text>
${pieces}
<path class="half" d="M500 20v66"/>
<path class="whisker" d="M${from} 88v12M${to} 88v12M${from} 94H${to}"/><circle class="ink" cx="${middle}" cy="94" r="5"/>
<text class="small" x="${clamp(middle, 110, 890)}" y="118">${names[0]} ${percent(value)}, 95 % interval ${range(first.share)}</text></svg>`
}

/** The turns in which games end, by who won. */
export function lengthChart({ byTurn }: Length, names: Names): Markup {
  const totals = byTurn.map(({ wins, draws }) => wins.reduce((sum, one) => sum + one, draws))
  const y = scaleLinear([0, Math.max(1, ...totals)], [PLOT.bottom, PLOT.top]).nice(4)
  const x = scaleBand(
    byTurn.map(({ turn }) => turn),
    [PLOT.left, PLOT.right],
  ).padding(0.25)
  const bars = byTurn.map(({ turn, wins, draws }) => {
    let sum = 0
    const stack = [wins[0]!, draws, wins[1]!]
    return stack.map((number, i) => {
      const [bottom, top] = [y(sum), y((sum += number))]
      const style = ['s0 l0', 'draw', 's1 l0'][i]
      const who = ['won by ' + names[0], 'drawn', 'won by ' + names[1]][i]
      return (
        number > 0 &&
        html`<rect class="${style}" x="${x(turn)}" y="${top}" width="${x.bandwidth()}" height="${bottom - top}"><title>Turn ${String(turn)}: ${String(number)} ${who}</title></rect>`
      )
    })
  })
  return frame('Games by the turn in which they end', y, [
    ...bars,
    ...byTurn.map(
      ({ turn }) =>
        html`<text class="tick" x="${x(turn)! + x.bandwidth() / 2}" y="${PLOT.bottom + 18}">${String(turn)}</text>`,
    ),
    axisName('turn'),
  ])
}

/** What each side loses turn by turn, with the interval as a band. */
export function tempoChart(tempo: readonly TurnLosses[], names: Names): Markup {
  const most = Math.max(1, ...tempo.flatMap(({ sides }) => sides.map(({ strength }) => strength.high)))
  const y = scaleLinear([0, most], [PLOT.bottom, PLOT.top]).nice(4)
  const x = scaleLinear([1, Math.max(2, tempo.length)], [PLOT.left + 24, PLOT.right - 16])
  const curves = names.map((name, side) => {
    const own = tempo.map(({ turn, sides }) => ({ turn, strength: sides[side]!.strength }))
    const band = area<(typeof own)[number]>(
      (one) => x(one.turn),
      (one) => y(Math.max(0, one.strength.low)),
      (one) => y(one.strength.high),
    )
    const curve = line<(typeof own)[number]>(
      (one) => x(one.turn),
      (one) => y(one.strength.value),
    )
    const dots = own.map(({ turn, strength }) => {
      const title = html`<title>${name}, turn ${String(turn)}: ${mean(strength)}</title>`
      const [cx, cy] = [x(turn), y(strength.value)]
      return side === 0
        ? html`<circle class="s0 l0" cx="${cx}" cy="${cy}" r="5">${title}</circle>`
        : html`<rect class="s1 l0" x="${cx - 4.5}" y="${cy - 4.5}" width="9" height="9">${title}</rect>`
    })
    return html`<path class="band s${String(side)}" d="${band(own) ?? ''}"/><path class="curve c${String(side)}" d="${curve(own) ?? ''}"/>${dots}`
  })
  return frame('Strength lost in each turn', y, [
    ...curves,
    ...tempo.map(({ turn }) => html`<text class="tick" x="${x(turn)}" y="${PLOT.bottom + 18}">${String(turn)}</text>`),
    axisName('turn'),
  ])
}

/** Of each type of unit, how many there are in a game and how many of them are lost. */
export function lossesChart(losses: readonly TypeLosses[], side: number, name: string, most: number): Markup {
  const own = losses.filter((one) => one.side === side).toSorted((a, b) => b.present - a.present)
  const row = 26
  const x = scaleLinear([0, most], [150, 430])
  const rows = own.map(({ type, present, pieces }, i) => {
    const y = i * row
    const title = `${name}, ${type}: ${mean(pieces, 2)} of ${present.toFixed(1)} lost`
    return html`<g><title>${title}</title><text class="row" x="142" y="${y + 17}">${shorten(type)}</text>
<rect class="present e${String(side)}" x="150" y="${y + 4}" width="${x(present) - 150}" height="18"/><rect class="s${String(side)} l0" x="150" y="${y + 4}" width="${x(pieces.value) - 150}" height="18"/>${whisker(pieces, x, y + 13)}
<text class="value" x="${x(present) + 8}" y="${y + 17}">${pieces.value.toFixed(1)} of ${present.toFixed(1)}</text></g>`
  })
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${own.length * row + 4}" role="img"><title>${name}: units lost in a game</title>${rows}</svg>`
}

/** A share with its interval on a line from 0 to 100 %. */
export function shareLine({ value, low, high }: Estimate, style: string): Markup {
  const x = (share: number) => share * 100
  return html`<svg class="share" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><rect class="track" x="0" y="3" width="100" height="6"/><rect class="${style}" x="0" y="3" width="${x(value)}" height="6"/><path class="whisker thin" d="M${x(low)} 6H${x(high)}"/></svg>`
}

/** A change with its interval around zero. */
export function changeLine(change: Estimate, name: string): Markup {
  const reach = Math.max(0.1, Math.abs(change.low), Math.abs(change.high)) * 1.15
  const x = scaleLinear([-reach, reach], [60, 940])
  const ticks = x
    .ticks(7)
    .map(
      (tick) =>
        html`<path class="rule" d="M${x(tick)} 14V70"/><text class="tick" x="${x(tick)}" y="90">${tick > 0 ? '+' : tick < 0 ? '−' : ''}${Math.abs(tick * 100)}</text>`,
    )
  return html`<svg class="balance" viewBox="0 0 1000 98" role="img"><title>Change of the share of ${name}</title>${ticks}
<path class="half" d="M${x(0)} 8V76"/><path class="interval c0" d="M${x(change.low)} 42H${x(change.high)}"/><circle class="s0 l0" cx="${x(change.value)}" cy="42" r="9"/></svg>`
}

function frame(
  title: string,
  y: ReturnType<typeof scaleLinear<number, number>>,
  content: readonly (Markup | readonly (Markup | false)[])[],
): Markup {
  const rules = y
    .ticks(4)
    .map(
      (tick) =>
        html`<path class="rule" d="M${PLOT.left} ${y(tick)}H${PLOT.right}"/><text class="tick left" x="${PLOT.left - 8}" y="${y(tick) + 4}">${String(tick)}</text>`,
    )
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${title}</title>${rules}${content}</svg>`
}

const axisName = (text: string) =>
  html`<text class="tick" x="${(PLOT.left + PLOT.right) / 2}" y="${PLOT.bottom + 38}">${text}</text>`

function whisker({ low, high, value }: Estimate, x: (value: number) => number, y: number): Markup | undefined {
  if (high === value) return undefined
  return html`<path class="whisker thin" d="M${x(Math.max(0, low))} ${y}H${x(high)}"/>`
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

const shorten = (text: string) => (text.length > 20 ? `${text.slice(0, 19)}…` : text)
