/** A rectangle of the page. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

type Spot = { readonly left: number; readonly top: number }

/** How far from what it is about a card stands, and from the edge of the map. */
const [GAP, EDGE] = [10, 8] as const

/**
 * Where a card goes that is about something on the map: beside it, inside the map, over as few counters as can be, and as near as can
 * be. Never over what it is about.
 */
export function beside(card: Pick<Box, 'width' | 'height'>, about: Box, map: Box, counters: readonly Box[]): Spot {
  const { width, height } = card
  const clampX = (x: number) => Math.max(map.left + EDGE, Math.min(x, map.left + map.width - width - EDGE))
  const clampY = (y: number) => Math.max(map.top + EDGE, Math.min(y, map.top + map.height - height - EDGE))
  const [cx, cy] = [about.left + about.width / 2, about.top + about.height / 2]
  const spots: Spot[] = []
  for (const away of [0, 40, 90, 160, 260]) {
    const [right, left] = [about.left + about.width + GAP + away, about.left - GAP - away - width]
    const [below, above] = [about.top + about.height + GAP + away, about.top - GAP - away - height]
    for (const top of [cy - height / 2, about.top, about.top + about.height - height])
      spots.push({ left: right, top }, { left, top })
    for (const x of [cx - width / 2, about.left, about.left + about.width - width])
      spots.push({ left: x, top: above }, { left: x, top: below })
    spots.push({ left: right, top: above }, { left, top: above }, { left: right, top: below }, { left, top: below })
  }
  let [best, least]: [Spot, number] = [spots[0]!, Number.POSITIVE_INFINITY]
  for (const wished of spots) {
    const spot = { left: clampX(wished.left), top: clampY(wished.top) }
    const box = { ...spot, width, height }
    const far = Math.hypot(spot.left + width / 2 - cx, spot.top + height / 2 - cy)
    const covered = counters.reduce((sum, counter) => sum + shared(box, counter), 0)
    const cost = far + covered * 3 + (shared(box, about) > 0 ? 1_000_000 : 0)
    if (cost < least) [best, least] = [spot, cost]
  }
  return best
}

/** How much two boxes have in common, as the root of the area. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? Math.sqrt(width * height) * 4 : 0
}
