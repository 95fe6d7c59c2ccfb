import { checkMembers, checkWithdrawalTime } from '../../../scenario/arrivals/check-bodies.ts'
import { checkRelease, checkTiming } from '../../../scenario/arrivals/check-timing.ts'
import { checkWaiting, type WaitingBody } from '../../../scenario/arrivals/check-waiting.ts'
import { earliestTurn, isFixed } from '../../../scenario/arrivals/timing.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isNation, isSide } from '../../../scenario/checks/sides.ts'
import type { TroopAtom } from '../../../scenario/conditions/atoms.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { waitingEvents } from '../../../scenario/events/check.ts'
import type { EsrReserve, EsrWithdrawal } from '../format/index.ts'
import { type CheckedDraft, isKnown } from './checked-draft.ts'
import { counts, holdsAtStart, isUnsure, nationOf, resolved, timingFacts } from './conditions.ts'

/** Formations that are kept back or called away, by their places in the roster; nothing where a word is wrong. */
type Body = { readonly path: Path; readonly data: EsrReserve | EsrWithdrawal; readonly pieces: number[] | undefined }

/** 14.7: reserves and withdrawals, and that nobody waits for himself. */
export function checkBodies(battle: CheckedDraft): void {
  const { draft, report, roster } = battle
  const facts = timingFacts(battle)
  const reserves: Body[] = []
  forEachEntry(draft.reserves, ['reserves'], (data, path) => {
    if (!isSide(battle, data.side, [...path, 'side'])) return
    checkRelease(facts, data, data.side, path)
    reserves.push({ path, data, pieces: readMembers(battle, data, path) })
  })
  checkMembers(report, 'reserve', reserves)
  const withdrawals: Body[] = []
  forEachEntry(draft.withdrawals, ['withdrawals'], (data, path) => {
    if (!isSide(battle, data.side, [...path, 'side'])) return
    checkTiming(facts, data, data.side, path)
    withdrawals.push({ path, data, pieces: readMembers(battle, data, path) })
  })
  checkMembers(report, 'withdrawal', withdrawals)
  for (const { path, data, pieces = [] } of withdrawals) {
    const arrivals = pieces.flatMap((piece) => roster.formations[piece]!.data.arrives ?? [])
    if (!isFixed(data) || arrivals.length < pieces.length) continue
    checkWithdrawalTime(report, { turn: data.turn ?? 1, path }, arrivals.map(earliestTurn))
  }
  if (isUnsure(battle)) return
  checkWaiting(
    report,
    [...waitingColumns(battle), ...waitingReserves(battle, reserves)],
    (atom) => membersOf(battle, atom),
    (condition) => holdsAtStart(battle, condition),
    waitingEvents(facts, draft.events),
  )
}

/** The units that a condition counts, by their places in the roster. */
function membersOf({ roster }: CheckedDraft, atom: TroopAtom): readonly number[] {
  return [...roster.units.keys()].filter((unit) => counts(atom, roster.units[unit]!))
}

const unitsOf = ({ roster }: CheckedDraft, formations: readonly string[]): ReadonlySet<number> =>
  new Set([...roster.units.keys()].filter((unit) => formations.includes(roster.units[unit]!.formation.id)))

function waitingColumns(battle: CheckedDraft): WaitingBody[] {
  return battle.roster.formations.flatMap(({ id, side, path, data: { arrives } }): WaitingBody[] =>
    arrives?.when
      ? [
          {
            path: [...path, 'arrives'],
            when: resolved(arrives.when, side),
            isOffBoard: true,
            pieces: unitsOf(battle, [id]),
          },
        ]
      : [],
  )
}

/** What an attack releases need not wait. */
function waitingReserves(battle: CheckedDraft, reserves: readonly Body[]): WaitingBody[] {
  return reserves.flatMap(({ path, data, pieces = [] }): WaitingBody[] => {
    if (!data.when || 'attacked' in data) return []
    const ids = pieces.map((piece) => battle.roster.formations[piece]!.id)
    return [{ path, when: resolved(data.when, data.side), isOffBoard: false, pieces: unitsOf(battle, ids) }]
  })
}

/** The formations that are meant; nothing where a word is wrong. */
function readMembers(battle: CheckedDraft, data: EsrReserve | EsrWithdrawal, path: Path): number[] | undefined {
  const { draft, report, roster } = battle
  const { side, nation, forces, formations } = data
  const areKnown = [
    nation === undefined || isNation(battle, nation, side, [...path, 'nation']),
    ...(forces ?? []).map((id, i) => isKnown(battle, 'force', id, [...path, 'forces', i])),
    ...(formations ?? []).map((id, i) => isKnown(battle, 'formation', id, [...path, 'formations', i])),
  ].every(Boolean)
  if (!areKnown || isUnsure(battle) || report.hasErrors(...path)) return undefined
  return [...roster.formations.keys()].filter((piece) => {
    const { id, side: own, force, data: formation } = roster.formations[piece]!
    return (
      own === side &&
      (nation === undefined || nationOf(formation, own, draft) === nation) &&
      (forces?.includes(force) ?? true) &&
      (formations?.includes(id) ?? true) &&
      (path[0] === 'withdrawals' || formation.arrives === undefined)
    )
  })
}
