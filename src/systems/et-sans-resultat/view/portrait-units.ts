import type { PieceSymbol } from '../../../engine/portrait.ts'
import { portrayColour } from '../../../engine/portray-nations.ts'
import { nationRow } from '../../../scenario/nations.ts'
import type { EsrUnit } from '../format/index.ts'
import { type EsrDraft, type TroopKind, type TroopRow, unitLabel } from '../format/index.ts'

/** How units of a type are drawn. */
export const SYMBOLS: Readonly<Record<TroopKind, PieceSymbol>> = {
  line: 'infantry',
  light: 'infantry',
  irregular: 'infantry',
  cavalry: 'cavalry',
  'foot-battery': 'artillery',
  'horse-battery': 'horse-artillery',
}

export const SYMBOL_NAMES: Readonly<Record<PieceSymbol, string>> = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  artillery: 'Foot artillery',
  'horse-artillery': 'Horse artillery',
  general: 'Commander of an army or force',
  garrison: 'Garrison',
}

/** What units of a kind have in common. */
export function portrayUnit(
  unit: {
    readonly id: string
    readonly data: Pick<EsrUnit, 'name' | 'rating'>
    readonly troop: TroopRow
    readonly nation?: string | undefined
  },
  nations?: EsrDraft['nations'],
) {
  const { kind, name, letter } = unit.troop
  return {
    ...(unit.nation !== undefined && portrayColour(nationRow(nations, unit.nation))),
    symbol: SYMBOLS[kind],
    type: name,
    grade: letter,
    name: unitLabel(unit),
    strength: 1,
    full: 1,
    square: false,
    values: String(unit.data.rating ?? 0),
  }
}

/** Of sixteenths of the circle. */
export const degrees = (facing: number) => facing * 22.5
