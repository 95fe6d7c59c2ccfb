import { scaleLinear } from 'd3-scale'
import type { TypeLosses } from '../losses.ts'
import { mean } from '../report-text.ts'
import { type Drawing, draw, path, short, text, title } from './drawing.ts'

const ROW = 26
/** Room for what a type is called, and for its figures. */
const [NAMES, FIGURES] = [150, 90]

/** Of each type of unit of a side, how many there are in a game and how many of them are lost. */
export function lossesChart(
  losses: readonly TypeLosses[],
  side: number,
  name: string,
  most: number,
  width: number,
): Drawing {
  const own = losses.filter((one) => one.side === side).toSorted((a, b) => b.present - a.present)
  const x = scaleLinear([0, most], [NAMES, width - FIGURES])
  const rows = own.map(({ type, present, pieces }, i) => {
    const y = i * ROW
    const bar = (style: string, to: number) =>
      draw('rect', { class: style, x: NAMES, y: y + 4, width: x(to) - NAMES, height: 18 })
    const reach = path`M${x(Math.max(0, pieces.low))} ${y + 13}H${x(pieces.high)}`
    return draw(
      'g',
      {},
      title(`${name}, ${type}: ${mean(pieces, 2)} of ${present.toFixed(1)} lost`),
      text('row', NAMES - 8, y + 17, shorten(type)),
      bar(`present e${side}`, present),
      bar(`s${side} l0`, pieces.value),
      pieces.high !== pieces.value && draw('path', { class: 'whisker thin', d: reach }),
      text('value', x(present) + 8, y + 17, `${pieces.value.toFixed(1)} of ${present.toFixed(1)}`),
    )
  })
  const box = `0 0 ${width} ${short(own.length * ROW + 4)}`
  return draw('svg', { class: 'chart', viewBox: box, role: 'img' }, title(`${name}: units lost in a game`), rows)
}

const shorten = (words: string) => (words.length > 20 ? `${words.slice(0, 19)}…` : words)
