import type { TablePalette } from '../../../engine/table-scenario-editor.ts'
import type { EsrUnit } from '../format/index.ts'
import { type EsrDraft, type TroopKind, type TroopRow, troopsOf } from '../format/index.ts'
import { portrayUnit } from '../view/index.ts'
import { makeShapes } from './kinds.ts'

type Numbers = Pick<EsrUnit, 'rating' | 'men' | 'guns' | 'weight'>

/** The usual numbers of a new unit, by its type. */
const USUAL: Readonly<Record<TroopKind, Numbers>> = {
  line: { rating: 3, men: 600 },
  light: { rating: 3, men: 500 },
  irregular: { rating: 2, men: 500 },
  cavalry: { rating: 3, men: 450 },
  'foot-battery': { rating: 1, guns: 8, weight: 6 },
  'horse-battery': { rating: 1, guns: 6, weight: 6 },
}

/** The numbers that a new unit has to say itself: what its type says need not be repeated. */
export function usualNumbers({ kind, usual }: TroopRow): Numbers {
  return Object.fromEntries(Object.entries(USUAL[kind]).filter(([key]) => usual[key as keyof Numbers] === undefined))
}

/** What can be drawn and deployed: every side can have every type. */
export function makePalette(data: unknown): TablePalette {
  const draft = (data ?? {}) as EsrDraft
  const sides = Object.keys(draft.sides ?? {})
  const troops = troopsOf(draft)
  return {
    kind: 'table',
    shapes: makeShapes(draft),
    units: troops.types.map((type) => {
      const troop = troops.row(type)
      const numbers = { ...usualNumbers(troop), ...troop.usual }
      const [width, depth] = troop.base
      return {
        type,
        name: troop.name,
        sides,
        values: describeValues(troop, numbers),
        portrait: {
          ...portrayUnit({ id: type, data: numbers, troop }),
          name: undefined,
          facing: 0,
          footprint: { width, depth },
        },
      }
    }),
  }
}

function describeValues({ arm }: TroopRow, { rating, men = 0, guns = 0, weight = 0 }: Numbers): string {
  return `rating ${rating}, ${arm === 'artillery' ? `${guns} guns, ${weight}-pdr` : `${men} men`}`
}
