import { type Atom, readAtom } from '../../../scenario/conditions/atoms.ts'
import { describePlaces } from '../../../scenario/conditions/place-names.ts'
import {
  type ConditionNames,
  describeAtom,
  describeJoints,
  joinWords,
  type Voice,
} from '../../../scenario/conditions/sentences.ts'
import type { TroopRow, UnitType } from './troop-list.ts'
import type { Condition, EmptySector, GroundId, HexList, NationId } from './types.gen.ts'

/** How a sentence calls sides and places. */
export type BattleNames = {
  side(id: string): string
  /** The name of exactly these hexes, if they have one. */
  place(hexes: HexList): string | undefined
  nations(side: string): readonly NationId[]
  /** What its troops are called: `Prussian`. */
  readonly nation: (nation: NationId) => string
  /** A unit type with its name and values. */
  readonly troop: (id: UnitType) => TroopRow
  /** What a kind of ground is called. */
  readonly ground: (id: GroundId) => string
  /** What players call a group of reinforcements, and an event; nothing where the id has to do. */
  readonly group?: (id: string) => string | undefined
  readonly event?: (id: string) => string | undefined
}

/** The atom of a condition without parts, for the side that would win by it. An empty sector is this rulebook's own. */
export function atomOf(condition: Condition, side: string): Atom {
  const { emptySector } = condition
  return readAtom(condition, side) ?? { kind: 'own', key: 'emptySector', value: emptySector, side }
}

/**
 * A condition as a clause whose `it` is the side that would win; sides by their names where none would. `side` is whose
 * condition it is.
 */
export function describeCondition(
  condition: Condition,
  winner: string | undefined,
  names: BattleNames,
  side = winner ?? '',
): string {
  const voice: Voice = winner === undefined ? undefined : { side: winner, pronoun: 'it' }
  return describeJoints(condition, (part) => {
    const atom = atomOf(part, side)
    if (atom.kind === 'broken') return `the ${names.side(atom.troops.side ?? '')} side is broken`
    return atom.kind === 'own'
      ? describeSector(atom.value as EmptySector, names)
      : describeAtom(atom, wordsFrom(names), voice)
  })
}

function describeSector({ side, sector }: EmptySector, names: BattleNames): string {
  const where = sector === undefined ? 'one of the sectors' : `the ${sector} sector`
  return `the ${names.side(side)} side has no combat unit in ${where}`
}

/** `H11, I10 and I11`. */
export const describeHexes = (hexes: readonly string[]): string => joinWords(hexes)

/** `Quatre Bras (H11, I10 and I11)`. */
export function describePlace(hexes: HexList, names: BattleNames): string {
  return describePlaces(hexes, names.place(hexes))
}

/** How sentences of all rulebooks call what a battle consists of. */
export function wordsFrom(names: BattleNames): ConditionNames {
  return {
    ...names,
    nation: (id) => names.nation(id),
    type: (id) => names.troop(id).name,
    places: (hexes) => describePlace([...hexes], names),
    nouns: { fighter: 'combat unit', unit: 'unit', leader: 'general', strength: 'element', ground: 'board' },
  }
}
