import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { HexGrid } from '../../../board/hex-grid.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changeData } from '../../../scenario/edit/change-data.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import { validate } from '../../../scenario/validate.ts'
import { viveLempereur } from '../index.ts'

export const BATTLES = ['waterloo', 'quatre-bras', 'ligny', 'hypothetical'] as const

export function shipped(id: (typeof BATTLES)[number]): Scenario {
  const file = new URL(`../../../../scenarios/vive-lempereur/${id}.yaml`, import.meta.url)
  return parse(readFileSync(file, 'utf8')) as Scenario
}

/** The printed board. */
export const GRID = HexGrid.of(0, 21, 13)

/** Hexes by their labels. */
export const at = (...labels: string[]) => labels.map((label) => GRID.find(label))

/** The battle after an edit. */
export const after = (data: unknown, changes: readonly Change[]) => plain(changeData(data, changes)) as Scenario

/** The codes of the errors that the checks find. */
export function errorsIn(data: unknown): string[] {
  return validate(stringify(plain(data)), [viveLempereur])
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`)
}

/** Mappings of the data have no prototype, which is no difference in what they say. */
function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data))
}
