import { mix } from '../../../src/board/colours.ts'
import type { Portrait } from '../../../src/engine/portrait.ts'
import type { CardPortrait } from '../../../src/engine/print-kit.ts'
import { ART_HEIGHT, drawCardArt } from '../../../src/scene/card-art.ts'
import type { Theme } from '../../../src/scene/theme.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { drawShapes } from './cut-marks.ts'
import { Flow } from './flow.ts'
import { type GridCell, placeGrid } from './grid.ts'
import type { Page } from './page.ts'
import { frameOf, mm, type PaperName } from './paper.ts'
import { drawText, FAINT, fit, lineHeight, type Measure, oneLine, wrap } from './text.ts'

const [WIDTH, HEIGHT] = [mm(45), mm(76)]
const BAND = mm(9)
const PAD = mm(3.5)

/** The cards of each side, to cut out, a side a page. */
export function makeCardPages(
  cards: readonly CardPortrait[],
  { sides }: Portrait,
  theme: Theme,
  paper: PaperName,
  measure: Measure,
): Page[] {
  return sides.flatMap(({ name }, side) => {
    const own = cards
      .filter((card) => card.side === side)
      .flatMap((card) => Array.from({ length: card.count }, () => card))
    if (own.length === 0) return []
    const flow = new Flow('Cards', frameOf(paper, false), measure)
    flow.title(`Cards: ${oneLine(name)}`)
    placeGrid(
      flow,
      own.map(
        (card): GridCell =>
          (sheet, x, y) =>
            drawCard(sheet, card, oneLine(name), x, y, theme, measure),
      ),
      WIDTH,
      HEIGHT,
    )
    return flow.pages
  })
}

function drawCard(
  sheet: PdfSheet,
  { side, name, kind, text, rule, art }: CardPortrait,
  sideName: string,
  x: number,
  y: number,
  theme: Theme,
  measure: Measure,
): void {
  const { fill, ink, edge } = theme.sides[side % 2]!
  const [inner, middle] = [WIDTH - 2 * PAD, x + WIDTH / 2]
  sheet.rect(x, y, WIDTH, BAND).fill(fill)
  sheet
    .lineWidth(0.8)
    .moveTo(x, y + BAND)
    .lineTo(x + WIDTH, y + BAND)
    .stroke(edge)
  const band = fit(sideName, inner, { size: 9, isBold: true, colour: ink }, measure)
  drawText(sheet, band.text, middle, y + BAND / 2 + 3.2, band.type, 'middle')
  const title = { size: 11, isBold: true }
  let base = y + BAND + mm(art ? 25 : 9)
  if (art) {
    const paper = mix(fill, '#ffffff', 0.88)
    sheet.rect(x, y + BAND, WIDTH, mm(19)).fill(paper)
    const scale = mm(17) / ART_HEIGHT
    // On grey paper one side is white: its picture is drawn in lines.
    drawShapes(sheet, drawCardArt(art, { ink: edge, fill, paper }), middle, y + BAND + mm(9.5), scale)
  }
  for (const line of wrap(name, inner, title, measure)) {
    drawText(sheet, line, middle, base, title, 'middle')
    base += lineHeight(title)
  }
  drawText(sheet, oneLine(kind), middle, base, { size: 7, colour: FAINT }, 'middle')
  base += mm(art ? 5 : 8)
  // As large as the text fits.
  const room = y + HEIGHT - mm(7) - base
  const sizes = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5]
  const size =
    sizes.find((one) => wrap(text, inner, { size: one }, measure).length * lineHeight({ size: one }) <= room) ?? 5
  for (const line of wrap(text, inner, { size }, measure)) {
    drawText(sheet, line, middle, base, { size }, 'middle')
    base += lineHeight({ size })
  }
  drawText(sheet, `rule ${oneLine(rule)}`, middle, y + HEIGHT - mm(3), { size: 6.5, colour: FAINT }, 'middle')
}
