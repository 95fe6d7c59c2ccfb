import type { Portrait } from '../../../src/engine/portrait.ts'
import { COUNTER } from '../../../src/scene/counters.ts'
import { layoutOf } from '../../../src/scene/layout.ts'
import type { BoardHandle } from '../../canvas/board-canvas.tsx'
import { type Box, beside } from './beside.ts'

/** Puts an element of the map beside a place of it, where it hides the fewest counters; without a place, at the head of the map. */
export function standBeside(
  element: HTMLElement,
  board: BoardHandle,
  { board: kind, pieces }: Portrait,
  place: number | undefined,
): void {
  const home = element.offsetParent?.getBoundingClientRect()
  if (!home) return
  const { camera, size } = board.view()
  const layout = layoutOf(kind)
  const boxOf = (at: number, half: number): Box => {
    const [x, y] = layout.centre(at)
    const side = half * camera.k
    return {
      left: camera.x + x * camera.k - side,
      top: camera.y + y * camera.k - side,
      width: 2 * side,
      height: 2 * side,
    }
  }
  const card = { width: element.offsetWidth, height: element.offsetHeight }
  const map = { left: 0, top: 0, width: Math.min(size.width, home.width), height: Math.min(size.height, home.height) }
  const half = layout.isGrid ? layout.halfHeight : COUNTER / 2
  const isSeen = ({ left, top, width, height }: Box) =>
    left + width > 0 && top + height > 0 && left < size.width && top < size.height
  const about = place === undefined ? undefined : boxOf(place, half)
  const spot =
    about && isSeen(about)
      ? beside(card, about, map, pieces.map((piece) => boxOf(piece.place, COUNTER / 2)).filter(isSeen))
      : { left: (map.width - card.width) / 2, top: 12 }
  element.style.translate = `${Math.round(spot.left)}px ${Math.round(spot.top)}px`
}
