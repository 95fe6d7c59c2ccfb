import { printable } from '../../../src/scene/svg.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'

/** How a text looks. */
export type Type = { readonly size: number; readonly isBold?: boolean; readonly colour?: string }

/** How wide a text is, in points. */
export type Measure = (text: string, type: Type) => number

export const INK = '#000000'
export const FAINT = '#555555'

/** Lines are this much higher than their letters. */
const LEADING = 1.35

export const lineHeight = ({ size }: Type) => size * LEADING

/** Text for one line: nothing in it breaks lines, turns the direction of writing or cannot be seen. */
export const oneLine = (text: string) => printable(text).replaceAll(/\s+/g, ' ').trim()

/** The paragraphs of a text, which empty lines divide. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== '')
}

export function measureOn(sheet: PdfSheet): Measure {
  const known = new Map<string, number>()
  return (text, { size, isBold = false }) => {
    const key = `${isBold ? 'b' : 'r'}${text}`
    // The width of a text grows with its size, so one size is enough.
    const wide =
      known.get(key) ??
      sheet
        .font(isBold ? 'bold' : 'regular')
        .fontSize(100)
        .widthOfString(text)
    known.set(key, wide)
    return (wide * size) / 100
  }
}

/** A text in lines that are no wider than this. A word that is wider is broken. */
export function wrap(text: string, width: number, type: Type, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of oneLine(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer, type) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, width, type, measure)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1)!
  }
  return [...lines, line]
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader takes for a character, accents and all. */
const charactersOf = (text: string) => Array.from(SEGMENTER.segment(text), ({ segment }) => segment)

function breakWord(word: string, width: number, type: Type, measure: Measure): string[] {
  if (measure(word, type) <= width) return [word]
  const pieces: string[] = []
  let [piece, taken] = ['', 0]
  // Character by character, each of which is measured once: a long word has few of them, but many beginnings.
  for (const character of charactersOf(word)) {
    const wide = measure(character, type)
    if (piece !== '' && taken + wide > width) {
      pieces.push(piece)
      ;[piece, taken] = ['', 0]
    }
    piece += character
    taken += wide
  }
  return [...pieces, piece]
}

/** The beginning of a text that is no wider than this, at least its first character. */
function cut(text: string, width: number, type: Type, measure: Measure): string {
  let kept = ''
  for (const { segment } of SEGMENTER.segment(text)) {
    if (kept !== '' && measure(kept + segment, type) > width) break
    kept += segment
  }
  return kept.trimEnd()
}

/** A text that fits: smaller down to this share of its size, and then cut. */
export function fit(
  text: string,
  width: number,
  type: Type,
  measure: Measure,
  least = 0.6,
): { text: string; type: Type } {
  const line = oneLine(text)
  const wide = measure(line, type)
  if (wide <= width) return { text: line, type }
  const smaller = { ...type, size: type.size * Math.max(least, width / wide) }
  if (measure(line, smaller) <= width + 0.01) return { text: line, type: smaller }
  return { text: `${cut(line, width - measure('…', smaller), smaller, measure)}…`, type: smaller }
}

/** Writes a line with its base at `y`. */
export function drawText(
  sheet: PdfSheet,
  text: string,
  x: number,
  y: number,
  { size, isBold = false, colour = INK }: Type,
  anchor: 'start' | 'middle' | 'end' = 'start',
): void {
  if (text === '') return
  sheet.font(isBold ? 'bold' : 'regular').fontSize(size)
  const width = anchor === 'start' ? 0 : sheet.widthOfString(text)
  const left = x - (anchor === 'middle' ? width / 2 : width)
  sheet.fillColor(colour).text(text, left, y, { lineBreak: false, baseline: 'alphabetic' })
}
