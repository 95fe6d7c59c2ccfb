import { DIRECTIONS, type HexGrid } from '../../board/hex-grid.ts'
import {
  hexBeyond,
  hexOfSide,
  parseSides,
  plainSide,
  sideFromBeyond,
  sideLabel,
  sideTowards,
} from '../../board/hex-sides.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { forEachEntry, type HexReader } from '../checks/hexes.ts'
import type { Path, Report } from '../diagnostic.ts'
import { didYouMean, suggest } from '../suggest.ts'
import { some } from '../wording.ts'
import { isCrossing, isWater, type SideKind, type SideKinds, sideDefinitions } from './kinds.ts'

/** `board.hexsides` as far as it could be read. */
export type HexsideLists = Readonly<Record<string, readonly (string | undefined)[] | undefined>>

/** What a battle says of hexsides. */
export type WithHexsides = {
  readonly ground?: object
  readonly board?: { readonly hexsides?: HexsideLists }
  /** Events may lay something on hexsides. */
  readonly events?: readonly { readonly hexsides?: readonly { readonly becomes?: string }[] }[]
}

/** The ground on the sides of hexes. Arrays go by the number of a side, hex * 6 + direction: each side is in them twice. */
export type Hexsides<Effects> = {
  readonly kinds: readonly SideKind<Effects>[]
  /** The kind of ground, counted from 1; 0 where there is none. */
  readonly ground: Uint8Array
  /** The bridge or ford on it, likewise. */
  readonly crossing: Uint8Array
  /** 1 where the side is told from this of its hexes: on a slope that is the higher one. */
  readonly first: Uint8Array
  /** Where each side is written, by its smaller number: that of the ground, and that of the crossing. */
  readonly written: ReadonlyMap<number, { readonly ground?: Path; readonly crossing?: Path }>
}

/** Calls back for each side of a list, with its number from the hex that it is told from. */
export function forEachSide(
  list: readonly (string | undefined)[] | undefined,
  path: Path,
  reader: HexReader,
  report: Report,
  visit: (side: number, path: Path) => void,
): void {
  forEachEntry(list, path, (text, place) => {
    const name = parseSides(text)
    if (!name) return
    const [of, ...towards] = text.split(/[/,]/).map((label) => reader.hex(label, place))
    if (of === undefined || of === NOWHERE) return
    for (const to of towards) {
      if (to === NOWHERE) continue
      const side = sideTowards(reader.grid, of, to)
      if (side !== NOWHERE) {
        visit(side, place)
        continue
      }
      const at = [reader.grid.label(of), reader.grid.label(to)]
      const message =
        of === to
          ? `${at[0]} has no side towards itself.`
          : `${at[0]} and ${at[1]} are not neighbours, so they have no common side.`
      const hint = `The neighbours of ${at[0]} are ${neighboursOf(reader.grid, of).join(', ')}.`
      report.add({ code: 'hexside/not-adjacent', path: place, at, message, hint })
    }
  })
}

const neighboursOf = (grid: HexGrid, hex: number) =>
  DIRECTIONS.flatMap((_, direction) => {
    const next = grid.neighbour(hex, direction)
    return next === NOWHERE ? [] : [grid.label(next)]
  })

/** Reads what is on hexsides; nothing where a battle has nothing there. What is wrong is reported. */
export function readHexsides<Effects>(
  draft: WithHexsides,
  kinds: SideKinds<Effects>,
  reader: HexReader,
  report: Report,
): Hexsides<Effects> | undefined {
  const entries = Object.entries(draft.board?.hexsides ?? {})
  if (entries.length === 0) return undefined
  const { grid } = reader
  const defined = new Set(Object.keys(sideDefinitions(draft.ground)))
  const used: SideKind<Effects>[] = []
  const [ground, crossing, first] = [0, 1, 2].map(() => new Uint8Array(grid.size * 6)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const written = new Map<number, { ground?: Path; crossing?: Path }>()
  for (const [id, list] of entries) {
    const path = ['board', 'hexsides', id]
    const kind = kinds.get(id)
    if (!kind) {
      // What is defined, but like nothing, is reported there.
      if (!defined.has(id)) reportUnknown(id, kinds, path, report)
      continue
    }
    const number = used.push(kind)
    const layer = isCrossing(kind) ? crossing : ground
    forEachSide(list, path, reader, report, (side, place) => {
      const before = layer[side]!
      if (before !== 0) {
        reportTwice(used[before - 1]!, kind, side, place)
        return
      }
      const plain = plainSide(grid, side)
      layer[side] = layer[sideFromBeyond(grid, side)] = number
      if (layer === ground) first[side] = 1
      written.set(plain, { ...written.get(plain), [layer === ground ? 'ground' : 'crossing']: place })
    })
  }
  return { kinds: used, ground, crossing, first, written }

  function reportTwice(before: SideKind<Effects>, kind: SideKind<Effects>, side: number, path: Path): void {
    const at = [grid.label(hexOfSide(side)), grid.label(hexBeyond(grid, side))]
    const label = sideLabel(grid, side)
    if (before === kind) {
      report.add({ code: 'hexside/listed-twice', path, at, message: `${label} is already a ${kind.name}.` })
      return
    }
    const hint = isWater(kind) || isWater(before) ? 'Only a bridge or ford can lie on water.' : 'A side has one kind.'
    const message = `${label} cannot be a ${kind.name}: it is already a ${before.name}.`
    report.add({ code: 'hexside/two-kinds', path, at, message, hint: `${hint} Remove it from one of the lists.` })
  }
}

function reportUnknown(id: string, kinds: SideKinds<unknown>, path: Path, report: Report): void {
  // A definition that is wrong, or in a file that cannot be read, has been taken out.
  if (!report.isComplete('ground')) return
  const words = [...kinds.keys()]
  const suggestion = suggest(id, words)
  const hint = [
    didYouMean(suggestion),
    `There are ${some(words)}; define others under \`ground\`, with \`on: hexsides\`.`,
  ].filter(Boolean)
  report.add({
    code: 'hexside/unknown-kind',
    path,
    target: 'key',
    message: `There is no kind of hexside called ${id}.`,
    hint: hint.join(' '),
  })
}

/** What lies on a side for somebody who crosses it, or acts across it, from the hex that its number names. */
export function effectsOver<Effects extends { readonly towards?: 'both' | 'first' }>(
  { kinds, ground, crossing, first }: Hexsides<Effects>,
  side: number,
  none: Effects,
): Effects {
  const kind = kinds[ground[side]! - 1]
  if (!kind) return none
  // On a slope it counts only for those who come from below.
  if (kind.effects.towards === 'first' && first[side] === 1) return none
  return { ...none, ...kind.effects, ...kinds[crossing[side]! - 1]?.effects }
}
