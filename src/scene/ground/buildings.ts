import type { HexLayout } from '../hex-layout.ts'
import { box, lines, type Point, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'

/** A house: where, how long, how deep, and turned by how many degrees. */
export type House = readonly [x: number, y: number, length: number, depth: number, turn: number]

/** The houses of a walled village. */
export const TOWN: readonly House[] = [
  [-20, -17, 15, 10, 10],
  [2, -22, 17, 10, -6],
  [22, -13, 11, 15, 4],
  [-26, 3, 11, 15, -5],
  [24, 9, 14, 10, 14],
  [-16, 20, 16, 10, -8],
  [6, 22, 15, 11, 6],
  [0, -1, 10, 13, 2],
]
const FORTIFIED: readonly House[] = [
  [-7, -8, 26, 13, 0],
  [11, 8, 13, 20, 0],
  [-12, 12, 15, 11, 0],
]

/** Fortified buildings: a wall with towers around them. */
export function drawFortified(own: readonly number[], layout: HexLayout, theme: Theme): Shape[] {
  return own.map((hex): Shape => {
    const [x, y] = layout.centre(hex)
    const shapes = [...drawRampart(theme), ...FORTIFIED.flatMap((house) => drawHouse(house, theme))]
    return { kind: 'group', x, y, shapes }
  })
}

/** Walls seen from above, and a roof in two tones along its ridge. */
export function drawHouse([x, y, length, depth, turn]: House, theme: Theme): Shape[] {
  const isLong = length >= depth
  const ridge: readonly Point[] = isLong
    ? [
        [-length / 2, 0],
        [length / 2, 0],
        [length / 2, depth / 2],
        [-length / 2, depth / 2],
      ]
    : [
        [0, -depth / 2],
        [length / 2, -depth / 2],
        [length / 2, depth / 2],
        [0, depth / 2],
      ]
  return [
    {
      kind: 'group',
      x,
      y,
      turn,
      shapes: [
        { kind: 'path', d: box([1.2, 1.6], length, depth), fill: theme.shadow, opacity: 0.25 },
        { kind: 'path', d: box([0, 0], length, depth), fill: theme.roof, stroke: theme.rampart, width: 1 },
        { kind: 'path', d: lines(ridge), fill: theme.roofShade },
      ],
    },
  ]
}

export function drawSteeple([x, y]: Point, theme: Theme): Shape[] {
  return [
    { kind: 'path', d: box([x, y], 9, 9), fill: theme.wall, stroke: theme.rampart, width: 1 },
    { kind: 'path', d: `M${x} ${y - 3.2}v6.4M${x - 2.4} ${y - 1}h4.8`, stroke: theme.rampart, width: 1.4 },
  ]
}

function drawRampart(theme: Theme): Shape[] {
  const corners: readonly Point[] = [
    [-27, -20],
    [27, -20],
    [27, 22],
    [-27, 22],
  ]
  return [
    { kind: 'path', d: lines(corners), fill: theme.wall, stroke: theme.rampart, width: 3.4 },
    { kind: 'path', d: lines(corners), stroke: theme.paper, width: 1, dash: [2.5, 2.5] },
    {
      kind: 'path',
      d: corners.map((corner) => box(corner, 10, 10)).join(''),
      fill: theme.rampart,
      stroke: theme.rampart,
      width: 1,
    },
  ]
}
