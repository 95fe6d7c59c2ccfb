import { readFileSync } from 'node:fs'
// oxlint-disable-next-line import/no-named-as-default -- its types know only the default
import PDFDocument from 'pdfkit'
import { type Paint, type Scene, type Shape, SLANT, type TextShape } from '../../src/scene/shapes.ts'
import { printable } from '../../src/scene/svg.ts'
import { installed } from '../installation.ts'
import { MADE_BY } from '../seal.ts'

/** A page is as large as the picture at this many points a unit: Waterloo is a little wider than A4. */
const POINTS = 0.6

/** A document to draw on: our font in it, and nothing that changes from run to run. */
export type PdfSheet = InstanceType<typeof PDFDocument>

/** A scene on a page of its own, as vectors. */
export async function renderPdf(scene: Scene): Promise<Uint8Array> {
  const sheet = openSheet(scene.title, [scene.width * POINTS, scene.height * POINTS])
  sheet.scale(POINTS)
  drawOnSheet(sheet, scene)
  return closeSheet(sheet)
}

/** Begins a document with a first page of this size. */
export function openSheet(title: string, size: readonly [width: number, height: number]): PdfSheet {
  // Parts of the fonts are in the document, and their licence goes where they go.
  const licence = { FontLicence: readFileSync(installed('dist/assets/DejaVu-LICENSE.txt'), 'utf8') }
  const sheet = new PDFDocument({
    size: [...size],
    margin: 0,
    // No font to begin with: one that is the same as a registered one makes pdfkit read the file again for every text.
    font: '',
    info: { Title: printable(title), Producer: MADE_BY, Creator: MADE_BY, CreationDate: new Date(0), ...licence },
  })
  // What is about the document comes at its end; an object of its own has the mark near the beginning.
  sheet.ref({ Producer: Object(MADE_BY) }).end(undefined)
  sheet.registerFont('regular', readFileSync(installed('dist/assets/DejaVuSans.ttf')))
  sheet.registerFont('bold', readFileSync(installed('dist/assets/DejaVuSans-Bold.ttf')))
  return sheet
}

export function closeSheet(sheet: PdfSheet): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const chunks: Uint8Array[] = []
    sheet.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    sheet.on('end', () => done(Buffer.concat(chunks)))
    sheet.on('error', fail)
    sheet.end()
  })
}

/** Draws a scene where the sheet's origin is now. */
export function drawOnSheet(sheet: PdfSheet, scene: Scene): void {
  sheet.lineJoin('round').lineCap('round')
  for (const { shapes } of scene.layers) for (const shape of shapes) draw(sheet, shape)
}

function draw(sheet: PdfSheet, shape: Shape): void {
  switch (shape.kind) {
    case 'path':
      paint(sheet, shape, () => sheet.path(shape.d))
      break
    case 'circle':
      paint(sheet, shape, () => sheet.circle(shape.x, shape.y, shape.r))
      break
    case 'text':
      drawText(sheet, shape)
      break
    case 'group':
      sheet.save()
      sheet.translate(shape.x, shape.y)
      if (shape.turn) sheet.rotate(shape.turn)
      if (shape.scale) sheet.scale(shape.scale)
      for (const one of shape.shapes) draw(sheet, one)
      sheet.restore()
  }
}

function paint(sheet: PdfSheet, { fill, stroke, width = 1, dash, opacity = 1 }: Paint, trace: () => void): void {
  sheet.save()
  sheet.opacity(opacity).lineWidth(width)
  if (dash) sheet.dash(dash[0]!, { space: dash[1] ?? dash[0]! })
  trace()
  if (fill && stroke) sheet.fillAndStroke(fill, stroke)
  else if (fill) sheet.fill(fill)
  else if (stroke) sheet.stroke(stroke)
  sheet.restore()
}

function drawText(sheet: PdfSheet, shape: TextShape): void {
  const { x, y, text: words, size, fill, anchor, bold, slant, halo } = shape
  if (slant) {
    sheet.save()
    sheet.transform(1, 0, -Math.tan((SLANT * Math.PI) / 180), 1, x, y)
    drawText(sheet, { ...shape, x: 0, y: 0, slant: false })
    sheet.restore()
    return
  }
  const text = printable(words).replaceAll(/\s+/g, ' ')
  sheet.font(bold ? 'bold' : 'regular').fontSize(size)
  const width = sheet.widthOfString(text)
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const place = { lineBreak: false, baseline: 'alphabetic' } as const
  if (halo)
    sheet
      .lineWidth(3)
      .strokeColor(halo)
      .text(text, left, y, { ...place, stroke: true, fill: false })
  sheet.fillColor(fill).text(text, left, y, { ...place, stroke: false, fill: true })
}
