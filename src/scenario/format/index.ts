import type { CST } from 'yaml'
import type { Diagnostic } from '../diagnostic.ts'
import { parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import { resolve, rootPlace } from '../schema/nodes.ts'
import { schemaFor } from '../uses/definitions-schema.ts'
import { validate } from '../validate.ts'
import { arrange } from './arrange.ts'
import { printTree } from './print.ts'
import { readTree } from './read.ts'
import type { Collection } from './tree.ts'

/** A scenario's text in canonical form, or why it has none. */
export type Formatted = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] }

/**
 * Brings the text of a scenario or of definitions into its one canonical form. Values, comments and line ends stay; order, notation, quotes
 * and layout are ours. Errors of schema or meaning do not matter, but it must be YAML and name a rulebook.
 */
export function formatScenario(text: string, rulebooks: readonly Rulebook[]): Formatted {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const tokens: CST.Token[] = []
  const parsed = parseText(source, tokens)
  const { data, findings } = parsed
  const system = (data as { system?: unknown } | null | undefined)?.system
  const rulebook = findings.length === 0 && rulebooks.find(({ id }) => id === system)
  if (!rulebook) {
    // With other line ends, places are others too.
    const { diagnostics } = source === text ? validate(text, rulebooks, parsed) : validate(text, rulebooks)
    return { diagnostics }
  }

  const tree = readTree(source, data, tokens)
  if ('flaw' in tree) return { diagnostics: [missingColon(givenOffset(text, tree.flaw))] }
  const schema = schemaFor(data, rulebook)
  const root = arrange(tree.root, resolve(rootPlace(schema), data)) as Collection
  const printed = printTree({ ...tree, root })
  return { text: hasWindowsLineEnds(text) ? printed.replaceAll('\n', '\r\n') : printed }
}

function missingColon(offset: number): Diagnostic {
  const message = 'This is not YAML: put a colon between the key after a question mark and its value.'
  return { code: 'yaml/syntax', severity: 'error', message, path: [], range: [offset, offset + 1] }
}

/** Whether every line ends as on Windows: Git may have made it so, and would undo anything else. */
function hasWindowsLineEnds(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}

/** Where an offset in the text as we read it stands in the text as given. */
function givenOffset(text: string, offset: number): number {
  let given = text.startsWith('\uFEFF') ? 1 : 0
  for (let read = 0; read < offset; read++) given += text.startsWith('\r\n', given) ? 2 : 1
  return given
}
