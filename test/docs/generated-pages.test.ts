import { describe, expect, test } from 'vitest'
import { wholeCaseSchema } from '../../src/engine/cases/whole-schema.ts'
import { allCodes, type CodeEntry } from '../../src/scenario/codes/index.ts'
import { formatText } from '../../src/scenario/format/quotes.ts'
import { wholeSchema } from '../../src/scenario/whole-schema.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// The reference pages are made from the tables that the code itself uses: `npx vitest run test/docs -u` renews them.

type Node = {
  $ref?: string
  description?: string
  type?: string
  enum?: unknown[]
  minimum?: number
  maximum?: number
  const?: unknown
  examples?: unknown[]
  required?: string[]
  properties?: Record<string, Node>
  additionalProperties?: false | Node
  items?: Node
  if?: Node
  then?: Node
  else?: Node
  allOf?: Node[]
}

let definitions: Record<string, Node> = {}

describe('the docs', () => {
  test('docs/diagnostics.md has a row for every code', async () => {
    await expect(diagnosticsPage()).toMatchFileSnapshot('../../docs/diagnostics.md')
  })

  test('schema/ has the whole schemas of scenarios and of cases', async () => {
    await expect(json(wholeSchema(SYSTEMS))).toMatchFileSnapshot('../../schema/scenario.schema.json')
    await expect(json(await wholeCaseSchema(SYSTEMS))).toMatchFileSnapshot('../../schema/cases.schema.json')
  })

  test('docs/format.md has every key of the format', async () => {
    await expect(formatPage()).toMatchFileSnapshot('../../docs/format.md')
  })
})

function json(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`
}

function diagnosticsPage(): string {
  const groups = new Map<string, [string, CodeEntry][]>()
  for (const entry of Object.entries(allCodes(SYSTEMS))) {
    const group = entry[0].split('/')[0]!
    groups.set(group, [...(groups.get(group) ?? []), entry])
  }
  const tables = [...groups].map(([group, entries]) => {
    const rows = entries.map(
      ([code, { severity, title, why, fix }]) =>
        `| \`${code}\` | ${severity} | **${cell(title)}.** ${cell(why)} | ${cell(fix)} |`,
    )
    return `## ${group}\n\n| code | severity | what and why | what to do |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# Diagnostics

Every problem that Berthier reports has a code. \`berthier explain CODE\` prints its row. An **error** makes a battle
unplayable and fails \`validate\`; a **warning** is probably a mistake, and fails it with \`--fail-on warning\`; an **info** is
worth knowing. Only root causes are reported: fix one, and its consequences disappear.

${tables.join('\n')}`
}

function formatPage(): string {
  const pages: string[] = []
  // What two systems have in common stands with the first.
  const seen = new Set<string>()
  for (const { schema, title: rulebook } of SYSTEMS) {
    const root = schema as Node
    definitions = schema.definitions as unknown as Record<string, Node>
    const queue = [[`A battle for ${rulebook}`, root] as const] as (readonly [string, Node])[]
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [title, node] = next
      pages.push(
        table(title, node, (name, child) => {
          if (seen.has(name)) return
          seen.add(name)
          queue.push([name, child])
        }),
      )
    }
  }
  return `# The scenario format

A scenario is a YAML or JSON file. \`berthier new my-battle.yaml\` starts one, and [the shipped battles](../scenarios/) are complete
examples. Your editor completes and explains everything on this page if the file starts with a line such as
\`# yaml-language-server: $schema=…/schema/scenario.schema.json\`. \`system\` names the rulebook and decides which keys there are:
${SYSTEMS.map(({ id, title }) => `[\`${id}\`](#${anchor(`A battle for ${title}`)})`).join(', ')}.

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

**An unknown key is an error**, because an ignored key would be a lost rule.

${pages.join('\n')}`
}

/** A mapping's keys; definitions met on the way are given on. */
function table(title: string, node: Node, meet: (name: string, node: Node) => void): string {
  const head = `## ${title}\n\n${node.description ?? ''}\n`
  const free = typeof node.additionalProperties === 'object' ? [['*any name*', node.additionalProperties] as const] : []
  const rows = [...Object.entries(node.properties ?? {}), ...free].map(([key, child]) => {
    const { node: value } = resolve(child)
    for (const { name, node: inner } of mappingsIn(child)) meet(name, inner)
    const words = wordsOf(value) ?? (value.items && wordsOf(resolve(value.items).node)) ?? ''
    const example = value.examples?.[0] === undefined ? '' : `\`${cell(flow(value.examples[0]))}\``
    const name = key.startsWith('*') ? key : `\`${key}\``
    return `| ${name} | ${node.required?.includes(key) ? 'yes' : ''} | ${cell(value.description ?? '')}${words} | ${example} |`
  })
  return `${head}\n| key | required | meaning | example |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

/** The words or the numbers that a value can be. */
function wordsOf({ enum: words, minimum, maximum }: Node): string | undefined {
  if (words) return ` One of: ${words.map((word) => `\`${String(word)}\``).join(', ')}.`
  if (minimum !== undefined) return maximum === undefined ? ` At least ${minimum}.` : ` From ${minimum} to ${maximum}.`
  return undefined
}

/** The mappings with keys of their own that a value is, or holds. */
function mappingsIn(node: Node): { name: string; node: Node }[] {
  const { name, node: value } = resolve(node)
  const choices = [value.then, value.else, ...(value.allOf ?? []).map((part) => part.then)].filter(
    (part) => part !== undefined,
  )
  if (choices.length > 0) return choices.flatMap(mappingsIn)
  if (value.items) return mappingsIn(value.items)
  const isMapping = value.properties !== undefined || typeof value.additionalProperties === 'object'
  return isMapping && name !== undefined ? [{ name, node: value }] : []
}

function resolve(node: Node): { name?: string; node: Node } {
  const name = node.$ref?.slice('#/definitions/'.length)
  return name === undefined ? { node } : { name, node: definitions[name]! }
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value === 'string') return formatText(value)
  if (typeof value !== 'object' || value === null) return String(value)
  // Die results in their order; JavaScript puts whole numbers first.
  const sorted = Object.entries(value).toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || 0)
  const entries = sorted.map(([key, item]) => `${key}: ${flow(item)}`)
  return `{ ${entries.join(', ')} }`
}

/** Where GitHub puts a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** A text inside a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')
