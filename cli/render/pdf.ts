import { readFileSync } from 'node:fs'
import type { Lettering } from '../../src/scene/lettering.ts'
import { type Paint, type Scene, type Shape, SLANT, type TextShape } from '../../src/scene/shapes.ts'
import { printable } from '../../src/scene/svg.ts'
import { installed } from '../files/installation.ts'
import { MADE_BY } from '../files/seal.ts'
import { PdfSheet } from './pdf-sheet.ts'

/** A page is as large as the picture at this many points a unit: Waterloo is a little wider than A4. */
const POINTS = 0.6

/** A scene on a page of its own, as vectors. */
export async function renderPdf(scene: Scene): Promise<Uint8Array> {
  const sheet = openSheet(scene.title, [scene.width * POINTS, scene.height * POINTS])
  sheet.scale(POINTS)
  drawOnSheet(sheet, scene)
  return closeSheet(sheet)
}

/** Begins a document with a first page of this size: our fonts in it, and nothing that changes from run to run. */
export function openSheet(title: string, size: readonly [width: number, height: number]): PdfSheet {
  // Parts of the fonts are in the document, and their licence goes where they go.
  const licence = {
    FontLicence: ['DejaVu', 'EBGaramond']
      .map((name) => readFileSync(installed(`dist/assets/${name}-LICENSE.txt`), 'utf8'))
      .join('\n'),
  }
  const sheet = new PdfSheet({
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
  sheet.registerFont('roman', readFileSync(installed('dist/assets/EBGaramond-Roman.ttf')))
  sheet.registerFont('italic', readFileSync(installed('dist/assets/EBGaramond-Italic.ttf')))
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
  // Every shape sets its own colours and width; what others do not set is undone, and only where it was set.
  const isPlain = opacity === 1 && !dash
  if (!isPlain) sheet.save().opacity(opacity)
  if (stroke) sheet.lineWidth(width)
  if (dash) sheet.dash(dash[0]!, { space: dash[1] ?? dash[0]! })
  trace()
  if (fill && stroke) sheet.fillAndStroke(fill, stroke)
  else if (fill) sheet.fill(fill)
  else if (stroke) sheet.stroke(stroke)
  if (!isPlain) sheet.restore()
}

function drawText(sheet: PdfSheet, shape: TextShape): void {
  const { x, y, text: words, size, fill, anchor, bold, slant, lettering, letters, halo } = shape
  if (letters) {
    const { letters: _, ...plain } = shape
    const shown = Array.from(printable(words))
    // All halos first, so that none covers a letter.
    const { halo: __, ...bare } = plain
    for (const part of halo ? [{ ...plain, fill: halo }, bare] : [bare]) {
      letters.forEach(([lx, ly, turn], i) => {
        sheet.save()
        sheet.translate(lx, ly).rotate(turn)
        drawText(sheet, { ...part, x: 0, y: 0, anchor: 'start', text: shown[i] ?? '' })
        sheet.restore()
      })
    }
    return
  }
  if (slant) {
    sheet.save()
    sheet.transform(1, 0, -Math.tan((SLANT * Math.PI) / 180), 1, x, y)
    drawText(sheet, { ...shape, x: 0, y: 0, slant: false })
    sheet.restore()
    return
  }
  const text = printable(words).replaceAll(/\s+/g, ' ')
  sheet.font(fontFor(text, lettering, bold)).fontSize(size)
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

/** The letters of maps are Latin and Cyrillic; whatever has others is written in the font that has most. */
const LETTERED =
  /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0400-\u045f\u2010-\u2014\u2018-\u201a\u201c-\u201e\u2026\u2212]*$/

function fontFor(text: string, lettering: Lettering | undefined, bold = false): string {
  if (lettering && LETTERED.test(text)) return lettering
  return bold ? 'bold' : 'regular'
}
