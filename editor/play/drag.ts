import type { Portrait } from '../../src/engine/portrait.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point } from '../../src/scene/shapes.ts'
import type { BoardPointer } from '../canvas/board-pointer.ts'
import type { Overlay } from '../canvas/overlay.ts'

/** From where to where something is dragged, over which corners, and where it turns to at the end, in degrees. */
export type PieceDrag = {
  readonly way: readonly number[]
  readonly facing: number | undefined
  /** Ctrl sets a corner when it goes down, not while it is held. */
  readonly hasCtrl: boolean
  readonly isByKey: boolean
}

export const takeUp = (from: number, isByKey: boolean, hasCtrl = false): PieceDrag => ({
  way: [from],
  facing: undefined,
  hasCtrl,
  isByKey,
})

/** Whether it is more than a click. */
export const hasMoved = ({ way, facing }: PieceDrag) => way.length > 1 || facing !== undefined

/** With another end: its beginning stays. */
export function goneTo(drag: PieceDrag, to: number): PieceDrag {
  const { way } = drag
  if (way.length === 1) return to === way[0] ? drag : { ...drag, way: [way[0]!, to] }
  return { ...drag, way: [...way.slice(0, -1), to] }
}

/** With a corner where it is now. */
export function withCorner(drag: PieceDrag): PieceDrag {
  return drag.way.length > 1 ? { ...drag, way: [...drag.way, drag.way.at(-1)!] } : drag
}

/** After the pointer has moved: with Shift held the end stays and turns to it, and pressing Ctrl sets a corner. */
export function follow(
  drag: PieceDrag,
  { point, shift, ctrl }: Pick<BoardPointer, 'point' | 'shift' | 'ctrl'>,
  layout: BoardLayout,
): PieceDrag {
  const next = { ...drag, hasCtrl: ctrl }
  if (shift) return { ...next, facing: bearing(layout.centre(drag.way.at(-1)!), point) }
  const to = layout.at(point)
  if (!layout.has(to)) return next
  const there = goneTo(next, to)
  return ctrl && !drag.hasCtrl ? withCorner(there) : there
}

/** Turned by so many degrees, from where the piece faces at first. */
export function turnedBy(drag: PieceDrag, degrees: number, { pieces }: Portrait): PieceDrag {
  const before = drag.facing ?? pieces.find(({ place }) => place === drag.way[0])?.facing ?? 0
  return { ...drag, facing: (before + degrees + 360) % 360 }
}

/** The way, and whoever goes it where it ends. */
export function overlayOf(drag: PieceDrag | undefined, { pieces }: Portrait): Pick<Overlay, 'pieces' | 'path'> {
  if (!drag || !(hasMoved(drag) || drag.isByKey)) return {}
  const { way, facing } = drag
  const taken = pieces.filter(({ place }) => place === way[0])
  return {
    path: way,
    pieces: taken.map((piece) => ({ ...piece, place: way.at(-1)!, facing: facing ?? piece.facing })),
  }
}

/** In which direction one point lies from another, in degrees clockwise from the north. */
function bearing([ax, ay]: Point, [bx, by]: Point): number {
  return ((Math.atan2(bx - ax, ay - by) * 180) / Math.PI + 360) % 360
}
