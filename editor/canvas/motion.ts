import type { BoardParts } from '../../src/scene/parts.ts'
import type { Pen } from './pen.ts'
import type { Sprites } from './sprites.ts'

/** Something that moves over the map: drawn anew in every frame until it is over, and then as it ends. */
export type Motion = {
  /** When it is over, by the clock of frames. */
  readonly until: number
  readonly draw: (pen: Pen, parts: BoardParts, sprites: Sprites, now: number) => void
}
