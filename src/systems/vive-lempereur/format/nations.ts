import { capitalise } from '../../../scenario/wording.ts'
import type { Flag, NationDefinition, NationId, Nations } from './types.gen.ts'

/** 1.2: the flags of the special dice, which are the nations of the book. */
export const FLAG_NAMES: Readonly<Record<Flag, string>> = { french: 'French', english: 'English', prussian: 'Prussian' }

/** A nation with all that is said of it, by itself or by those it is like. */
export type NationRow = {
  /** The people: `Russians`. */
  readonly name: string
  readonly adjective: string
  readonly colour: string | undefined
  readonly flag: Flag | undefined
  /** The nation itself and those it is like, the nearest first. */
  readonly kin: readonly NationId[]
}

type Definitions = Readonly<Record<string, NationDefinition | undefined>> | undefined

export const isFlag = (nation: string): nation is Flag => Object.hasOwn(FLAG_NAMES, nation)

/** What the battle says of a nation. A circle of nations that are like each other ends where it closes. */
export function nationRow(nations: Definitions, id: NationId): NationRow {
  const kin: NationId[] = []
  for (let one: NationId | undefined = id; one !== undefined && !kin.includes(one); one = ownOf(nations, one)?.like)
    kin.push(one)
  const own = ownOf(nations, id)
  const adjective = own?.adjective ?? (isFlag(id) ? FLAG_NAMES[id] : capitalise(id.replaceAll('-', ' ')))
  const first = <T>(of: (one: NationId) => T | undefined) => kin.map(of).find((value) => value !== undefined)
  return {
    name: own?.name ?? adjective,
    adjective,
    colour: first((one) => ownOf(nations, one)?.colour),
    flag: first((one) => ownOf(nations, one)?.flag ?? (isFlag(one) ? one : undefined)),
    kin,
  }
}

/** What sentences call the troops of a battle's nations. */
export function adjectivesOf(nations: Definitions): (nation: NationId) => string {
  return (nation) => nationRow(nations, nation).adjective
}

/** `Russians: English flag, colour #3f6b3a`: a definition in words. */
export function describeNation(nations: Nations, id: NationId): string {
  const { name, adjective, flag, colour } = nationRow(nations, id)
  const like = nations[id]?.like
  const facts = [
    ...(flag === undefined ? [] : [`${FLAG_NAMES[flag]} flag`]),
    ...(like === undefined ? [] : [`like the ${nationRow(nations, like).adjective} troops`]),
    ...(colour === undefined ? [] : [`colour ${colour}`]),
  ]
  return `${name === adjective ? name : `${name} (${adjective})`}: ${facts.join(', ')}`
}

function ownOf(nations: Definitions, id: NationId): NationDefinition | undefined {
  return nations && Object.hasOwn(nations, id) ? nations[id] : undefined
}
