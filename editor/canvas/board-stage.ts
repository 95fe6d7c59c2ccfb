// By module: the whole of Konva has shapes, filters and drags that the board, which paints itself, would only load.
import { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import type { Size } from './camera.ts'

/** What paints on a canvas of the page, in its pixels. */
type Painter = (context: CanvasRenderingContext2D) => void

/** The stage that a board is drawn on: a layer for the map, and one above it for what changes with every move of the hand. */
export class BoardStage {
  readonly board: Layer
  readonly overlay: Layer
  readonly #stage: Stage

  constructor(container: HTMLDivElement, paintBoard: Painter, paintOverlay: Painter) {
    this.#stage = new Stage({ container, width: 0, height: 0, listening: false })
    // The map covers all of its layer whenever it is drawn.
    this.board = layerOf(paintBoard, { clearBeforeDraw: false })
    this.overlay = layerOf(paintOverlay, {})
    this.#stage.add(this.board, this.overlay)
  }

  resize({ width, height }: Size, ratio: number): void {
    for (const layer of [this.board, this.overlay]) {
      if (layer.getCanvas().getPixelRatio() !== ratio) layer.getCanvas().setPixelRatio(ratio)
    }
    this.#stage.size({ width, height })
  }

  destroy(): void {
    this.#stage.destroy()
  }
}

function layerOf(paint: Painter, options: { readonly clearBeforeDraw?: boolean }): Layer {
  const layer = new Layer({ listening: false, ...options })
  const sceneFunc = () => paint(layer.getNativeCanvasElement().getContext('2d')!)
  layer.add(new Shape({ listening: false, sceneFunc }))
  return layer
}
