import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareAreas, compareHexBoard, compareTerrain } from '../../../../scenario/diff/hex-board.ts'
import { compareSentences, compareValue, type Sentence } from '../../../../scenario/diff/sentences.ts'
import { compareSides } from '../../../../scenario/diff/sides.ts'
import { quote } from '../../../../scenario/wording.ts'
import {
  describeAnswers,
  describeVictory,
  formatTroops,
  type NawDraft,
  OPTION_NAMES,
  type Options,
  readOptions,
  TERRAIN_LABELS,
  type Terrain,
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
    ...compareValue('battle', 'clock', describeClock(was), describeClock(is)),
    ...compareSides(was.sides, is.sides, { nations: ({ nations }) => nations.join(', ') }, 'it moves first'),
    ...compareUnits(was, is, name),
    ...compareSentences('arrivals', 'arrival', arrivalsOf(was, name), arrivalsOf(is, name)),
    ...compareSentences('victory', 'condition', conditionsOf(was, name), conditionsOf(is, name)),
    ...compareTables(was, is),
    ...compareOptions(was, is),
    ...compareTerrain(was.board?.terrain, is.board?.terrain, (type) => TERRAIN_LABELS[type as Terrain].toLowerCase()),
    ...compareHexBoard(was.board ?? {}, is.board ?? {}),
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
const optionsOf = ({ edition = 'standard', options }: NawDraft) =>
  readOptions({ edition, ...(options !== undefined && { options }) })

function arrivalsOf({ reinforcements = [] }: NawDraft, name: (id: string) => string): Sentence[] {
  return reinforcements.map(({ turn, side, nation, at, units, note }) => ({
    text: `turn ${turn}, ${name(side)}${nation === undefined ? '' : ` (${nation})`}: ${formatTroops(units)}, by ${at.join(', ')}`,
    keys: [`${side} ${nation} ${turn}`, `${side} ${nation}`, side],
    note,
    places: at,
  }))
}

/** What decides the battle, demoralisation included. */
function conditionsOf({ victory = [], demoralisation }: NawDraft, name: (id: string) => string): Sentence[] {
  const rows = victory.map((row) => ({
    text: describeVictory(row, name).replace(/\.$/, ''),
    keys: [`${row.side} ${row.level}`, row.side],
    note: row.note,
  }))
  if (!demoralisation) return rows
  const { points, sides, spares = [] } = demoralisation
  const never = spares.length > 0 ? `, but never ${spares.join(', ')}` : ''
  const text = `${points} points demoralise ${sides.map(name).join(', ')}${never}`
  return [...rows, { text, keys: ['demoralisation'] }]
}

const describeClock = ({ clock }: NawDraft) => clock && `from ${clock.start}, ${clock.minutes} minutes a turn`
