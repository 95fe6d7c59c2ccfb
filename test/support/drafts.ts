import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { HexGrid } from '../../src/board/hex-grid.ts'
import { columnOrdinal } from '../../src/board/hex-labels.ts'
import type { Change } from '../../src/scenario/edit/change.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import { changeText } from '../../src/scenario/edit/change-text.ts'
import { applyEdits } from '../../src/scenario/edit/text-edits.ts'
import { validate } from '../../src/scenario/validate.ts'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { SCHEMA } from '../../src/systems/et-sans-resultat/format/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'

export const BATTLES = ['waterloo', 'quatre-bras', 'ligny', 'hypothetical'] as const

export function shippedText(id: (typeof BATTLES)[number]): string {
  return readFileSync(new URL(`../../scenarios/vive-lempereur/${id}.yaml`, import.meta.url), 'utf8')
}

export function shipped(id: (typeof BATTLES)[number]): ViveLempereurScenario {
  return parse(shippedText(id)) as ViveLempereurScenario
}

/** The printed board. */
export const GRID = HexGrid.of(0, 21, 13)

/** Hexes by their labels. */
export const at = (...labels: string[]) => labels.map((label) => GRID.find(label))

/** The battle after an edit. */
export const after = (data: unknown, changes: readonly Change[]) =>
  plain(changeData(data, changes)) as ViveLempereurScenario

/** The codes of the errors that the checks find. */
export function errorsIn(data: unknown): string[] {
  return validate(stringify(plain(data)), SYSTEMS)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`)
}

/** The battles of the second rulebook, whose hexes have numbers. */
export const NUMBERED_BATTLES = ['standard', 'advanced'] as const

export function numberedText(id: (typeof NUMBERED_BATTLES)[number] | 'wavre'): string {
  return readFileSync(new URL(`../../scenarios/napoleon-at-waterloo/${id}.yaml`, import.meta.url), 'utf8')
}

export function numbered(id: Parameters<typeof numberedText>[0]): NapoleonAtWaterlooScenario {
  return parse(numberedText(id)) as NapoleonAtWaterlooScenario
}

/** Their printed board. */
export const NUMBERED_GRID = HexGrid.of(columnOrdinal('01'), 27, 22)

export const atNumbers = (...labels: string[]) => labels.map((label) => NUMBERED_GRID.find(label))

export const afterwards = (data: unknown, changes: readonly Change[]) =>
  plain(changeData(data, changes)) as NapoleonAtWaterlooScenario

/** Mappings of the data have no prototype, which is no difference in what they say. */
function plain(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data))
}

/** The battle of the third rulebook, on a table. */
const TABLE_TEXT = readFileSync(new URL('../fixtures/table/quatre-bras.yaml', import.meta.url), 'utf8')

export const onATable = (): EtSansResultatScenario => parse(TABLE_TEXT) as EtSansResultatScenario

export const afterOnATable = (data: unknown, changes: readonly Change[]) =>
  plain(changeData(data, changes)) as EtSansResultatScenario

/** The lines of its text that an edit takes out and puts in. */
export function linesChanged(changes: readonly Change[]): { readonly out: string[]; readonly in: string[] } {
  const edited = applyEdits(TABLE_TEXT, changeText(TABLE_TEXT, changes, SCHEMA))
  const [before, now] = [TABLE_TEXT.split('\n'), edited.split('\n')]
  const only = (lines: readonly string[], others: readonly string[]) => {
    const left = [...others]
    return lines.flatMap((line) => {
      const found = left.indexOf(line)
      if (found >= 0) left.splice(found, 1)
      return found >= 0 ? [] : [line.trim()]
    })
  }
  return { out: only(before, now), in: only(now, before) }
}
