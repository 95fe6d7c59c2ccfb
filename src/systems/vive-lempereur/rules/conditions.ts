import { NOWHERE } from '../../../board/nowhere.ts'
import { type Asked, LOSSES, MOVES, type World } from '../../../engine/conditions/asked.ts'
import { type Compiled as AnyCompiled, ConditionBook } from '../../../engine/conditions/book.ts'
import { Scoreboard } from '../../../engine/conditions/points.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import type { TroopAtom } from '../../../scenario/conditions/atoms.ts'
import { type AwardData, awardReason } from '../../../scenario/conditions/awards.ts'
import {
  atomOf,
  type Condition,
  describeCondition,
  type EmptySector,
  GARRISON,
  GENERAL,
  type Roster,
  type SectorName,
  type ViveLempereurScenario,
} from '../format/index.ts'
import { namesOf } from '../text/index.ts'
import { isBroken } from './breaking.ts'
import { hasEmptySector } from './sectors.ts'
import { type BattleState, GONE, NOBODY } from './state.ts'

/** 4.2: a side that has no combat unit in one of the sectors. */
export type OwnTest =
  | { readonly kind: 'sector'; readonly side: number; readonly sectors: readonly number[] }
  /** Whether an army is past its breaking point. */
  | { readonly kind: 'broken'; readonly side: number }

export type Conditions = ConditionBook<Condition, Uint8Array, OwnTest>
export type Compiled = AnyCompiled<Uint8Array, OwnTest>
export type AskedAtom = Asked<Uint8Array, OwnTest>

export type Scores = Scoreboard<Condition, Uint8Array, OwnTest>

/** The conditions of a battle, none compiled yet. */
export function openConditions(
  roster: Roster,
  sides: readonly string[],
  sectors: readonly SectorName[],
  reader: HexReader,
  /** The ids of groups of reinforcements, by entry. */
  groups: readonly (string | undefined)[],
  /** The word of memory of an event, by its id. */
  event: (id: string) => number,
): Conditions {
  return new ConditionBook({
    sides,
    atom: atomOf,
    members: (atom) => membersOf(roster, sides, groups, atom),
    places: (list) => reader.set(list, []),
    where(list) {
      const flags = new Uint8Array(reader.grid.size)
      for (const hex of reader.set(list, [])) flags[hex] = 1
      return flags
    },
    event,
    watch: () => MOVES | LOSSES,
    own({ key, value }): OwnTest {
      if (key === 'broken') return { kind: 'broken', side: sides.indexOf((value as TroopAtom).troops.side ?? '') }
      const { side, sector } = value as EmptySector
      const which = sector === undefined ? [0, 1, 2] : [sectors.indexOf(sector)]
      return { kind: 'sector', side: sides.indexOf(side), sectors: which }
    },
  })
}

/** What scores victory points in a battle. */
export function openScoreboard(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  conditions: Conditions,
): Scores {
  const reasonOf = (award: AwardData<Condition>) =>
    awardReason(award, (when, side) => describeCondition(when, side, namesOf(scenario)))
  return new Scoreboard(conditions, scenario.points ?? [], sides, reasonOf)
}

/** Garrisons never count (6.0). Only combat units hold ground, unless a condition names others. */
function membersOf(
  roster: Roster,
  sides: readonly string[],
  groups: readonly (string | undefined)[],
  { kind, troops, measure }: TroopAtom,
): Int32Array {
  const { side, nation, types, names, group } = troops
  const coming = roster.arrivals.filter((_, i) => group === undefined || groups[i] === group).flat()
  const isThere = kind === 'unitsIn' || kind === 'reached'
  return Int32Array.from(
    roster.recruits.flatMap((recruit, piece) => {
      const { type } = recruit
      const fits =
        recruit.row.nature !== GARRISON &&
        (side === undefined || recruit.side === sides.indexOf(side)) &&
        (nation === undefined || recruit.nation === nation) &&
        (types?.includes(type) ?? true) &&
        (names === undefined || names.includes(recruit.name ?? '')) &&
        (kind !== 'arrived' || coming.includes(piece)) &&
        (measure !== 'leaders' || recruit.row.nature === GENERAL) &&
        (!isThere || types !== undefined || names !== undefined || roster.fights[piece] === 1)
      return fits ? [piece] : []
    }),
  )
}

/** What this rulebook tells of a position. */
export const WORLD: World<BattleState, Uint8Array, OwnTest> = {
  turn: ({ turn }) => turn,
  // A garrison wins no control, but keeps the enemy from it.
  controls(state, hex, side) {
    const unit = state.troops[hex]!
    return state.control[hex] === side && (unit === NOBODY || state.field.roster.side[unit] === side)
  },
  // Nowhere has no flag.
  isIn: (state, piece, where) => where[state.hex[piece]!] === 1,
  hasMet(state, piece, fate) {
    const isGone = (state.status[piece]! & GONE) !== 0
    if (fate === 'eliminated') return isGone
    return fate === 'arrived' && (isGone || state.hex[piece] !== NOWHERE)
  },
  strength: (state, piece) => state.elements[piece]!,
  lost(state, piece) {
    const { roster } = state.field
    const before = roster.full[piece]! - roster.elements[piece]!
    // An element that was left as a garrison is not lost (8.4): what a rally could bring back is.
    return Math.max(0, state.strength[piece]! - state.elements[piece]! - before)
  },
  points: ({ field, memory }, side) => field.scoreboard.score(memory, side),
  own: holdsOwn,
  count: (state, own) => Number(holdsOwn(state, own)),
  stepOf: () => 1,
  memory: ({ memory }) => memory,
}

function holdsOwn(state: BattleState, own: OwnTest): boolean {
  return own.kind === 'broken' ? isBroken(state, own.side) : hasEmptySector(state, own.side, own.sectors)
}
