import type { HexGrid } from '../../../board/hex-grid.ts'
import { foldSides, hexBeyond, hexOfSide, listedSide, plainSide, sideFromBeyond } from '../../../board/hex-sides.ts'
import type { HexReader } from '../../checks/hexes.ts'
import { type Path, Report } from '../../diagnostic.ts'
import { isCrossing, isWater, kindsOfSides } from '../../hexsides/kinds.ts'
import { forEachSide } from '../../hexsides/read.ts'
import type { Change } from '../change.ts'
import { keysAt, listAt, listChanges } from '../changes.ts'
import type { HexEntries } from './hex-lists.ts'

const HEXSIDES: Path = ['board', 'hexsides']

/** Sides as scenarios write them, told from the hexes that their numbers name. */
export function foldSideSet(grid: HexGrid, sides: readonly number[]): string[] {
  return foldSides(
    sides.map((side) => ({ of: grid.position(hexOfSide(side)), towards: [grid.position(hexBeyond(grid, side))] })),
  )
}

/** What a list of sides holds: each by its number from the hex that it is told from, and the entries that could not be read. */
export function readSides(
  list: HexEntries | undefined,
  reader: HexReader,
): { readonly sides: readonly number[]; readonly unread: HexEntries } {
  const sides = new Set<number>()
  const entries = new Set<number>()
  const quiet = reader.quietly()
  forEachSide(list, [], quiet, new Report(), (side, [entry]) => {
    entries.add(Number(entry))
    if (!sides.has(sideFromBeyond(reader.grid, side))) sides.add(side)
  })
  return { sides: [...sides], unread: Array.from(list ?? []).filter((_, i) => !entries.has(i)) }
}

/** A side with what lies there, by its number from the hex that it is told from. */
export type PaintedSide = { readonly kind: string; readonly side: number }

/** Everything that lies on the sides between hexes for which a test holds. */
export function sidesBetween(
  draft: unknown,
  reader: HexReader,
  isMeant: (hex: number, other: number) => boolean,
): PaintedSide[] {
  return keysAt(draft, HEXSIDES).flatMap((kind) =>
    readSides(listAt(draft, [...HEXSIDES, kind]) as HexEntries, reader)
      .sides.filter((side) => isMeant(hexOfSide(side), hexBeyond(reader.grid, side)))
      .map((side) => ({ kind, side })),
  )
}

/**
 * The changes that paint sides with a kind, or without one clear them. A side has one kind of ground and one crossing: a new
 * one takes the place of the old, and what no crossing can lie on takes the crossing away.
 */
export function paintSides(
  draft: unknown,
  reader: HexReader,
  sides: readonly number[],
  kind: string | undefined,
): Change[] {
  const { grid } = reader
  const kinds = kindsOfSides((draft as { readonly ground?: object } | undefined)?.ground)
  const meant = new Set(sides.map((side) => plainSide(grid, side)))
  const painted = kind === undefined ? undefined : kinds.get(kind)
  const gives = (other: string) => {
    const there = kinds.get(other)
    if (!painted || !there) return painted === undefined
    return isCrossing(painted) ? isCrossing(there) : !isCrossing(there) || !isWater(painted)
  }
  // Where both hexes are alike, a side is told from the first of them.
  const isTold = painted?.effects.towards === 'first'
  const add = kind === undefined ? [] : sides.map((side) => ({ kind, side: isTold ? side : listedSide(grid, side) }))
  return editSides(draft, reader, { add, take: (other, plain) => meant.has(plain) && gives(other) })
}

/** The changes that put sides onto the lists of their kinds, and take others off. */
export function editSides(
  draft: unknown,
  reader: HexReader,
  wanted: { readonly add: readonly PaintedSide[]; readonly take: (kind: string, plain: number) => boolean },
): Change[] {
  const { grid } = reader
  const kinds = new Set([...keysAt(draft, HEXSIDES), ...wanted.add.map(({ kind }) => kind)])
  return [...kinds].flatMap((kind): Change[] => {
    const path = [...HEXSIDES, kind]
    const before = listAt(draft, path) as HexEntries | undefined
    const { sides, unread } = readSides(before, reader)
    const added = wanted.add.filter((one) => one.kind === kind).map(({ side }) => side)
    const plainAdded = new Set(added.map((side) => plainSide(grid, side)))
    const kept = sides.filter((side) => {
      const plain = plainSide(grid, side)
      return plainAdded.has(plain) ? false : !wanted.take(kind, plain)
    })
    // A side that is told otherwise than before, as a slope that is turned round, is new.
    const old = new Set(sides)
    const isSame = kept.length + added.length === sides.length && added.every((side) => old.has(side))
    if (isSame) return []
    const after = [...foldSideSet(grid, [...kept, ...added]), ...unread]
    if (after.length === 0) return before ? [{ kind: 'remove', path }] : []
    return listChanges(path, before, after)
  })
}
