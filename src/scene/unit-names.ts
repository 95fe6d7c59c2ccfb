import type { Portrait } from '../engine/portrait.ts'
import { COUNTER, type PlacedPiece, placePieces } from './counters.ts'
import { coveredBy, rectAround } from './covered.ts'
import { APOTHEM, type HexLayout, NUMBER_SIZE } from './hex-layout.ts'
import type { NameStyle, PlacedName } from './labels.ts'
import { type Point, type Rect, touch } from './shapes.ts'
import { textWidth } from './table/text-width.ts'

/** Smaller than the names of places, and not bold: the counter says more. */
const SIZE = 7.5
/** Between a counter and its name. */
const GAP = 2

/**
 * The names of units on hexes, where there is room beside their counters: whatever would cover a counter, a general, a hex's
 * own number or another name is left out. Counters with numbers have their names on them.
 */
export function placeUnitNames(portrait: Portrait, layout: HexLayout, names: readonly PlacedName[]): PlacedName[] {
  const isNamed = ({ name, values }: PlacedPiece['piece']) => name !== undefined && values === undefined
  if (!portrait.pieces.some(isNamed)) return []
  const pieces = placePieces(portrait.pieces, layout)
  const taken = new Squares()
  for (const { box } of names) taken.add(box)
  for (const placed of pieces) for (const box of coveredBy(placed)) taken.add(box)
  const frame: Rect = layout.frame(0)
  const found: PlacedName[] = []
  // Units have the first choice, then the generals beside them.
  for (const placed of pieces.toSorted((a, b) => rank(a) - rank(b))) {
    const { piece } = placed
    if (!isNamed(piece)) continue
    const numbers = numbersAround(piece.place, layout)
    const spot = spotsFor(placed, textWidth(piece.name!, SIZE)).find(
      ({ box }) => isWithin(box, frame) && !taken.has(box) && !numbers.some((number) => touch(number, box)),
    )
    if (!spot) continue
    taken.add(spot.box)
    const style: NameStyle = { size: SIZE, tone: 'ground' }
    found.push({ name: piece.name!, at: spot.at, box: spot.box, style })
  }
  return found
}

const rank = ({ piece }: PlacedPiece) => Number(piece.symbol === 'general')

/** Below the counter, and to the right and left of it. A general is named beside his disc. */
function spotsFor({ piece, at: [x, y], hasCompany }: PlacedPiece, width: number): { at: Point; box: Rect }[] {
  const half = piece.symbol === 'general' ? (hasCompany ? 11 : 16) : piece.symbol === 'garrison' ? 13 : COUNTER / 2
  const [aside, below] = [half + GAP + width / 2, half + GAP + SIZE / 2]
  const centres: Point[] = [
    [x, y + below],
    [x + aside, y],
    [x - aside, y],
  ]
  // Below him is the unit that he leads.
  return (hasCompany ? centres.slice(1) : centres).map((at) => ({ at, box: rectAround(at, width, SIZE) }))
}

/** The numbers of a hex and of those around it. */
function numbersAround(hex: number, layout: HexLayout): Rect[] {
  const { grid } = layout
  const near = [hex, ...Array.from({ length: 6 }, (_, direction) => grid.neighbour(hex, direction))]
  return near.flatMap((one) => {
    if (!layout.has(one)) return []
    const [x, y] = layout.centre(one)
    return [rectAround([x, y - APOTHEM + 2 + NUMBER_SIZE / 2], textWidth(layout.label(one), NUMBER_SIZE), NUMBER_SIZE)]
  })
}

const isWithin = (box: Rect, { x, y, width, height }: Rect) =>
  box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height

/** How wide the squares are in which boxes are looked up. */
const SQUARE = 128

/** What takes up room, by the squares that it lies in. */
class Squares {
  readonly #boxes = new Map<string, Rect[]>()

  add(box: Rect): void {
    for (const square of squaresOf(box)) {
      const there = this.#boxes.get(square)
      if (there) there.push(box)
      else this.#boxes.set(square, [box])
    }
  }

  has(box: Rect): boolean {
    return squaresOf(box).some((square) => this.#boxes.get(square)?.some((other) => touch(other, box)))
  }
}

function squaresOf({ x, y, width, height }: Rect): string[] {
  const found: string[] = []
  for (let column = Math.floor(x / SQUARE); column <= Math.floor((x + width) / SQUARE); column++) {
    for (let row = Math.floor(y / SQUARE); row <= Math.floor((y + height) / SQUARE); row++)
      found.push(`${column} ${row}`)
  }
  return found
}
