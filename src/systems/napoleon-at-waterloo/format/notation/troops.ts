import { KIND_NAMES, KINDS, type PrintedKind } from '../catalog.ts'
import { kindsOf } from '../kinds.ts'
import type { NawOwnTroops, NawTroops, NawTroopsByKind } from '../types.gen.ts'

const NUMBERS = [
  ...(['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const),
  ...(['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'] as const),
  ...(['seventeen', 'eighteen', 'nineteen', 'twenty'] as const),
]

/** Units of a list that look alike. */
export type ReadTroops = { readonly kind: PrintedKind; readonly values: string; readonly troops: NawTroops }

/** A list that was understood as far as `upTo`, where that is not its end. */
export type TroopList = { readonly troops: readonly ReadTroops[]; readonly upTo?: number }

/**
 * Reads `one 6-4, nine 5-4; two 3-4 (Foot, Horse)`. The book tells no kinds: they follow from the movement allowance,
 * unless a word says otherwise, as in `one 4-4 horse artillery`.
 */
export function parseTroops(text: string): TroopList {
  const troops: ReadTroops[] = []
  let at = 0
  while (at < text.length) {
    ENTRY.lastIndex = at
    const found = ENTRY.exec(text)
    const [all = '', word = '', values = '', kindWord, names] = found ?? []
    const kind = KIND_NAMES.find((one) => kindWord && formatKind(one) === kindWord.toLowerCase()) ?? kindOf(values)
    const number = numberOf(word)
    if (!found || kind === undefined || number === undefined) return { troops, upTo: at }
    const list = names?.split(/\s*,\s*/)
    if (list && list.length !== number) return { troops, upTo: at }
    troops.push({ kind, values, troops: list ?? number })
    at += all.length
  }
  return { troops }
}

/** The kind of units with this movement allowance, as far as it tells. */
export function kindOf(values: string): PrintedKind | undefined {
  const movement = Number(values.split('-')[1])
  return KIND_NAMES.find((kind) => KINDS[kind].movement.includes(movement))
}

/** Units of a list in words, kinds of the battle's own by their names. */
export function formatTroops(units: NawTroopsByKind, own?: NawOwnTroops): string {
  const entries = [...kindsOf(own).values()].flatMap(({ id, name }) =>
    Object.entries(units[id] ?? {}).map(([values, troops]) => {
      const number = typeof troops === 'number' ? troops : troops.length
      const word = NUMBERS[number] ?? String(number)
      const other = kindOf(values) === id ? '' : ` ${name.toLowerCase()}`
      return `${word} ${values}${other}${typeof troops === 'number' ? '' : ` (${troops.join(', ')})`}`
    }),
  )
  return entries.join(', ')
}

/** A list with kinds of the battle's own as the kinds of the book that they are like: the notation knows no others. */
export function asPrinted(units: NawTroopsByKind, own: NawOwnTroops | undefined): NawTroopsByKind {
  return byKind(
    [...kindsOf(own).values()].flatMap(({ id, printed }) =>
      Object.entries(units[id] ?? {}).map(([values, troops]) => ({ kind: printed, values, troops })),
    ),
  )
}

/** The units of a list by kind and values; the same values twice are added up. */
export function byKind(troops: readonly ReadTroops[]): NawTroopsByKind {
  const units: NawTroopsByKind = {}
  for (const { kind, values, troops: own } of troops) {
    const lists = (units[kind] ??= {})
    const before = lists[values]
    lists[values] =
      before === undefined
        ? own
        : typeof before === 'number' || typeof own === 'number'
          ? countOf(before) + countOf(own)
          : [...before, ...own]
  }
  return units
}

export const formatKind = (kind: PrintedKind) => KINDS[kind].name.toLowerCase()

const countOf = (troops: NawTroops) => (typeof troops === 'number' ? troops : troops.length)

function numberOf(word: string): number | undefined {
  const number = /^\d+$/.test(word) ? Number(word) : (NUMBERS as readonly string[]).indexOf(word.toLowerCase())
  return number >= 1 && number <= 100 ? number : undefined
}

const ENTRY =
  /(?:^|[\s,;]*(?:\band\s+)?)\s*(\w+)\s+((?:0|[1-9]\d?)-[1-9]\d?)(?!\d)(?: (horse artillery|infantry|cavalry|artillery|leader))?(?: \(([^()]+)\))?\.?\s*/iy
