import { columnLabel } from '../../../board/hex-labels.ts'
import { foldHexes } from '../../../board/hex-ranges.ts'
import type { HexBoardSizes } from '../../../engine/hex-scenario-editor.ts'

/** Three sectors of a column each, a row for either side and one between them; and what every tool can hold. */
export const SIZES: HexBoardSizes = { columns: [3, 200], rows: [3, 200] }

/** A small sound battle on an open board: each side has a unit in each sector (4.2). */
export function blank(columns: number, rows: number): string {
  const width = Math.floor(columns / 3)
  const borders = [0, width, columns - width, columns]
  const sector = (i: number) => range(borders[i]!, borders[i + 1]! - 1, 0, rows - 1)
  const middles = [0, 1, 2].map((i) => Math.floor((borders[i]! + borders[i + 1]! - 1) / 2))
  const depth = rows > 6 ? 1 : 0
  const line = (row: number) => middles.map((column) => `${columnLabel(column)}${row + 1}`).join(', ')
  return `format: 1
system: vive-lempereur
id: new-battle
title: New battle
sources:
  placements: { status: own }
  terrain: { status: own }
turns: 6
board:
  kind: hex
  columns: A-${columnLabel(columns - 1)}
  rows: ${rows}
  sectors: { west: [${sector(0)}], centre: [${sector(1)}], east: [${sector(2)}] }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
units:
  french: { french-infantry: [${line(depth)}] }
  allied: { english-infantry: [${line(rows - 1 - depth)}] }
victory:
  - { side: french, level: substantial, check: end-of-round, when: { eliminated: { side: allied, units: 2 } } }
  - { side: allied, level: substantial, check: end-of-round, when: { eliminated: { side: french, units: 2 } } }
`
}

function range(west: number, east: number, south: number, north: number): string {
  return foldHexes([{ first: { column: west, row: south }, last: { column: east, row: north } }])!.join(', ')
}
