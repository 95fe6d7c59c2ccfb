import type { TableBoardPortrait } from '../../engine/portrait.ts'
import { box, disc, lines, type Point, round, type Shape } from '../shapes.ts'
import { TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'

/** How far the points of the rose reach: those of the quarters, those between them, and where two of them meet. */
const [LONG, SHORT, WAIST] = [25, 16, 6.2]

/** A rose of the winds as on old maps: eight points, each half dark and half light, in a ring. */
export function drawRose(x: number, y: number, theme: Theme): Shape[] {
  const at = (degrees: number, far: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [x + Math.sin(angle) * far, y - Math.cos(angle) * far]
  }
  const half = (degrees: number, far: number, side: number) =>
    lines([[x, y], at(degrees, far), at(degrees + side, WAIST)])
  const halves = (first: number, far: number, side: number) =>
    [0, 90, 180, 270].map((quarter) => half(first + quarter, far, side)).join('')
  const edge = { stroke: theme.ink, width: 0.7 } as const
  return [
    { kind: 'path', d: disc([x, y], 18.5), stroke: theme.ink, width: 0.9 },
    { kind: 'path', d: disc([x, y], 16.5), stroke: theme.ink, width: 0.5 },
    { kind: 'path', d: halves(45, SHORT, -45), fill: theme.paper, ...edge },
    { kind: 'path', d: halves(45, SHORT, 45), fill: theme.faint, ...edge },
    { kind: 'path', d: halves(0, LONG, -45), fill: theme.paper, ...edge },
    { kind: 'path', d: halves(0, LONG, 45), fill: theme.ink, ...edge },
    { kind: 'text', x, y: y - LONG - 4, text: 'N', size: 11.5, fill: theme.ink, anchor: 'middle', bold: true },
  ]
}

/** Four inches as on the map, in black and white, and what they are in yards. */
export function drawScale({ yards }: TableBoardPortrait, x: number, y: number, theme: Theme): Shape[] {
  const [inch, inches, high] = [10 * TENTH, 4, 5]
  const scale = (share: number) => round(x + share * inch)
  const dark = [0, 2].map((i) => `M${scale(i)} ${y}h${inch}v${high}h${-inch}Z`).join('')
  const write = (at: number, top: number, text: string): Shape => ({
    kind: 'text',
    x: x + at * inch,
    y: top,
    text,
    size: 10,
    fill: theme.ink,
    anchor: 'middle',
  })
  return [
    {
      kind: 'path',
      d: box([x + (inches * inch) / 2, y + high / 2], inches * inch, high),
      fill: theme.page,
      stroke: theme.ink,
      width: 0.9,
    },
    { kind: 'path', d: dark, fill: theme.ink },
    ...[0, 1, 2, 3].map((i) => write(i, y - 4, String(i))),
    write(4, y - 4, '4 inches'),
    ...(yards === undefined ? [] : [0, 1, 2, 3].map((i) => write(i, y + high + 12, String(i * yards)))),
    ...(yards === undefined ? [] : [write(4, y + high + 12, `${4 * yards} yards`)]),
  ]
}
