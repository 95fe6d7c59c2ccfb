import type { PiecePortrait } from '../../engine/portrait.ts'
import { box, lines, type Point, type Shape } from '../shapes.ts'
import { drawSymbol } from '../symbols.ts'
import { TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'

/** A unit on a table around the origin, to scale: its base turned to where it faces, with a line along its front. */
export function drawBlock(
  { symbol, side, facing = 0, arrives, values }: PiecePortrait,
  { width, depth }: NonNullable<PiecePortrait['footprint']>,
  theme: Theme,
): Shape[] {
  const colours = theme.sides[side % 2]!
  const [w, d] = [width * TENTH, depth * TENTH]
  const size = Math.min(w / 30, d / 20)
  const front = lines(
    [
      [-w / 2, -d / 2 + 1],
      [w / 2, -d / 2 + 1],
    ],
    false,
  )
  return [
    {
      kind: 'group',
      x: 0,
      y: 0,
      turn: facing,
      shapes: [
        {
          kind: 'path',
          d: box([0, 0], w, d, 1.5),
          fill: colours.fill,
          stroke: colours.edge,
          width: 1.2,
          ...(arrives !== undefined && { dash: [4, 3] }),
        },
        { kind: 'path', d: front, stroke: colours.ink, width: 2.2 },
        ...drawSymbol(symbol, [0, 1.5], size, colours),
      ],
    },
    ...(values === undefined ? [] : [writeValues(values, d, theme)]),
  ]
}

function writeValues(text: string, depth: number, theme: Theme): Shape {
  const at = { x: 0, y: depth / 2 + 8 }
  return { kind: 'text', ...at, text, size: 8, fill: theme.ink, anchor: 'middle', bold: true, halo: theme.halo }
}

/** The corners of what a piece covers at a point of the picture, clockwise; nothing where it covers no ground. */
export function footprintAt({ footprint, facing = 0 }: PiecePortrait, [x, y]: Point): readonly Point[] | undefined {
  if (!footprint) return undefined
  const angle = (facing * Math.PI) / 180
  const [across, along] = [(footprint.width * TENTH) / 2, (footprint.depth * TENTH) / 2]
  const corner = (right: number, ahead: number): Point => [
    x + Math.cos(angle) * right + Math.sin(angle) * ahead,
    y + Math.sin(angle) * right - Math.cos(angle) * ahead,
  ]
  return [corner(-across, along), corner(across, along), corner(across, -along), corner(-across, -along)]
}
