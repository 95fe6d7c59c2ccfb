import type { Involved, Offer, Reconnaissance } from '../../src/engine/presenter.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { BoardParts } from '../../src/scene/parts.ts'
import type { Point } from '../../src/scene/shapes.ts'
import type { Pen } from '../canvas/pen.ts'
import { regionOf, traceRing } from '../canvas/region.ts'
import { coloursOf } from './colours.ts'
import { drawGhosts, drawPlanned } from './draw-ghosts.ts'
import { drawMarks } from './draw-marks.ts'
import type { Ghost, Planned, PlayChoice } from './play-view.ts'

/** What a game shows over its map. */
export type Sketch = {
  /** The places that can be pointed at, each with what is done there. */
  readonly choices: ReadonlyMap<number, readonly PlayChoice[]>
  /** The places where somebody is seen. */
  readonly manned: ReadonlySet<number>
  readonly considered: PlayChoice | undefined
  readonly turns: readonly PlayChoice[]
  /** What was done last. */
  readonly last: Offer | undefined
  /** Who takes part in what is decided now. */
  readonly involved: readonly Involved[]
  /** What has been decided, and is still to be carried out. */
  readonly planned: readonly Planned[]
  /** Whoever is on his way for the moment, and whether he may stand there. */
  readonly ghosts: readonly Ghost[]
  readonly isRefused: boolean
  /** The places that a line of the log is about. */
  readonly pointedOut: readonly number[]
  /** What a unit that was asked about has around and before it; while it is shown, nothing is offered. */
  readonly areas: Reconnaissance['areas'] | undefined
}

/** Smaller arrows than at this scale would be hit by chance only: the panel has them as buttons. */
const SMALLEST_ARROWS = 0.5
/** An arrow to turn by: how large it is on the map. */
const ARROW = 10

/** Draws what was done last, what can be done, and who does it. */
export function drawBattle(pen: Pen, parts: BoardParts, sketch: Sketch): void {
  const { choices, manned, considered, turns, last, involved, planned, pointedOut, areas, ghosts, isRefused } = sketch
  const { layout } = parts
  const { choose, bad } = coloursOf(pen)
  if (areas) {
    for (const [i, area] of areas.entries()) drawArea(pen, layout, area, i === 0 ? [7, 5] : [])
    return
  }
  for (const { offer, ghosts: going } of planned)
    if (going.length > 0) drawPlanned(pen, layout, going)
    else drawLast(pen, parts, offer)
  if (last && !planned.some(({ offer }) => offer === last)) drawLast(pen, parts, last)
  for (const { place, isTarget } of involved) outline(pen, parts, place, isTarget ? 4 : 2.5, isTarget ? bad : choose, 4)
  const actors = new Set(
    [...choices.values()].flat().flatMap(({ offer: { from } }) => (from === undefined ? [] : [from])),
  )
  for (const place of actors) outline(pen, parts, place, 2.5, choose, 4)
  for (const [place, here] of choices)
    drawOffer(pen, parts, place, here[0]!.offer, considered?.offer.place === place, manned.has(place))
  drawMarks(pen, parts, attacksIn(sketch))
  for (const place of pointedOut) outline(pen, parts, place, 0, pen.theme.accent, 4, [2, 5])
  if (pen.camera.k >= SMALLEST_ARROWS)
    for (const { offer } of turns) drawTurn(pen, layout, offer, considered?.offer === offer)
  drawGhosts(pen, layout, ghosts, isRefused)
}

/** The attacks whose odds are shown, by their targets: of several ways to make one, each has odds of its own. */
function attacksIn({ choices, considered }: Sketch): Map<number, Offer> {
  const attacks = new Map<number, Offer>()
  for (const [place, here] of choices) {
    const meant = here.length === 1 ? here[0] : here.find((choice) => choice === considered)
    if (meant?.offer.kind === 'attack') attacks.set(place, meant.offer)
  }
  return attacks
}

/** Only its outline: what stands there has to be seen. */
function drawArea(
  pen: Pen,
  layout: BoardLayout,
  { extent, side }: Reconnaissance['areas'][number],
  dash: readonly number[],
): void {
  pen.region(regionOf(extent, layout), { colour: pen.theme.sides[side % 2]!.fill, width: 3.5, dash })
}

/** The arrow at a point of the map, where there is one. */
export function turnAt(
  turns: readonly PlayChoice[],
  layout: BoardLayout,
  [x, y]: Point,
  scale: number,
): PlayChoice | undefined {
  if (scale < SMALLEST_ARROWS) return undefined
  return turns.find(({ offer }) => {
    const [ax, ay] = arrowOf(layout, offer)
    return Math.hypot(x - ax, y - ay) <= ARROW + 2
  })
}

function arrowOf(layout: BoardLayout, { from = 0, direction = 0 }: Offer): Point {
  const [x, y] = layout.centre(from)
  const angle = (direction * Math.PI) / 180
  // So far out that arrows in all directions have room beside each other.
  const away = Math.max(layout.halfHeight, (layout.directions.length * (ARROW + 1)) / Math.PI)
  return [x + Math.sin(angle) * away, y - Math.cos(angle) * away]
}

function drawOffer(
  pen: Pen,
  parts: BoardParts,
  place: number,
  { kind }: Offer,
  isConsidered: boolean,
  isManned: boolean,
): void {
  const { good, bad, choose } = coloursOf(pen)
  const centre = parts.layout.centre(place)
  if (!pen.isInSight(centre)) return
  const colour = kind === 'attack' ? bad : kind === 'move' || kind === 'place' ? good : choose
  const tint = isConsidered ? CONSIDERED[kind] : TINTS[kind]
  // Seen from afar, a line must not hide what a counter says.
  const fineness = Math.max(0.6, Math.min(1, pen.camera.k * 1.4))
  const width = isConsidered ? 5 : kind === 'place' ? 1.2 : kind === 'attack' ? 3.5 : 2.5
  trace(pen, parts, place, kind === 'choose' ? 1.5 : 4)
  if (tint !== undefined) pen.fill(colour, tint)
  pen.stroke(colour, width * fineness, kind === 'retreat' ? [7, 4] : [])
  // A dot would hide what a counter says.
  if ((kind === 'move' || kind === 'retreat') && !isManned) {
    const [x, y] = pen.at(centre)
    pen.context.beginPath()
    pen.context.arc(x, y, Math.max(3, 7 * pen.camera.k), 0, 2 * Math.PI)
    pen.stroke(colour, 1)
    pen.fill(colour, 1)
  }
}

/** Counters that are chosen or attacked keep their colours. */
const TINTS: Readonly<Partial<Record<Offer['kind'], number>>> = { place: 0.13, move: 0.2, attack: 0.12, retreat: 0.18 }
const CONSIDERED: typeof TINTS = { place: 0.38, move: 0.38, attack: 0.12, retreat: 0.38 }

function drawTurn(pen: Pen, layout: BoardLayout, offer: Offer, isConsidered: boolean): void {
  const { choose } = coloursOf(pen)
  const { k } = pen.camera
  const [x, y] = pen.at(arrowOf(layout, offer))
  const { context } = pen
  context.beginPath()
  context.arc(x, y, ARROW * k, 0, 2 * Math.PI)
  pen.stroke(choose, 1.5)
  pen.fill(isConsidered ? choose : pen.theme.halo, 1)
  const angle = ((offer.direction ?? 0) * Math.PI) / 180
  const corner = (forward: number, aside: number): Point => [
    x + (Math.sin(angle) * forward + Math.cos(angle) * aside) * k,
    y + (-Math.cos(angle) * forward + Math.sin(angle) * aside) * k,
  ]
  context.beginPath()
  for (const at of [corner(6.5, 0), corner(-3.5, 5.5), corner(-3.5, -5.5)]) context.lineTo(...at)
  context.closePath()
  pen.fill(isConsidered ? pen.theme.halo : choose, 1)
}

/** An arrow for what was done last, or a ring where nobody went anywhere. */
function drawLast(pen: Pen, parts: BoardParts, { from, place, kind }: Offer): void {
  const colour = kind === 'attack' ? coloursOf(pen).bad : pen.theme.ink
  const at = place ?? from
  if (at === undefined) return
  outline(pen, parts, at, 1, colour, 2, [3, 3])
  if (from === undefined || place === undefined || from === place) return
  const [[ax, ay], [bx, by]] = [parts.layout.centre(from), parts.layout.centre(place)]
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  // The arrow begins and ends at the rim of the counters, so that they are seen.
  const [sx, sy] = [ax + ux * 20, ay + uy * 20]
  const [ex, ey] = [bx - ux * 36, by - uy * 36]
  const { context } = pen
  context.beginPath()
  context.moveTo(...pen.at([sx, sy]))
  context.lineTo(...pen.at([ex, ey]))
  pen.stroke(colour, 3, [2, 6])
  context.beginPath()
  for (const [forward, aside] of [
    [14, 0],
    [0, 8],
    [0, -8],
  ] as const) {
    context.lineTo(...pen.at([ex + ux * forward - uy * aside, ey + uy * forward + ux * aside]))
  }
  context.closePath()
  pen.stroke(pen.theme.halo, 1)
  pen.fill(colour, 0.9)
}

function outline(
  pen: Pen,
  parts: BoardParts,
  place: number,
  margin: number,
  colour: string,
  width: number,
  dash: readonly number[] = [],
): void {
  if (!pen.isInSight(parts.layout.centre(place))) return
  trace(pen, parts, place, margin)
  pen.stroke(colour, width, dash)
}

function trace(pen: Pen, parts: BoardParts, place: number, margin: number): void {
  pen.trace((context) => {
    for (const rim of parts.rims(place, margin)) traceRing(context, rim)
  })
}
