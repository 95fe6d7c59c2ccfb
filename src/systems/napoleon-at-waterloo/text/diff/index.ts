import { describeBody } from '../../../../scenario/arrivals/sentences.ts'
import { describeTiming, type TimingData } from '../../../../scenario/arrivals/timing.ts'
import { describeAward } from '../../../../scenario/conditions/awards.ts'
import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareDefinitions } from '../../../../scenario/diff/definitions.ts'
import { compareAreas, compareHexBoard, compareTerrain } from '../../../../scenario/diff/hex-board.ts'
import { compareHexsides } from '../../../../scenario/diff/hexsides.ts'
import { compareInOrder } from '../../../../scenario/diff/in-order.ts'
import { compareNations } from '../../../../scenario/diff/nations.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareSentences, compareValue, type Sentence } from '../../../../scenario/diff/sentences.ts'
import { compareSides } from '../../../../scenario/diff/sides.ts'
import { describeNation, nationRow } from '../../../../scenario/nations.ts'
import { quote } from '../../../../scenario/wording.ts'
import {
  conditionNames,
  describeAnswers,
  describeCondition,
  describeEntrance,
  describeGround,
  describeKind,
  describeVictory,
  entrancesIn,
  formatTroops,
  groundDefinitions,
  groundKindsOf,
  isPrinted,
  isPrintedGround,
  type NawCondition,
  type NawDraft,
  OPTION_NAMES,
  type Options,
  readOptions,
} from '../../format/index.ts'
import { compareCourse } from './course.ts'
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
    ...compareDefinitions('terrain', 'kind of ground', groundOf(was), groundOf(is), describeGround, {
      isPrinted: isPrintedGround,
    }),
    ...compareDefinitions('units', 'kind of unit', was.troops, is.troops, describeKind, { isPrinted }),
    ...compareUnits(was, is, name),
    ...compareSentences('arrivals', 'arrival', arrivalsOf(was, is, name), arrivalsOf(is, is, name)),
    ...compareSentences('arrivals', 'reserve', reservesOf(was, is, name), reservesOf(is, is, name)),
    ...compareSentences('arrivals', 'withdrawal', withdrawalsOf(was, is, name), withdrawalsOf(is, is, name)),
    ...compareCourse(was, is, name),
    ...compareVictory(was, is, name),
    ...compareSentences('victory', 'award', awardsOf(was, is, name), awardsOf(is, is, name)),
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

function arrivalsOf(
  { reinforcements = [], nations, troops }: NawDraft,
  later: NawDraft,
  name: (id: string) => string,
): Sentence[] {
  return reinforcements.map((group) => {
    const { turn, side, nation, at, units, note, id } = group
    const people = nation === undefined ? '' : ` (${nationRow(nations, nation).adjective})`
    const called = [group.name, id === undefined ? undefined : `(${id})`].filter(Boolean).join(' ')
    const who = `${name(side)}${people}${called === '' ? '' : `, ${called}`}`
    return {
      text: `${timeOf(group, later, name)}, ${who}: ${formatTroops(units, troops)}, by ${describeEntrance(at)}`,
      keys: [...(id === undefined ? [] : [id]), `${side} ${nation} ${turn}`, `${side} ${nation}`, side],
      note,
      places: entrancesIn(at).flatMap(({ hexes }) => hexes),
    }
  })
}

function reservesOf({ reserves = [] }: NawDraft, later: NawDraft, name: (id: string) => string): Sentence[] {
  return reserves.map((reserve) => {
    const attacked = reserve.attacked ? ['when attacked'] : []
    const time = [timeOf(reserve, later, name), ...attacked].filter(Boolean).join('; or ')
    const who = describeBody(reserve, conditionNames(later, name))
    return { text: `${who}: released ${time}`, keys: [who, reserve.side], note: reserve.note }
  })
}

function withdrawalsOf({ withdrawals = [] }: NawDraft, later: NawDraft, name: (id: string) => string): Sentence[] {
  return withdrawals.map((withdrawal) => {
    const who = describeBody(withdrawal, conditionNames(later, name))
    return {
      text: `${timeOf(withdrawal, later, name)}, ${who}`,
      keys: [who, withdrawal.side],
      note: withdrawal.note,
    }
  })
}

/** When something happens; conditions whose parts only stand in another order are the same. */
function timeOf(timing: TimingData<NawCondition>, later: NawDraft, name: (id: string) => string): string {
  const names = conditionNames(later, name)
  return describeTiming(timing, undefined, (when, side) =>
    describeCondition(sortCondition(when), undefined, names, side),
  )
}

/** What scores victory points. */
function awardsOf({ points = [] }: NawDraft, later: NawDraft, name: (id: string) => string): Sentence[] {
  const names = conditionNames(later, name)
  return points.map((award) => ({
    text: describeAward(award, name, (when, side) => describeCondition(sortCondition(when), side, names)),
    keys: [`${award.side} ${award.name ?? canonical(sortCondition(award.when))}`, award.side],
    note: award.note,
  }))
}

/** In the standard game the first condition that holds decides, so that their order counts. */
function compareVictory(was: NawDraft, is: NawDraft, name: (id: string) => string): BattleChange[] {
  const lists = [conditionsOf(was, is, name), conditionsOf(is, is, name)] as const
  return is.edition === 'standard'
    ? compareInOrder('condition', ...lists)
    : compareSentences('victory', 'condition', ...lists)
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
