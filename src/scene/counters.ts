import type { PiecePortrait, Portrait } from '../engine/portrait.ts'
import { APOTHEM } from './hex-layout.ts'
import type { BoardLayout } from './layout.ts'
import { box, disc, lines, type Point, type Shape } from './shapes.ts'
import { drawSymbol } from './symbols.ts'
import { drawBlock } from './table/block.ts'
import { coloursFor, type SideColours, type Theme, themeWithSides } from './theme.ts'

/** The side of a counter. */
export const COUNTER = 42
/** Where a general stands who has company: over the corner of the counter, so that neither hides the other. */
const BESIDE: Point = [17, -17]

/** A piece, and where it lies: the middle of its counter. */
export type PlacedPiece = {
  readonly piece: PiecePortrait
  readonly at: Point
  /** A general beside units, or among them on a table: he is drawn smaller. */
  readonly hasCompany: boolean
  /** How many lie in the stack that it is the first of; 0 for those below it. */
  readonly stack: number
}

/**
 * Counters in side colours, each with its symbol, strength and front; generals over the units that they lead. Several in a
 * place lie one below the other, the first in front, so that what is printed at the foot of each can be read. What covers
 * ground of its own lies where it is.
 */
export function drawPieces(portrait: Portrait, layout: BoardLayout, usual: Theme): Shape[] {
  const theme = themeWithSides(usual, portrait.sides)
  return placePieces(portrait.pieces, layout).map((placed): Shape => {
    const { piece, at } = placed
    return {
      kind: 'group',
      x: at[0],
      y: at[1],
      label: nameOf(piece, portrait, layout),
      shapes: drawPiece(placed, theme),
    }
  })
}

/** Where pieces lie, from the back to the front: places hold all of theirs. */
export function placePieces(pieces: readonly PiecePortrait[], layout: BoardLayout): PlacedPiece[] {
  const stacks = byPlace(pieces.filter(({ symbol, footprint }) => symbol !== 'general' && !footprint))
  // Columns that wait at the same entrance hide each other: the last lies on top, and says how many there are.
  const piles = byPlace(pieces.filter(({ footprint }) => footprint))
  // From the north to the south, and generals last: whoever overlaps lies in front. On a table no unit hides a general.
  const ordered = pieces.toSorted((a, b) => {
    const [first, second] = [layout.centre(a.place), layout.centre(b.place)]
    const generals = Number(a.symbol === 'general') - Number(b.symbol === 'general')
    return (
      (layout.isGrid ? 0 : generals) ||
      first[1] - second[1] ||
      generals ||
      a.place - b.place ||
      placeIn(stacks, b) - placeIn(stacks, a)
    )
  })
  return ordered.map((piece) => {
    const [x, y] = layout.centre(piece.place)
    const stack = stacks.get(piece.place) ?? []
    const pile = piles.get(piece.place)
    if (piece.footprint)
      return { piece, at: [x, y], hasCompany: false, stack: pile?.at(-1) === piece ? pile.length : 0 }
    if (piece.symbol === 'general') {
      const [dx, dy] = stack.length > 0 ? BESIDE : [0, 0]
      const at: Point = [x + dx, y + dy + shiftIn(Math.max(1, stack.length), 0)]
      return { piece, at, hasCompany: stack.length > 0 || !layout.isGrid, stack: 0 }
    }
    const place = stack.indexOf(piece)
    const at: Point = [x, y + shiftIn(stack.length, place)]
    return { piece, at, hasCompany: false, stack: place === 0 ? stack.length : 0 }
  })
}

/** Pieces by the place at which they are. */
export function byPlace(pieces: readonly PiecePortrait[]): Map<number, PiecePortrait[]> {
  const found = new Map<number, PiecePortrait[]>()
  for (const piece of pieces) {
    const own = found.get(piece.place)
    if (own) own.push(piece)
    else found.set(piece.place, [piece])
  }
  return found
}

/** A counter around the origin, with the number of its stack where it is the first of one. */
export function drawPiece({ piece, hasCompany, stack }: Omit<PlacedPiece, 'at'>, theme: Theme): Shape[] {
  const count = stack > 1 ? drawCount(stack, theme) : []
  if (piece.footprint) return [...drawBlock(piece, piece.footprint, theme), ...count]
  const colours = coloursFor(piece, theme)
  if (piece.symbol === 'general') return drawGeneral(colours, hasCompany ? 11 : 16, theme)
  return [...drawUnit(piece, colours, theme), ...count]
}

/** How far the counters of a stack are apart, and how far they may reach in all. */
const [STEP, REACH] = [15, 26]

/** How much further down than the middle a counter of a stack lies. */
function shiftIn(size: number, place: number): number {
  return (place - (size - 1) / 2) * Math.min(STEP, REACH / Math.max(1, size - 1))
}

const placeIn = (stacks: ReadonlyMap<number, readonly PiecePortrait[]>, piece: PiecePortrait) =>
  stacks.get(piece.place)?.indexOf(piece) ?? 0

/** How many lie in the stack: beside the symbol, where neither names nor numbers are. */
function drawCount(size: number, theme: Theme): Shape[] {
  const [x, y] = [COUNTER / 2, 1]
  return [
    { kind: 'circle', x, y, r: 7.5, fill: theme.halo, stroke: theme.ink, width: 1.2 },
    { kind: 'text', x, y: y + 3.9, text: String(size), size: 10.5, fill: theme.ink, anchor: 'middle', bold: true },
  ]
}

/** `French: Old Guard in M2, 3 of 4 elements, facing N`: for screen readers and tooltips. */
function nameOf(piece: PiecePortrait, portrait: Portrait, layout: BoardLayout): string {
  const { name, type, strength, full, side, place, square, arrives } = piece
  const facts = [
    `${portrait.sides[side]?.name ?? ''}: ${name ? `${name}, ` : ''}${type} ${layout.where(place)}`,
    ...(full > 1 ? [`${strength} of ${full}`] : []),
    ...(square ? ['in square'] : []),
    ...(arrives === undefined ? [] : [`arrives in turn ${arrives}`]),
  ]
  return facts.join(', ')
}

function drawUnit(piece: PiecePortrait, colours: SideColours, theme: Theme): Shape[] {
  if (piece.symbol === 'garrison') return drawGarrison(colours, theme)
  return [
    { kind: 'path', d: box([1.5, 2], COUNTER, COUNTER, 5), fill: theme.shadow, opacity: 0.3 },
    {
      kind: 'path',
      d: box([0, 0], COUNTER, COUNTER, 5),
      fill: colours.fill,
      stroke: colours.edge,
      width: 1.5,
      ...(piece.arrives !== undefined && { dash: [4, 3] }),
    },
    ...(piece.square
      ? [{ kind: 'path' as const, d: box([0, 0], COUNTER - 7, COUNTER - 7), stroke: colours.ink, width: 1.6 }]
      : []),
    ...drawSymbol(piece.symbol, ...symbolIn(piece), colours),
    ...drawFront(piece, colours),
    ...(piece.values === undefined ? drawStrength(piece, colours) : drawValues(piece, piece.values, colours)),
    ...drawGrade(piece, colours),
  ]
}

/** Where the symbol is, and how large: over numbers, and under a name where there is one as well. */
function symbolIn({ values, name }: PiecePortrait): [at: Point, scale: number] {
  if (values === undefined) return [[0, 1.8], 1.08]
  return name === undefined ? [[0, -6.5], 1] : [[0, -1.8], 0.84]
}

/** In the corner, or beside the symbol where the corner has a name. */
function drawGrade({ grade, values }: PiecePortrait, { ink }: SideColours): Shape[] {
  if (grade === '') return []
  if (values !== undefined)
    return [{ kind: 'text', x: -16.3, y: 2, text: grade, size: 9, fill: ink, anchor: 'middle', bold: true }]
  // As large as can be: it tells units apart that have the same symbol.
  const size = Math.min(13, (COUNTER - 20) / (grade.length * 0.72))
  return [{ kind: 'text', x: -18.5, y: -9, text: grade, size, fill: ink, anchor: 'start', bold: true }]
}

/** A triangle points to the side that the unit faces; over the counter, because its corners reach as far. */
function drawFront({ facing, square }: PiecePortrait, { ink, edge }: SideColours): Shape[] {
  if (facing === undefined || square) return []
  const tip = -APOTHEM + 1.5
  const d = lines([
    [0, tip],
    [8.5, tip + 11],
    [-8.5, tip + 11],
  ])
  return [
    {
      kind: 'group',
      x: 0,
      y: 0,
      turn: facing,
      shapes: [{ kind: 'path', d, fill: ink, stroke: edge, width: 1.6 }],
    },
  ]
}

/** One pip for each element, hollow where it is lost; smaller ones where the counter has no room for so many. */
function drawStrength({ strength, full }: PiecePortrait, { ink }: SideColours): Shape[] {
  const step = Math.min(7.6, (COUNTER - 6) / full)
  const size = 5.2 * (step / 7.6)
  const left = -((full - 1) * step) / 2
  return Array.from({ length: full }, (_, i): Shape => {
    const d = box([left + i * step, 16], size, size)
    return i < strength ? { kind: 'path', d, fill: ink } : { kind: 'path', d, stroke: ink, width: 0.9, opacity: 0.8 }
  })
}

/** What the counter says: its numbers at the foot, its name at the head. */
function drawValues({ name }: PiecePortrait, values: string, { ink }: SideColours): Shape[] {
  const line = (text: string, y: number, size: number): Shape => ({
    kind: 'text',
    x: 0,
    y,
    text,
    size,
    fill: ink,
    anchor: 'middle',
    bold: true,
  })
  const room = COUNTER - 5
  return [
    // As large as can be: they are what a player looks for from afar.
    line(values, 18.8, Math.min(16, room / (values.length * 0.66))),
    ...(name === undefined ? [] : [line(name, -12.2, Math.min(8.5, room / (name.length * 0.62)))]),
  ]
}

/** A disc with a star. */
export function drawGeneral({ fill, edge, ink }: SideColours, r: number, theme: Theme): Shape[] {
  const star = Array.from({ length: 10 }, (_, i): Point => {
    const reach = r * (i % 2 === 0 ? 0.74 : 0.3)
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  return [
    { kind: 'path', d: disc([1, 1.4], r), fill: theme.shadow, opacity: 0.3 },
    { kind: 'path', d: disc([0, 0], r), fill, stroke: edge, width: 1.4 },
    { kind: 'path', d: disc([0, 0], r - 2), stroke: ink, width: 0.8 },
    { kind: 'path', d: lines(star), fill: ink },
  ]
}

/** A small square that lies flat: a wall with a gate. */
export function drawGarrison({ fill, edge, ink }: SideColours, theme: Theme): Shape[] {
  return [
    { kind: 'path', d: box([1.2, 1.6], 26, 26), fill: theme.shadow, opacity: 0.3 },
    { kind: 'path', d: box([0, 0], 26, 26), fill, stroke: edge, width: 1.5 },
    { kind: 'path', d: 'M-9 8v-11h4v3h3v-3h4v3h3v-3h4v11Z', stroke: ink, width: 1.5 },
  ]
}
