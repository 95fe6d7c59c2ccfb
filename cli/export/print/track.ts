import type { PrintKit } from '../../../src/engine/print-kit.ts'
import type { Flow } from './flow.ts'
import { mm } from './paper.ts'
import { drawText, FAINT, fit, oneLine } from './text.ts'

/** Large enough for a marker. */
const HEIGHT = mm(11)
const LABEL = mm(20)

/** A track of boxes for the markers that keep the time. */
export function placeTrack(flow: Flow, track: PrintKit['track']): void {
  if (track.length === 0) return
  const whole = Math.min(track.length * HEIGHT, flow.frame.bottom - flow.frame.top - mm(12))
  flow.heading('Turn track', whole)
  for (const { label, boxes } of track) {
    const width = (flow.width - LABEL) / boxes.length
    flow.place(HEIGHT, (sheet, y) => {
      const name = fit(oneLine(label), LABEL - mm(2), { size: 9, isBold: true }, flow.measure)
      drawText(sheet, name.text, flow.left, y + HEIGHT / 2 + 3, name.type)
      boxes.forEach((box, i) => {
        const x = flow.left + LABEL + i * width
        sheet.lineWidth(0.6).rect(x, y, width, HEIGHT).stroke('#000000')
        const { text, type } = fit(oneLine(box), width - mm(3), { size: 6, colour: FAINT }, flow.measure)
        drawText(sheet, text, x + mm(1.5), y + 8, type)
      })
    })
  }
}
