import type { HexPalette } from '../../../engine/hex-scenario-editor.ts'
import { listHexsides } from '../../../engine/hexes/hexside-palette.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import { placeAt } from '../../../scenario/schema-nodes.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  describeEffects,
  type GroundRow,
  groundListOf,
  mayField,
  SCHEMA_ROOT,
  type ScenarioDraft,
  TERRAIN,
  UNIT_TYPES,
  UNITS,
  type UnitRow,
} from '../format/index.ts'
import { portrayType } from '../view/index.ts'
import { hasFront } from './sides.ts'

/** What can be painted and deployed. */
export function makePalette(data: unknown): HexPalette {
  const draft = (data ?? {}) as ScenarioDraft
  const sides = Object.keys(draft.sides ?? {})
  return {
    kind: 'hex',
    terrain: groundListOf(draft).rows.map((row) => ({
      id: row.key,
      name: capitalise(row.name),
      pattern: row.look?.pattern,
      colour: row.look?.colour,
      effects: effectsOf(row, draft),
    })),
    ways: [
      { id: 'road', name: 'Road', effects: ROAD },
      ...(['stream', 'river'] as const).map((kind) => ({
        id: kind,
        name: capitalise(TERRAIN[kind].name),
        effects: `${explain(['board', 'terrain', kind])} (${TERRAIN[kind].rule})`,
      })),
    ],
    hexsides: listHexsides(draft, SCHEMA_ROOT),
    units: UNIT_TYPES.map((type) => {
      const { nation }: UnitRow = UNITS[type]
      const { side: _side, ...look } = portrayType(type, 0)
      return {
        type,
        name: UNITS[type].name,
        // A type that the sheet names after a nation is that nation's.
        sides: sides.filter((side) => nation === undefined || mayField(draft, side, nation)),
        values: explain(['units', 'any', type]),
        portrait: {
          ...look,
          name: undefined,
          strength: look.full,
          facing: hasFront(type) ? 0 : undefined,
          square: false,
        },
      }
    }),
  }
}

/** The book's words where the battle changes nothing. */
function effectsOf(row: GroundRow, draft: ScenarioDraft): string {
  const { own } = groundListOf(draft)
  if (kinOf(own, row.key).some((id) => Object.hasOwn(own, id))) return describeEffects(row)
  return row.key === 'open' ? OPEN : `${explain(['board', 'terrain', row.key])} (${row.rule})`
}

const OPEN = 'free to move; no cover; does not block sight (8.0)'
const ROAD =
  'a move all along roads is one hex longer (6.0); a building does not stop a unit that enters along it (8.4)'

/** What the schema says of a type, without its number and name before the colon and without advice to authors. */
function explain(path: Path): string {
  const { description = '' } = placeAt(SCHEMA_ROOT, {}, path)?.node ?? {}
  const [sentence = ''] = description.slice(description.indexOf(':') + 1).split(' A whole ')
  return sentence.trim().replace(/\.$/, '')
}
