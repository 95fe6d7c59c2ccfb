import type { PiecePortrait } from '../../src/engine/portrait.ts'
import { COUNTER, placePieces } from '../../src/scene/counters.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { BoardParts } from '../../src/scene/parts.ts'
import type { Point } from '../../src/scene/shapes.ts'
import { footprintAt } from '../../src/scene/table/block.ts'
import type { HighlightedArea, Overlay, PaintedPlaces, ProblemMark, ScoutedPlaces } from './overlay.ts'
import { type Pen, SIZE } from './pen.ts'
import { type Places, regionOf, traceRing } from './region.ts'
import type { Sprites } from './sprites.ts'

/** Notes and labels are left out where a place has a smaller radius on the page. */
const NOTE_RADIUS = 16
/** More single places than this are shown by their outline alone. */
const MOST_PLACES = 3000
/** How far lines that would be drawn glow, in pixels of the page. */
const GLOW = 5

/** Draws everything that is shown for the moment: from what lies on the ground to what the hand holds. */
export function drawOverlay(pen: Pen, overlay: Overlay, parts: BoardParts, sprites: Sprites): void {
  const { layout } = parts
  const { theme } = pen
  const { selection, hover, cursor, painted, chosen, path, pieces, problems, lasso, rectangle, ruler } = overlay
  for (const scouted of overlay.scouting ?? []) drawScouted(pen, scouted, layout)
  for (const scouted of overlay.scouting ?? []) drawFeet(pen, scouted, layout)
  for (const area of overlay.areas ?? []) drawArea(pen, area, layout)
  if (overlay.differing) drawDiffering(pen, overlay.differing, parts)
  if (painted) drawPainted(pen, painted, layout, sprites)
  if (selection && sizeOf(selection) > 0)
    pen.region(regionOf(selection, layout), { colour: theme.accent, hatching: 'rising' })
  if (chosen && sizeOf(chosen) > 0)
    pen.region(regionOf(chosen, layout), { colour: theme.accent, hatching: 'dots', dash: [6, 4] })
  if (overlay.picked) drawPicked(pen, overlay.picked, layout, sprites)
  if (overlay.drawn) pen.shapes(overlay.drawn(parts, theme), GLOW)
  if (path) drawPath(pen, path, layout)
  if (overlay.cleared) drawSides(pen, overlay.cleared)
  if (overlay.pickedSides) drawSides(pen, overlay.pickedSides)
  if (pieces) drawGhosts(pen, pieces, parts, sprites)
  overlay.sketch?.(pen, parts)
  overlay.motion?.draw(pen, parts, sprites, performance.now())
  for (const problem of problems ?? []) drawProblem(pen, problem, layout)
  if (hover !== undefined) drawPlace(pen, hover, parts, 1, [])
  if (cursor !== undefined) drawPlace(pen, cursor, parts, 3, [10, 4])
  if (lasso && lasso.length > 1) drawLine(pen, lasso, true)
  if (rectangle) drawLine(pen, cornersOf(rectangle.from, rectangle.to), true)
  if (ruler) {
    drawLine(pen, [ruler.from, ruler.to], false)
    const [[ax, ay], [bx, by]] = [pen.at(ruler.from), pen.at(ruler.to)]
    pen.write(ruler.label, [(ax + bx) / 2, (ay + by) / 2 - 14], 13)
  }
}

const sizeOf = (places: Places) => (places instanceof Set ? places.size : (places as readonly number[]).length)

function drawScouted(pen: Pen, { kind, places, within }: ScoutedPlaces, layout: BoardLayout): void {
  const hatching = kind === 'sight' || kind === 'zone' ? 'rising' : kind === 'range' ? 'falling' : 'dots'
  const colour =
    kind === 'sight' || kind === 'zone' ? pen.theme.accent : kind === 'range' ? pen.theme.mark : pen.theme.treeEdge
  if (within) pen.region(regionOf(within, layout), { colour, hatching, width: 1.5 })
  if (places.length > 0) pen.region(regionOf(listOf(places), layout), { colour, hatching, width: 1.5 })
  if (pen.camera.k * SIZE < NOTE_RADIUS) return
  for (const { place, note } of places) {
    const centre = layout.centre(place)
    if (note !== '' && pen.isInSight(centre)) pen.write(note, pen.at(centre), 12)
  }
}

/** A disc at the foot of each place that can be reached: it shows whatever else is hatched there. */
function drawFeet(pen: Pen, { kind, places }: ScoutedPlaces, layout: BoardLayout): void {
  if (kind !== 'march' || pen.isRough) return
  const radius = Math.max(2, Math.min(6, pen.camera.k * 5))
  for (const { place } of places) {
    const [x, y] = layout.centre(place)
    if (!pen.isInSight([x, y])) continue
    pen.context.beginPath()
    pen.context.arc(...pen.at([x, y + layout.halfWidth * 0.6]), radius, 0, 2 * Math.PI)
    pen.stroke(pen.theme.treeEdge, 2)
    pen.fill(pen.theme.treeEdge, 1)
  }
}

const lists = new WeakMap<ScoutedPlaces['places'], readonly number[]>()

/** The bare places, one list for each scouting, so that its region is made once. */
function listOf(places: ScoutedPlaces['places']): readonly number[] {
  const list = lists.get(places) ?? places.map(({ place }) => place)
  lists.set(places, list)
  return list
}

function drawArea(pen: Pen, { places, label, side }: HighlightedArea, layout: BoardLayout): void {
  const own = [...places]
  if (own.length === 0) return
  const colour = side === undefined ? pen.theme.sector : pen.theme.sides[side % 2]!.fill
  pen.region(regionOf(places, layout), { colour, hatching: side === 1 ? 'falling' : 'rising', width: 3 })
  const centres = own.map((place) => layout.centre(place))
  const middle = (at: 0 | 1) => centres.reduce((total, centre) => total + centre[at], 0) / centres.length
  pen.write(label, pen.at([middle(0), middle(1)]), 14)
}

/** A broken line around what is different: around the hexes together, or around whoever stands in a place of a table. */
function drawDiffering(pen: Pen, places: Places, parts: BoardParts): void {
  if (sizeOf(places) === 0) return
  const { layout } = parts
  if (layout.isGrid) return pen.region(regionOf(places, layout), { colour: pen.theme.caution, width: 3, dash: [3, 4] })
  pen.trace((context) => {
    for (const place of places) {
      if (parts.piecesOf.has(place)) for (const rim of parts.rims(place)) traceRing(context, rim)
      else
        context.roundRect(layout.centre(place)[0] - SIZE / 4, layout.centre(place)[1] - SIZE / 4, SIZE / 2, SIZE / 2, 4)
    }
  })
  pen.stroke(pen.theme.caution, 3, [3, 4])
}

/** The ground that places would get, one by one: they flow together when they are painted. */
function drawPainted(
  pen: Pen,
  { places, ground, standing = [] }: PaintedPlaces,
  layout: BoardLayout,
  sprites: Sprites,
): void {
  const { context } = pen
  const isMany = pen.isRough || sizeOf(places) > MOST_PLACES
  if (!isMany) {
    context.save()
    for (const place of places) {
      const centre = layout.centre(place)
      if (pen.isInSight(centre)) sprites.paintHex(groundOf(pen), ground, centre)
    }
    sprites.paintPieces(groundOf(pen), placePieces(standing, layout))
    context.restore()
  }
  pen.region(regionOf(places, layout), {
    colour: pen.theme.accent,
    ...(isMany && { hatching: 'dots' as const }),
    dash: [6, 4],
  })
}

/** Where pictures go that lie on the map. */
export function groundOf({ context, camera, ratio }: Pen) {
  return { context, scale: camera.k * ratio, left: camera.x * ratio, top: camera.y * ratio }
}

/** A dot in each place of a chain and a ring where it begins. */
function drawPath(pen: Pen, path: readonly number[], layout: BoardLayout): void {
  const centres = path.map((place) => layout.centre(place))
  const r = Math.max(2, Math.min(6, pen.camera.k * 6))
  pen.context.beginPath()
  for (const [i, centre] of centres.entries()) {
    const [x, y] = pen.at(centre)
    pen.context.moveTo(x + r * (i === 0 ? 2 : 1), y)
    pen.context.arc(x, y, r * (i === 0 ? 2 : 1), 0, 2 * Math.PI)
  }
  pen.fill(pen.theme.accent, 1)
}

/** Broken lines from corner to corner. */
function drawSides(pen: Pen, lines: NonNullable<Overlay['cleared']>): void {
  const { context } = pen
  context.beginPath()
  for (const line of lines) {
    const [[ax, ay], [bx, by]] = [pen.at(line[0]), pen.at(line[1])]
    context.moveTo(ax, ay)
    context.lineTo(bx, by)
  }
  pen.stroke(pen.theme.caution, Math.max(3, pen.camera.k * 7), [8, 8])
}

function drawGhosts(pen: Pen, pieces: NonNullable<Overlay['pieces']>, parts: BoardParts, sprites: Sprites): void {
  const { context } = pen
  context.save()
  context.globalAlpha = 0.85
  sprites.paintPieces(groundOf(pen), placePieces(pieces, parts.layout))
  context.restore()
  for (const piece of pieces) {
    const base = footprintAt(piece, parts.layout.centre(piece.place))
    if (base) drawRim(pen, [base], 2, [4, 4])
    else drawPlace(pen, piece.place, parts, 2, [4, 4])
  }
}

/** In front of the others, with a frame. */
function drawPicked(pen: Pen, piece: PiecePortrait, layout: BoardLayout, sprites: Sprites): void {
  const at = layout.centre(piece.place)
  if (!pen.isInSight(at)) return
  pen.context.save()
  sprites.paintPieces(groundOf(pen), [{ piece, at, hasCompany: false, stack: 1 }])
  pen.context.restore()
  const half = COUNTER / 2 + 2
  const base = footprintAt(piece, at)
  pen.trace((context) =>
    base ? traceRing(context, base) : context.roundRect(at[0] - half, at[1] - half, 2 * half, 2 * half, 6),
  )
  pen.stroke(pen.theme.accent, 2.5)
}

function drawPlace(pen: Pen, place: number, parts: BoardParts, width: number, dash: readonly number[]): void {
  const { layout } = parts
  if (!layout.has(place)) return
  if (layout.isGrid || parts.piecesOf.has(place)) drawRim(pen, parts.rims(place), width, dash)
  else drawCross(pen, layout.centre(place), width)
}

/** A point without anything on it: as large on the page however near one looks. */
function drawCross(pen: Pen, centre: Point, width: number): void {
  const [x, y] = pen.at(centre)
  const { context } = pen
  context.beginPath()
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    // biome-ignore format: arms
    context.moveTo(x + dx * 4, y + dy * 4)
    context.lineTo(x + dx * 12, y + dy * 12)
  }
  pen.stroke(pen.theme.ink, width)
}

function drawRim(pen: Pen, rims: readonly (readonly Point[])[], width: number, dash: readonly number[]): void {
  pen.trace((context) => {
    for (const rim of rims) traceRing(context, rim)
  })
  pen.stroke(pen.theme.ink, width, dash)
}

function drawLine(pen: Pen, points: readonly Point[], isClosed: boolean): void {
  pen.context.beginPath()
  for (const point of points) pen.context.lineTo(...pen.at(point))
  if (isClosed) pen.context.closePath()
  pen.stroke(pen.theme.accent, 2, isClosed ? [6, 4] : [])
}

const cornersOf = ([ax, ay]: Point, [bx, by]: Point): Point[] => [
  [ax, ay],
  [bx, ay],
  [bx, by],
  [ax, by],
]

/** An error is a square on its corner with a cross, a warning a triangle with a stroke, a remark a disc with an i. */
function drawProblem(pen: Pen, { place, severity }: ProblemMark, layout: BoardLayout): void {
  const centre = layout.centre(place)
  if (!pen.isInSight(centre)) return
  const [x, y] = pen.at([centre[0] + layout.halfWidth * 0.55, centre[1] - layout.halfWidth * 0.5])
  const r = Math.max(4, Math.min(11, pen.camera.k * 14))
  const { context, theme } = pen
  context.beginPath()
  if (severity === 'info') context.arc(x, y, r * 0.9, 0, 2 * Math.PI)
  else {
    const corners = severity === 'error' ? 4 : 3
    for (let i = 0; i < corners; i++) {
      const angle = (i / corners) * 2 * Math.PI - Math.PI / 2
      context.lineTo(x + Math.cos(angle) * r * 1.2, y + Math.sin(angle) * r * 1.2)
    }
    context.closePath()
  }
  const colour = severity === 'error' ? theme.mark : severity === 'warning' ? theme.caution : theme.accent
  pen.stroke(colour, 2)
  pen.fill(colour, 1)
  if (r < 7) return
  context.font = `bold ${r * 1.5}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = theme.halo
  context.fillText(
    severity === 'error' ? '×' : severity === 'warning' ? '!' : 'i',
    x,
    y + (severity === 'warning' ? r * 0.1 : 0),
  )
}
