import { checkMembers, checkWithdrawalTime, isGroup } from '../../../scenario/arrivals/check-bodies.ts'
import { checkRelease, checkTiming, type TimingFacts } from '../../../scenario/arrivals/check-timing.ts'
import { checkWaiting, type WaitingBody } from '../../../scenario/arrivals/check-waiting.ts'
import { earliestTurn, isFixed } from '../../../scenario/arrivals/timing.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isNation, isSide } from '../../../scenario/checks/sides.ts'
import type { TroopAtom } from '../../../scenario/conditions/atoms.ts'
import { checkWords } from '../../../scenario/conditions/check.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { waitingEvents } from '../../../scenario/events/check.ts'
import {
  type ChosenSetUp,
  type Condition,
  describeCondition,
  GARRISON,
  type HiddenSetUp,
  type PlacedUnit,
  type Reserve,
  troopRow,
  type Withdrawal,
} from '../format/index.ts'
import { namesOf } from '../text/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { conditionFacts, counts, isUnsure, resolved } from './conditions.ts'
import { holdsAtStart } from './victory-start.ts'

/** What this rulebook knows of a battle that times can be wrong about. */
export function timingFacts(battle: BattleToCheck): TimingFacts<Condition> {
  return {
    ...conditionFacts(battle),
    resolve: (condition, side) => resolved(battle, condition, side),
    holdsAtStart: (condition) => (isUnsure(battle) ? undefined : holdsAtStart(battle, condition)),
    describe: (condition, side) => describeCondition(condition, undefined, namesOf(battle.draft), side),
  }
}

/** A unit with a hex of its own, and the group that it comes with. */
type Member = PlacedUnit & { readonly group: number | undefined }
type Body = { readonly path: Path; readonly data: Reserve | Withdrawal; readonly pieces: readonly number[] | undefined }

/** Reserves and withdrawals, and that nobody waits for himself. */
export function checkBodies(battle: BattleToCheck, facts: TimingFacts<Condition>): void {
  const { draft, report } = battle
  const { reserves: held, withdrawals: leaving, reinforcements } = draft
  if (!held && !leaving && !reinforcements?.some((group) => group?.when)) return
  const members = listMembers(battle)
  const reserves: Body[] = []
  forEachEntry(draft.reserves, ['reserves'], (data, path) => {
    if (!isSide(battle, data.side, [...path, 'side'])) return
    checkRelease(facts, data, data.side, path)
    reserves.push({ path, data, pieces: readMembers(battle, facts, members, data, path) })
  })
  checkMembers(report, 'reserve', reserves)
  const withdrawals: Body[] = []
  forEachEntry(draft.withdrawals, ['withdrawals'], (data, path) => {
    if (!isSide(battle, data.side, [...path, 'side'])) return
    checkTiming(facts, data, data.side, path)
    withdrawals.push({ path, data, pieces: readMembers(battle, facts, members, data, path) })
  })
  checkMembers(report, 'withdrawal', withdrawals)
  for (const { path, data, pieces = [] } of withdrawals) {
    const groups = pieces.map((piece) => draft.reinforcements?.[members[piece]!.group ?? -1])
    const arrivals = groups.flatMap((group) => (group && !('stages' in group) ? [earliestTurn(group)] : []))
    if (!isFixed(data) || arrivals.length < groups.length) continue
    checkWithdrawalTime(report, { turn: data.turn ?? 1, path }, arrivals)
  }
  if (isUnsure(battle)) return
  checkWaiting(
    report,
    [...waitingGroups(battle, members), ...waitingReserves(battle, reserves)],
    (atom) => membersOf(battle, members, atom),
    (condition) => holdsAtStart(battle, condition),
    waitingEvents(facts, draft.events),
  )
}

export function listMembers({ draft, units, arrivals }: BattleToCheck): Member[] {
  return [
    ...units.map((unit) => ({ ...unit, group: undefined })),
    ...arrivals.flatMap(({ units: coming, path }) => coming.map((unit) => ({ ...unit, group: Number(path.at(-1)) }))),
  ].filter(({ type }) => troopRow(draft, type).nature !== GARRISON)
}

/** The units that a condition counts; nobody where pools or forces without places may have some as well. */
function membersOf({ draft }: BattleToCheck, members: readonly Member[], atom: TroopAtom): readonly number[] {
  const { names, group } = atom.troops
  const areAllKnown = !draft.deployment && !draft.reinforcements?.some((entry) => entry && 'stages' in entry)
  if (!areAllKnown && names === undefined && group === undefined) return []
  return [...members.keys()].filter((piece) => {
    const member = members[piece]!
    return (
      counts({ draft }, atom, member) &&
      (names === undefined || (member.detail?.name !== undefined && names.includes(member.detail.name))) &&
      (group === undefined || draft.reinforcements?.[member.group ?? -1]?.id === group) &&
      (atom.kind !== 'arrived' || member.group !== undefined)
    )
  })
}

function waitingGroups(battle: BattleToCheck, members: readonly Member[]): WaitingBody[] {
  const bodies: WaitingBody[] = []
  forEachEntry(battle.draft.reinforcements, ['reinforcements'], ({ when, side }, path) => {
    if (!when) return
    const pieces = new Set([...members.keys()].filter((piece) => members[piece]!.group === path.at(-1)))
    bodies.push({ path, when: resolved(battle, when, side), isOffBoard: true, pieces })
  })
  return bodies
}

/** What an attack releases need not wait. */
function waitingReserves(battle: BattleToCheck, reserves: readonly Body[]): WaitingBody[] {
  return reserves.flatMap(({ path, data, pieces }) =>
    data.when && !('attacked' in data)
      ? [{ path, when: resolved(battle, data.when, data.side), isOffBoard: false, pieces: new Set(pieces) }]
      : [],
  )
}

/** The units that are meant; nothing where a word is wrong, or where not all units have places of their own. */
export function readMembers(
  battle: BattleToCheck,
  facts: TimingFacts<Condition>,
  members: readonly Member[],
  data: Reserve | Withdrawal | ChosenSetUp | HiddenSetUp,
  path: Path,
): readonly number[] | undefined {
  const { reader, report, draft } = battle
  const { side, nation, types, names } = data
  const isWithdrawal = path[0] === 'withdrawals'
  const isNationKnown = nation === undefined || isNation(battle, nation, side, [...path, 'nation'])
  const hexes = data.hexes && new Set(reader.set(data.hexes, [...path, 'hexes']))
  const ids = (draft.reinforcements ?? []).map((group) => group?.id ?? '')
  const group = 'group' in data ? data.group : undefined
  const isGroupKnown = group === undefined || isGroup(report, ids, group, [...path, 'group'])
  const areWordsKnown = checkWords(facts, data, path)
  if (!isNationKnown || !isGroupKnown || !areWordsKnown || isUnsure(battle) || report.hasErrors(...path))
    return undefined
  const found = [...members.keys()].filter((piece) => {
    const member = members[piece]!
    return (
      member.side === side &&
      (nation === undefined || member.nation === nation) &&
      (types?.includes(member.type) ?? true) &&
      (names === undefined || (member.detail?.name !== undefined && names.includes(member.detail.name))) &&
      (hexes === undefined || (member.group === undefined && hexes.has(member.hex))) &&
      (group === undefined || ids[member.group ?? -1] === group) &&
      (isWithdrawal || member.group === undefined)
    )
  })
  // Pools, and forces that the players deploy, may have such units as well.
  const hasOthers =
    draft.deployment ?? (isWithdrawal && draft.reinforcements?.some((entry) => entry && 'stages' in entry))
  return found.length === 0 && hasOthers ? undefined : found
}
