import { type Atom, type OwnAtom, readAtom } from '../../../scenario/conditions/atoms.ts'
import {
  type ConditionNames,
  describeAtom,
  describeJoints,
  joinWords,
  uniqueNames,
} from '../../../scenario/conditions/sentences.ts'
import { nationRow } from '../../../scenario/nations.ts'
import { type EsrDraft, rosterOf, troopsOf } from './roster.ts'
import type { EsrCondition } from './types.gen.ts'

/** The atom of a condition without parts, for the side that would win by it. Only own units that left count where nothing is said. */
export function atomOf({ brokenFormations, exited, ...rest }: EsrCondition, side: string): Atom {
  if (rest.broken?.army !== undefined) return { kind: 'own', key: 'army', value: { side: rest.broken.army }, side }
  if (brokenFormations) return readAtom({ broken: brokenFormations }, side)!
  if (!exited) return readAtom(rest, side)!
  const isNamed = exited.side ?? exited.nation ?? exited.formations
  return readAtom({ exited: isNamed === undefined ? { side, ...exited } : exited }, side)!
}

/** A condition as a clause whose `it` is the side that would win; sides by their names where none would. */
export function describeCondition(condition: EsrCondition, winner: string | undefined, names: ConditionNames): string {
  const voice = winner === undefined ? undefined : ({ side: winner, pronoun: 'it' } as const)
  return describeJoints(condition, (part) => {
    const atom = atomOf(part, winner ?? '')
    return atom.kind === 'own' ? describeOwn(atom, names) : describeAtom(atom, names, voice)
  })
}

/** The army whose breaking point an atom of this rulebook asks for. */
export const armyOf = ({ value }: OwnAtom) => (value as { readonly side: string }).side

const describeOwn = (atom: OwnAtom, names: ConditionNames) => `the ${names.side(armyOf(atom))} army is broken`

/** A condition of a side that wins nothing by it: sides go by their names. */
export function describeConditionOf(condition: EsrCondition, side: string, names: ConditionNames): string {
  return describeJoints(condition, (part) => {
    const atom = atomOf(part, side)
    return atom.kind === 'own' ? describeOwn(atom, names) : describeAtom(atom, names, undefined)
  })
}

/** How sentences about a draft call its sides, nations, formations and areas. */
export function conditionNames(draft: EsrDraft): ConditionNames {
  const { sides, nations, board, events } = draft
  return {
    side: (id) => sides?.[id]?.name ?? id,
    nations: (id) => sides?.[id]?.nations ?? [],
    nation: (id) => nationRow(nations, id).adjective,
    type: (id) => troopsOf(draft).row(id).name.toLowerCase(),
    places: (areas) => joinWords(areas.map((area) => board?.areas?.[area]?.name ?? area)),
    formation: (id) => rosterOf(draft).formations.find((one) => one.id === id)?.data.name ?? id,
    force: (id) => rosterOf(draft).forces.find((one) => one.id === id)?.data.name ?? id,
    event: uniqueNames(events),
    nouns: { fighter: 'unit', unit: 'unit', leader: 'commander', strength: 'unit', ground: 'table' },
  }
}
