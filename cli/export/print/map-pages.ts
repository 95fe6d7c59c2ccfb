import type { Portrait } from '../../../src/engine/portrait.ts'
import { drawLegend, spreadLegend } from '../../../src/scene/legend.ts'
import type { Theme } from '../../../src/scene/theme.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { drawCornerMarks, drawGlueMarks, drawShapes } from './cut-marks.ts'
import { TITLE } from './flow.ts'
import { drawMap, hasContent, type PrintedMap, scaleToFit } from './map.ts'
import type { Page } from './page.ts'
import { frameOf, INCH, inMm, mm, type PaperName } from './paper.ts'
import { drawText, lineHeight, type Measure, wrap } from './text.ts'
import { type MapSheet, sheetsOf, type Tiling } from './tiling.ts'

const TITLE_HEIGHT = mm(12)
/** How large a legend below the map is drawn: its letters have more than six points. */
const READABLE = 0.51

/** The battle as it begins, with a legend, on a page that lies as the board does. */
export function makeSetUpPage(map: PrintedMap, portrait: Portrait, theme: Theme): Page {
  const beside = drawLegend(portrait, 0, 0, theme)
  const isLandscape = map.width + beside.width > map.height
  return {
    isLandscape,
    section: 'Set-up',
    draw: (sheet, frame) => {
      const body = frame.top + TITLE_HEIGHT
      drawText(sheet, 'Set-up', frame.left, frame.top + TITLE.size, TITLE)
      const [width, height] = [frame.right - frame.left, frame.bottom - body]
      // Below an upright map there is room for several columns, and none beside it that could be read.
      const below = isLandscape ? undefined : spreadLegend(portrait, 0, 0, theme, width / READABLE, 0)
      if (below && below.height * READABLE < height / 2) {
        const space = { width, height: height - below.height * READABLE - mm(5) }
        const scale = scaleToFit(map, space)
        drawMap(sheet, map, scale, { x: frame.left + (width - map.width * scale) / 2, y: body })
        drawShapes(sheet, below.shapes, frame.left, frame.bottom - below.height * READABLE, READABLE)
        return
      }
      const aside = mm(portrait.board.kind === 'table' ? 52 : 38)
      const space = { width: width - aside - mm(4), height }
      drawMap(sheet, map, scaleToFit(map, space), { x: frame.left, y: body })
      const scale = Math.min(aside / beside.width, height / (beside.height + 20))
      drawShapes(sheet, beside.shapes, frame.right - aside, body + 20 * scale, scale)
    },
  }
}

/**
 * The map at a scale over as many sheets as it takes, after a page that shows how they lie together; `inch` is what an inch of a
 * table has become.
 */
export function makeTiledMap(
  map: PrintedMap,
  scale: number,
  tiling: Tiling,
  measure: Measure,
  inch: number | undefined,
): Page[] {
  const sheets = sheetsOf(tiling)
  // A table of its true size is that of the players, which has open ground enough.
  const printed = inch === INCH ? sheets.filter(({ x, y }) => hasContent(map, scale, { ...tiling, x, y })) : sheets
  return [
    makeKey(map, scale, sheets, printed, tiling, measure, inch),
    ...printed.map(
      (one): Page => ({
        isLandscape: tiling.isLandscape,
        isWhole: true,
        section: `Map, sheet ${one.label}`,
        draw: (sheet, frame) => {
          const { width, height } = tiling
          const at = {
            x: (frame.left + frame.right - width) / 2,
            y: (frame.top + frame.bottom - height) / 2,
          }
          drawMap(sheet, map, scale, at, { x: one.x, y: one.y, width, height })
          drawCornerMarks(sheet, at.x, at.y, width, height)
          drawGlueMarks(sheet, at, tiling, one)
        },
      }),
    ),
  ]
}

const howTo = (sheets: number, blank: number, inch: number | undefined) =>
  [
    `The map is on ${sheets} sheets. Print them at actual size, not fitted to the page.`,
    ...(inch === undefined || inch === INCH
      ? []
      : [
          `An inch of the rules is ${inMm(inch)} on it, as on this ruler, and the counters are as large as that makes them.`,
        ]),
    ...(blank > 0
      ? [
          'Those that would show nothing but open ground are left out, and have no label here: the table itself will do.',
        ]
      : []),
    'Cut off the left and top edges of each sheet, from corner mark to corner mark. Lay it over the strip between the small ticks on its left and upper neighbours, and glue it there.',
  ].join(' ')

function makeKey(
  map: PrintedMap,
  scale: number,
  sheets: readonly MapSheet[],
  printed: readonly MapSheet[],
  tiling: Tiling,
  measure: Measure,
  inch: number | undefined,
): Page {
  const isLandscape = map.width > map.height
  return {
    isLandscape,
    section: 'Map',
    draw: (sheet, frame) => {
      drawText(sheet, 'Map', frame.left, frame.top + TITLE.size, TITLE)
      const type = { size: 9 }
      const text = wrap(
        howTo(printed.length, sheets.length - printed.length, inch),
        frame.right - frame.left,
        type,
        measure,
      )
      text.forEach((line, i) =>
        drawText(sheet, line, frame.left, frame.top + TITLE_HEIGHT + (i + 0.5) * lineHeight(type), type),
      )
      const below = frame.top + TITLE_HEIGHT + (text.length + 1) * lineHeight(type)
      if (inch !== undefined) drawRuler(sheet, frame.left, below, inch, frame.right - frame.left)
      const y = below + (inch === undefined ? 0 : RULER + mm(4))
      const small = scaleToFit(map, { width: frame.right - frame.left, height: frame.bottom - y })
      drawMap(sheet, map, small, { x: frame.left, y })
      const shrink = small / scale
      const size = Math.min(16, tiling.height * shrink * 0.35, tiling.width * shrink * 0.25)
      for (const one of sheets) {
        const [left, top] = [frame.left + one.x * shrink, y + one.y * shrink]
        const [width, height] = [tiling.width * shrink, tiling.height * shrink]
        sheet.lineWidth(1).rect(left, top, width, height).stroke('#000000')
        if (!printed.includes(one)) continue
        sheet
          .circle(left + width / 2, top + height / 2, size * 0.95)
          .fillOpacity(0.85)
          .fill('#ffffff')
          .fillOpacity(1)
        drawText(sheet, one.label, left + width / 2, top + height / 2 + size * 0.36, { size, isBold: true }, 'middle')
      }
    },
  }
}

/** How high a ruler is, and how many inches it has at most: no move in a turn is longer. */
const [RULER, LONGEST] = [mm(8), 24]

/** A ruler to cut out, in inches of the table. */
function drawRuler(sheet: PdfSheet, x: number, y: number, inch: number, room: number): void {
  const inches = Math.min(LONGEST, Math.floor(room / inch))
  if (inches < 1) return
  sheet.lineWidth(0.6).rect(x, y, inches * inch, RULER)
  for (let half = 1; half < 2 * inches; half++) {
    const at = x + (half * inch) / 2
    sheet.moveTo(at, y).lineTo(at, y + (half % 2 === 0 ? RULER * 0.45 : RULER * 0.25))
  }
  sheet.stroke('#000000')
  for (let i = 1; i <= inches; i++) {
    const isLast = i === inches
    drawText(
      sheet,
      isLast ? `${i} in` : String(i),
      x + i * inch - (isLast ? 2 : 0),
      y + RULER * 0.85,
      { size: 7 },
      isLast ? 'end' : 'middle',
    )
  }
}

/** The whole map on one page, and the scale that it has there. */
export function makeOneSheetMap(map: PrintedMap, paper: PaperName): { page: Page; scale: number } {
  const isLandscape = map.width > map.height
  const frame = frameOf(paper, isLandscape)
  const space = { width: frame.right - frame.left, height: frame.bottom - frame.top }
  const scale = scaleToFit(map, space)
  const at = {
    x: frame.left + (space.width - map.width * scale) / 2,
    y: frame.top + (space.height - map.height * scale) / 2,
  }
  return {
    scale,
    page: { isLandscape, section: 'Map', draw: (sheet) => drawMap(sheet, map, scale, at) },
  }
}
