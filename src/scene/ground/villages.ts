import { mix } from '../../board/colours.ts'
import type { HexBoardPortrait } from '../../engine/portrait.ts'
import { APOTHEM, type HexLayout, OUTWARD } from '../hex-layout.ts'
import { jitter } from '../jitter.ts'
import { type Point, round, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawSteeple, type House } from './buildings.ts'
import { drawPatch, type Patch } from './relief.ts'

// A village lies along its streets: the roads through its hexes, and lanes from one of its hexes to the next. What is built
// in a hex depends on that and its neighbours only.

const FARM: readonly House[] = [
  [-9, -17, 26, 13, -8],
  [14, -4, 13, 24, -8],
  [-17, 10, 17, 12, 12],
]

/** Houses stand so far from the middle of the street, so far apart, and so far from the centre of their hex at most. */
const [ASIDE, APART, FAR] = [8.5, 11.5, 30]

type Segment = { readonly from: Point; readonly to: Point; readonly isLane: boolean; readonly leadsOn: boolean }

/** The ground of villages, over which roads go. */
export const drawVillageGround = (patch: Patch, layout: HexLayout, theme: Theme) =>
  drawPatch(patch, layout, mix(theme.paper, theme.roof, 0.16), mix(theme.paper, theme.roofShade, 0.4))

/** Towns and villages, one over all of their hexes. */
export function drawVillages({ hexes, own }: Patch, board: HexBoardPortrait, layout: HexLayout, theme: Theme): Shape[] {
  const sites = own.map((hex) => buildIn(hex, hexes, board, layout))
  const lanes = sites.map(({ lane }) => lane).join('')
  return [
    { kind: 'path', d: lanes, stroke: theme.roadEdge, width: 4.2 },
    { kind: 'path', d: lanes, stroke: theme.road, width: 2.6 },
    ...drawHouses(
      sites.flatMap(({ houses }) => houses),
      theme,
    ),
    ...sites.flatMap(({ church }) => (church ? drawSteeple(church, theme) : [])),
  ]
}

/** Farms: three buildings around a yard. */
export function drawFarms({ own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const houses = own.flatMap((hex) => {
    const [x, y] = layout.centre(hex)
    const turn = Math.floor(jitter(layout.grid.column(hex), layout.grid.row(hex), 5)() * 4) * 15 - 20
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return FARM.map(
      ([hx, hy, length, depth, lean]): House => [
        x + hx * cos - hy * sin,
        y + hx * sin + hy * cos,
        length,
        depth,
        lean + turn,
      ],
    )
  })
  return drawHouses(houses, theme)
}

/** Many houses at once: their shadows, their roofs, and the shaded half of each. */
function drawHouses(houses: readonly House[], theme: Theme): Shape[] {
  let [shadows, roofs, shades] = ['', '', '']
  for (const [x, y, length, depth, turn] of houses) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const [lx, ly, dx, dy] = [cos * length, sin * length, -sin * depth, cos * depth]
    const [left, top] = [x - (lx + dx) / 2, y - (ly + dy) / 2]
    const ring = (wx: number, wy: number, hx: number, hy: number) =>
      `l${round(wx)} ${round(wy)}l${round(hx)} ${round(hy)}l${round(-wx)} ${round(-wy)}Z`
    roofs += `M${round(left)} ${round(top)}${ring(lx, ly, dx, dy)}`
    shadows += `M${round(left + 1.3)} ${round(top + 1.7)}${ring(lx, ly, dx, dy)}`
    shades +=
      length >= depth
        ? `M${round(left + dx / 2)} ${round(top + dy / 2)}${ring(lx, ly, dx / 2, dy / 2)}`
        : `M${round(left + lx / 2)} ${round(top + ly / 2)}${ring(lx / 2, ly / 2, dx, dy)}`
  }
  return [
    { kind: 'path', d: shadows, fill: theme.shadow, opacity: 0.25 },
    { kind: 'path', d: roofs, fill: theme.roof, stroke: theme.rampart, width: 0.9 },
    { kind: 'path', d: shades, fill: theme.roofShade },
  ]
}

function buildIn(
  hex: number,
  hexes: ReadonlySet<number>,
  board: HexBoardPortrait,
  layout: HexLayout,
): { houses: House[]; lane: string; church: Point | undefined } {
  const { grid } = layout
  const chance = jitter(grid.column(hex), grid.row(hex), 5)
  const streets = streetsIn(hex, hexes, board, layout, chance)
  const middle = layout.centre(hex)
  const around = OUTWARD.map((_, direction) => grid.neighbour(hex, direction)).filter((one) => hexes.has(one))
  // One church for hexes that lie together: in the first of them.
  const church = around.every((other) => other > hex) ? churchBeside(streets, middle) : undefined
  const taken: Point[] = church ? [church] : []
  const houses: House[] = []
  for (const street of streets) {
    const [[ax, ay], [bx, by]] = [street.from, street.to]
    const length = Math.hypot(bx - ax, by - ay)
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
    const turn = (Math.atan2(uy, ux) * 180) / Math.PI
    for (let along = 7; along < length - 2; along += APART) {
      for (const side of [-1, 1]) {
        const [wide, deep, off] = [8 + chance() * 4, 6.5 + chance() * 2, ASIDE + chance() * 2]
        const at: Point = [ax + ux * along - uy * off * side, ay + uy * along + ux * off * side]
        const isFar = Math.hypot(at[0] - middle[0], at[1] - middle[1]) > (street.leadsOn ? APOTHEM : FAR)
        if (isFar || taken.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 10)) continue
        if (streets.some((other) => other !== street && distanceTo(other, at) < 7)) continue
        taken.push(at)
        houses.push([at[0], at[1], wide, deep, turn + (chance() - 0.5) * 12])
      }
    }
  }
  const lane = streets.flatMap(({ from, to, isLane }) =>
    isLane ? [`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`] : [],
  )
  return { houses, lane: lane.join(''), church }
}

/** From the middle of the village in a hex along its roads, and to the next of its hexes where no road goes; at least two. */
function streetsIn(
  hex: number,
  hexes: ReadonlySet<number>,
  board: HexBoardPortrait,
  layout: HexLayout,
  chance: () => number,
): Segment[] {
  const { grid } = layout
  const byRoad = new Set<number>()
  for (const { hexes: way } of board.roads) {
    way.forEach((one, i) => {
      if (one !== hex) return
      for (const next of [way[i - 1], way[i + 1]]) if (next !== undefined) byRoad.add(next)
      const beyond = way.length > 1 && i === 0 ? grid.directionOff(hex, way[1]!) : undefined
      const behind = way.length > 1 && i === way.length - 1 ? grid.directionOff(hex, way[i - 1]!) : undefined
      for (const direction of [beyond, behind]) if (direction !== undefined) byRoad.add(-1 - direction)
    })
  }
  const sides = OUTWARD.flatMap((_, direction) => {
    const next = grid.neighbour(hex, direction)
    const isRoad = byRoad.has(next) || byRoad.has(-1 - direction)
    const leadsOn = hexes.has(next)
    // Of three hexes that lie together, the first leads to the others.
    const beside = [grid.neighbour(hex, (direction + 1) % 6), grid.neighbour(hex, (direction + 5) % 6)]
    const isRound = beside.some((other) => hexes.has(other) && other < Math.min(hex, next))
    return isRoad || (leadsOn && !isRound) ? [{ to: sideOf(hex, direction, layout), isLane: !isRoad, leadsOn }] : []
  })
  const [x, y] = layout.centre(hex)
  const roads = sides.filter(({ isLane }) => !isLane)
  const hub: Point =
    roads.length > 1
      ? [(roads[0]!.to[0] + roads[1]!.to[0]) / 2, (roads[0]!.to[1] + roads[1]!.to[1]) / 2]
      : [x + (chance() - 0.5) * 6, y + (chance() - 0.5) * 6]
  const found = sides.map((side): Segment => ({ from: hub, ...side }))
  const lone = chance() * 60
  for (let i = 0; found.length < 3; i++) {
    const away = found[0] ? Math.atan2(hub[1] - found[0].to[1], hub[0] - found[0].to[0]) : (lone * Math.PI) / 180
    const angle = away + [0, 1.9, -1.9][i]!
    found.push({
      from: hub,
      to: [hub[0] + Math.cos(angle) * 27, hub[1] + Math.sin(angle) * 27],
      isLane: true,
      leadsOn: false,
    })
  }
  return found
}

const sideOf = (hex: number, direction: number, layout: HexLayout): Point => {
  const [x, y] = layout.centre(hex)
  const [nx, ny] = OUTWARD[direction]!
  return [x + nx * APOTHEM, y + ny * APOTHEM]
}

/** Beside the middle of the village, off all streets. */
function churchBeside(streets: readonly Segment[], [x, y]: Point): Point {
  const [hx, hy] = streets[0]?.from ?? [x, y]
  const spots = Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i / 6) * Math.PI
    return [hx + Math.cos(angle) * 11, hy + Math.sin(angle) * 11]
  })
  const room = (at: Point) => Math.min(...streets.map((street) => distanceTo(street, at)))
  return spots.reduce((best, spot) => (room(spot) > room(best) + 0.01 ? spot : best))
}

/** How far a point lies from a street. */
function distanceTo({ from: [ax, ay], to: [bx, by] }: Segment, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - dx * share, y - ay - dy * share)
}
