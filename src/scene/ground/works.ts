import { DIRECTIONS } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import type { HexBoardPortrait } from '../../engine/portrait.ts'
import { APOTHEM, type HexLayout } from '../hex-layout.ts'
import { lines, type Point, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawHouse, drawSteeple, TOWN } from './buildings.ts'
import { hachures } from './hachures.ts'
import type { Wash } from './washes.ts'

/** Redoubts: a closed earthwork, its slopes falling outwards, with embrasures along its crest. */
export function drawRedoubts(own: readonly number[], layout: HexLayout, { fill, ink }: Wash, theme: Theme): Shape[] {
  return own.map((hex) => {
    const [x, y] = layout.centre(hex)
    return { kind: 'group', x, y, shapes: drawEarthwork(LUNETTE, { fill, ink }, theme) }
  })
}

/** A rampart around a ring. */
export function drawEarthwork(ring: readonly Point[], { fill, ink }: Wash, theme: Theme): Shape[] {
  const d = lines(ring)
  return [
    { kind: 'path', d: hachures(ring, -8, 4.2), stroke: ink, width: 1.1 },
    { kind: 'path', d, fill, stroke: theme.rampart, width: 4.6 },
    { kind: 'path', d, stroke: theme.paper, width: 1.3, dash: [3, 6] },
  ]
}

const LUNETTE: readonly Point[] = [[0, -24], [25, -8], [19, 21], [-19, 21], [-25, -8]] // biome-ignore format: points

/** Villages behind a wall, with a gate in each side of the hex. */
export function drawWalledVillages(own: readonly number[], layout: HexLayout, wash: Wash, theme: Theme): Shape[] {
  return own.map((hex) => {
    const [x, y] = layout.centre(hex)
    const ring = layout.cell(hex, 0.84).map(([cx, cy]): Point => [cx - x, cy - y])
    const houses = TOWN.map(([hx, hy, length, depth, turn]) => [hx * 0.86, hy * 0.86, length, depth, turn] as const)
    const shapes: Shape[] = [
      { kind: 'path', d: lines(ring), fill: wash.fill },
      { kind: 'path', d: wallWithGates(ring), stroke: theme.rampart, width: 3.2 },
      ...houses.flatMap((house) => drawHouse(house, theme)),
      ...drawSteeple([0, -1], theme),
    ]
    return { kind: 'group', x, y, shapes }
  })
}

/** A wall along a ring with an opening in the middle of each side. */
export function wallWithGates(ring: readonly Point[]): string {
  const part = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + (bx - ax) * 0.38, ay + (by - ay) * 0.38]
  return ring
    .map((corner, i) => {
      const [before, after] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!]
      return lines([part(corner, before), corner, part(corner, after)], false)
    })
    .join('')
}

/** Sunken roads: a way between two banks. It joins those in the hexes around and the roads through its own. */
export function drawSunkenRoads(
  own: readonly number[],
  isSunken: (hex: number) => boolean,
  board: HexBoardPortrait,
  layout: HexLayout,
  { fill, ink }: Wash,
): Shape[] {
  let [banks, ways] = ['', '']
  for (const hex of own) {
    for (const angle of armsOf(hex, isSunken, board, layout)) {
      const [x, y] = layout.centre(hex)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const at = (along: number, aside: number): Point => [x + cos * along - sin * aside, y + sin * along + cos * aside]
      ways += lines([at(0, 0), at(APOTHEM, 0)], false)
      for (let along = 2; along < APOTHEM; along += 4.4)
        for (const side of [1, -1]) banks += lines([at(along, side * 13), at(along, side * 7)], false)
    }
  }
  return [
    { kind: 'path', d: banks, stroke: ink, width: 1.1 },
    { kind: 'path', d: ways, stroke: ink, width: 15 },
    { kind: 'path', d: ways, stroke: fill, width: 12.5 },
  ]
}

/** The directions in which a sunken road leads, as angles; from north to south where nothing joins it. */
function armsOf(
  hex: number,
  isSunken: (hex: number) => boolean,
  { roads }: HexBoardPortrait,
  { grid }: HexLayout,
): number[] {
  const isJoined = (other: number) =>
    isSunken(other) ||
    roads.some(({ hexes }) => hexes.some((one, i) => one === hex && (hexes[i - 1] === other || hexes[i + 1] === other)))
  const joined = DIRECTIONS.map((_, direction) => direction).filter((direction) => {
    const other = grid.neighbour(hex, direction)
    return other !== NOWHERE && isJoined(other)
  })
  return (joined.length > 0 ? joined : [0, 3]).map((direction) => ((direction * 60 - 90) * Math.PI) / 180)
}
