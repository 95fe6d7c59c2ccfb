import type { PrintKit } from '../../../src/engine/print-kit.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import type { Flow } from './flow.ts'
import { mm } from './paper.ts'
import { drawText, FAINT, fit, type Measure, oneLine } from './text.ts'

/** Large enough for a marker. */
const HEIGHT = mm(11)
const LABEL = mm(20)

/** Its heading, with the white around it. */
const HEADING = mm(9)
const GUTTER = mm(4)

/** A track of boxes for the markers that keep the time; two lines side by side where the page has no room for one below another. */
export function placeTrack(flow: Flow, track: PrintKit['track']): void {
  if (track.length === 0) return
  const abreast = track.length * HEIGHT + HEADING > flow.room && hasRoomAbreast(flow, track) ? 2 : 1
  const rows = Math.ceil(track.length / abreast)
  const width = (flow.width - (abreast - 1) * GUTTER) / abreast
  flow.heading('Turn track', Math.min(rows * HEIGHT, flow.frame.bottom - flow.frame.top - mm(12)))
  for (let row = 0; row < rows; row++) {
    const lines = track.slice(row * abreast, (row + 1) * abreast)
    flow.place(HEIGHT, (sheet, y) => {
      lines.forEach((line, i) => drawLine(sheet, line, flow.left + i * (width + GUTTER), y, width, flow.measure))
    })
  }
}

/** Boxes that are about as wide as they are high still hold a marker. */
const hasRoomAbreast = (flow: Flow, track: PrintKit['track']) =>
  track.every(({ boxes }) => ((flow.width - GUTTER) / 2 - LABEL) / boxes.length >= HEIGHT * 0.95)

function drawLine(
  sheet: PdfSheet,
  { label, boxes }: PrintKit['track'][number],
  left: number,
  y: number,
  whole: number,
  measure: Measure,
): void {
  const width = (whole - LABEL) / boxes.length
  const name = fit(oneLine(label), LABEL - mm(2), { size: 9, isBold: true }, measure)
  drawText(sheet, name.text, left, y + HEIGHT / 2 + 3, name.type)
  boxes.forEach((box, i) => {
    const x = left + LABEL + i * width
    sheet.lineWidth(0.6).rect(x, y, width, HEIGHT).stroke('#000000')
    const { text, type } = fit(oneLine(box), width - mm(3), { size: 6, colour: FAINT }, measure)
    drawText(sheet, text, x + mm(1.5), y + 8, type)
  })
}
