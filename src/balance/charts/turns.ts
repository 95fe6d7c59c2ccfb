import { scaleBand, scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { timeInBrackets } from '../../scenario/clock.ts'
import type { Clock } from '../../scenario/types.gen.ts'
import type { TurnLosses } from '../losses.ts'
import type { Length } from '../outcomes.ts'
import { mean } from '../report-text.ts'
import { type Drawing, draw, path, text, title } from './drawing.ts'

/** How large a chart is; letters have their own size, whatever it is. */
export type ChartSize = { readonly width: number; readonly height: number }

/** The turns in which games end, by who won. */
export function lengthChart({ byTurn }: Length, names: readonly string[], size: ChartSize, clock?: Clock): Drawing {
  const plot = plotOf(size)
  const totals = byTurn.map(({ wins, draws }) => wins.reduce((sum, one) => sum + one, draws))
  const y = scaleLinear([0, Math.max(1, ...totals)], [plot.bottom, plot.top]).nice(4)
  const x = scaleBand(
    byTurn.map(({ turn }) => turn),
    [plot.left, plot.right],
  ).padding(0.25)
  const bars = byTurn.map(({ turn, wins, draws }) => {
    let sum = 0
    return [wins[0]!, draws, wins[1]!].map((number, i) => {
      const [bottom, top] = [y(sum), y((sum += number))]
      const style = ['s0 l0', 'draw', 's1 l0'][i]!
      const who = [`won by the ${names[0]} side`, 'drawn', `won by the ${names[1]} side`][i]!
      const place = { x: x(turn)!, y: top, width: x.bandwidth(), height: bottom - top }
      return (
        number > 0 &&
        draw('rect', { class: style, ...place }, title(`Turn ${turn}${timeInBrackets(clock, turn)}: ${number} ${who}`))
      )
    })
  })
  const ticks = byTurn.map(({ turn }) => turnTick(x(turn)! + x.bandwidth() / 2, turn, plot))
  return frame('Games by the turn in which they end', y, size, [...bars.flat(), ...ticks])
}

/** What each side loses turn by turn, with the interval as a band. */
export function tempoChart(
  tempo: readonly TurnLosses[],
  names: readonly string[],
  size: ChartSize,
  clock?: Clock,
): Drawing {
  const plot = plotOf(size)
  const most = Math.max(1, ...tempo.flatMap(({ sides }) => sides.map(({ strength }) => strength.high)))
  const y = scaleLinear([0, most], [plot.bottom, plot.top]).nice(4)
  const x = scaleLinear([1, Math.max(2, tempo.length)], [plot.left + 24, plot.right - 16])
  const curves = names.flatMap((name, side) => {
    const own = tempo.map(({ turn, sides }) => ({ turn, strength: sides[side]!.strength }))
    const band = area<(typeof own)[number]>(
      (one) => x(one.turn),
      (one) => y(Math.max(0, one.strength.low)),
      (one) => y(one.strength.high),
    ).digits(2)
    const curve = line<(typeof own)[number]>(
      (one) => x(one.turn),
      (one) => y(one.strength.value),
    ).digits(2)
    const dots = own.map(({ turn, strength }) => {
      const about = title(`${name}, turn ${turn}${timeInBrackets(clock, turn)}: ${mean(strength)}`)
      const [cx, cy] = [x(turn), y(strength.value)]
      return side === 0
        ? draw('circle', { class: 's0 l0', cx, cy, r: 5 }, about)
        : draw('rect', { class: 's1 l0', x: cx - 4.5, y: cy - 4.5, width: 9, height: 9 }, about)
    })
    return [
      draw('path', { class: `band s${side}`, d: band(own) ?? '' }),
      draw('path', { class: `curve c${side}`, d: curve(own) ?? '' }),
      ...dots,
    ]
  })
  const ticks = tempo.map(({ turn }) => turnTick(x(turn), turn, plot))
  return frame('Strength lost in each turn', y, size, [...curves, ...ticks])
}

type Plot = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const plotOf = ({ width, height }: ChartSize): Plot => ({ left: 44, right: width - 10, top: 14, bottom: height - 44 })

const turnTick = (x: number, turn: number, { bottom }: Plot) => text('tick', x, bottom + 18, String(turn))

function frame(
  name: string,
  y: ReturnType<typeof scaleLinear<number, number>>,
  size: ChartSize,
  content: readonly (Drawing | false)[],
): Drawing {
  const { left, right, bottom } = plotOf(size)
  const rules = y
    .ticks(4)
    .map((tick) => [
      draw('path', { class: 'rule', d: path`M${left} ${y(tick)}H${right}` }),
      text('tick left', left - 8, y(tick) + 4, String(tick)),
    ])
  return draw(
    'svg',
    { class: 'chart', viewBox: `0 0 ${size.width} ${size.height}`, role: 'img' },
    title(name),
    rules,
    content,
    text('tick', (left + right) / 2, bottom + 38, 'turn'),
  )
}
