import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'
import { KIND_NAMES, type PrintedKind } from '../catalog.ts'
import type { NawPlacement } from '../types.gen.ts'
import { formatKind, kindOf } from './troops.ts'

/** A unit of a line, and where its hex stands there. */
type ReadUnit = {
  readonly at: string
  readonly placement: NawPlacement
  readonly from: number
  readonly to: number
}

/** Units with the same counter. */
export type UnitLine = { readonly kind: PrintedKind; readonly values: string; readonly units: readonly ReadUnit[] }
export type PlacedLine = UnitLine & { readonly line: NotationLine }

/** Reads `Infantry 7-4: 0914 (6th Inf); 1517.`, or `7-4: 0914, 1517`; nothing where a line is no such list. */
export function parseUnitLine(text: string): UnitLine | undefined {
  const head = /^(?:(horse artillery|infantry|cavalry|artillery|leader) )?((?:0|[1-9]\d?)-[1-9]\d?)\s*:\s*/i.exec(text)
  if (!head) return undefined
  const [all, word, values = ''] = head
  const kind = KIND_NAMES.find((one) => word && formatKind(one) === word.toLowerCase()) ?? kindOf(values)
  if (kind === undefined) return undefined
  const units: ReadUnit[] = []
  let at = all.length
  while (at < text.length) {
    UNIT.lastIndex = at
    const found = UNIT.exec(text)
    if (!found) return undefined
    const [whole, hex = '', details] = found
    const from = at + whole.indexOf(hex)
    units.push({ at: hex, placement: place(hex, details), from, to: from + hex.length })
    at += whole.length
  }
  return units.length === 0 ? undefined : { kind, values, units }
}

/** Behind a hex, in brackets: the name, and `of the …` where the nation is another than the side's. */
function place(at: string, details: string | undefined): NawPlacement {
  if (details === undefined) return at
  const parts = details.split(/\s*;\s*/)
  const nation = parts.find((part) => /^of the /i.test(part))
  const name = parts.find((part) => part !== nation)
  return {
    at,
    ...(name !== undefined && { name }),
    ...(nation !== undefined && { nation: nation.slice('of the '.length).toLowerCase() }),
  }
}

const UNIT = /[\s,;]*(?:\band\s+)?(\d{4}|[A-Z]{1,2}\d{1,3})(?: \(([^()]+)\))?\.?\s*/y
