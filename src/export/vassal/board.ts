import type { HexGrid } from '../../board/hex-grid.ts'
import type { HexBoardPortrait, Portrait } from '../../engine/portrait.ts'
import { drawScene } from '../../scene/draw.ts'
import { APOTHEM, type HexLayout, RADIUS } from '../../scene/hex-layout.ts'
import { layoutOf } from '../../scene/layout.ts'
import { LAYERS, type LayerId, type Scene } from '../../scene/shapes.ts'
import type { Theme } from '../../scene/theme.ts'

/** How much larger than our pictures a board is, and the longest side that a picture may have. */
const [SCALE, LONGEST] = [1.5, 8000]

/** What lies on the board; pieces are pieces there, and the legend is the help page. */
const LEFT_OUT: readonly LayerId[] = ['pieces', 'marks', 'legend']

/** A board as VASSAL knows it: a picture, and a grid that fits it to the pixel. */
export class VassalBoard {
  readonly scene: Scene
  readonly scale: number
  readonly width: number
  readonly height: number
  /** Between the centres of neighbouring columns, and of neighbouring rows. */
  readonly dx: number
  readonly dy: number
  readonly grid: HexGrid
  /** The centre of the hex in the north-west. */
  readonly origin: readonly [x: number, y: number]
  readonly #layout: HexLayout

  constructor(portrait: Portrait<HexBoardPortrait>, theme: Theme) {
    const layers = new Set(LAYERS.filter((id) => !LEFT_OUT.includes(id)))
    this.scene = drawScene({ ...portrait, pieces: [] }, { theme, layers })
    this.#layout = layoutOf(portrait.board)
    this.grid = this.#layout.grid
    this.scale = Math.min(SCALE, LONGEST / this.scene.width, LONGEST / this.scene.height)
    // The renderer rounds the width, and makes the height follow it.
    this.width = Math.round(this.scene.width * this.scale)
    this.height = Math.round((this.scene.height * this.width) / this.scene.width)
    this.dx = 1.5 * RADIUS * this.scale
    this.dy = 2 * APOTHEM * this.scale
    const [x, y] = this.#layout.centre(this.grid.rows - 1)
    this.origin = [Math.round(x * this.scale), Math.round(y * this.scale)]
  }

  /** Where VASSAL's grid puts a piece in a hex: it counts whole steps from the origin, and cuts off fractions. */
  centre(hex: number): [x: number, y: number] {
    const [cx, cy] = this.#layout.centre(hex)
    const [x0, y0] = this.origin
    const column = Math.round((cx * this.scale - x0) / this.dx)
    const fromNorth = (cy * this.scale - y0) / this.dy
    const shift = column % 2 === 0 ? 0 : Math.trunc(this.dy / 2)
    const row = column % 2 === 0 ? Math.round(fromNorth) : Math.floor(fromNorth)
    return [Math.trunc(this.dx * column + x0), Math.trunc(this.dy * row + shift + y0)]
  }

  /** The corners of a hex, as the path of a zone. */
  path(hex: number): string {
    const [x, y] = this.#layout.centre(hex)
    const corners = Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3
      return [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)]
    })
    return corners.map((corner) => corner.map((one) => Math.round(one * this.scale)).join(',')).join(';')
  }
}
