import type { PiecePortrait } from '../../src/engine/portrait.ts'
import { COUNTER, placePieces } from '../../src/scene/counters.ts'
import { type HexLayout, RADIUS } from '../../src/scene/hex-layout.ts'
import type { Point } from '../../src/scene/shapes.ts'
import type { HighlightedArea, Overlay, PaintedPlaces, ProblemMark, ScoutedPlaces } from './overlay.ts'
import type { Pen } from './pen.ts'
import { type Places, regionOf } from './region.ts'
import type { Sprites } from './sprites.ts'

/** Notes and labels are left out where a place has a smaller radius on the page. */
const NOTE_RADIUS = 16
/** More single places than this are shown by their outline alone. */
const MOST_PLACES = 3000

/** Draws everything that is shown for the moment: from what lies on the ground to what the hand holds. */
export function drawOverlay(pen: Pen, overlay: Overlay, layout: HexLayout, sprites: Sprites): void {
  const { theme } = pen
  const { selection, hover, cursor, painted, chosen, path, pieces, problems, lasso, rectangle, ruler } = overlay
  for (const scouted of overlay.scouting ?? []) drawScouted(pen, scouted, layout)
  for (const scouted of overlay.scouting ?? []) drawFeet(pen, scouted, layout)
  for (const area of overlay.areas ?? []) drawArea(pen, area, layout)
  if (painted) drawPainted(pen, painted, layout, sprites)
  if (selection && sizeOf(selection) > 0)
    pen.region(regionOf(selection, layout), { colour: theme.accent, hatching: 'rising' })
  if (chosen && sizeOf(chosen) > 0)
    pen.region(regionOf(chosen, layout), { colour: theme.accent, hatching: 'dots', dash: [6, 4] })
  if (overlay.picked) drawPicked(pen, overlay.picked, layout, sprites)
  if (path) drawPath(pen, path, layout)
  if (pieces) drawGhosts(pen, pieces, layout, sprites)
  overlay.sketch?.(pen, layout)
  for (const problem of problems ?? []) drawProblem(pen, problem, layout)
  if (hover !== undefined) drawPlace(pen, hover, layout, 1, [])
  if (cursor !== undefined) drawPlace(pen, cursor, layout, 3, [10, 4])
  if (lasso && lasso.length > 1) drawLine(pen, lasso, true)
  if (rectangle) drawLine(pen, cornersOf(rectangle.from, rectangle.to), true)
  if (ruler) {
    drawLine(pen, [ruler.from, ruler.to], false)
    const [[ax, ay], [bx, by]] = [pen.at(ruler.from), pen.at(ruler.to)]
    pen.write(ruler.label, [(ax + bx) / 2, (ay + by) / 2 - 14], 13)
  }
}

const sizeOf = (places: Places) => (places instanceof Set ? places.size : (places as readonly number[]).length)

function drawScouted(pen: Pen, { kind, places }: ScoutedPlaces, layout: HexLayout): void {
  const hatching = kind === 'sight' || kind === 'zone' ? 'rising' : kind === 'range' ? 'falling' : 'dots'
  const colour =
    kind === 'sight' || kind === 'zone' ? pen.theme.accent : kind === 'range' ? pen.theme.mark : pen.theme.treeEdge
  pen.region(regionOf(listOf(places), layout), { colour, hatching, width: 1.5 })
  if (pen.camera.k * RADIUS < NOTE_RADIUS) return
  for (const { place, note } of places) {
    const centre = layout.centre(place)
    if (note !== '' && pen.isInSight(centre)) pen.write(note, pen.at(centre), 12)
  }
}

/** A disc at the foot of each place that can be reached: it shows whatever else is hatched there. */
function drawFeet(pen: Pen, { kind, places }: ScoutedPlaces, layout: HexLayout): void {
  if (kind !== 'march' || pen.isRough) return
  const radius = Math.max(2, Math.min(6, pen.camera.k * 5))
  for (const { place } of places) {
    const [x, y] = layout.centre(place)
    if (!pen.isInSight([x, y])) continue
    pen.context.beginPath()
    pen.context.arc(...pen.at([x, y + RADIUS * 0.6]), radius, 0, 2 * Math.PI)
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

function drawArea(pen: Pen, { places, label, side }: HighlightedArea, layout: HexLayout): void {
  const own = [...places]
  if (own.length === 0) return
  const colour = side === undefined ? pen.theme.sector : pen.theme.sides[side % 2]!.fill
  pen.region(regionOf(places, layout), { colour, hatching: side === 1 ? 'falling' : 'rising', width: 3 })
  const centres = own.map((place) => layout.centre(place))
  const middle = (at: 0 | 1) => centres.reduce((total, centre) => total + centre[at], 0) / centres.length
  pen.write(label, pen.at([middle(0), middle(1)]), 14)
}

/** The ground that places would get, one by one: they flow together when they are painted. */
function drawPainted(
  pen: Pen,
  { places, ground, standing = [] }: PaintedPlaces,
  layout: HexLayout,
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

function groundOf({ context, camera, ratio }: Pen) {
  return { context, scale: camera.k * ratio, left: camera.x * ratio, top: camera.y * ratio }
}

/** A line through the centres, with a dot in each place and a ring where it begins. */
function drawPath(pen: Pen, path: readonly number[], layout: HexLayout): void {
  const centres = path.map((place) => layout.centre(place))
  drawLine(pen, centres, false)
  const r = Math.max(2, Math.min(6, pen.camera.k * 6))
  pen.context.beginPath()
  for (const [i, centre] of centres.entries()) {
    const [x, y] = pen.at(centre)
    pen.context.moveTo(x + r * (i === 0 ? 2 : 1), y)
    pen.context.arc(x, y, r * (i === 0 ? 2 : 1), 0, 2 * Math.PI)
  }
  pen.fill(pen.theme.accent, 1)
}

function drawGhosts(pen: Pen, pieces: NonNullable<Overlay['pieces']>, layout: HexLayout, sprites: Sprites): void {
  const { context } = pen
  context.save()
  context.globalAlpha = 0.85
  sprites.paintPieces(groundOf(pen), placePieces(pieces, layout))
  context.restore()
  for (const { place } of pieces) drawPlace(pen, place, layout, 2, [4, 4])
}

/** In front of the others, with a frame. */
function drawPicked(pen: Pen, piece: PiecePortrait, layout: HexLayout, sprites: Sprites): void {
  const at = layout.centre(piece.place)
  if (!pen.isInSight(at)) return
  pen.context.save()
  sprites.paintPieces(groundOf(pen), [{ piece, at, hasCompany: false, stack: 1 }])
  pen.context.restore()
  const half = COUNTER / 2 + 2
  pen.trace((context) => context.roundRect(at[0] - half, at[1] - half, 2 * half, 2 * half, 6))
  pen.stroke(pen.theme.accent, 2.5)
}

function drawPlace(pen: Pen, place: number, layout: HexLayout, width: number, dash: readonly number[]): void {
  if (place < 0 || place >= layout.grid.size) return
  pen.trace((context) => regionOf(single(place), layout).traceBorder(context, pen.sight))
  pen.stroke(pen.theme.ink, width, dash)
}

const singles = new Map<number, readonly number[]>()

function single(place: number): readonly number[] {
  const known = singles.get(place) ?? [place]
  singles.set(place, known)
  return known
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
function drawProblem(pen: Pen, { place, severity }: ProblemMark, layout: HexLayout): void {
  const centre = layout.centre(place)
  if (!pen.isInSight(centre)) return
  const [x, y] = pen.at([centre[0] + RADIUS * 0.55, centre[1] - RADIUS * 0.5])
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
