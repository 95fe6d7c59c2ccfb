import { columnLabel, columnOrdinal } from '../../../../board/hex-labels.ts'
import { describeClock, parseClock } from '../../../../scenario/clock.ts'
import { HEX_LIST, listHexes } from '../../../../scenario/conditions/parse-sentence.ts'
import { describeHexes } from '../conditions.ts'
import { isFoughtAcross, sectorHexes, sectorNames } from '../sectors.ts'
import type { Clock, Edge, Sectors, ViveLempereurScenario } from '../types.gen.ts'

/** What short lines about the battle say. The book has no such lines: its battles have one map and one length. */
export type Facts = {
  date?: string
  turns?: number
  clock?: Clock
  columns?: string
  rows?: number
  sectors?: Sectors
}

/** 2.0: the printed map. */
export const PRINTED_MAP = { columns: 'A-V', rows: 13 } as const

/** Reads `Date: 1815-06-18.`, `Turns: 6.`, `Clock: from 13:00, 20 minutes a turn.`, `Map: columns A-V, rows 13.` or `Sectors: west A1-G13; …`. */
export function parseFact(text: string): Facts | undefined {
  const [, key = '', value = ''] = /^(date|turns|clock|map|sectors): ?(.*?)\.?$/i.exec(text) ?? []
  switch (key.toLowerCase()) {
    case 'date':
      return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value) ? { date: value } : undefined
    case 'turns':
      return /^(?:[1-9]\d?|100)$/.test(value) ? { turns: Number(value) } : undefined
    case 'clock': {
      const clock = parseClock(value)
      return clock && { clock }
    }
    case 'map':
      return parseMap(value)
    case 'sectors':
      return parseSectors(value)
    default:
      return undefined
  }
}

/** Writes those lines: length and day always, the map only where it is not the printed one. */
export function formatFacts({ date, turns, clock, board, sides }: ViveLempereurScenario): string[] {
  const { columns, rows, sectors } = board
  const isPrinted = columns === PRINTED_MAP.columns && rows === PRINTED_MAP.rows
  const edges = Object.values(sides).map(({ edge }) => edge)
  const listOf = (some: Sectors) =>
    sectorNames(some)
      .map((name) => `${name} ${describeHexes(sectorHexes(some, name))}`)
      .join('; ')
  const areUsual = listOf(sectors) === listOf(thirds(columns, rows, edges))
  return [
    ...(date === undefined ? [] : [`Date: ${date}.`]),
    `Turns: ${turns}.`,
    ...(clock === undefined ? [] : [`Clock: ${describeClock(clock)}.`]),
    ...(isPrinted ? [] : [`Map: columns ${columns}, rows ${rows}.`]),
    ...(areUsual ? [] : [`Sectors: ${listOf(sectors)}.`]),
  ]
}

/** 2.0: two lines divide the map into three sectors; with 21 columns, seven each. */
export function thirds(columns: string, rows: number, edges: readonly Edge[]): Sectors {
  if (isFoughtAcross(edges)) return thirdsOfRows(columns, rows)
  const [first = 0, last = 0] = columns.split('-').map(columnOrdinal)
  const third = (part: number) => first + Math.round(((last - first + 1) * part) / 3)
  const sector = (part: number) => [`${columnLabel(third(part))}1-${columnLabel(third(part + 1) - 1)}${rows}`]
  return { west: sector(0), centre: sector(1), east: sector(2) }
}

function thirdsOfRows(columns: string, rows: number): Sectors {
  const [first = '', last = ''] = columns.split('-')
  const third = (part: number) => Math.round((rows * part) / 3)
  const sector = (part: number) => [`${first}${third(part) + 1}-${last}${third(part + 1)}`]
  return { north: sector(2), centre: sector(1), south: sector(0) }
}

function parseMap(value: string): Facts | undefined {
  const [, west = '', east = '', rows = ''] =
    /^columns ([A-Z]{1,2})-([A-Z]{1,2}), rows ([1-9]\d{0,2})$/.exec(value) ?? []
  const columns = columnOrdinal(east) - columnOrdinal(west) + 1
  const isSound = columnOrdinal(west) >= 0 && columns >= 3 && Number(rows) <= 500
  return isSound ? { columns: `${west}-${east}`, rows: Number(rows) } : undefined
}

function parseSectors(value: string): Facts | undefined {
  const found = new RegExp(`^(west|north) (${HEX_LIST}); centre (${HEX_LIST}); (east|south) (${HEX_LIST})$`).exec(value)
  if (!found || (found[1] === 'west') !== (found[4] === 'east')) return undefined
  const [first, centre, last] = [found[2]!, found[3]!, found[5]!].map(listHexes) as [string[], string[], string[]]
  return { sectors: found[1] === 'west' ? { west: first, centre, east: last } : { north: first, centre, south: last } }
}
