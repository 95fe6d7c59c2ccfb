import { joinWords } from '../../src/scenario/conditions/sentences.ts'
import { formatText } from '../../src/scenario/format/quotes.ts'
import type { Rulebook } from '../../src/scenario/rulebook.ts'
import type { SchemaNode } from '../../src/scenario/schema/nodes.ts'
import { definitionKeys } from '../../src/scenario/uses/definition-keys.ts'
import { definitionsSchema } from '../../src/scenario/uses/definitions-schema.ts'

/** A mapping of the format: its heading, its schema, and that of what it refers to. */
type Section = { readonly name: string; readonly heading: string; readonly node: SchemaNode; readonly book: Rulebook }

/** A chapter of the page, with its sections in the order in which a reader meets them. */
type Chapter = { readonly title: string; readonly sections: readonly Section[] }

/** docs/format.md: every key of every rulebook, and which of them each rulebook has. */
export function formatPage(rulebooks: readonly Rulebook[]): string {
  const chapters = makeChapters(rulebooks)
  const anchors = new Anchors(['How things are written', 'What each rulebook has'])
  const places = new Map<Section, string>()
  const titles = chapters.map(({ title, sections }) => {
    const own = anchors.add(title)
    for (const section of sections) places.set(section, anchors.add(section.heading))
    return own
  })
  const sectionOf = (name: string, book: Rulebook) =>
    chapters
      .flatMap(({ sections }) => sections)
      .find((one) => one.name === name && (one.book === book || isSame(one, definitionIn(book, name))))
  const link = (name: string, book: Rulebook) => {
    const section = sectionOf(name, book)
    return section && `[${section.heading}](#${places.get(section)})`
  }
  const contents = chapters.map(({ title, sections }, i) => {
    const links = sections.map((section) => `[${section.heading}](#${places.get(section)})`)
    return `- [${title}](#${titles[i]}): ${links.join(', ')}`
  })
  const pages = chapters.map(({ title, sections }) =>
    [`## ${title}\n`, ...sections.map((section) => sectionText(section, link))].join('\n'),
  )
  return `# The scenario format

A scenario is a YAML or JSON file. [The guide](guide.md) shows by tasks how to write one; this page has every key. Your editor completes and
explains them if the file starts with a line such as \`# yaml-language-server: $schema=…/schema/scenario.schema.json\`
(\`definitions.schema.json\` for [definitions](#files-of-definitions)), or with [berthier lsp](editors.md). **An unknown key is an error**,
because an ignored key would be a lost rule.

- [How things are written](#how-things-are-written)
- [What each rulebook has](#what-each-rulebook-has)
${contents.join('\n')}

## How things are written

**Hexes.** A hex is a column letter and a row number: \`D5\`. Columns run from west to east: A, B, C … without J, and after Z
come AA, AB … (no AJ either); row 1 is the south edge. A range is two hexes with a hyphen, and means every hex from column to column and
from row to row: \`B7-B10\` is a run of four, \`A1-V4\` the four southern rows. In roads and rivers the hexes are in order, and
a range runs along one column.

**Neighbours.** Hexes have flat tops. Every second column (B, D, F, H, K, M, O, Q, S, U …) lies half a hex further south: its
neighbours to the left and right have the same row number and the one below; in the other columns, the same and the one above.

**Hexes with numbers.** With \`columns: 01-27\` a hex has four digits, column and row: \`"0417"\`. Row 01 is then the north edge, and
columns 01, 03, 05 … lie half a hex further south. Put a single hex in quotes, because YAML would read it as a number; a range needs
none: \`0417-0422\`, \`0101-1101\`.

**Tables.** A table has no hexes. A place is \`[x, y]\`, in inches from the west and the south edge, to a tenth: \`[20.7, 10.2]\`. An
outline is the list of its corners, without repeating the first; a road or stream is the list of its bends. A facing is one of sixteen
compass points: \`N\`, \`NNE\`, \`NE\`, \`ENE\`, \`E\` … A unit covers the ground of its base around its place. Features, areas, entries,
formations and units have ids, by which orders and the rest of the file name them.

**Printed or reconstructed.** For each part of a battle, \`sources\` says whether it is \`printed\`, a \`reconstruction\` or the author's
\`own\`. A table that had to be reconstructed is in the file, under \`tables\`: owners of the print type theirs in, and no code changes.

## What each rulebook has

Yes: the key may be there. **Yes**: it must be. A dash: the rulebook has no such key, and it is an error there.

${comparison(rulebooks)}

${pages.join('\n')}`
}

/** Each rulebook's own mappings, then those that several have, then files of definitions. */
function makeChapters(rulebooks: readonly Rulebook[]): readonly Chapter[] {
  const met = rulebooks.map((book) => ({ book, found: mappingsOf(book) }))
  const isShared = (section: Section) =>
    met.filter(({ found }) => found.some((other) => other.name === section.name && isSame(other, section.node)))
      .length > 1
  const shared = new Map<string, Section>()
  for (const { found } of met) {
    for (const section of found) if (isShared(section) && !shared.has(section.name)) shared.set(section.name, section)
  }
  const [first] = rulebooks
  const files = { name: '', heading: 'A file of definitions', node: definitionsSchema(first!), book: first! }
  return [
    ...met.map(({ book, found }) => ({
      title: book.title,
      sections: [
        { name: '', heading: `A battle for ${book.title}`, node: book.schema, book },
        ...found.filter((section) => !isShared(section)),
      ],
    })),
    { title: 'Shared by rulebooks', sections: [...shared.values()] },
    { title: 'Files of definitions', sections: [withoutOwnKeys(files)] },
  ]
}

/** What all files of definitions have; the rest stands with the rulebooks. */
function withoutOwnKeys(section: Section): Section {
  const keys = definitionKeys(section.book)
  const properties = Object.entries(section.node.properties!).filter(([key]) => !keys.includes(key))
  const description =
    'Definitions that several battles share: see [the guide](guide.md#share-an-army-between-two-battles). Besides these keys it has those of its rulebook that hold definitions.'
  return { ...section, node: { ...section.node, description, properties: Object.fromEntries(properties) } }
}

/** The mappings that a battle of a rulebook can have, in the order in which they are met. */
function mappingsOf(book: Rulebook): readonly Section[] {
  const found: Section[] = []
  const queue: SchemaNode[] = [book.schema]
  for (let node = queue.shift(); node; node = queue.shift()) {
    for (const name of childrenOf(node).flatMap((child) => mappingsIn(child, book))) {
      if (found.some((section) => section.name === name)) continue
      const own = definitionIn(book, name)!
      found.push({ name, heading: headingOf(name, book), node: own, book })
      queue.push(own)
    }
  }
  return found
}

const childrenOf = ({ properties = {}, additionalProperties }: SchemaNode) => [
  ...Object.values(properties),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
]

/** `nawTroopsByValues` as `Troops by values`: a rulebook begins its names with the letters of its own. */
function headingOf(name: string, { id }: Rulebook): string {
  const letters = id
    .split('-')
    .map(([letter]) => letter)
    .join('')
  const own = name.replace(new RegExp(`^${letters}(?=[A-Z])`), '')
  const words = own.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function definitionIn({ schema }: Rulebook, name: string): SchemaNode | undefined {
  return name === '' ? schema : schema.definitions?.[name]
}

function isSame({ node }: Section, other: SchemaNode | undefined): boolean {
  return JSON.stringify(node) === JSON.stringify(other)
}

/** The names of the mappings with keys of their own that a value is, or holds. */
function mappingsIn(node: SchemaNode, book: Rulebook): readonly string[] {
  const { name, node: value } = resolve(node, book)
  const choices = [value.then, value.else, ...(value.allOf ?? []).map((part) => part.then)].filter(
    (part) => part !== undefined,
  )
  if (choices.length > 0) return choices.flatMap((choice) => mappingsIn(choice, book))
  if (value.items) return mappingsIn(value.items, book)
  const isMapping = value.properties !== undefined || typeof value.additionalProperties === 'object'
  return isMapping && name !== undefined ? [name] : []
}

/** What a value refers to in the end: a rulebook's name for something may itself refer to another. */
function resolve(node: SchemaNode, book: Rulebook): { readonly name?: string; readonly node: SchemaNode } {
  const name = node.$ref?.slice('#/definitions/'.length)
  if (name === undefined) return { node }
  const own = definitionIn(book, name)!
  return own.$ref === undefined ? { name, node: own } : resolve(own, book)
}

/** A mapping with its keys. */
function sectionText(section: Section, link: (name: string, book: Rulebook) => string | undefined): string {
  const { heading, node, book } = section
  const free = typeof node.additionalProperties === 'object' ? [['*any name*', node.additionalProperties] as const] : []
  const rows = [...Object.entries(node.properties ?? {}), ...free].map(([key, child]) => {
    const { node: value } = resolve(child, book)
    const words = wordsOf(value) ?? (value.items && wordsOf(resolve(value.items, book).node)) ?? ''
    const others = [...new Set(mappingsIn(child, book))].flatMap((name) => link(name, book) ?? [])
    const more = others.length > 0 ? ` → ${others.join(', ')}` : ''
    const example = value.examples?.[0] === undefined ? '' : `\`${cell(flow(value.examples[0]))}\``
    const name = key.startsWith('*') ? key : `\`${key}\``
    return `| ${name} | ${node.required?.includes(key) ? 'yes' : ''} | ${cell(child.description ?? value.description ?? '')}${words}${more} | ${example} |`
  })
  const needs = needsOf(node).map((need) => ` ${need}`)
  return `### ${heading}\n\n${node.description ?? ''}${needs.join('')}\n\n| key | required | meaning | example |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

/** `Exactly one of `side` and `nation`.`: which keys a mapping needs, where the column of required ones cannot say it. */
function needsOf({ oneOf, anyOf, allOf = [] }: SchemaNode): readonly string[] {
  const choices = [{ oneOf, anyOf }, ...allOf].flatMap((part) => [
    { how: 'Exactly', list: part.oneOf },
    { how: 'At least', list: part.anyOf },
  ])
  return choices.flatMap(({ how, list = [] }) => {
    const keys = list.map(({ required = [] }) => (required.length === 1 ? required[0] : undefined))
    const isChoice = keys.length > 1 && !keys.includes(undefined)
    return isChoice ? [`${how} one of ${joinWords(keys.map((key) => `\`${key}\``))}.`] : []
  })
}

/** Which rulebook has which key at the top, and which of them files of definitions may have. */
function comparison(rulebooks: readonly Rulebook[]): string {
  const keys = [...new Set(rulebooks.flatMap(({ schema }) => Object.keys(schema.properties!)))]
  const rows = keys.map((key) => {
    const has = rulebooks.map((book) => {
      if (!Object.hasOwn(book.schema.properties!, key)) return '–'
      const isShareable = definitionKeys(book).includes(key) ? ', shareable' : ''
      return `${book.schema.required?.includes(key) ? '**yes**' : 'yes'}${isShareable}`
    })
    return `| \`${key}\` | ${has.join(' | ')} |`
  })
  const head = rulebooks.map(({ title }) => title).join(' | ')
  return `| key | ${head} |\n| --- |${' --- |'.repeat(rulebooks.length)}\n${rows.join('\n')}\n\nShareable: [files of definitions](#files-of-definitions) may have the key, too.`
}

/** The words or the numbers that a value can be. */
function wordsOf({ enum: words, minimum, maximum }: SchemaNode): string | undefined {
  if (words) return ` One of: ${words.map((word) => `\`${String(word)}\``).join(', ')}.`
  if (minimum !== undefined) return maximum === undefined ? ` At least ${minimum}.` : ` From ${minimum} to ${maximum}.`
  return undefined
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value === 'string') return formatText(value)
  if (typeof value !== 'object' || value === null) return String(value)
  // Die results in their order; JavaScript puts whole numbers first.
  const sorted = Object.entries(value).toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || 0)
  return `{ ${sorted.map(([key, item]) => `${key}: ${flow(item)}`).join(', ')} }`
}

/** Where GitHub puts headings: the second of a name has a number. */
class Anchors {
  readonly #taken = new Map<string, number>()

  constructor(headings: readonly string[]) {
    for (const heading of headings) this.add(heading)
  }

  add(heading: string): string {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-')
    const count = this.#taken.get(plain) ?? 0
    this.#taken.set(plain, count + 1)
    return count === 0 ? plain : `${plain}-${count}`
  }
}

/** A text inside a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')
