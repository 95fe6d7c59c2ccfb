import type { Path } from '../../../src/scenario/diagnostic.ts'
import { childPlace, placeAt, resolve, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { capitalise } from '../../../src/scenario/wording.ts'

/** A key as a person reads it: `firstHand` is `First hand`, `end-of-turn` is `End of turn`; `5-4` stays as it is. */
export function labelOf(key: string | number): string {
  if (typeof key === 'number') return `${key + 1}.`
  const words = key
    .replaceAll(/(?<!\d)[-_]|[-_](?!\d)/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return capitalise(words)
    .replace(/\bset up\b/, 'set-up')
    .replace(/\boff map\b/i, 'Off-map')
}

/** What a key of a mapping is called: as its schema has it under `title`, or by the key itself. */
export function labelIn(place: SchemaPlace | undefined, key: string | number): string {
  const title = typeof key === 'string' && place && childPlace(place, key)?.node.title
  return title || (key === 'id' ? 'Short name' : labelOf(key))
}

/** The same for a place of the data. */
export function labelAt(root: SchemaPlace, data: unknown, path: Path): string {
  return labelIn(placeAt(root, data, path.slice(0, -1)), path.at(-1) ?? '')
}

/**
 * One of a few words as a person reads it. A code is told by what the description of its schema says that it means, there in
 * the form `CD: charmed life.`: as `Charmed life (CD)`.
 */
export function choiceName(value: unknown, description = ''): string {
  const word = String(value)
  if (!CODE.test(word)) return labelOf(word)
  for (const [, codes = '', meaning = ''] of description.matchAll(MEANINGS)) {
    if (codes.split(', ').includes(word)) return `${capitalise(meaning)} (${word})`
  }
  return word
}

/** `CD`, `RF1`. */
const CODE = /^[A-Z]+\d?$/

/** `RF1, RF2, RF3: rifle company.` */
const MEANINGS = /(?<=^|\. )([A-Z]+\d?(?:, [A-Z]+\d?)*): ([^.]+)\./g

/** What one entry of a list or mapping is, after its schema's `title` or the key of the whole: `nation` of `nations`. */
export function nounOf(entries: SchemaPlace, key: string | number, step: string | number = 0): string {
  const entry = childPlace(entries, step)
  const title = entry && (titleOf(entry) ?? resolve(entry, undefined).node.title)
  return title ?? singular(labelOf(key).toLowerCase())
}

/** What the schema calls a value of any form, before the form is known. */
function titleOf({ node, definitions }: SchemaPlace): string | undefined {
  return node.title ?? (node.$ref && definitions[node.$ref.slice('#/definitions/'.length)]?.title)
}

/** `armies` is `army`, `special rules` is `special rule`. */
function singular(words: string): string {
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`
  return words.endsWith('s') && !words.endsWith('ss') ? words.slice(0, -1) : words
}

/** `a unit`, `an award`, `infantry`. */
export const withArticle = (noun: string) =>
  UNCOUNTED.has(noun) ? noun : `${/^(?:[aeio]|u(?!ni|se))/i.test(noun) ? 'an' : 'a'} ${noun}`

const UNCOUNTED: ReadonlySet<string> = new Set(['artillery', 'cavalry', 'infantry', 'weather'])

/**
 * A description of the schema for people who do not see the file: keys as they are called in forms, no marks, and nothing
 * of how it is written.
 */
export function plain(description: string | undefined): string | undefined {
  return description
    ?.replaceAll(WRITING, '')
    .replaceAll(/`([^`]*)`/g, (_, code: string) =>
      /^[a-z][a-zA-Z.-]*$/.test(code) ? `“${labelOf(code.split('.').at(-1)!).toLowerCase()}”` : code,
    )
}

/** What a form writes by itself: `true`, the long form in braces, and how a line in the file would look. */
const WRITING = /;? only `true` is useful|[;,]? or `\{[^`]*\}`[^.;]*|: `[a-zA-Z]+: [^`]*`/g
