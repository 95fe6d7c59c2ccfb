import { NOWHERE } from '../nowhere.ts'
import type { Point } from './point.ts'

/** How large a table is, in tenths of an inch. */
export type TableSize = { readonly width: number; readonly height: number }

/** The number of a place: tables have one for each tenth of an inch, their edges included. NOWHERE beside the table. */
export function placeOf({ width, height }: TableSize, [x, y]: Point): number {
  return x < 0 || y < 0 || x > width || y > height ? NOWHERE : y * (width + 1) + x
}

export function pointOf({ width }: TableSize, place: number): Point {
  return [place % (width + 1), Math.floor(place / (width + 1))]
}

/** Whether there is such a place. */
export function hasPlace({ width, height }: TableSize, place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < (width + 1) * (height + 1)
}

/** `20.7,10.2`: how many inches it lies east and north of the south-west corner. */
export function placeLabel(size: TableSize, place: number): string {
  return pointOf(size, place)
    .map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}`)
    .join(',')
}

/** The place with this label, or NOWHERE. Whole inches need no tenths. */
export function findPlace(size: TableSize, label: string): number {
  const [, ...inches] = /^(\d+(?:\.\d)?),(\d+(?:\.\d)?)$/.exec(label) ?? []
  const [x, y] = inches.map((one) => Math.round(Number(one) * 10))
  return x === undefined || y === undefined ? NOWHERE : placeOf(size, [x, y])
}
