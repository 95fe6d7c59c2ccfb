import type { TablePalette } from '../../../engine/table-scenario-editor.ts'
import type { EsrUnit } from '../format/index.ts'
import { type EsrDraft, isBattery, stateOf, tablesOf } from '../format/index.ts'
import { TYPE_WORDS } from '../text/index.ts'
import { portrayUnit } from '../view/index.ts'
import { SHAPES } from './kinds.ts'

/** The usual numbers of a new unit, by its type. */
export const USUAL: Readonly<Record<EsrUnit['type'], Pick<EsrUnit, 'rating' | 'men' | 'guns' | 'weight'>>> = {
  line: { rating: 3, men: 600 },
  light: { rating: 3, men: 500 },
  irregular: { rating: 2, men: 500 },
  cavalry: { rating: 3, men: 450 },
  'foot-battery': { rating: 1, guns: 8, weight: 6 },
  'horse-battery': { rating: 1, guns: 6, weight: 6 },
}

/** What can be drawn and deployed: every side can have every type. */
export function makePalette(data: unknown): TablePalette {
  const draft = (data ?? {}) as EsrDraft
  const sides = Object.keys(draft.sides ?? {})
  const { footprints } = tablesOf(draft)
  return {
    kind: 'table',
    shapes: SHAPES,
    units: (Object.keys(USUAL) as EsrUnit['type'][]).map((type) => {
      const unit: EsrUnit = { type, ...USUAL[type], at: [0, 0] }
      const base = stateOf(unit) === 'unlimbered' ? 'battery' : type === 'cavalry' ? 'cavalry' : 'infantry'
      const [width, depth] = footprints[base]
      return {
        type,
        name: TYPE_WORDS[type],
        sides,
        values: describeValues(unit),
        portrait: { ...portrayUnit(type, unit), name: undefined, facing: 0, footprint: { width, depth } },
      }
    }),
  }
}

function describeValues(unit: EsrUnit): string {
  const { rating, men = 0, guns = 0, weight = 0 } = unit
  return `rating ${rating}, ${isBattery(unit) ? `${guns} guns, ${weight}-pdr` : `${men} men`}`
}
