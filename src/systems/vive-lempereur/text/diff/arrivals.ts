import type { TimingData } from '../../../../scenario/arrivals/timing.ts'
import { sortCondition } from '../../../../scenario/conditions/tree.ts'
import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { stepsBetween } from '../../../../scenario/diff/hexes.ts'
import { Matcher } from '../../../../scenario/diff/match.ts'
import { canonical } from '../../../../scenario/diff/normalise.ts'
import { compareCounts, compareSentences, compareText, compareValue } from '../../../../scenario/diff/sentences.ts'
import { takeSameUnits } from '../../../../scenario/diff/units.ts'
import {
  ACTS,
  type BattleNames,
  type Condition,
  describeStage,
  type Fragment,
  knownCounts,
  OCCUPIED,
  type Reinforcement,
  type ScheduledArrival,
  type Stage,
  type StagedArrival,
  type UnitCounts,
} from '../../format/index.ts'
import { describeReserve, describeTerms, describeWithdrawal } from '../timed.ts'
import {
  type ComparedUnit,
  compareDetails,
  describeDetails,
  describePair,
  describeUnit,
  kindOf,
  listUnits,
} from './units.ts'

/** A unit that arrives for certain. */
type Arriving = ComparedUnit & {
  readonly turn: number
  /** What decides besides the turn, and what the group is called. */
  readonly terms: string
  readonly acts: NonNullable<Stage['acts']>
  readonly occupied: NonNullable<Stage['occupied']>
}

/** A turn later or earlier is as much as this many hexes: the hex is what a unit is known by. */
const TURN = 3

/** Compares who arrives when and where. */
export function compareArrivals(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const [was, is] = [before.reinforcements ?? [], after.reinforcements ?? []]
  const changes = [
    ...compareScheduled(was.flatMap(scheduledIn(before, names)), is.flatMap(scheduledIn(after, names)), names),
    ...compareStaged(was.filter(isStaged), is.filter(isStaged), names),
  ]
  const reservesOf = ({ reserves = [] }: Fragment) =>
    reserves.map(({ note, ...reserve }) => ({
      text: describeReserve(sorted(reserve), names).replace(/\.$/, ''),
      keys: [`${reserve.side} ${reserve.name}`, reserve.side],
      note,
    }))
  const withdrawalsOf = ({ withdrawals = [] }: Fragment) =>
    withdrawals.map(({ note, ...withdrawal }) => ({
      text: describeWithdrawal(sorted(withdrawal), names).replace(/\.$/, ''),
      keys: [`${withdrawal.side} ${withdrawal.name}`, withdrawal.side],
      note,
    }))
  const notes = [
    ...compareNotes(was, is, names),
    ...compareSentences('arrivals', 'reserve', reservesOf(before), reservesOf(after)),
    ...compareSentences('arrivals', 'withdrawal', withdrawalsOf(before), withdrawalsOf(after)),
  ]
  // Groups come in one after the other, and of an occupied entrance the nearest of the same group is taken.
  const isSame = canonical(was.map(bare)) === canonical(is.map(bare))
  const regrouped = changes.length === 0 && !isSame
  return [
    ...changes,
    ...(regrouped ? [change('arrivals', 'changed', 'arrivals regrouped or reordered')] : []),
    ...notes,
  ]
}

/** Conditions whose parts only stand in another order are the same. */
function sorted<T extends { readonly when?: Condition }>(body: T): T {
  return body.when ? { ...body, when: sortCondition(body.when) } : body
}

function compareScheduled(before: readonly Arriving[], after: readonly Arriving[], names: BattleNames): BattleChange[] {
  const matcher = new Matcher(before, after)
  matcher.take(canonical)
  const cost = (a: Arriving, b: Arriving) => stepsBetween(a.at, b.at) + TURN * Math.abs(a.turn - b.turn)
  return [
    ...takeSameUnits(matcher, cost, kindOf).flatMap(([a, b]) => compareArriving(a, b, names)),
    ...matcher.before.map((unit) =>
      change(
        'arrivals',
        'removed',
        `${describeUnit(unit, names)} no longer arrives at ${unit.at} in turn ${unit.turn}`,
        [unit.at],
      ),
    ),
    ...matcher.after.map((unit) => {
      const text = `${describeUnit(unit, names)} now arrives at ${unit.at} in turn ${unit.turn}${describeDetails(unit, names)}`
      return change('arrivals', 'added', [text, ...describeManner(unit)].join('; '), [], [unit.at])
    }),
  ]
}

function compareArriving(a: Arriving, b: Arriving, names: BattleNames): BattleChange[] {
  const manner = [
    ...(a.terms === b.terms ? [] : [`[${a.terms || 'certain'} → ${b.terms || 'certain'}]`]),
    ...(a.acts === b.acts ? [] : [`[${ACTS[a.acts]} → ${ACTS[b.acts]}]`]),
    ...(a.occupied === b.occupied ? [] : [`[${OCCUPIED[a.occupied]} → ${OCCUPIED[b.occupied]}]`]),
  ]
  const details = [...compareDetails(a, b, names), ...manner]
  if (a.at === b.at && a.turn === b.turn && details.length === 0) return []
  const where = a.at === b.at ? b.at : `${a.at} → ${b.at}`
  const when = a.turn === b.turn ? b.turn : `${a.turn} → ${b.turn}`
  const text = [`${describePair(a, b, names)} arrives at ${where} in turn ${when}`, ...details].join(', ')
  return [change('arrivals', a.at === b.at ? 'changed' : 'moved', text, [a.at], [b.at])]
}

function compareStaged(
  before: readonly StagedArrival[],
  after: readonly StagedArrival[],
  names: BattleNames,
): BattleChange[] {
  const matcher = new Matcher(before, after)
  const pairs = [
    ...matcher.take(canonical),
    ...matcher.take(({ side, nation }) => `${side} ${nation}`),
    ...matcher.take(({ side }) => side),
  ]
  return [
    ...pairs.flatMap(([a, b]) => [
      ...(a.nation === b.nation
        ? []
        : [
            change(
              'arrivals',
              'changed',
              `${describePool(a, names)} [${describeNation(a, names)} → ${describeNation(b, names)}]`,
            ),
          ]),
      ...compareValue(
        'arrivals',
        `${describePool(b, names)} comes`,
        termsOf(a, names) || undefined,
        termsOf(b, names) || undefined,
      ),
      ...comparePools(describePool(b, names), a.pool, b.pool, names),
      ...compareStages(describePool(b, names), a.stages, b.stages),
    ]),
    ...matcher.before.flatMap((group) => [
      change('arrivals', 'removed', `${describePool(group, names)} removed`),
      ...comparePools(describePool(group, names), group.pool, {}, names),
      ...compareStages(describePool(group, names), group.stages, []),
    ]),
    ...matcher.after.flatMap((group) => [
      change('arrivals', 'added', `${describePool(group, names)} added`),
      ...comparePools(describePool(group, names), {}, group.pool, names),
      ...compareStages(describePool(group, names), [], group.stages),
    ]),
  ]
}

function comparePools(what: string, before: UnitCounts, after: UnitCounts, names: BattleNames): BattleChange[] {
  return compareCounts('arrivals', what, knownCounts(before), knownCounts(after), (type) => names.troop(type).name)
}

function compareStages(what: string, before: readonly Stage[], after: readonly Stage[]): BattleChange[] {
  const say = (stage: Stage) => ({
    text: `${what}: ${describeStage(usualStage(stage)).replace(/\.$/, '')}`,
    keys: [`from ${stage.from}`, `each ${stage.each}`, 'stage'],
    places: [...(stage.entrance.choose ?? []), ...Object.values(stage.entrance.d6 ?? {}).flat()],
  })
  // Entrances are marked where they are others, and not when something else of the stage changed.
  return compareSentences('arrivals', 'arrivals', before.map(say), after.map(say)).map((told) =>
    told.before.join() === told.after.join() ? { ...told, before: [], after: [] } : told,
  )
}

function compareNotes(
  before: readonly Reinforcement[],
  after: readonly Reinforcement[],
  names: BattleNames,
): BattleChange[] {
  const matcher = new Matcher(before, after)
  const pairs = [
    ...matcher.take((group) => canonical(bare(group))),
    ...matcher.take((group) => `${group.side} ${'stages' in group ? '' : group.turn}`),
    ...matcher.take(({ side }) => side),
  ]
  return pairs.flatMap(([a, b]) => [
    ...compareText('texts', `note on ${names.side(b.side)} arrivals`, a.note, b.note),
    ...compareText('texts', `doubt about ${names.side(b.side)} arrivals`, a.suspect, b.suspect),
  ])
}

function scheduledIn({ sides = {} }: Fragment, names: BattleNames): (group: Reinforcement) => Arriving[] {
  return (group) => {
    if (isStaged(group)) return []
    const { side, nation, turn, units, acts = 'when-ordered', occupied = 'nearest' } = group
    return listUnits(units, side, sides[side]).map((unit) => ({
      ...(nation !== undefined && { nation }),
      ...unit,
      turn: turn ?? 1,
      terms: termsOf(group, names),
      acts,
      occupied,
    }))
  }
}

/** When a group comes besides its turn, and its names. */
function termsOf(group: Reinforcement, names: BattleNames): string {
  const timing = isStaged(group) ? (group.when ? { when: group.when } : {}) : group
  const { when, ...others } = timing as TimingData<Condition>
  const told = describeTerms({ ...others, ...(when && { when: sortCondition(when) }) }, names)
  return [group.name, group.id && `(${group.id})`, told].filter(Boolean).join(' ')
}

/** What is played of a group: without remarks, and without what is usual. */
function bare({ note: _note, suspect: _suspect, ...group }: Reinforcement): unknown {
  if ('stages' in group) return { ...group, stages: group.stages.map(usualStage) }
  const { acts, occupied, ...rest } = group as ScheduledArrival
  return { ...rest, ...unusual(acts, occupied) }
}

function usualStage({ acts, occupied, ...stage }: Stage): Stage {
  return { ...stage, ...unusual(acts, occupied) }
}

function unusual(acts: Stage['acts'], occupied: Stage['occupied']): Pick<Stage, 'acts' | 'occupied'> {
  return {
    ...(acts !== undefined && acts !== 'when-ordered' && { acts }),
    ...(occupied !== undefined && occupied !== 'nearest' && { occupied }),
  }
}

function describeManner({ terms, acts, occupied }: Arriving): string[] {
  return [
    ...(terms === '' ? [] : [terms]),
    ...(acts === 'at-once' ? [ACTS[acts]] : []),
    ...(occupied === 'wait' ? [OCCUPIED[occupied]] : []),
  ]
}

function describePool(group: StagedArrival, names: BattleNames): string {
  const nation = group.nation === undefined ? '' : ` (${names.nation(group.nation)})`
  return `${names.side(group.side)}${nation} pool`
}

const describeNation = ({ nation }: StagedArrival, names: BattleNames) =>
  nation === undefined ? 'usual nation' : names.nation(nation)

function isStaged(group: Reinforcement): group is StagedArrival {
  return 'stages' in group
}
