import { columnLabel, columnOrdinal } from '../../../../board/hex-labels.ts'
import { SECTORS } from '../catalog.ts'
import type { Sectors, ViveLempereurScenario } from '../types.gen.ts'
import { HEX_LIST, listHexes } from './conditions.ts'
import { describeHexes } from './sentences.ts'

/** What short lines about the battle say. The book has no such lines: its battles have one map and one length. */
export type Facts = {
  date?: string
  turns?: number
  columns?: string
  rows?: number
  sectors?: Sectors
}

/** 2.0: the printed map. */
export const PRINTED_MAP = { columns: 'A-V', rows: 13 } as const

/** Reads `Date: 1815-06-18.`, `Turns: 6.`, `Map: columns A-V, rows 13.` or `Sectors: west A1-G13; …`. */
export function parseFact(text: string): Facts | undefined {
  const [, key = '', value = ''] = /^(date|turns|map|sectors): ?(.*?)\.?$/i.exec(text) ?? []
  switch (key.toLowerCase()) {
    case 'date':
      return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value) ? { date: value } : undefined
    case 'turns':
      return /^(?:[1-9]\d?|100)$/.test(value) ? { turns: Number(value) } : undefined
    case 'map':
      return parseMap(value)
    case 'sectors':
      return parseSectors(value)
    default:
      return undefined
  }
}

/** Writes those lines: length and day always, the map only where it is not the printed one. */
export function formatFacts({ date, turns, board }: ViveLempereurScenario): string[] {
  const { columns, rows, sectors } = board
  const isPrinted = columns === PRINTED_MAP.columns && rows === PRINTED_MAP.rows
  const usual = thirds(columns, rows)
  const areUsual = SECTORS.every((sector) => describeHexes(sectors[sector]) === describeHexes(usual[sector]))
  return [
    ...(date === undefined ? [] : [`Date: ${date}.`]),
    `Turns: ${turns}.`,
    ...(isPrinted ? [] : [`Map: columns ${columns}, rows ${rows}.`]),
    ...(areUsual
      ? []
      : [`Sectors: ${SECTORS.map((sector) => `${sector} ${describeHexes(sectors[sector])}`).join('; ')}.`]),
  ]
}

/** 2.0: two lines divide the map into three sectors; with 21 columns, seven each. */
export function thirds(columns: string, rows: number): Sectors {
  const [first = 0, last = 0] = columns.split('-').map(columnOrdinal)
  const third = (part: number) => first + Math.round(((last - first + 1) * part) / 3)
  const sector = (part: number) => [`${columnLabel(third(part))}1-${columnLabel(third(part + 1) - 1)}${rows}`]
  return { west: sector(0), centre: sector(1), east: sector(2) }
}

function parseMap(value: string): Facts | undefined {
  const [, west = '', east = '', rows = ''] =
    /^columns ([A-Z]{1,2})-([A-Z]{1,2}), rows ([1-9]\d{0,2})$/.exec(value) ?? []
  const columns = columnOrdinal(east) - columnOrdinal(west) + 1
  const isSound = columnOrdinal(west) >= 0 && columns >= 3 && Number(rows) <= 500
  return isSound ? { columns: `${west}-${east}`, rows: Number(rows) } : undefined
}

function parseSectors(value: string): Facts | undefined {
  const found = new RegExp(`^west (${HEX_LIST}); centre (${HEX_LIST}); east (${HEX_LIST})$`).exec(value)
  if (!found) return undefined
  return { sectors: { west: listHexes(found[1]!), centre: listHexes(found[2]!), east: listHexes(found[3]!) } }
}
