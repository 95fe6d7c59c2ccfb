import type { PrintKit } from '../../../src/engine/print-kit.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import type { Flow } from './flow.ts'
import { mm } from './paper.ts'
import { drawText, FAINT, fit, lineHeight, type Measure, oneLine, type Type, wrap } from './text.ts'

/** Large enough for a marker. */
const HEIGHT = mm(11)
const LABEL = mm(20)
/** Boxes that are about as wide as they are high still hold a marker. */
const LEAST_WIDTH = HEIGHT * 0.95

/** Its heading, with the white around it. */
const HEADING = mm(9)
const GUTTER = mm(4)

/** What stands in a box, and below boxes. */
const WORDS: Type = { size: 5.6, colour: FAINT }
const NOTE: Type = { size: 6.5 }

/** A box grows for what it says, but not without end: only hostile names have more lines. */
const MOST_LINES = 12

type Row = PrintKit['track'][number]

/** A track of boxes for the markers that keep the time; two lines side by side where the page has no room for one below another. */
export function placeTrack(flow: Flow, track: PrintKit['track']): void {
  if (track.length === 0) return
  const columns = Math.max(...track.map(({ boxes }) => boxes.length))
  const layoutOf = (abreast: number): Layout => ({
    columns,
    whole: (flow.width - (abreast - 1) * GUTTER) / abreast,
    measure: flow.measure,
  })
  const isTooHigh = sum(heightsOf(track, 1, layoutOf(1))) + HEADING > flow.room
  const abreast = isTooHigh && boxWidth(layoutOf(2)) >= LEAST_WIDTH ? 2 : 1
  const layout = layoutOf(abreast)
  const heights = heightsOf(track, abreast, layout)
  flow.heading('Turn track', Math.min(sum(heights), flow.frame.bottom - flow.frame.top - mm(12)))
  heights.forEach((height, at) => {
    flow.place(height, (sheet, y) => {
      inRow(track, at, abreast).forEach((row, i) => {
        drawRow(sheet, row, flow.left + i * (layout.whole + GUTTER), y, layout)
      })
    })
  })
}

/** The lines of a track that lie side by side. */
const inRow = (track: PrintKit['track'], at: number, abreast: number) => track.slice(at * abreast, (at + 1) * abreast)

const heightsOf = (track: PrintKit['track'], abreast: number, layout: Layout) =>
  Array.from({ length: Math.ceil(track.length / abreast) }, (_, at) =>
    Math.max(...inRow(track, at, abreast).map((row) => heightOf(row, layout))),
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Boxes of a row are as wide as those of the fullest, and as high as what they say. */
type Layout = { readonly columns: number; readonly whole: number; readonly measure: Measure }

const boxWidth = ({ columns, whole }: Layout) => (whole - LABEL) / columns

const linesOf = (box: string, layout: Layout) =>
  wrap(box, boxWidth(layout) - mm(3), WORDS, layout.measure).slice(0, MOST_LINES)

/** What there is to know about a row, which stands below its boxes. */
const notesOf = ({ note = '' }: Row, { whole, measure }: Layout) =>
  note === '' ? [] : wrap(note, whole - LABEL, NOTE, measure).slice(0, MOST_LINES)

const boxHeight = ({ boxes }: Row, layout: Layout) =>
  Math.max(HEIGHT, ...boxes.map((box) => linesOf(box, layout).length * lineHeight(WORDS) + mm(1)))

function heightOf(row: Row, layout: Layout): number {
  const notes = notesOf(row, layout).length
  return boxHeight(row, layout) + (notes === 0 ? 0 : notes * lineHeight(NOTE) + mm(1))
}

function drawRow(sheet: PdfSheet, row: Row, left: number, y: number, layout: Layout): void {
  const [width, height] = [boxWidth(layout), boxHeight(row, layout)]
  const name = fit(oneLine(row.label), LABEL - mm(2), { size: 9, isBold: true }, layout.measure)
  drawText(sheet, name.text, left, y + HEIGHT / 2 + 3, name.type)
  row.boxes.forEach((box, i) => {
    const x = left + LABEL + i * width
    sheet.lineWidth(0.6).rect(x, y, width, height).stroke('#000000')
    linesOf(box, layout).forEach((line, at) => {
      drawText(sheet, line, x + mm(1.5), y + 7.5 + at * lineHeight(WORDS), WORDS)
    })
  })
  notesOf(row, layout).forEach((line, at) => {
    drawText(sheet, line, left + LABEL, y + height + 8 + at * lineHeight(NOTE), NOTE)
  })
}
