import { checkMembers, checkWithdrawalTime, isGroup } from '../../../scenario/arrivals/check-bodies.ts'
import { checkRelease, checkTiming, type TimingFacts } from '../../../scenario/arrivals/check-timing.ts'
import { checkWaiting, type WaitingBody } from '../../../scenario/arrivals/check-waiting.ts'
import { earliestTurn, isFixed } from '../../../scenario/arrivals/timing.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isNation, isSide } from '../../../scenario/checks/sides.ts'
import { checkWords } from '../../../scenario/conditions/check.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { waitingEvents } from '../../../scenario/events/check.ts'
import type { SetUpRule } from '../../../scenario/special-rules/check.ts'
import {
  belongsTo,
  conditionNames,
  describeCondition,
  type NawCondition,
  type Reserve,
  type Withdrawal,
} from '../format/index.ts'
import { type CheckedBattle, isUnsure } from './checked-battle.ts'
import { conditionFacts, holdsAtStart, membersOf, resolved } from './conditions.ts'

/** What this rulebook knows of a battle that times can be wrong about. */
export function timingFacts(battle: CheckedBattle): TimingFacts<NawCondition> {
  return {
    ...conditionFacts(battle),
    resolve: (condition, side) => resolved(battle, condition, side),
    holdsAtStart: (condition) => (isUnsure(battle) ? undefined : holdsAtStart(battle, condition)),
    describe: (condition, side) => describeCondition(condition, undefined, conditionNames(battle.draft), side),
  }
}

type Body = { readonly path: Path; readonly data: Reserve | Withdrawal; readonly pieces: readonly number[] | undefined }

/** Reserves and withdrawals, and that nobody waits for himself. */
export function checkBodies(battle: CheckedBattle, facts: TimingFacts<NawCondition>): void {
  const { draft, report, recruits } = battle
  const reserves: Body[] = []
  forEachEntry(draft.reserves, ['reserves'], (data, path) => {
    if (!isSide(battle, data.side, [...path, 'side'])) return
    checkRelease(facts, data, data.side, path)
    reserves.push({ path, data, pieces: readMembers(battle, facts, data, path) })
  })
  checkMembers(report, 'reserve', reserves)
  const withdrawals: Body[] = []
  forEachEntry(draft.withdrawals, ['withdrawals'], (data, path) => {
    if (!isSide(battle, data.side, [...path, 'side'])) return
    checkTiming(facts, data, data.side, path)
    withdrawals.push({ path, data, pieces: readMembers(battle, facts, data, path) })
  })
  checkMembers(report, 'withdrawal', withdrawals)
  for (const { path, data, pieces = [] } of withdrawals) {
    const groups = pieces.map((piece) => draft.reinforcements?.[recruits[piece]!.arrival ?? -1])
    if (!isFixed(data) || groups.includes(undefined)) continue
    const arrivals = groups.map((group) => earliestTurn(group!))
    checkWithdrawalTime(report, { turn: data.turn ?? 1, path }, arrivals)
  }
  if (isUnsure(battle)) return
  checkWaiting(
    report,
    [...waitingGroups(battle), ...waitingReserves(battle, reserves)],
    (atom) => membersOf(battle, atom),
    (condition) => holdsAtStart(battle, condition),
    waitingEvents(facts, draft.events),
  )
}

function waitingGroups(battle: CheckedBattle): WaitingBody[] {
  const bodies: WaitingBody[] = []
  forEachEntry(battle.draft.reinforcements, ['reinforcements'], ({ when, side }, path) => {
    if (!when) return
    const pieces = new Set(
      [...battle.recruits.keys()].filter((piece) => battle.recruits[piece]!.arrival === path.at(-1)),
    )
    bodies.push({ path, when: resolved(battle, when, side), isOffBoard: true, pieces })
  })
  return bodies
}

/** What an attack releases need not wait. */
function waitingReserves(battle: CheckedBattle, reserves: readonly Body[]): WaitingBody[] {
  return reserves.flatMap(({ path, data, pieces }) =>
    data.when && !('attacked' in data)
      ? [{ path, when: resolved(battle, data.when, data.side), isOffBoard: false, pieces: new Set(pieces) }]
      : [],
  )
}

/** The units that are meant; nothing where a word is wrong, or not all units are known. */
export function readMembers(
  battle: CheckedBattle,
  facts: TimingFacts<NawCondition>,
  data: Reserve | Withdrawal | SetUpRule<NawCondition>,
  path: Path,
): readonly number[] | undefined {
  const { ground, report, recruits, draft } = battle
  const isWithdrawal = path[0] === 'withdrawals'
  const isNationKnown = data.nation === undefined || isNation(battle, data.nation, data.side, [...path, 'nation'])
  const hexes = data.hexes && new Set(ground.reader.set(data.hexes, [...path, 'hexes']))
  const ids = (draft.reinforcements ?? []).map((group) => group?.id ?? '')
  const group = 'group' in data ? data.group : undefined
  const isGroupKnown = group === undefined || isGroup(report, ids, group, [...path, 'group'])
  const areWordsKnown = checkWords(facts, data, path)
  if (!isNationKnown || !isGroupKnown || !areWordsKnown || isUnsure(battle) || report.hasErrors(...path))
    return undefined
  return [...recruits.keys()].filter((piece) => {
    const recruit = recruits[piece]!
    if (!isWithdrawal && recruit.arrival !== undefined) return false
    return belongsTo(recruit, data, hexes, group === undefined ? undefined : ids.indexOf(group))
  })
}
