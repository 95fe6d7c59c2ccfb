import { scaleLinear } from 'd3-scale'
import type { Estimate } from '../intervals.ts'
import type { Outcomes } from '../outcomes.ts'
import { percent, range } from '../report-text.ts'
import { FAIR } from '../verdict.ts'
import { type Drawing, draw, path, text, title } from './drawing.ts'

/** All games as one bar: the first side from the left, the other from the right, draws between; darker is greater. */
export function balanceBar(
  { sides, draws }: Outcomes,
  names: readonly string[],
  games: number,
  width: number,
): Drawing {
  const x = scaleLinear([0, games], [0, width])
  const [first, second] = sides as [Outcomes['sides'][number], Outcomes['sides'][number]]
  let at = 0
  const piece = (number: number, style: string, label: string) => {
    const [from, to] = [x(at), x((at += number))]
    if (number === 0) return undefined
    const name = title(`${label}: ${number} (${percent(number / games)})`)
    return [
      draw('rect', { class: style, x: from, y: 26, width: to - from, height: 54 }, name),
      to - from > 46 && text('on', (from + to) / 2, 59, percent(number / games)),
    ]
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
  const [from, to, middle] = [low * width, high * width, value * width]
  const words = `${names[0]} share ${percent(value)}, 95 % interval ${range(first.share)}`
  return draw(
    'svg',
    { class: 'balance', viewBox: `-8 0 ${width + 16} 122`, role: 'img' },
    title(`${names[0]} share ${percent(value)} (${range(first.share)})`),
    draw('path', { class: 'fair', d: path`M${FAIR.low * width} 22v-6h${(FAIR.high - FAIR.low) * width}v6` }),
    text('small', width / 2, 11, 'balanced: 40–60 %'),
    pieces,
    draw('path', { class: 'half', d: path`M${width / 2} 20v66` }),
    draw('path', { class: 'whisker', d: path`M${from} 88v12M${to} 88v12M${from} 94H${to}` }),
    draw('circle', { class: 'ink', cx: middle, cy: 94, r: 5 }),
    text('small', Math.max(150, Math.min(width - 150, middle)), 118, words),
  )
}

/** A share with its interval on a line from 0 to 100 %. */
export function shareLine({ value, low, high }: Estimate, style: string): Drawing {
  const x = (share: number) => share * 100
  return draw(
    'svg',
    { class: 'share', viewBox: '0 0 100 12', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    draw('rect', { class: 'track', x: 0, y: 3, width: 100, height: 6 }),
    draw('rect', { class: style, x: 0, y: 3, width: x(value), height: 6 }),
    draw('path', { class: 'whisker thin', d: path`M${x(low)} 6H${x(high)}` }),
  )
}

/** A change with its interval around zero. */
export function changeLine(change: Estimate, name: string, width: number): Drawing {
  const reach = Math.max(0.1, Math.abs(change.low), Math.abs(change.high)) * 1.15
  const x = scaleLinear([-reach, reach], [0.06 * width, 0.94 * width])
  const ticks = x.ticks(width < 600 ? 5 : 7).map((tick) => {
    const label = `${tick > 0 ? '+' : tick < 0 ? '−' : ''}${Math.abs(Math.round(tick * 1000) / 10)}`
    return [draw('path', { class: 'rule', d: path`M${x(tick)} 14V70` }), text('tick', x(tick), 90, label)]
  })
  return draw(
    'svg',
    { class: 'balance', viewBox: `0 0 ${width} 98`, role: 'img' },
    title(`Change of the share of ${name}`),
    ticks,
    draw('path', { class: 'half', d: path`M${x(0)} 8V76` }),
    draw('path', { class: 'interval c0', d: path`M${x(change.low)} 42H${x(change.high)}` }),
    draw('circle', { class: 's0 l0', cx: x(change.value), cy: 42, r: 9 }),
  )
}
