import { type Definitions, definitionOf, inherit, kinOf } from './likeness.ts'
import { capitalise } from './wording.ts'

/** What a battle of any rulebook may say of a nation. */
export type NationDefinition = {
  readonly name?: string
  readonly adjective?: string
  readonly colour?: string
  readonly like?: string
}

/** A nation with all that is said of it, by itself or by those it is like. */
export type NationRow = {
  /** The people: `Russians`. */
  readonly name: string
  readonly adjective: string
  readonly colour: string | undefined
  /** The nation itself and those it is like, the nearest first. */
  readonly kin: readonly string[]
}

/** What a battle says of a nation; a rulebook may have adjectives for nations of its own. */
export function nationRow(
  nations: Definitions<NationDefinition>,
  id: string,
  printed: Readonly<Record<string, string>> = {},
): NationRow {
  const adjective = adjectiveOf(nations, id, printed)
  return {
    name: definitionOf(nations, id)?.name ?? adjective,
    adjective,
    colour: inherit(nations, id, (definition) => definition?.colour),
    kin: kinOf(nations, id),
  }
}

/** A people, where its troops are called the same without the `s`: `russians`, `saxons`. */
const PEOPLE = /([ao]n)s$/

/** What a nation's troops are called. */
export function adjectiveOf(
  nations: Definitions<NationDefinition>,
  id: string,
  printed: Readonly<Record<string, string>>,
): string {
  const own = definitionOf(nations, id)?.adjective
  return own ?? (Object.hasOwn(printed, id) ? printed[id]! : capitalise(id.replaceAll('-', ' ').replace(PEOPLE, '$1')))
}

/** `Russians (Russian): like the British troops, colour #3f6b3a`: a definition in words, with facts of its rulebook. */
export function describeNation(
  nations: Definitions<NationDefinition>,
  id: string,
  row: (id: string) => NationRow = (one) => nationRow(nations, one),
  facts: readonly string[] = [],
): string {
  const { name, adjective, colour } = row(id)
  const like = definitionOf(nations, id)?.like
  const all = [
    ...facts,
    ...(like === undefined ? [] : [`like the ${row(like).adjective} troops`]),
    ...(colour === undefined ? [] : [`colour ${colour}`]),
  ]
  const heading = name === adjective ? name : `${name} (${adjective})`
  return all.length === 0 ? heading : `${heading}: ${all.join(', ')}`
}

/** The nations of a side, the first of them first. A nation is a word, or has more to it. */
export function nationsOfSide(
  sides: Readonly<Record<string, { readonly nations: readonly (string | { readonly nation: string })[] }>> | undefined,
  side: string,
): string[] {
  const nations: string[] = []
  for (const entry of sides?.[side]?.nations ?? [])
    if (entry !== undefined) nations.push(typeof entry === 'string' ? entry : entry.nation)
  return nations
}
