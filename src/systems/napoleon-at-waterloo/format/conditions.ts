import { type Atom, readAtom, type SharedConditionData } from '../../../scenario/conditions/atoms.ts'
import { describePlaces, namePlaces } from '../../../scenario/conditions/place-names.ts'
import {
  type ConditionNames,
  describeAtom,
  describeJoints,
  uniqueNames,
} from '../../../scenario/conditions/sentences.ts'
import { nationRow } from '../../../scenario/nations.ts'
import { kindsOf } from './kinds.ts'
import { PHRASES } from './phrases.ts'
import type { NawDraft } from './roster.ts'
import type { NawCondition } from './types.gen.ts'

/**
 * The atom of a condition without parts, for the side that would win by it. The book's own words are short for atoms that all
 * rulebooks have; who was first to destroy something is this rulebook's own.
 */
export function atomOf(condition: NawCondition, side: string, sides: readonly string[]): Atom {
  const enemy = sides.find((other) => other !== side) ?? ''
  const { destroyed, destroyedFirst, demoralised, exited, leaderExited, leaderEliminated, ...rest } = condition
  const isPlain = (data: SharedConditionData) => readAtom(data, side)!
  if (destroyed !== undefined) return isPlain({ lost: { side: enemy, strength: destroyed } })
  if (typeof exited === 'number') return isPlain({ exited: { side, units: exited } })
  if (exited) return isPlain({ exited })
  if (leaderExited) return isPlain({ exited: { side, leaders: 1 } })
  if (leaderEliminated) return isPlain({ eliminated: { side: enemy, leaders: 1 } })
  if (demoralised) return isPlain({ broken: { side: enemy } })
  return readAtom(rest, side) ?? { kind: 'own', key: 'destroyedFirst', value: destroyedFirst, side }
}

/**
 * A condition as a clause, of the winners as `they`; sides by their names where nobody would win by it. `side` is whose
 * condition it is.
 */
export function describeCondition(
  condition: NawCondition,
  winner: string | undefined,
  names: ConditionNames,
  side = winner ?? '',
): string {
  const voice = winner === undefined ? undefined : ({ side: winner, pronoun: 'they' } as const)
  return describeJoints(condition, (part) => {
    for (const { key, say } of PHRASES) {
      const value = part[key]
      if (typeof value === 'number' || typeof value === 'boolean') return say(value)
    }
    const atom = readAtom(part as SharedConditionData, side)!
    if (atom.kind === 'own') return ''
    if (atom.kind === 'broken')
      return `the ${names.side(atom.troops.side ?? '')} side is demoralised or past its breaking point`
    return describeAtom(atom, names, voice)
  })
}

/** How sentences about a draft call its sides, nations and places; `side` where another battle gives the names. */
export function conditionNames(
  { sides, nations, troops, board, reinforcements, events }: NawDraft,
  side = (id: string) => sides?.[id]?.name ?? id,
): ConditionNames {
  const nameOf = namePlaces(board?.names)
  return {
    side,
    nations: (id) => sides?.[id]?.nations ?? [],
    nation: (id) => nationRow(nations, id).adjective,
    type: (id) => kindsOf(troops).get(id)?.name.toLowerCase() ?? id,
    places: (hexes) => describePlaces(hexes, nameOf(hexes)),
    group: uniqueNames(reinforcements),
    event: uniqueNames(events),
    nouns: { fighter: 'combat unit', unit: 'unit', leader: 'leader', strength: 'strength point', ground: 'board' },
  }
}
