import { inherit } from '../../../scenario/likeness.ts'
import {
  describeNation as describePlainNation,
  type NationRow as PlainRow,
  nationRow as plainRow,
} from '../../../scenario/nations.ts'
import type { Flag, NationDefinition, NationId, Nations } from './types.gen.ts'

/** 1.2: the flags of the special dice, which are the nations of the book. */
export const FLAG_NAMES: Readonly<Record<Flag, string>> = { french: 'French', english: 'English', prussian: 'Prussian' }

/** A nation with all that is said of it, and its flag. */
export type NationRow = PlainRow & { readonly flag: Flag | undefined }

type Definitions = Readonly<Record<string, NationDefinition | undefined>> | undefined

export const isFlag = (nation: string): nation is Flag => Object.hasOwn(FLAG_NAMES, nation)

/** What the battle says of a nation. */
export function nationRow(nations: Definitions, id: NationId): NationRow {
  return {
    ...plainRow(nations, id, FLAG_NAMES),
    flag: flagOf(nations, id),
  }
}

/** The flag of a nation: its own, or that of a nation it is like. */
export function flagOf(nations: Definitions, id: NationId): Flag | undefined {
  return inherit(nations, id, (definition, one) => definition?.flag ?? (isFlag(one) ? one : undefined))
}

/** What sentences call the troops of a battle's nations. */
export function adjectivesOf(nations: Definitions): (nation: NationId) => string {
  return (nation) => nationRow(nations, nation).adjective
}

/** `Russians: English flag, colour #3f6b3a`: a definition in words. */
export function describeNation(nations: Nations, id: NationId): string {
  const { flag } = nationRow(nations, id)
  const facts = flag === undefined ? [] : [`${FLAG_NAMES[flag]} flag`]
  return describePlainNation(nations, id, (one) => nationRow(nations, one), facts)
}
