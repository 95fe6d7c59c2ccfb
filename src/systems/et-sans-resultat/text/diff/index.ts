import { describeAward } from '../../../../scenario/conditions/awards.ts'
import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareInOrder } from '../../../../scenario/diff/in-order.ts'
import { compareNations } from '../../../../scenario/diff/nations.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareSentences, compareValue, type Sentence } from '../../../../scenario/diff/sentences.ts'
import { compareSides } from '../../../../scenario/diff/sides.ts'
import { withId } from '../../../../scenario/events/events.ts'
import { describeNation } from '../../../../scenario/nations.ts'
import { nameWeather } from '../../../../scenario/weather/weather.ts'
import { quote } from '../../../../scenario/wording.ts'
import {
  conditionNames,
  describeCondition,
  type EsrArrival,
  type EsrDraft,
  type EsrSpecialRule,
  entriesOf,
  rosterOf,
} from '../../format/index.ts'
import { describeEntrance, describeReserve, describeWhen, describeWithdrawal, sorted } from '../arrivals.ts'
import { describeHappening, describeWeather } from '../course.ts'
import { describeSpecialRule } from '../describe.ts'
import { compareArmies, type Names } from './armies.ts'
import { compareGround } from './ground.ts'
import { compareGroundKinds } from './ground-kinds.ts'
import { labelsOf } from './places.ts'
import { compareSharedFormations } from './shared-formations.ts'
import { compareTables } from './tables.ts'
import { compareTroops } from './troops.ts'

/** What changed between two battles, in the sheet's words. */
export function compare(before: unknown, after: unknown): BattleChange[] {
  const [was, is] = [before as EsrDraft, after as EsrDraft]
  const names = namesOf(was, is)
  return [
    ...compareValue('battle', 'year', was.year, is.year),
    ...compareSentences('battle', 'weather', weatherOf(was, is), weatherOf(is, is)),
    ...compareSentences('rules', 'event', eventsOf(was, is), eventsOf(is, is)),
    ...compareSides(was.sides, is.sides, { nations: ({ nations }) => nations.join(', '), home: ({ edge }) => edge }),
    ...compareValue('sides', 'initiative on odd turns:', firstOf(was, names), firstOf(is, names)),
    ...compareNations(was, is, describeNation),
    ...compareArmies(was, is, names),
    ...compareSentences('arrivals', 'arrival', arrivalsOf(was, is, names), arrivalsOf(is, is, names)),
    ...compareSentences('arrivals', 'reserve', reservesOf(was, is, names), reservesOf(is, is, names)),
    ...compareSentences('arrivals', 'withdrawal', withdrawalsOf(was, is, names), withdrawalsOf(is, is, names)),
    ...compareInOrder('condition', conditionsOf(was, is, names), conditionsOf(is, is, names)),
    ...compareSentences('victory', 'award', awardsOf(was, is, names), awardsOf(is, is, names)),
    ...compareSentences('rules', 'special rule', rulesOf(was), rulesOf(is)),
    ...compareTroops(was, is),
    ...compareSharedFormations(was, is),
    ...compareTables(was, is),
    ...compareGroundKinds(was, is),
    ...compareGround(was, is, names.side),
  ]
}

/** By the later battle where it has them. */
function namesOf(was: EsrDraft, is: EsrDraft): Names {
  const sides = { ...was.sides, ...is.sides }
  const areas = { ...was.board?.areas, ...is.board?.areas }
  const formations = new Map(
    [...rosterOf(was).formations, ...rosterOf(is).formations].map(({ id, data }) => [id, data.name]),
  )
  return {
    side: (id) => quote(sides[id]?.name ?? id),
    formation: (id) => quote(formations.get(id) ?? id),
    area: (id) => quote(areas[id]?.name ?? id),
  }
}

const firstOf = ({ first }: EsrDraft, { side }: Names) => (first === undefined ? undefined : side(first))

function weatherOf({ weather = [] }: EsrDraft, later: EsrDraft): Sentence[] {
  const names = conditionNames(later)
  return weather.map(({ note, ...change }) => ({
    text: describeWeather(change, names).replace(/\.$/, ''),
    keys: [`${change.from} ${change.areas?.join() ?? ''}`, nameWeather(change)],
    note,
  }))
}

function eventsOf({ events = [] }: EsrDraft, later: EsrDraft): Sentence[] {
  const names = conditionNames(later)
  return events.map(({ note, ...event }) => ({
    text: describeHappening(withId(event), later, names).replace(/\.$/, ''),
    keys: [event.id],
    note,
  }))
}

/** Formations and generals who come onto the table: when, where, and in which order. */
function arrivalsOf(draft: EsrDraft, later: EsrDraft, { side, formation }: Names): Sentence[] {
  const { formations, commanders } = rosterOf(draft)
  const entries = draft.board?.entries ?? {}
  const coming = [
    ...formations.map(({ id, side: of, data: { arrives } }) => ({
      key: `formation ${id}`,
      of,
      who: formation(id),
      arrives,
    })),
    ...commanders.map(({ id, side: of, data: { name, arrives } }) => ({
      key: `commander ${id}`,
      of,
      who: quote(name),
      arrives,
    })),
  ]
  const words = { ...conditionNames(later), side, formation }
  return coming.flatMap(({ key, of, who, arrives }): Sentence[] => {
    if (typeof arrives !== 'object') return []
    const { entry, note, queue, otherwise = [], ...timing }: EsrArrival = sorted(arrives)
    const named = (id: string) => (entries[id]?.name === undefined ? id : `${quote(entries[id].name)} (${id})`)
    const order = queue === undefined ? '' : `, place ${queue} in the column`
    const others = otherwise.length > 0 ? `, otherwise by ${otherwise.map(named).join(' or ')}` : ''
    const at = entriesOf(entry).flatMap((id) => (entries[id] ? [entries[id].at] : []))
    return [
      {
        text: `${describeWhen(timing, of, words)}: ${who} ${describeEntrance(entry, named)}${order}${others}`,
        keys: [key],
        note,
        places: labelsOf(at),
      },
    ]
  })
}

/** Formations that wait for their release. */
function reservesOf({ reserves = [] }: EsrDraft, later: EsrDraft, { side, formation }: Names): Sentence[] {
  const words = { ...conditionNames(later), side, formation }
  return reserves.map(({ note, ...reserve }) => ({
    text: describeReserve(reserve, words).replace(/\.$/, ''),
    keys: [`${reserve.side} ${reserve.name}`, reserve.side],
    note,
  }))
}

/** Formations that leave the battle. */
function withdrawalsOf({ withdrawals = [] }: EsrDraft, later: EsrDraft, { side, formation }: Names): Sentence[] {
  const words = { ...conditionNames(later), side, formation }
  return withdrawals.map(({ note, ...withdrawal }) => ({
    text: describeWithdrawal(withdrawal, words).replace(/\.$/, ''),
    keys: [`${withdrawal.side} ${withdrawal.name}`, withdrawal.side],
    note,
  }))
}

/** Victory conditions, with the areas, formations and sides as the later battle calls them. */
function conditionsOf({ victory = [] }: EsrDraft, later: EsrDraft, { side, formation }: Names): Sentence[] {
  const names = { ...conditionNames(later), side, formation }
  return victory.map((row) => ({
    text: `The ${side(row.side)} side wins a ${row.level} victory if, ${row.check === 'at-end' ? 'at the end of the battle' : 'at the end of a turn'}, ${describeCondition(sortCondition(row.when), row.side, names)}`,
    keys: [`${row.side} ${row.level} ${row.check}`, `${row.side} ${row.level}`, row.side],
    note: row.note,
  }))
}

/** What scores victory points, in the same words. */
function awardsOf({ points = [] }: EsrDraft, later: EsrDraft, { side, formation }: Names): Sentence[] {
  const names = { ...conditionNames(later), side, formation }
  return points.map((award) => ({
    text: describeAward(award, side, (when, of) => describeCondition(sortCondition(when), of, names)),
    keys: [`${award.side} ${award.name ?? canonical(sortCondition(award.when))}`, award.side],
    note: award.note,
  }))
}

function rulesOf(draft: EsrDraft): Sentence[] {
  const { specialRules = [] } = draft
  const names = conditionNames(draft)
  return specialRules.map((rule) => ({
    text: describeSpecialRule(rule, names, draft),
    keys: [`${rule.rule} ${subjectOf(rule)}`, rule.rule],
    note: rule.note,
  }))
}

/** What a special rule is about: a change of it is told as one. */
function subjectOf(rule: EsrSpecialRule): string {
  if (rule.rule === 'lock-directive') return rule.formation
  return rule.rule === 'ground-breaks' ? rule.features.join(' ') : rule.side
}
