import type { CounterPortrait, MarkerPortrait } from '../../../src/engine/print-kit.ts'
import { drawGarrison, drawGeneral } from '../../../src/scene/counters.ts'
import { box, lines, type Shape } from '../../../src/scene/shapes.ts'
import { drawSymbol } from '../../../src/scene/symbols.ts'
import { coloursFor, type SideColours, type Theme } from '../../../src/scene/theme.ts'
import { fit, type Measure, type Type } from './text.ts'

/** Counters are drawn in a square of this size, and scaled. */
export const SIDE = 100

/** A text on a counter. */
export type CounterText = {
  readonly text: string
  readonly x?: number
  readonly y: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly width?: number
}

/** The face of a unit's counter: front, symbol, name, strength and values. */
export function drawCounter(counter: CounterPortrait, theme: Theme, measure: Measure): Shape[] {
  const colours = coloursFor(counter, theme)
  const { ink } = colours
  const drawLine = (line: CounterText, type: Type) => drawFittedText(line, type, ink, measure)
  const { name, type, grade, start, values, hasFront, symbol } = counter
  return [
    ...ground(colours),
    ...(hasFront
      ? [
          {
            kind: 'path' as const,
            d: lines([
              [50, 4],
              [61, 15],
              [39, 15],
            ]),
            fill: ink,
          },
        ]
      : []),
    ...drawLine({ text: grade, x: 8, y: 18, anchor: 'start', width: 24 }, { size: 16, isBold: true }),
    ...drawLine({ text: start, x: 94, y: 13, anchor: 'end', width: 30 }, { size: 10 }),
    ...drawSymbol(symbol, [50, 37], 1.9, colours),
    ...(name === undefined
      ? drawLine({ text: type, y: 66 }, { size: 10.5 })
      : [
          ...drawLine({ text: name, y: 63.5 }, { size: 10, isBold: true }),
          ...drawLine({ text: type, y: 72 }, { size: 8 }),
        ]),
    ...pips(counter, colours),
    ...drawLine({ text: values, y: 95 }, { size: 13, isBold: true }),
  ]
}

/** The back of a unit's counter: whose it is, and nothing else, for troops that nobody has seen yet. */
export function drawCounterBack(
  counter: Pick<CounterPortrait, 'side' | 'colour'>,
  side: string,
  theme: Theme,
  measure: Measure,
): Shape[] {
  const colours = coloursFor(counter, theme)
  return [
    ...ground(colours),
    { kind: 'path', d: box([50, 50], 84, 84, 8), stroke: colours.ink, width: 1.6, opacity: 0.7 },
    { kind: 'group', x: 50, y: 42, scale: 1.5, shapes: drawGeneral(colours, 16, theme) },
    ...drawFittedText({ text: side, y: 84, width: 74 }, { size: 12, isBold: true }, colours.ink, measure),
  ]
}

/** The face of a small piece: a general or a garrison. */
export function drawSmallPiece(piece: CounterPortrait, theme: Theme, measure: Measure): Shape[] {
  const { symbol, type, start, name, values } = piece
  const colours = coloursFor(piece, theme)
  const sign = symbol === 'general' ? drawGeneral(colours, 16, theme) : drawGarrison(colours, theme)
  return [
    ...ground(colours),
    { kind: 'group', x: 50, y: 45, scale: 1.9, shapes: sign },
    ...drawFittedText(
      { text: values, x: 5, y: 17, anchor: 'start', width: 40 },
      { size: 16, isBold: true },
      colours.ink,
      measure,
    ),
    ...drawFittedText({ text: start, x: 95, y: 15, anchor: 'end', width: 45 }, { size: 13 }, colours.ink, measure),
    ...drawFittedText({ text: name ?? type, y: 93 }, { size: 14, isBold: true }, colours.ink, measure),
  ]
}

/** A marker: a word in the middle. */
export function drawMarker({ label, side }: MarkerPortrait, theme: Theme, measure: Measure): Shape[] {
  const colours = side === undefined ? NEUTRAL : theme.sides[side % 2]!
  const type = { size: label.length > 3 ? 20 : 44, isBold: true }
  return [
    ...ground(colours),
    ...drawFittedText({ text: label, y: 50 + type.size * 0.36, width: 82 }, type, colours.ink, measure),
  ]
}

const NEUTRAL: SideColours = { fill: '#ffffff', edge: '#000000', ink: '#000000' }

const ground = ({ fill }: SideColours): Shape[] => [{ kind: 'path', d: box([50, 50], SIDE, SIDE), fill }]

/** One pip for each element, hollow where it is lost before the battle. */
function pips({ strength, full, name }: CounterPortrait, { ink }: SideColours): Shape[] {
  const [step, y] = [12, name === undefined ? 76 : 79]
  const left = 50 - ((full - 1) * step) / 2
  return Array.from({ length: full }, (_, i): Shape => {
    const d = box([left + i * step, y], 7, 7)
    return i < strength ? { kind: 'path', d, fill: ink } : { kind: 'path', d, stroke: ink, width: 1.2 }
  })
}

/** A text that fits its width: smaller or cut where it has to be. */
export function drawFittedText(
  { text, x = 50, y, anchor = 'middle', width = 92 }: CounterText,
  type: Type,
  ink: string,
  measure: Measure,
): Shape[] {
  if (text === '') return []
  const { text: line, type: fitted } = fit(text, width, type, measure)
  return [{ kind: 'text', x, y, text: line, size: fitted.size, fill: ink, anchor, bold: fitted.isBold ?? false }]
}
