import type { Portrait, TableBoardPortrait } from '../../engine/portrait.ts'
import { type BoardLayout, layoutOf } from '../../scene/layout.ts'
import type { Scene } from '../../scene/shapes.ts'
import { TENTH } from '../../scene/table-layout.ts'
import type { Theme } from '../../scene/theme.ts'
import { pictureOf, type VassalBoard } from './board.ts'

/** A table: a picture on which pieces stand anywhere, and a thread that measures in inches. */
export class TableVassalBoard implements VassalBoard {
  readonly scene: Scene
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly facings: number
  readonly thread: VassalBoard['thread']
  readonly #layout: BoardLayout

  constructor(portrait: Portrait<TableBoardPortrait>, theme: Theme) {
    const { scene, scale, width, height } = pictureOf(portrait, theme)
    this.scene = scene
    this.scale = scale
    this.width = width
    this.height = height
    this.#layout = layoutOf(portrait.board)
    this.facings = this.#layout.directions.length
    this.thread = {
      scale: Math.round(10 * TENTH * scale),
      // What is farther than 6 inches shall not be told as 6.
      round: 'Up',
      snaps: false,
      tooltip: 'Show the line and the inches between two points',
    }
  }

  centre(place: number): [x: number, y: number] {
    const [x, y] = this.#layout.centre(place)
    return [Math.round(x * this.scale), Math.round(y * this.scale)]
  }

  label(place: number): string {
    return this.#layout.label(place)
  }

  makeGrid(): undefined {
    return undefined
  }
}
