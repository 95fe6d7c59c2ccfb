import type { HexGrid } from '../../board/hex-grid.ts'
import type { HexBoardPortrait, Portrait } from '../../engine/portrait.ts'
import { APOTHEM, type HexLayout, RADIUS } from '../../scene/hex-layout.ts'
import { layoutOf } from '../../scene/layout.ts'
import type { Scene } from '../../scene/shapes.ts'
import type { Theme } from '../../scene/theme.ts'
import { type Element, element } from '../xml.ts'
import { pictureOf, type VassalBoard } from './board.ts'

const GRIDS = 'VASSAL.build.module.map.boardPicker.board'

/** A board of hexes: a picture, and a grid that fits it to the pixel. */
export class HexVassalBoard implements VassalBoard {
  readonly scene: Scene
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly facings = 6
  readonly thread = {
    scale: 0,
    round: 'Nearest whole number',
    snaps: true,
    tooltip: 'Show the line and the range between two hexes',
  }
  /** Between the centres of neighbouring columns, and of neighbouring rows. */
  readonly #dx: number
  readonly #dy: number
  readonly #grid: HexGrid
  /** The centre of the hex in the north-west. */
  readonly #origin: readonly [x: number, y: number]
  readonly #layout: HexLayout

  constructor(portrait: Portrait<HexBoardPortrait>, theme: Theme) {
    const { scene, scale, width, height } = pictureOf(portrait, theme)
    this.scene = scene
    this.scale = scale
    this.width = width
    this.height = height
    this.#layout = layoutOf(portrait.board)
    this.#grid = this.#layout.grid
    this.#dx = 1.5 * RADIUS * scale
    this.#dy = 2 * APOTHEM * scale
    const [x, y] = this.#layout.centre(this.#grid.rows - 1)
    this.#origin = [Math.round(x * scale), Math.round(y * scale)]
  }

  /** Where VASSAL's grid puts a piece in a hex: it counts whole steps from the origin, and cuts off fractions. */
  centre(hex: number): [x: number, y: number] {
    const [cx, cy] = this.#layout.centre(hex)
    const [x0, y0] = this.#origin
    const column = Math.round((cx * this.scale - x0) / this.#dx)
    const fromNorth = (cy * this.scale - y0) / this.#dy
    const shift = column % 2 === 0 ? 0 : Math.trunc(this.#dy / 2)
    const row = column % 2 === 0 ? Math.round(fromNorth) : Math.floor(fromNorth)
    return [Math.trunc(this.#dx * column + x0), Math.trunc(this.#dy * row + shift + y0)]
  }

  label(hex: number): string {
    return this.#grid.label(hex)
  }

  /**
   * A grid of hexes to snap to and to count ranges with, and a zone on each hex that gives it its name: VASSAL's own
   * numbering cannot leave out the column J.
   */
  makeGrid(): Element {
    const [x0, y0] = this.#origin
    return element(
      `${GRIDS}.ZonedGrid`,
      {},
      element(`${GRIDS}.HexGrid`, {
        color: '0,0,0',
        cornersLegal: false,
        dotsVisible: false,
        dx: this.#dx,
        dy: this.#dy,
        edgesLegal: false,
        sideways: false,
        snapTo: true,
        visible: false,
        x0,
        y0,
      }),
      element(`${GRIDS}.mapgrid.ZonedGridHighlighter`),
      ...Array.from({ length: this.#grid.size }, (_, hex) =>
        element(`${GRIDS}.mapgrid.Zone`, {
          highlightProperty: '',
          locationFormat: '$name$',
          name: this.label(hex),
          path: this.#path(hex),
          useHighlight: false,
          useParentGrid: true,
        }),
      ),
    )
  }

  /** The corners of a hex, as the path of a zone. */
  #path(hex: number): string {
    const [x, y] = this.#layout.centre(hex)
    const corners = Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3
      return [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)]
    })
    return corners.map((corner) => corner.map((one) => Math.round(one * this.scale)).join(',')).join(';')
  }
}
