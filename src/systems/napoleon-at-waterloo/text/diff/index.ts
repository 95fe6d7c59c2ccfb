import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareDefinitions } from '../../../../scenario/diff/definitions.ts'
import { compareAreas, compareHexBoard, compareTerrain } from '../../../../scenario/diff/hex-board.ts'
import { compareHexsides } from '../../../../scenario/diff/hexsides.ts'
import { compareNations } from '../../../../scenario/diff/nations.ts'
import { compareSentences, compareValue, type Sentence } from '../../../../scenario/diff/sentences.ts'
import { compareSides } from '../../../../scenario/diff/sides.ts'
import { describeNation, nationRow } from '../../../../scenario/nations.ts'
import { quote } from '../../../../scenario/wording.ts'
import {
  conditionNames,
  describeAnswers,
  describeGround,
  describeKind,
  describeVictory,
  formatTroops,
  groundDefinitions,
  groundKindsOf,
  type NawDraft,
  OPTION_NAMES,
  type Options,
  readOptions,
} from '../../format/index.ts'
import { compareTables } from './tables.ts'
import { compareUnits } from './units.ts'

/** What changed between two battles, in the book's words. */
export function compare(before: unknown, after: unknown): BattleChange[] {
  const [was, is] = [before as NawDraft, after as NawDraft]
  const sides = { ...was.sides, ...is.sides }
  // As the later battle calls them, so that a new name is told once.
  const name = (id: string) => quote(sides[id]?.name ?? id)
  return [
    ...compareValue('battle', 'edition', was.edition, is.edition),
    ...compareValue('battle', 'stacking', was.stacking, is.stacking),
    ...compareSides(was.sides, is.sides, { nations: ({ nations }) => nations.join(', ') }, 'it moves first'),
    ...compareNations(was, is, describeNation),
    ...compareDefinitions('terrain', 'kind of ground', groundOf(was), groundOf(is), describeGround),
    ...compareDefinitions('units', 'kind of unit', was.troops, is.troops, describeKind),
    ...compareUnits(was, is, name),
    ...compareSentences('arrivals', 'arrival', arrivalsOf(was, name), arrivalsOf(is, name)),
    ...compareSentences('victory', 'condition', conditionsOf(was, is, name), conditionsOf(is, is, name)),
    ...compareTables(was, is),
    ...compareOptions(was, is),
    ...compareTerrain(was.board?.terrain, is.board?.terrain, (type) => groundName(was, is, type)),
    ...compareHexBoard(was.board ?? {}, is.board ?? {}),
    ...compareHexsides(was, is),
    ...compareAreas('areas', was.control ?? {}, is.control ?? {}, (side) => `${name(side)} control at the start`),
    ...compareAreas('areas', was.exits ?? {}, is.exits ?? {}, (side) => `${name(side)} exits`),
  ]
}

function compareOptions(was: NawDraft, is: NawDraft): BattleChange[] {
  const [before, after] = [describeAnswers(optionsOf(was)), describeAnswers(optionsOf(is))]
  return (Object.keys(before) as (keyof Options)[]).flatMap((key) =>
    compareValue('rules', OPTION_NAMES[key], before[key], after[key]),
  )
}

/** What is played: the usual answers belong to the edition, which is compared by itself. */
/** What the later battle calls a kind of ground, or the earlier one. */
function groundName(was: NawDraft, is: NawDraft, id: string): string {
  const kinds = [is, was].flatMap((draft) => groundKindsOf(draft).kinds)
  return (kinds.find((kind) => kind.id === id)?.name ?? id).toLowerCase()
}

const groundOf = ({ ground = {} }: NawDraft) => groundDefinitions(ground)

const optionsOf = ({ edition = 'standard', options }: NawDraft) =>
  readOptions({ edition, ...(options !== undefined && { options }) })

function arrivalsOf({ reinforcements = [], nations, troops }: NawDraft, name: (id: string) => string): Sentence[] {
  return reinforcements.map(({ turn, side, nation, at, units, note }) => ({
    text: `turn ${turn}, ${name(side)}${nation === undefined ? '' : ` (${nationRow(nations, nation).adjective})`}: ${formatTroops(units, troops)}, by ${at.join(', ')}`,
    keys: [`${side} ${nation} ${turn}`, `${side} ${nation}`, side],
    note,
    places: at,
  }))
}

/** What decides the battle, demoralisation included. */
function conditionsOf(
  { victory = [], demoralisation, nations }: NawDraft,
  later: NawDraft,
  name: (id: string) => string,
): Sentence[] {
  const names = conditionNames(later, name)
  const rows = victory.map((row) => ({
    text: describeVictory({ ...row, when: sortCondition(row.when) }, names).replace(/\.$/, ''),
    keys: [`${row.side} ${row.level}`, row.side],
    note: row.note,
  }))
  if (!demoralisation) return rows
  const { points, sides, spares = [] } = demoralisation
  const never =
    spares.length > 0 ? `, but never ${spares.map((one) => nationRow(nations, one).adjective).join(', ')}` : ''
  const text = `${points} points demoralise ${sides.map(name).join(', ')}${never}`
  return [...rows, { text, keys: ['demoralisation'] }]
}
