import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { compareAreas, compareHexBoard, compareTypes } from '../../../../scenario/diff/hex-board.ts'
import { compareSentences, compareValue, type Sentence } from '../../../../scenario/diff/sentences.ts'
import { quote } from '../../../../scenario/wording.ts'
import type { NawSide } from '../../format/index.ts'
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
    ...compareSides(was, is),
    ...compareUnits(was, is, name),
    ...compareSentences('arrivals', 'arrival', arrivalsOf(was, name), arrivalsOf(is, name)),
    ...compareSentences('victory', 'condition', conditionsOf(was, name), conditionsOf(is, name)),
    ...compareTables(was, is),
    ...compareOptions(was, is),
    ...compareGround(was, is),
    ...compareAreas('areas', was.exits ?? {}, is.exits ?? {}, (side) => `${name(side)} exits`),
  ]
}

function compareSides({ sides: was = {} }: NawDraft, { sides: is = {} }: NawDraft): BattleChange[] {
  const ids = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const [first, now] = [Object.keys(was)[0], Object.keys(is)[0]]
  const isReordered = ids.every((id) => id in was && id in is) && first !== now
  return [
    ...ids.flatMap((id) => compareSide(id, was[id], is[id])),
    ...(isReordered
      ? [change('sides', 'changed', `${quote(is[now!]!.name)} is now listed first: it moves first`)]
      : []),
  ]
}

function compareSide(id: string, before: NawSide | undefined, after: NawSide | undefined): readonly BattleChange[] {
  if (!before) return [change('sides', 'added', `side ${quote(after?.name)} (${id}) added`)]
  if (!after) return [change('sides', 'removed', `side ${quote(before.name)} (${id}) removed`)]
  const name = quote(after.name)
  return [
    ...compareValue('sides', 'side', quote(before.name), name),
    ...compareValue('sides', `nations of the ${name} side:`, before.nations.join(', '), after.nations.join(', ')),
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

function compareGround({ board: was }: NawDraft, { board: is }: NawDraft): BattleChange[] {
  const nameOf = (type: string | undefined) => TERRAIN_LABELS[type as Terrain].toLowerCase()
  return [
    ...compareTypes({ ...was?.terrain }, { ...is?.terrain }, (from, to, where) => ({
      part: 'terrain',
      text:
        from === undefined
          ? `${nameOf(to)} added at ${where}`
          : to === undefined
            ? `${nameOf(from)} removed at ${where}`
            : `${nameOf(from)} became ${nameOf(to)} at ${where}`,
    })),
    ...compareHexBoard(was ?? {}, is ?? {}),
  ]
}

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
