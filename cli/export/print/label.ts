import type { CounterPortrait } from '../../../src/engine/print-kit.ts'
import { drawGeneral } from '../../../src/scene/counters.ts'
import { box, lines, type Shape } from '../../../src/scene/shapes.ts'
import { drawSymbol } from '../../../src/scene/symbols.ts'
import { coloursFor, type Theme } from '../../../src/scene/theme.ts'
import { type CounterText, drawFittedText } from './counter.ts'
import type { Measure, Type } from './text.ts'

type Footprint = NonNullable<CounterPortrait['footprint']>

/** Labels are drawn in units of a hundredth of an inch, and scaled. */
export const INCH = 100
/** The depth for which everything on a label has its size. */
const DEFAULT_DEPTH = 60
/** How large it is written where a unit starts. */
const START = 6.5

/** The smallest letters that can be read, in points. */
const LEGIBLE = 3

/**
 * The label of a base: front, symbol, values, name and formation; its footprint is in tenths of an inch. Where an inch has become
 * so few points that nobody could read where its unit starts, it leaves that out and has a larger name instead.
 */
export function drawLabel(
  counter: CounterPortrait & { readonly footprint: Footprint },
  inch: number,
  theme: Theme,
  measure: Measure,
): Shape[] {
  const { name, type, grade, values, symbol, hasFront, footprint, formation = '', start } = counter
  const colours = coloursFor(counter, theme)
  const [width, depth] = [footprint.width * 10, footprint.depth * 10]
  const scale = Math.min(1, depth / DEFAULT_DEPTH)
  const size = (units: number) => units * scale
  const drawLine = (line: CounterText, face: Type) =>
    drawFittedText({ width: width - size(8), ...line }, face, colours.ink, measure)
  const middle = width / 2
  const hasStart = (START * inch) / INCH >= LEGIBLE
  return [
    { kind: 'path', d: box([middle, depth / 2], width, depth), fill: colours.fill },
    ...(hasFront
      ? [
          {
            kind: 'path' as const,
            d: lines([
              [middle, size(2.5)],
              [middle + size(6), size(9)],
              [middle - size(6), size(9)],
            ]),
            fill: colours.ink,
          },
        ]
      : []),
    ...(symbol === 'general'
      ? [{ kind: 'group' as const, x: middle, y: size(22), shapes: drawGeneral(colours, size(12.5), theme) }]
      : drawSymbol(symbol, [middle, size(23)], size(0.95), colours)),
    ...drawLine(
      { text: grade, x: size(6), y: size(28), anchor: 'start', width: size(16) },
      { size: size(13), isBold: true },
    ),
    ...drawLine(
      { text: values, x: width - size(6), y: size(29), anchor: 'end', width: size(20) },
      { size: size(17), isBold: true },
    ),
    ...(hasStart
      ? [
          ...drawLine({ text: name ?? type, x: middle, y: depth - size(16) }, { size: size(10), isBold: true }),
          ...drawLine(
            { text: [start, formation].filter(Boolean).join(' · '), x: middle, y: depth - size(6) },
            { size: size(START) },
          ),
        ]
      : drawLine({ text: name ?? type, x: middle, y: depth - size(8) }, { size: size(13), isBold: true })),
  ]
}
