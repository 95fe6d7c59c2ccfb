import type { PieceSymbol } from '../../../engine/portrait.ts'
import type { EsrUnit } from '../format/index.ts'
import { type Tables, unitLabel } from '../format/index.ts'
import { TYPE_WORDS } from '../text/index.ts'

/** How units of a type are drawn. */
export const SYMBOLS: Readonly<Record<EsrUnit['type'], PieceSymbol>> = {
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

/** L for lights, I for irregulars: how they take to the ground. */
const GRADES: Readonly<Partial<Record<EsrUnit['type'], string>>> = { light: 'L', irregular: 'I' }

/** What units of a kind have in common. */
export function portrayUnit(id: string, unit: Pick<EsrUnit, 'name' | 'type' | 'rating'>) {
  return {
    symbol: SYMBOLS[unit.type],
    type: TYPE_WORDS[unit.type],
    grade: GRADES[unit.type] ?? '',
    name: unitLabel({ id, data: unit }),
    strength: 1,
    full: 1,
    square: false,
    values: String(unit.rating),
  }
}

/** Of sixteenths of the circle. */
export const degrees = (facing: number) => facing * 22.5

/** How much of the table a unit covers in a state. */
export function footprintAs({ footprints }: Tables, unit: EsrUnit, state: string) {
  const [width, depth] =
    state === 'deployed'
      ? unit.type === 'cavalry'
        ? footprints.cavalry
        : footprints.infantry
      : state === 'unlimbered'
        ? footprints.battery
        : footprints.column
  return { width, depth }
}
