import { overlap, type Rect } from '../shapes.ts'

/** How wide the squares are in which obstacles are looked up. */
const SQUARE = 64

/** `asked` is the question by which it was looked at last: it may lie in several squares. */
type Obstacle = { readonly box: Rect; readonly weight: number; asked: number }

/** What lies in the way of names: each with how bad it is to cover a unit of its area. */
export class LabelRoom {
  readonly #squares = new Map<number, Obstacle[]>()
  readonly #frame: Rect
  #questions = 0

  /** Names stay inside the frame. */
  constructor(frame: Rect) {
    this.#frame = frame
  }

  add(box: Rect, weight: number): void {
    const obstacle = { box, weight, asked: 0 }
    for (const square of squaresOf(box)) {
      const own = this.#squares.get(square)
      if (own) own.push(obstacle)
      else this.#squares.set(square, [obstacle])
    }
  }

  /** What it costs to write in some boxes; no more is told than that it is above the limit. */
  cost(boxes: readonly Rect[], limit: number): number {
    let total = 0
    for (const box of boxes) {
      total += this.#costOf(box)
      if (total > limit) break
    }
    return total
  }

  #costOf(box: Rect): number {
    const { x, y, width, height } = this.#frame
    const isInside = box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height
    if (!isInside) return OUTSIDE
    let total = 0
    const question = ++this.#questions
    for (const square of squaresOf(box)) {
      for (const obstacle of this.#squares.get(square) ?? []) {
        if (obstacle.asked === question) continue
        obstacle.asked = question
        total += overlap(obstacle.box, box) * obstacle.weight
      }
    }
    return total
  }
}

const OUTSIDE = 50_000

function squaresOf({ x, y, width, height }: Rect): number[] {
  const found: number[] = []
  for (let column = Math.floor(x / SQUARE); column <= Math.floor((x + width) / SQUARE); column++)
    for (let row = Math.floor(y / SQUARE); row <= Math.floor((y + height) / SQUARE); row++)
      found.push(column * 65_536 + row)
  return found
}
