import type { TablePalette } from '../../../engine/table-scenario-editor.ts'
import { type EsrDraft, Grounds } from '../format/index.ts'
import { describeGroundRow } from '../text/index.ts'
import { lookOfGround } from '../view/index.ts'

/** The kinds of what is drawn besides features. */
export const AREA = 'area'
export const ENTRY = 'entry'

/** Everything that can be drawn: ground first, then what is fought for and where troops come in. */
export function makeShapes({ ground }: EsrDraft): TablePalette['shapes'] {
  const grounds = new Grounds(ground)
  return [
    ...grounds.kinds.map((kind) => {
      const row = grounds.row(kind)
      const look = lookOfGround(row)
      return {
        id: kind,
        name: row.name,
        form: row.isLine ? ('line' as const) : ('ring' as const),
        pattern: look?.pattern,
        ...(look?.colour !== undefined && { colour: look.colour }),
        effects: describeGroundRow(row),
      }
    }),
    {
      id: AREA,
      name: 'Area to fight for',
      form: 'ring',
      pattern: undefined,
      effects: 'an objective; changes no ground',
    },
    { id: ENTRY, name: 'Entry', form: 'point', pattern: undefined, effects: 'where columns arrive, at an edge (13.4)' },
  ]
}
