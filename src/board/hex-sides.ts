import type { HexGrid } from './hex-grid.ts'
import { type HexPosition, makeHex, parseHex } from './hex-labels.ts'
import { NOWHERE } from './nowhere.ts'

// A hexside is a number as well: hex * 6 + direction. Seen from its other hex it has another number; the smaller of the two is
// the one that lists and maps go by.

/** Sides of one hex, towards some of its neighbours: `D5/D6`, `D5/D6,E6`. */
export type SideName = { readonly of: HexPosition; readonly towards: readonly HexPosition[] }

/** Fewer sides of one hex than this are written one by one: together they would be no shorter. */
const FEWEST_TOGETHER = 3

const NOTATION =
  /^([A-Z]{1,2}[1-9]\d{0,2}|\d\d(?!00)\d\d)\/((?:[A-Z]{1,2}[1-9]\d{0,2}|\d\d(?!00)\d\d)(?:,(?:[A-Z]{1,2}[1-9]\d{0,2}|\d\d(?!00)\d\d)){0,5})$/

/** Reads `D5/D6` or `D5/D6,E6`; nothing where it is no such text. */
export function parseSides(text: string): SideName | undefined {
  const [, of, towards] = NOTATION.exec(text) ?? []
  if (of === undefined || towards === undefined) return undefined
  return { of: parseHex(of)!, towards: towards.split(',').map((label) => parseHex(label)!) }
}

/** Writes `D5/D6` or `D5/D6,E6`. */
export function makeSides({ of, towards }: SideName): string {
  return `${makeHex(of)}/${towards.map(makeHex).join()}`
}

/**
 * The one way to write a list of sides: each hex that sides are told from with those neighbours, in the order of columns and
 * rows; which of its two hexes a side is told from stays, because that may matter.
 */
export function foldSides(sides: readonly SideName[]): string[] {
  const byHex = new Map<number, SideName & { readonly towards: HexPosition[] }>()
  for (const { of, towards } of sides) {
    const group = byHex.get(rankOf(of)) ?? { of, towards: [] }
    byHex.set(rankOf(of), group)
    for (const to of towards) if (!group.towards.some((one) => rankOf(one) === rankOf(to))) group.towards.push(to)
  }
  return [...byHex]
    .sort(([a], [b]) => a - b)
    .flatMap(([, { of, towards }]) => {
      const sorted = towards.sort((a, b) => rankOf(a) - rankOf(b))
      return sorted.length < FEWEST_TOGETHER
        ? sorted.map((to) => makeSides({ of, towards: [to] }))
        : [makeSides({ of, towards: sorted })]
    })
}

const rankOf = ({ column, row }: HexPosition) => column * 1000 + row

/** The side of a hex towards another, or NOWHERE where they are no neighbours. */
export function sideTowards(grid: HexGrid, hex: number, other: number): number {
  for (let direction = 0; direction < 6; direction++) {
    if (grid.neighbour(hex, direction) === other) return hex * 6 + direction
  }
  return NOWHERE
}

export const hexOfSide = (side: number) => Math.floor(side / 6)

/** The hex beyond a side, or NOWHERE at the edge of the board. */
export const hexBeyond = (grid: HexGrid, side: number) => grid.neighbour(hexOfSide(side), side % 6)

/** A side as it is seen from its other hex; NOWHERE at the edge of the board. */
export function sideFromBeyond(grid: HexGrid, side: number): number {
  const beyond = hexBeyond(grid, side)
  return beyond === NOWHERE ? NOWHERE : beyond * 6 + ((side + 3) % 6)
}

/** The smaller of the two numbers of a side: the same, whichever hex it is seen from. */
export function plainSide(grid: HexGrid, side: number): number {
  const other = sideFromBeyond(grid, side)
  return other === NOWHERE ? side : Math.min(side, other)
}

/** A side told from the first of its two hexes in the order of columns and rows, as lists are written. */
export function listedSide(grid: HexGrid, side: number): number {
  const other = sideFromBeyond(grid, side)
  if (other === NOWHERE) return side
  const rank = (one: number) => rankOf(grid.position(hexOfSide(one)))
  return rank(side) < rank(other) ? side : other
}

/** The side in words: `D5/D6`, told from the hex that its number names. */
export const sideLabel = (grid: HexGrid, side: number) =>
  `${grid.label(hexOfSide(side))}/${grid.label(hexBeyond(grid, side))}`

/**
 * The two corners of a side, clockwise around its hex. A corner is a number, the same for all hexes that meet there: the
 * smallest of hex * 6 + c, where c is the direction before the corner, clockwise.
 */
export function cornersOf(grid: HexGrid, side: number): readonly [number, number] {
  const hex = hexOfSide(side)
  const direction = side % 6
  return [cornerOf(grid, hex, (direction + 5) % 6), cornerOf(grid, hex, direction)]
}

/** The sides between two of one hex, the shorter way around it, told from it; none where they follow one another or have no hex in common. */
export function sidesBetween(grid: HexGrid, from: number, to: number): number[] {
  const seen = (side: number) => [side, sideFromBeyond(grid, side)].filter((one) => one !== NOWHERE)
  for (const a of seen(from)) {
    const b = seen(to).find((one) => hexOfSide(one) === hexOfSide(a))
    if (b === undefined) continue
    const clockwise = (b - a + 6) % 6
    const [steps, turn] = clockwise <= 3 ? [clockwise, 1] : [6 - clockwise, 5]
    const between = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => (a + turn * (i + 1)) % 6)
    return between.map((direction) => hexOfSide(a) * 6 + direction).filter((one) => hexBeyond(grid, one) !== NOWHERE)
  }
  return []
}

/** The hexes that meet at a corner; where there are fewer than three it lies at the edge of the board. */
export function hexesAtCorner(grid: HexGrid, corner: number): number[] {
  const [hex, c] = [hexOfSide(corner), corner % 6]
  return [hex, grid.neighbour(hex, c), grid.neighbour(hex, (c + 1) % 6)].filter((one) => one !== NOWHERE)
}

function cornerOf(grid: HexGrid, hex: number, c: number): number {
  const [before, after] = [grid.neighbour(hex, c), grid.neighbour(hex, (c + 1) % 6)]
  let corner = hex * 6 + c
  if (before !== NOWHERE) corner = Math.min(corner, before * 6 + ((c + 2) % 6))
  if (after !== NOWHERE) corner = Math.min(corner, after * 6 + ((c + 4) % 6))
  return corner
}
