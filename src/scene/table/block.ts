import { mix } from '../../board/colours.ts'
import type { PiecePortrait, PieceSymbol } from '../../engine/portrait.ts'
import { box, disc, lines, type Point, type Shape } from '../shapes.ts'
import { TENTH } from '../table-layout.ts'
import { coloursFor, type SideColours, type Theme } from '../theme.ts'
import { textWidth } from './text-width.ts'

type Size = NonNullable<PiecePortrait['footprint']>

/** How far the sign of the front stands out from a block. */
const SPUR = 5

/**
 * A unit on a table around the origin, to scale: its base turned to where it faces, its symbol from corner to corner as on
 * maps, and its numbers in the midst. What is deeper than wide is in column: its symbol marches ahead of its ranks.
 */
export function drawBlock(piece: PiecePortrait, { width, depth }: Size, theme: Theme): Shape[] {
  const { symbol, facing = 0, arrives, square, values, grade } = piece
  const colours = coloursFor(piece, theme)
  const [w, d] = [width * TENTH, depth * TENTH]
  const isColumn = d > w
  // The symbol fills a line, and the head of a column.
  const [high, middle] = isColumn ? [Math.min(w, d), -(d - Math.min(w, d)) / 2] : [d, 0]
  const base = box([0, 0], w, d, 1.5)
  const isLater = arrives !== undefined
  const shapes: Shape[] = [
    ...drawFront(symbol, w, d, isColumn, square || piece.facing === undefined, colours),
    {
      kind: 'path',
      d: base,
      fill: isLater ? mix(colours.fill, theme.paper, 0.35) : colours.fill,
      stroke: colours.edge,
      width: 1.3,
      ...(isLater && { dash: [4, 3] }),
    },
    ...drawSign(symbol, w, high, middle, colours),
    ...(isColumn ? [drawRanks(w, d, colours)] : []),
    ...(square ? [{ kind: 'path' as const, d: box([0, 0], w - 6, d - 6), stroke: colours.ink, width: 1.5 }] : []),
  ]
  const at = turned([0, middle], facing)
  return [
    {
      kind: 'group',
      x: 1.4,
      y: 1.9,
      turn: facing,
      shapes: [{ kind: 'path', d: base, fill: theme.shadow, opacity: 0.3 }],
    },
    { kind: 'group', x: 0, y: 0, turn: facing, shapes },
    ...drawValues(values, symbol, at, Math.min(w, high), colours),
    ...drawGrade(grade, turned([-w / 2 + 5, middle], facing), colours),
  ]
}

/** Where a point of a block is when it is turned. */
function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** A spur points ahead; guns that are ready to fire show their barrels instead, and a square has no front. */
function drawFront(
  symbol: PieceSymbol,
  w: number,
  d: number,
  isColumn: boolean,
  square: boolean,
  { fill, edge }: SideColours,
): Shape[] {
  if (square) return []
  const top = -d / 2
  const isGun = symbol === 'artillery' || symbol === 'horse-artillery'
  if (isGun && !isColumn) {
    const barrels = [-0.3, 0, 0.3].map((share) => `M${share * w} ${top}v${-SPUR - 0.5}`).join('')
    return [{ kind: 'path', d: barrels, stroke: edge, width: 2.6 }]
  }
  const spur = lines([
    [-5.5, top + 1],
    [0, top - SPUR],
    [5.5, top + 1],
  ])
  return [{ kind: 'path', d: spur, fill, stroke: edge, width: 1.3 }]
}

/** Infantry is a cross from corner to corner, cavalry one stroke, guns neither; what has no symbol of its own a frame. */
function drawSign(symbol: PieceSymbol, w: number, h: number, middle: number, { ink }: SideColours): Shape[] {
  const [x, top, bottom] = [w / 2 - 0.8, middle - h / 2 + 0.8, middle + h / 2 - 0.8]
  const rising = `M${-x} ${bottom}L${x} ${top}`
  const falling = `M${-x} ${top}L${x} ${bottom}`
  const d = symbol === 'infantry' ? rising + falling : symbol === 'artillery' ? '' : rising
  const front: Shape = { kind: 'path', d: `M${-x} ${top + 0.7}H${x}`, stroke: ink, width: 2.2 }
  return [front, ...(d === '' ? [] : [{ kind: 'path' as const, d, stroke: ink, width: 1.3, opacity: 0.9 }])]
}

/** The ranks that follow the head of a column. */
function drawRanks(w: number, d: number, { ink }: SideColours): Shape {
  const from = -d / 2 + Math.min(w, d)
  const ranks: string[] = []
  for (let y = from; y < d / 2 - 2; y += 5) ranks.push(`M${-w / 2 + 3} ${y}H${w / 2 - 3}`)
  return { kind: 'path', d: ranks.join(''), stroke: ink, width: 1.1, opacity: 0.75 }
}

/** Numbers on a disc in the midst, upright whichever way the block faces; the ball of guns is their disc. */
function drawValues(
  values: string | undefined,
  symbol: PieceSymbol,
  at: Point,
  room: number,
  { fill, ink }: SideColours,
): Shape[] {
  const isGun = symbol === 'artillery' || symbol === 'horse-artillery'
  const size = Math.min(11.5, room * 0.5)
  const [x, y] = at
  const width = values === undefined ? 0 : textWidth(values, size, true)
  const r = Math.min(room / 2 - 3, size * 0.68)
  const field = width > 1.5 * r ? box(at, width + 5, 2 * r, r * 0.6) : disc(at, r)
  const [ground, figure] = isGun ? [ink, fill] : [fill, ink]
  return [
    ...(values !== undefined || isGun ? [{ kind: 'path' as const, d: field, fill: ground }] : []),
    ...(values === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            x,
            y: y + size * 0.36,
            text: values,
            size,
            fill: figure,
            anchor: 'middle' as const,
            bold: true,
          },
        ]),
  ]
}

function drawGrade(grade: string, [x, y]: Point, { ink }: SideColours): Shape[] {
  if (grade === '') return []
  return [{ kind: 'text', x, y: y + 2.6, text: grade, size: 7.2, fill: ink, anchor: 'middle', bold: true }]
}

/** The corners of what a piece covers at a point of the picture, clockwise; nothing where it covers no ground. */
export function footprintAt({ footprint, facing = 0 }: PiecePortrait, [x, y]: Point): readonly Point[] | undefined {
  if (!footprint) return undefined
  const angle = (facing * Math.PI) / 180
  const [across, along] = [(footprint.width * TENTH) / 2, (footprint.depth * TENTH) / 2]
  const corner = (right: number, ahead: number): Point => [
    x + Math.cos(angle) * right + Math.sin(angle) * ahead,
    y + Math.sin(angle) * right - Math.cos(angle) * ahead,
  ]
  return [corner(-across, along), corner(across, along), corner(across, -along), corner(-across, -along)]
}
