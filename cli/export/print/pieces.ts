import { type GroundLook, lookWith, type Portrait } from '../../../src/engine/portrait.ts'
import type { CounterPortrait, PrintKit } from '../../../src/engine/print-kit.ts'
import { count, enumerate } from '../../../src/scenario/wording.ts'
import { drawGround } from '../../../src/scene/ground/index.ts'
import { APOTHEM, HexLayout, RADIUS } from '../../../src/scene/hex-layout.ts'
import { loneBoard } from '../../../src/scene/lone-hex.ts'
import type { Shape } from '../../../src/scene/shapes.ts'
import type { Theme } from '../../../src/scene/theme.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { drawCounter, drawCounterBack, drawMarker, drawSmallPiece, SIDE } from './counter.ts'
import { drawShapes } from './cut-marks.ts'
import { Flow } from './flow.ts'
import { type GridCell, placeGrid } from './grid.ts'
import { drawLabel, INCH } from './label.ts'
import type { Page } from './page.ts'
import { frameOf, inMm, mm, type PaperName, INCH as POINTS_AN_INCH } from './paper.ts'
import { type Measure, oneLine } from './text.ts'

/**
 * The side of a unit's counter, of a cell: of a hex from side to side, so that it can be turned in its hex and lies free
 * of the next, or of an inch of a table.
 */
const COUNTER_SHARE = 0.6
/** Generals, garrisons and markers, of a unit's counter: one lies beside it in the hex. */
const SMALL_SHARE = 0.6
/** The same beside labels for bases, of an inch: fingers that move bases have to take them up. */
const BESIDE_LABELS = 0.5
/** Smaller than this nobody can read or cut them. */
const LEAST = mm(7)

const isSmall = ({ symbol }: CounterPortrait) => symbol === 'general' || symbol === 'garrison'

/** Units' counters may be so much smaller where that saves sheets. */
const SHRUNK = [1, 0.95, 0.9, 0.86] as const

/** Everything to cut out, on as few sheets as it takes. */
export function makePiecePages(
  kit: Pick<PrintKit, 'counters' | 'markers' | 'tiles'>,
  portrait: Portrait,
  cellWidth: number,
  theme: Theme,
  paper: PaperName,
  measure: Measure,
): Page[] {
  const tried = SHRUNK.map((share) => layOutPieces(kit, portrait, cellWidth, share, theme, paper, measure))
  const fewest = Math.min(...tried.map((pages) => pages.length))
  const pages = tried.find(({ length }) => length === fewest)!
  return [...pages, ...makeTilePages(kit.tiles, cellWidth, theme, paper, measure)]
}

/** Counters by side, and markers. */
function layOutPieces(
  kit: Pick<PrintKit, 'counters' | 'markers'>,
  { sides }: Portrait,
  cellWidth: number,
  share: number,
  theme: Theme,
  paper: PaperName,
  measure: Measure,
): Page[] {
  const flow = new Flow('Counters', frameOf(paper, false), measure)
  const large = Math.max(LEAST, cellWidth * COUNTER_SHARE * share)
  const hasLabels = kit.counters.some(isLabel)
  const small = Math.max(LEAST, hasLabels ? cellWidth * BESIDE_LABELS * share : large * SMALL_SHARE)
  const cell =
    (shapes: readonly Shape[], size: number): GridCell =>
    (sheet, x, y) =>
      drawShapes(sheet, shapes, x, y, size / SIDE)
  flow.title('Counters')
  const hasFronts = kit.counters.some(({ hasFront }) => hasFront)
  const hasSteps = kit.counters.some(({ full }) => full > 1)
  flow.paragraph(
    [
      hasLabels
        ? `${cellWidth === POINTS_AN_INCH ? 'Labels are as large as the bases: cut them out and glue them on.' : 'Counters are as large as the bases would be on the map: glue the sheets to card before you cut.'} Markers are ${inMm(small)} wide.`
        : `Glue the sheets to card before you cut. Unit counters are ${inMm(large)} wide, small pieces and markers ${inMm(small)}.`,
      ...(hasFronts ? ['The triangle points to the front.'] : []),
      ...(hasLabels ? [] : ['Each sheet is followed by its back: print both on one sheet, turned over its long edge.']),
      ...(hasSteps ? ['The boxes are elements; markers show how many are lost.'] : []),
    ].join(' '),
  )
  sides.forEach(({ name }, side) => {
    const own = kit.counters.filter((counter) => counter.side === side)
    const pieces = own.filter((counter) => isSmall(counter) && !isLabel(counter))
    const units = own.filter((counter) => !isSmall(counter) && !isLabel(counter))
    placeLabels(flow, oneLine(name), own.filter(isLabel), cellWidth, theme, measure)
    if (own.length === 0) return
    if (units.length > 0) {
      flow.heading(`${oneLine(name)}: ${count(units.length, 'unit')}`, large + mm(8))
      placeGrid(
        flow,
        units.map((unit) => cell(drawCounter(unit, theme, measure), large)),
        large,
        large,
        units.map((unit) => cell(drawCounterBack(unit, oneLine(name), theme, measure), large)),
      )
    }
    if (pieces.length === 0) return
    flow.heading(`${oneLine(name)}: ${tally(pieces)}`, small + mm(8))
    placeGrid(
      flow,
      pieces.map((piece) => cell(drawSmallPiece(piece, theme, measure), small)),
      small,
      small,
    )
  })
  if (kit.markers.length > 0) {
    flow.heading('Markers', mm(30))
    flow.paragraph(`${usesOf(kit.markers).join('; ')}.`)
    const markers = kit.markers.flatMap((marker) => Array.from({ length: marker.count }, () => marker))
    placeGrid(
      flow,
      markers.map((marker) => cell(drawMarker(marker, theme, measure), small)),
      small,
      small,
    )
  }
  return flow.pages
}

type Label = CounterPortrait & { readonly footprint: NonNullable<CounterPortrait['footprint']> }

const isLabel = (counter: CounterPortrait): counter is Label => counter.footprint !== undefined

/** Labels for bases under one heading, those of one size together; `inch` is what an inch of the table has become. */
function placeLabels(
  flow: Flow,
  side: string,
  labels: readonly Label[],
  inch: number,
  theme: Theme,
  measure: Measure,
): void {
  const sizes = new Map<string, Label[]>()
  for (const label of labels) {
    const key = `${label.footprint.width} ${label.footprint.depth}`
    sizes.set(key, [...(sizes.get(key) ?? []), label])
  }
  if (labels.length === 0) return
  const groups = [...sizes.values()].map((alike) => {
    const [width, height] = [alike[0]!.footprint.width, alike[0]!.footprint.depth].map((tenths) => (tenths / 10) * inch)
    return { alike, width: width!, height: height! }
  })
  const measures = groups.map(({ alike, width, height }) => `${alike.length} of ${inMm(width)} by ${inMm(height)}`)
  flow.heading(`${side}: ${count(labels.length, 'label')}, ${enumerate(measures)}`, groups[0]!.height + mm(8))
  for (const { alike, width, height } of groups) {
    placeGrid(
      flow,
      alike.map(
        (label): GridCell =>
          (sheet, x, y) =>
            drawShapes(sheet, drawLabel(label, inch, theme, measure), x, y, inch / INCH),
      ),
      width,
      height,
    )
  }
}

/** `3 generals, 2 garrisons, 10 spare garrisons`. */
function tally(pieces: readonly CounterPortrait[]): string {
  const names = pieces.map(({ type, isSpare }) => `${isSpare ? 'spare ' : ''}${type.toLowerCase()}`)
  return [...new Set(names)].map((name) => count(names.filter((other) => other === name).length, name)).join(', ')
}

function usesOf(markers: PrintKit['markers']): string[] {
  const uses = new Map<string, string[]>()
  for (const { label, use } of markers) {
    const labels = uses.get(use) ?? []
    if (!labels.includes(label)) uses.set(use, [...labels, label])
  }
  return [...uses].map(([use, labels]) => (labels[0] === '' ? use : `${labels.join(', ')}: ${use}`))
}

function makeTilePages(
  tiles: PrintKit['tiles'],
  hexWidth: number,
  theme: Theme,
  paper: PaperName,
  measure: Measure,
): Page[] {
  if (tiles.length === 0) return []
  const flow = new Flow('Terrain tiles', frameOf(paper, false), measure)
  const scale = hexWidth / (2 * APOTHEM)
  const [width, height] = [2 * RADIUS * scale, hexWidth]
  const perRow = Math.max(1, Math.floor(flow.width / width))
  flow.title('Terrain tiles')
  flow.paragraph(`${tiles.map(({ name, count: number }) => `${number} ${name}`).join(', ')}. Cut along the hexagons.`)
  flow.space(mm(4))
  const all = tiles.flatMap((tile) => Array.from({ length: tile.count }, () => tile))
  for (let i = 0; i < all.length; i += perRow) {
    flow.place(height, (sheet, y) => {
      all.slice(i, i + perRow).forEach((tile, j) => {
        sheet
          .save()
          .translate(flow.left + (j + 0.5) * width, y + height / 2)
          .scale(scale)
        drawTile(sheet, tile, theme)
        sheet.restore()
      })
    })
  }
  return flow.pages
}

/** One hex of ground around the origin; what grows over its sides is cut off. */
function drawTile(sheet: PdfSheet, { pattern, colour }: Partial<GroundLook>, theme: Theme): void {
  const board = loneBoard(lookWith(pattern, colour))
  const layout = new HexLayout(board, -RADIUS, -APOTHEM)
  sheet.save().path(layout.outline(0)).clip()
  drawShapes(
    sheet,
    [
      { kind: 'path', d: layout.outline(0), fill: theme.paper },
      ...Object.values(drawGround(board, layout, theme)).flat(),
    ],
    0,
    0,
    1,
  )
  sheet.restore()
  sheet.lineWidth(0.8).path(layout.outline(0)).stroke('#777777')
}
