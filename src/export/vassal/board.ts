import type { Portrait } from '../../engine/portrait.ts'
import { drawScene } from '../../scene/draw.ts'
import { lasting } from '../../scene/lasting.ts'
import { LAYERS, type LayerId, type Scene } from '../../scene/shapes.ts'
import type { Theme } from '../../scene/theme.ts'
import type { Element } from '../xml.ts'

/** How much larger than our pictures a board is, and the longest side that a picture may have. */
const [SCALE, LONGEST] = [1.5, 8000]

/** What lies on the board; pieces are pieces there, and the legend is the help page. */
const LEFT_OUT: readonly LayerId[] = ['pieces', 'marks', 'legend']

/** The picture of a board in pixels. */
export type BoardPicture = {
  readonly scene: Scene
  readonly scale: number
  readonly width: number
  readonly height: number
}

/** A board as VASSAL knows it: a picture, and what it is divided into, if anything. */
export interface VassalBoard extends BoardPicture {
  /** Where a piece stands, in pixels. */
  centre(place: number): [x: number, y: number]
  label(place: number): string
  /** What pieces snap to and ranges are counted with; nothing where they stand anywhere. */
  makeGrid(): Element | undefined
  /** How the thread between two points measures: pixels for each step, 0 where the grid counts, and how it rounds. */
  readonly thread: {
    readonly scale: number
    readonly round: string
    readonly snaps: boolean
    readonly tooltip: string
  }
  /** How many directions pieces can face. */
  readonly facings: number
}

/** The picture of a board, as large as it can be. */
export function pictureOf(portrait: Portrait, theme: Theme): BoardPicture {
  const layers = new Set(LAYERS.filter((id) => !LEFT_OUT.includes(id)))
  const scene = drawScene({ ...lasting(portrait), pieces: [] }, { theme, layers })
  const scale = Math.min(SCALE, LONGEST / scene.width, LONGEST / scene.height)
  // The renderer rounds the width, and makes the height follow it.
  const width = Math.round(scene.width * scale)
  return { scene, scale, width, height: Math.round((scene.height * width) / scene.width) }
}
