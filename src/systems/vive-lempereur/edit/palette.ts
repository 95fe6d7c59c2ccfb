import type { HexPalette } from '../../../engine/hex-scenario-editor.ts'
import { listHexsides } from '../../../engine/hexes/hexside-palette.ts'
import { sideNations } from '../../../engine/side-nations.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { definitionOf, kinOf } from '../../../scenario/likeness.ts'
import { placeAt } from '../../../scenario/schema/nodes.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  COMBAT,
  describeEffects,
  describeNumbers,
  describeValues,
  type GroundRow,
  groundListOf,
  mayField,
  nationRow,
  nationsIn,
  SCHEMA_ROOT,
  type ScenarioDraft,
  TERRAIN,
  type TroopRow,
  type TroopValues,
  troopListOf,
} from '../format/index.ts'
import { portrayType } from '../view/index.ts'
import { usualFacing } from './sides.ts'

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
        look: kind,
        effects: `${explain(['board', 'terrain', kind])} (${TERRAIN[kind].rule})`,
      })),
    ],
    hexsides: listHexsides(draft, SCHEMA_ROOT),
    ...sideNations(
      sides,
      (side) => nationsIn(draft, side),
      (nation) => nationRow(draft.nations, nation),
    ),
    usualFacing: Object.fromEntries(sides.map((side) => [side, usualFacing(draft, side)])),
    units: troopListOf(draft).rows.map((row) => {
      const { id: type, nation, name } = row
      const { side: _side, ...look } = portrayType(row, 0)
      return {
        type,
        name,
        ...(nation !== undefined && { hasNation: true }),
        // A type that the sheet names after a nation is that nation's.
        sides: sides.filter((side) => nation === undefined || mayField(draft, side, nation)),
        values: valuesOf(row, draft),
        portrait: {
          ...look,
          name: undefined,
          strength: look.full,
          facing: row.nature === COMBAT ? 0 : undefined,
          square: false,
        },
      }
    }),
  }
}

/** The sheet's values where the battle changes nothing; else its numbers, and what else it says of the type. */
function valuesOf(row: TroopRow, { troops }: ScenarioDraft): string {
  const kin = kinOf(troops, row.id).flatMap((id) => definitionOf(troops, id) ?? [])
  if (kin.length === 0) return explain(['units', 'any', row.id])
  const {
    letter: _letter,
    elements: _elements,
    fire: _fire,
    fireAfterMoving: _after,
    moves: _moves,
    ...rest
  } = Object.assign({}, ...kin.toReversed()) as TroopValues
  const { movesAndFires: _movesAndFires, ...others } = rest
  return [describeNumbers(row), ...describeValues(others)].join(', ')
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
