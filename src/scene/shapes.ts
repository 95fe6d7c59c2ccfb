import type { Lettering } from './lettering.ts'

/** How a shape is painted. A paint is a colour such as `#8a6f3c`; without one nothing is painted. */
export type Paint = {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly dash?: readonly number[]
  readonly opacity?: number
}

/** A shape that every drawing surface knows: a path in SVG's notation, a circle, a text, or shapes moved together. */
export type Shape =
  | (Paint & { readonly kind: 'path'; readonly d: string })
  | (Paint & { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number })
  | TextShape
  | {
      readonly kind: 'group'
      readonly x: number
      readonly y: number
      /** Turned clockwise by degrees. */
      readonly turn?: number
      readonly scale?: number
      /** What it is, for whoever cannot see it or points at it. */
      readonly label?: string
      readonly shapes: readonly Shape[]
    }

/** Where a letter begins on its line of writing, and how it is turned, clockwise by degrees. */
export type Letter = readonly [x: number, y: number, turn: number]

export type TextShape = {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly fill: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly bold?: boolean
  /** Leaning to the right, as names of waters do on maps. */
  readonly slant?: boolean
  /** In the letters of maps, and there not bold: one of them is strong, the other slanted. */
  readonly lettering?: Lettering
  /** Where each of its letters is, where they do not follow each other in a straight line. */
  readonly letters?: readonly Letter[]
  /** How wide it is in its own letters: where a browser has others, they are made to fit. */
  readonly span?: number
  /** A wide outline in this colour, so that the text can be read on anything. */
  readonly halo?: string
}

/** A part of the picture that can be hidden. */
export type Layer = { readonly id: LayerId; readonly shapes: readonly Shape[] }

/** The layers from the bottom to the top. */
export const LAYERS = [
  ...(['paper', 'ground', 'water', 'roads', 'buildings', 'grid', 'hexsides', 'areas'] as const),
  ...(['coordinates', 'pieces', 'names', 'marks', 'legend'] as const),
]
/** A layer by its name. */
export type LayerId = (typeof LAYERS)[number]

/** A picture: its size, and its layers from the bottom to the top. */
export type Scene = {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly layers: readonly Layer[]
}

/** Numbers in paths have one decimal: finer than any eye, and small files. */
export function round(number: number): string {
  const tenths = Math.round(number * 10)
  const rest = Math.abs(tenths % 10)
  const whole = Math.trunc(tenths / 10)
  // Whole numbers are written many times faster than others, and a picture has thousands.
  if (!(rest > 0)) return String(whole)
  return `${tenths < 0 && whole === 0 ? '-' : ''}${whole}.${rest}`
}

export type Point = readonly [x: number, y: number]

/** A rectangle of the picture. */
export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export const point = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A closed or open chain of straight lines. */
export function lines(points: readonly Point[], closed = true): string {
  return `M${points.map(point).join('L')}${closed ? 'Z' : ''}`
}

/** How far slanted letters lean, in degrees. */
export const SLANT = 12

/** A circle as a path, so that many of them are one shape. */
export function disc([x, y]: Point, r: number): string {
  return `M${round(x - r)} ${round(y)}${arcsOf(r)}`
}

/** There are thousands of trees, and a few sizes of them. */
const arcs = new Map<number, string>()
function arcsOf(r: number): string {
  const known = arcs.get(r)
  if (known !== undefined) return known
  const made = `a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`
  if (arcs.size < 1000) arcs.set(r, made)
  return made
}

/** A rectangle around a point. */
export function box([x, y]: Point, width: number, height: number, corner = 0): string {
  const [left, top] = [x - width / 2, y - height / 2]
  if (corner === 0) return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`
  const [across, down] = [round(width - 2 * corner), round(height - 2 * corner)]
  const arc = (dx: number, dy: number) => `a${round(corner)} ${round(corner)} 0 0 1 ${round(dx)} ${round(dy)}`
  return (
    `M${round(left + corner)} ${round(top)}h${across}${arc(corner, corner)}v${down}${arc(-corner, corner)}` +
    `h-${across}${arc(-corner, -corner)}v-${down}${arc(corner, -corner)}Z`
  )
}

/** A rectangle with so much more on every side. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

export function touch(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}

/** The area that two rectangles have in common. */
export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** Whether a point lies in a rectangle or on its border. */
export function holds({ x, y, width, height }: Rect, [px, py]: Point): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height
}
