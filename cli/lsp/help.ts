import { type CompletionItem, CompletionItemKind, type Hover, MarkupKind } from 'vscode-languageserver'
import { codesOf } from '../../src/scenario/codes/index.ts'
import { describeNeighbours, hexesIn } from '../../src/scenario/language/hexes.ts'
import { meaningAt, proposalsAt } from '../../src/scenario/language/schema-help.ts'
import { describePlaces } from '../../src/scene/describe-places.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { nameAt } from './navigation.ts'
import { isWithin, type OpenDocument } from './open-document.ts'
import { usedDefinitionAt } from './used-definitions.ts'

/** What could stand at a place: keys and words of the schema, and the battle's own names and hexes. */
export function completion(document: OpenDocument, offset: number): CompletionItem[] {
  const open = document.openText()
  const { word, proposals } = proposalsAt(open, offset)
  const quote = /^["']/.exec(word)?.[0]
  // Editors close a quote as soon as it is opened.
  const end = quote !== undefined && open.text[offset] === quote ? offset + 1 : offset
  const range = document.toLsp([offset - word.length, end])
  return proposals.map(({ label, insert, detail, info }, i) => ({
    label,
    kind: insert?.endsWith(': ') ? CompletionItemKind.Property : CompletionItemKind.Value,
    detail,
    ...(info !== '' && { documentation: info }),
    filterText: quote === undefined ? label : `${quote}${label}`,
    sortText: String(i).padStart(4, '0'),
    textEdit: { range, newText: insert ?? label },
  }))
}

/** What a place of the text means: a hex, a name, a key or word of the schema; and the problems there. */
export async function hover(document: OpenDocument, offset: number): Promise<Hover | undefined> {
  const parts = [(await hexAt(document, offset)) ?? nameText(document, offset) ?? meaningText(document, offset)]
  parts.push(...codesAt(document, offset))
  const value = parts.filter(Boolean).join('\n\n---\n\n')
  return value === '' ? undefined : { contents: { kind: MarkupKind.Markdown, value } }
}

async function hexAt(document: OpenDocument, offset: number): Promise<string | undefined> {
  const { grid } = document.board()
  const found = grid && document.hexesAt(offset)
  if (!grid || !found) return undefined
  const hexes = hexesIn(found.text, grid)
  const { rulebook, draft } = document.check()
  const portrait = (await rulebook?.loadBoardView())?.portrayScenario(draft)
  if (!portrait || hexes.length === 0) return undefined
  const describe = describePlaces(portrait)
  const layout = layoutOf(portrait.board)
  const shown = hexes
    .slice(0, MOST_HEXES)
    .map((hex) => `**${hex}**${markdown(describe(layout.find(hex)).slice(hex.length))}`)
  const around = hexes.length === 1 ? [`Around it: ${describeNeighbours(hexes[0]!, grid)}`] : []
  const rest = hexes.length > MOST_HEXES ? [`and ${hexes.length - MOST_HEXES} more`] : []
  return [...shown, ...rest, ...around].join('  \n')
}

/** A range can be the whole board. */
const MOST_HEXES = 20

function nameText(document: OpenDocument, offset: number): string | undefined {
  const found = nameAt(document, offset)
  if (!found) {
    const used = usedDefinitionAt(document, offset)
    return (
      used && `**${markdown(used.name)}**\n\nDefined in ${markdown(used.file.path.split('/').slice(-2).join('/'))}.`
    )
  }
  const { declaration, uses } = found
  const title = declaration.title === '' ? '' : `: ${markdown(declaration.title)}`
  const count = uses.length - 1
  const often = count === 0 ? 'not used anywhere' : count === 1 ? 'used once' : `used ${count} times`
  return `**${markdown(declaration.name)}**${title}\n\nDefined under \`${declaration.kind}\`, ${often}.`
}

function meaningText(document: OpenDocument, offset: number): string | undefined {
  const meaning = meaningAt(document.openText(), offset)
  return meaning && `**${markdown(meaning.name)}**\n\n${meaning.description}`
}

/** The explanations of the problems at a place. */
function codesAt(document: OpenDocument, offset: number): string[] {
  const { diagnostics, rulebook } = document.check()
  const codes = codesOf(rulebook ?? {})
  const here = diagnostics.filter(({ range }) => isWithin(offset, range)).map(({ code }) => code)
  return [...new Set(here)].flatMap((code) => {
    const entry = codes[code]
    return entry ? [`**${code}** (${entry.severity})\n\n${entry.why}\n\n${entry.fix}`] : []
  })
}

/** Text of a file is never markup. */
function markdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()<>#+!|~&]/g, (sign) => `\\${sign}`)
}
