import type { BoxRow, PrintKit } from '../../../src/engine/print-kit.ts'
import { Flow } from './flow.ts'
import type { Page } from './page.ts'
import { frameOf, mm, type PaperName } from './paper.ts'
import { drawText, FAINT, type Measure, oneLine } from './text.ts'

/** A box can be ticked with a pencil, or hold the smallest of markers. */
const [BOX, GAP, LABEL] = [mm(5), mm(1), mm(36)]

/** Sheets on which the players keep the books of their troops: who is in each part, and boxes to tick. */
export function makeRosterPages(rosters: PrintKit['rosters'], paper: PaperName, measure: Measure): Page[] {
  if (rosters.length === 0) return []
  const flow = new Flow('Order of battle sheets', frameOf(paper, false), measure)
  flow.title('Order of battle sheets')
  const perRow = Math.max(1, Math.floor((flow.width - LABEL) / BOX))
  for (const { boxes, ...section } of rosters) {
    const rows = boxes.flatMap((row) => breakRow(row, perRow))
    flow.section(section, rows.length * (BOX + GAP) + mm(4))
    flow.space(mm(2))
    for (const row of rows) placeRow(flow, row)
  }
  return flow.pages
}

/** A row in lines of so many boxes. */
function breakRow({ label, boxes }: BoxRow, perRow: number): BoxRow[] {
  return Array.from({ length: Math.ceil(boxes.length / perRow) }, (_, i) => ({
    label: i === 0 ? label : '',
    boxes: boxes.slice(i * perRow, (i + 1) * perRow),
  }))
}

function placeRow(flow: Flow, { label, boxes }: BoxRow): void {
  flow.place(BOX + GAP, (sheet, y) => {
    drawText(sheet, oneLine(label), flow.left, y + BOX / 2 + 3, { size: 8 })
    boxes.forEach((text, i) => {
      const x = flow.left + LABEL + i * BOX
      sheet.lineWidth(0.6).rect(x, y, BOX, BOX).stroke('#000000')
      drawText(sheet, oneLine(text), x + BOX / 2, y + BOX / 2 + 2, { size: 6, colour: FAINT }, 'middle')
    })
  })
}
