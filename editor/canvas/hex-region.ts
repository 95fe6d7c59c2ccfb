import { DIRECTIONS, type HexGrid } from '../../src/board/hex-grid.ts'
import { APOTHEM, CORNERS, type HexLayout, RADIUS } from '../../src/scene/hex-layout.ts'
import type { Rect } from '../../src/scene/shapes.ts'
import type { BoardRegion, Places } from './region.ts'

/** Hexes one above the other: the northernmost and the southernmost. */
type Run = { readonly north: number; readonly south: number }

/** A set of hexes: columns of hexes, and the sides that are its border. */
export class HexRegion implements BoardRegion {
  readonly #layout: HexLayout
  readonly #runs: readonly Run[]
  readonly #border: Float32Array

  constructor(hexes: Places, layout: HexLayout) {
    this.#layout = layout
    const own = hexes instanceof Set ? (hexes as ReadonlySet<number>) : new Set(hexes)
    this.#runs = runsOf(
      [...own].filter((hex) => hex >= 0 && hex < layout.grid.size).sort((a, b) => a - b),
      layout.grid,
    )
    this.#border = borderOf(own, layout)
  }

  /** From far away the columns are plain rectangles. */
  trace(context: CanvasRenderingContext2D, sight: Rect, isFar: boolean): void {
    for (const { north, south } of this.#runs) {
      const [[x, top], [, bottom]] = [this.#layout.centre(north), this.#layout.centre(south)]
      if (x < sight.x - RADIUS || x > sight.x + sight.width + RADIUS) continue
      if (bottom < sight.y - RADIUS || top > sight.y + sight.height + RADIUS) continue
      if (isFar) context.rect(x - RADIUS * 0.75, top - APOTHEM, RADIUS * 1.5, bottom - top + 2 * APOTHEM)
      else traceRun(context, x, top, bottom)
    }
  }

  traceBorder(context: CanvasRenderingContext2D, sight: Rect): void {
    const border = this.#border
    const [west, east] = [sight.x - RADIUS, sight.x + sight.width + RADIUS]
    const [north, south] = [sight.y - RADIUS, sight.y + sight.height + RADIUS]
    for (let i = 0; i < border.length; i += 4) {
      const [x, y] = [border[i]!, border[i + 1]!]
      if (x < west || x > east || y < north || y > south) continue
      context.moveTo(x, y)
      context.lineTo(border[i + 2]!, border[i + 3]!)
    }
  }
}

function runsOf(sorted: readonly number[], grid: HexGrid): Run[] {
  const runs: { north: number; south: number }[] = []
  let last: { north: number; south: number } | undefined
  for (const hex of sorted) {
    if (last && hex === last.north + 1 && grid.row(hex) > 0) last.north = hex
    else runs.push((last = { north: hex, south: hex }))
  }
  return runs
}

function borderOf(own: ReadonlySet<number>, layout: HexLayout): Float32Array {
  const sides: number[] = []
  for (const hex of own) {
    if (hex < 0 || hex >= layout.grid.size) continue
    const [x, y] = layout.centre(hex)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      if (own.has(layout.grid.neighbour(hex, direction))) continue
      const [[ax, ay], [bx, by]] = [CORNERS[direction]!, CORNERS[(direction + 1) % 6]!]
      sides.push(x + ax, y + ay, x + bx, y + by)
    }
  }
  return new Float32Array(sides)
}

/** Down along the eastern corners, and up along the western ones. */
function traceRun(context: CanvasRenderingContext2D, x: number, top: number, bottom: number): void {
  const half = RADIUS / 2
  context.moveTo(x - half, top - APOTHEM)
  context.lineTo(x + half, top - APOTHEM)
  for (let y = top; y < bottom + APOTHEM; y += 2 * APOTHEM) {
    context.lineTo(x + RADIUS, y)
    context.lineTo(x + half, y + APOTHEM)
  }
  context.lineTo(x - half, bottom + APOTHEM)
  for (let y = bottom; y > top - APOTHEM; y -= 2 * APOTHEM) {
    context.lineTo(x - RADIUS, y)
    context.lineTo(x - half, y - APOTHEM)
  }
  context.closePath()
}
