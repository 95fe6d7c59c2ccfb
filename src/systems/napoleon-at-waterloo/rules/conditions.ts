import { NOWHERE } from '../../../board/nowhere.ts'
import { type Asked, EXITS, LOSSES, type World } from '../../../engine/conditions/asked.ts'
import { type Compiled as AnyCompiled, ConditionBook } from '../../../engine/conditions/book.ts'
import { Scoreboard } from '../../../engine/conditions/points.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import type { Atom, TroopAtom } from '../../../scenario/conditions/atoms.ts'
import { type AwardData, awardReason } from '../../../scenario/conditions/awards.ts'
import {
  atomOf,
  conditionNames,
  describeCondition,
  fights,
  type NapoleonAtWaterlooScenario,
  type NawCondition,
  type Recruit,
} from '../format/index.ts'
import { isBroken } from './army-morale.ts'
import { type BattleState, EXITED, GONE, WITHDRAWN } from './state.ts'

/** What this rulebook counts itself: points and units by side, who was first, and morale. `row` is one of `firsts`. */
export type Test =
  | { readonly kind: 'destroyed' | 'exited'; readonly side: number; readonly least: number }
  | { readonly kind: 'first'; readonly side: number; readonly row: number }
  | { readonly kind: 'demoralised'; readonly side: number }

export type Conditions = ConditionBook<NawCondition, Uint8Array, Test>
export type Compiled = AnyCompiled<Uint8Array, Test>
export type AskedAtom = Asked<Uint8Array, Test>

export type Scores = Scoreboard<NawCondition, Uint8Array, Test>

/** The conditions of a battle, none compiled yet; `firsts` gets the points of those that ask who destroyed them first. */
export function openConditions(
  recruits: readonly Recruit[],
  sides: readonly string[],
  reader: HexReader,
  firsts: number[],
  /** The word of memory of an event, by its id. */
  event: (id: string) => number,
): Conditions {
  return new ConditionBook({
    sides,
    event,
    atom: (condition, side) => ownAtom(atomOf(condition, side, sides)),
    members: (atom) => membersOf(recruits, atom),
    places: (list) => reader.set(list, []),
    where(list) {
      const flags = new Uint8Array(reader.grid.size)
      for (const hex of reader.set(list, [])) flags[hex] = 1
      return flags
    },
    watch: ({ kind }) => (kind === 'exited' ? EXITS : LOSSES),
    own({ key, value, side }): Test {
      if (key === 'destroyedFirst') {
        const points = value as number
        const row = firsts.indexOf(points)
        return { kind: 'first', side: sides.indexOf(side), row: row < 0 ? firsts.push(points) - 1 : row }
      }
      const { troops, least } = value as TroopAtom
      const whose = sides.indexOf(troops.side!)
      if (key === 'broken') return { kind: 'demoralised', side: whose }
      return { kind: key === 'lost' ? 'destroyed' : 'exited', side: whose, least }
    },
  })
}

/** What scores victory points in a battle. */
export function openScoreboard(
  scenario: NapoleonAtWaterlooScenario,
  sides: readonly string[],
  conditions: Conditions,
): Scores {
  const reasonOf = (award: AwardData<NawCondition>) =>
    awardReason(award, (when, side) => describeCondition(when, side, conditionNames(scenario)))
  return new Scoreboard(conditions, scenario.points ?? [], sides, reasonOf)
}

/** What the track beside the map counts is not counted again, piece by piece. */
function ownAtom(atom: Atom): Atom {
  if (atom.kind !== 'lost' && atom.kind !== 'exited') return atom
  const { nation, types, names } = atom.troops
  const isTracked = nation === undefined && types === undefined && names === undefined
  const measure = atom.kind === 'lost' ? 'strength' : 'units'
  return isTracked && atom.measure === measure ? { kind: 'own', key: atom.kind, value: atom, side: '' } : atom
}

/** A leader is no combat unit, and counts only where leaders do, or where he is named. */
function membersOf(recruits: readonly Recruit[], { kind, troops, measure }: TroopAtom): Int32Array {
  const { side, nation, types, names, group } = troops
  return Int32Array.from(
    recruits.flatMap((recruit, piece) => {
      const fits =
        (side === undefined || recruit.side === side) &&
        (nation === undefined || recruit.nation === nation) &&
        (types?.includes(recruit.kind) ?? true) &&
        (names === undefined || names.includes(recruit.name ?? '')) &&
        (group === undefined || recruit.group === group) &&
        (kind !== 'arrived' || recruit.arrival !== undefined) &&
        (measure === 'leaders' ? !fights(recruit) : types !== undefined || names !== undefined || fights(recruit))
      return fits ? [piece] : []
    }),
  )
}

/** What this rulebook tells of a position. */
export const WORLD: World<BattleState, Uint8Array, Test> = {
  turn: ({ turn }) => turn,
  controls: ({ control }, hex, side) => control[hex] === side,
  // Nowhere has no flag.
  isIn: (state, piece, where) => where[state.hex[piece]!] === 1,
  hasMet(state, piece, fate) {
    const status = state.status[piece]!
    if (fate === 'eliminated') return (status & GONE) !== 0
    if (fate === 'exited') return (status & EXITED) !== 0
    return state.hex[piece] !== NOWHERE || (status & (GONE | EXITED | WITHDRAWN)) !== 0
  },
  strength: ({ field }, piece) => field.strength[piece]!,
  lost: ({ field, status }, piece) => ((status[piece]! & GONE) === 0 ? 0 : field.strength[piece]!),
  points: ({ field, memory }, side) => field.scoreboard.score(memory, side),
  own(state, test) {
    switch (test.kind) {
      case 'destroyed':
        return state.lost[test.side]! >= test.least
      case 'exited':
        return state.exited[test.side]! >= test.least
      case 'first':
        return (state.firsts[test.row]! & (1 << test.side)) !== 0
      case 'demoralised':
        return state.demoralised === test.side || isBroken(state, test.side)
    }
  },
  count(state, test) {
    if (test.kind === 'destroyed') return state.lost[test.side]!
    if (test.kind === 'exited') return state.exited[test.side]!
    return WORLD.own(state, test) ? 1 : 0
  },
  nearness(state, test) {
    if (test.kind !== 'first') return undefined
    const points = state.field.victory.firsts[test.row]!
    // Who was second to destroy them comes too late.
    const isTaken = state.firsts[test.row] !== 0 && !WORLD.own(state, test)
    if (isTaken) return { have: 0, want: points, isTooLate: true }
    return { have: Math.min(points, state.lost[1 - test.side]!), want: points }
  },
  stepOf: (test) => ('least' in test ? test.least : 1),
  memory: ({ memory }) => memory,
}
