import type { CardArt } from '../engine/print-kit.ts'
import { box, disc, lines, type Point, type Shape } from './shapes.ts'

/** The colours of the picture on a card: its lines, and what stands out in it. */
export type ArtColours = { readonly ink: string; readonly fill: string; readonly paper: string }

/** The size of the picture on a card: it is drawn around the origin. */
export const [ART_WIDTH, ART_HEIGHT] = [100, 56]

/** What a card stands for, as a vignette. */
export function drawCardArt(art: CardArt, colours: ArtColours): Shape[] {
  switch (art) {
    case 'left-wing':
    case 'centre':
    case 'right-wing':
      return drawLine(colours, [ART_WINGS.indexOf(art)])
    case 'whole-line':
      return drawLine(colours, [0, 1, 2])
    case 'infantry':
      return drawInfantry(colours)
    case 'cavalry':
      return drawSabres(colours)
    case 'guns':
      return drawGun(colours)
  }
}

const ART_WINGS = ['left-wing', 'centre', 'right-wing'] as const

/** Three brigades in a line, those with orders ahead of the others. */
function drawLine({ ink, fill, paper }: ArtColours, ordered: readonly number[]): Shape[] {
  return [-32, 0, 32].flatMap((x, i): Shape[] => {
    const hasOrders = ordered.includes(i)
    const y = hasOrders ? 8 : 14
    const block: Shape = {
      kind: 'path',
      d: box([x, y], 26, 16),
      fill: hasOrders ? fill : paper,
      stroke: ink,
      width: 1.4,
    }
    const cross = `M${x - 13} ${y - 8}l26 16M${x - 13} ${y + 8}l26 -16`
    const arrow = `M${x - 4} ${y - 10}v-10h-5l9 -11l9 11h-5v10Z`
    return [
      block,
      { kind: 'path', d: cross, stroke: hasOrders ? paper : ink, width: 1.2, opacity: hasOrders ? 1 : 0.5 },
      ...(hasOrders ? [{ kind: 'path' as const, d: arrow, fill, stroke: ink, width: 1 }] : []),
    ]
  })
}

/** A rank of five with shouldered muskets. */
function drawInfantry({ ink, fill, paper }: ArtColours): Shape[] {
  const men = [-36, -18, 0, 18, 36]
  const coats = men.map((x) => lines([[x - 6, -2], [x + 6, -2], [x + 4.5, 11], [x - 4.5, 11]])) // biome-ignore format: points
  const legs = men.map((x) => `M${x - 2.4} 11v13h-2M${x + 2.4} 11v13h-2`)
  const heads = men.map((x) => disc([x, -6.4], 3.6))
  const shakos = men.map((x) => lines([[x - 4.4, -9], [x + 4.4, -9], [x + 5.2, -18], [x - 5.2, -18]])) // biome-ignore format: points
  const plumes = men.map((x) => `M${x} -18v-5`)
  const muskets = men.map((x) => `M${x + 5} 8l4.6 -33`)
  const belts = men.map((x) => `M${x - 5.4} -1l9 11M${x + 5.4} -1l-9 11`)
  return [
    { kind: 'path', d: legs.join(''), stroke: ink, width: 3.2 },
    { kind: 'path', d: coats.join(''), fill, stroke: ink, width: 1 },
    { kind: 'path', d: belts.join(''), stroke: paper, width: 1.1 },
    { kind: 'path', d: heads.join(''), fill: paper, stroke: ink, width: 1 },
    { kind: 'path', d: shakos.join(''), fill: ink },
    { kind: 'path', d: plumes.join(''), stroke: fill, width: 2.4 },
    { kind: 'path', d: muskets.join(''), stroke: ink, width: 1.5 },
    { kind: 'path', d: 'M-48 25h96', stroke: ink, width: 1 },
  ]
}

/** Two crossed sabres under a trumpet's cord. */
function drawSabres({ ink, fill, paper }: ArtColours): Shape[] {
  const sabre: Shape[] = [
    { kind: 'path', d: 'M-30 15Q2 8 36 -24Q14 14 -28 19Z', fill: paper, stroke: ink, width: 1.3 },
    { kind: 'path', d: 'M-33 9l7 15M-42 21l12 -4', stroke: ink, width: 3.2 },
    { kind: 'path', d: 'M-42 21Q-44 10 -32 9', stroke: fill, width: 2.2 },
  ]
  return [
    { kind: 'group', x: 0, y: 2, shapes: sabre },
    // Seen in a mirror, the other one.
    {
      kind: 'group',
      x: 0,
      y: 2,
      shapes: [
        { kind: 'path', d: 'M30 15Q-2 8 -36 -24Q-14 14 28 19Z', fill: paper, stroke: ink, width: 1.3 },
        { kind: 'path', d: 'M33 9l-7 15M42 21l-12 -4', stroke: ink, width: 3.2 },
        { kind: 'path', d: 'M42 21Q44 10 32 9', stroke: fill, width: 2.2 },
      ],
    },
    { kind: 'path', d: 'M-9 -18q9 -9 18 0q-9 6 -18 0', fill, stroke: ink, width: 1 },
  ]
}

/** A gun that fires, with balls beside its wheel. */
function drawGun({ ink, fill, paper }: ArtColours): Shape[] {
  const spokes = Array.from({ length: 5 }, (_, i): string => {
    const angle = (i / 5) * Math.PI
    const [x, y] = [Math.cos(angle) * 13, Math.sin(angle) * 13]
    return lines([[-14 - x, 11 - y], [-14 + x, 11 + y]], false) // biome-ignore format: points
  })
  const smoke: readonly (readonly [Point, number])[] = [
    [[34, -16], 6],
    [[41, -21], 7.5],
    [[40, -11], 5],
  ]
  return [
    { kind: 'path', d: 'M-14 11L-46 24', stroke: ink, width: 4 },
    { kind: 'path', d: smoke.map(([at, r]) => disc(at, r)).join(''), fill: paper, stroke: ink, width: 0.9 },
    { kind: 'path', d: 'M-30 -1L28 -16L30 -9L-27 9Z', fill, stroke: ink, width: 1.4 },
    { kind: 'path', d: disc([-31, 4.5], 2.6), fill: ink },
    { kind: 'path', d: disc([-14, 11], 14), fill: paper, stroke: ink, width: 2.6 },
    { kind: 'path', d: spokes.join(''), stroke: ink, width: 1.5 },
    { kind: 'path', d: disc([-14, 11], 3), fill: ink },
    { kind: 'path', d: [[14, 21], [22, 21], [30, 21], [18, 14.5], [26, 14.5]].map((at) => disc(at as unknown as Point, 3.6)).join(''), fill: ink, stroke: paper, width: 0.6 }, // biome-ignore format: points
    { kind: 'path', d: 'M-48 25.5h96', stroke: ink, width: 1 },
  ]
}
