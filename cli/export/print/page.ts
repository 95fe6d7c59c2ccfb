import { MADE_BY } from '../../files/seal.ts'
import { closeSheet, openSheet } from '../../render/pdf.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { type Frame, frameOf, mapFrameOf, mm, type PaperName } from './paper.ts'
import { drawText, FAINT, fit, INK, type Measure, measureOn, oneLine } from './text.ts'

/** A page that is laid out and can be drawn. */
export type Page = {
  readonly isLandscape: boolean
  /** What it belongs to: it stands in the footer. */
  readonly section: string
  /** Whether it uses the whole paper, as sheets of the map do: then it has a label of its own instead of a footer. */
  readonly isWhole?: boolean
  readonly draw: (sheet: PdfSheet, frame: Frame) => void
}

/** Prints pages, each with its footer, as one document. They are laid out with the fonts of the document itself. */
export function printPages(title: string, paper: PaperName, layOut: (measure: Measure) => Page[]): Promise<Uint8Array> {
  const first = frameOf(paper, false)
  const sheet = openSheet(oneLine(title), [first.width, first.height])
  const measure = measureOn(sheet)
  const pages = layOut(measure)
  pages.forEach(({ isLandscape, section, isWhole, draw }, i) => {
    const frame = isWhole ? mapFrameOf(paper, isLandscape) : frameOf(paper, isLandscape)
    if (i > 0) sheet.addPage({ size: [frame.width, frame.height], margin: 0 })
    sheet.save()
    draw(sheet, frame)
    sheet.restore()
    drawFooter(sheet, frame, `${oneLine(title)} · ${section}`, `${i + 1} / ${pages.length}`, measure, isWhole)
  })
  return closeSheet(sheet)
}

function drawFooter(
  sheet: PdfSheet,
  { left, right, height }: Frame,
  text: string,
  number: string,
  measure: Measure,
  isWhole = false,
): void {
  const type = { size: 7, colour: FAINT }
  const base = height - mm(isWhole ? 5 : 12)
  const half = (right - left) / 2
  const { text: line, type: fitted } = fit(text, half - mm(20), type, measure, 0.8)
  drawText(sheet, line, left, base, fitted)
  drawText(sheet, MADE_BY, left + half, base, type, 'middle')
  drawText(sheet, number, right, base, { ...type, colour: INK }, 'end')
}
