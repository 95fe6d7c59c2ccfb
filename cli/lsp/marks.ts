import {
  type CodeLens,
  type InlayHint,
  InlayHintKind,
  LSPErrorCodes,
  type Range as LspRange,
  ResponseError,
  SemanticTokensBuilder,
} from 'vscode-languageserver'
import type { Range } from '../../src/scenario/diagnostic.ts'
import type { OpenDocument } from './open-document.ts'

/** What the protocol calls the colours of words: the two sides, other names of the battle, and hexes. */
export const TOKEN_TYPES = ['firstSide', 'secondSide', 'variable', 'number'] as const

type TokenType = (typeof TOKEN_TYPES)[number]

/** The words that have a colour of their own. While a text is half-typed, editors keep the colours that they have. */
export function semanticTokens(document: OpenDocument): { data: number[] } {
  if (document.check().parsed.data === undefined)
    throw new ResponseError(LSPErrorCodes.ServerCancelled, 'The text is half-typed.')
  const { declared, references } = document.names()
  const sides = declared.filter(({ kind }) => kind === 'sides').map(({ name }) => name)
  const typeOf = ({ kind, name }: { readonly kind: string; readonly name: string }): TokenType =>
    kind === 'sides' && sides.includes(name) ? (sides.indexOf(name) === 0 ? 'firstSide' : 'secondSide') : 'variable'
  const words = new Map<number, { readonly range: Range; readonly type: TokenType }>()
  const add = (range: Range | undefined, type: TokenType) => range && words.set(range[0], { range, type })
  for (const one of declared) add(document.locate(one.path, 'key'), typeOf(one))
  for (const one of references) add(document.locate(one.path, one.target), typeOf(one))
  for (const { path } of document.hexes()) add(document.locate(path), 'number')

  const builder = new SemanticTokensBuilder()
  for (const { range, type } of [...words.values()].toSorted((a, b) => a.range[0] - b.range[0])) {
    const { start, end } = document.toLsp(range)
    // A token never spans lines.
    if (start.line === end.line)
      builder.push(start.line, start.character, end.character - start.character, TOKEN_TYPES.indexOf(type), 0)
  }
  return builder.build()
}

/** A place's name behind its hex, and how players read a name behind it. */
export function inlayHints(document: OpenDocument, range: LspRange): InlayHint[] {
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)]
  const { placeNames } = document.board()
  const { declared, references } = document.names()
  const titles = new Map(declared.map(({ kind, name, title }) => [`${kind} ${name}`, title]))
  const hints = [
    ...document
      .hexes()
      .filter(({ path }) => path[0] !== 'board' || path[1] !== 'names')
      .map(({ text, path }) => ({ at: document.locate(path)?.[1], label: placeNames.get(text) })),
    ...references
      .filter(({ target, kind }) => target === 'value' && kind !== 'sides')
      .map(({ kind, name, path }) => ({ at: document.locate(path)?.[1], label: titles.get(`${kind} ${name}`) })),
  ]
  return hints.flatMap(({ at, label }) =>
    at === undefined || !label || at < from || at > to
      ? []
      : [{ position: document.toLsp([at, at]).start, label, kind: InlayHintKind.Type, paddingLeft: true }],
  )
}

/** The commands that can stand above a battle; an editor names those that it carries out. */
const LENSES = { preview: 'Preview', play: 'Play', simulate: 'Simulate', prove: 'Prove' } as const

/** What can be done with a battle, above its title. */
export function codeLenses(document: OpenDocument, wanted: readonly string[]): CodeLens[] {
  const title = document.locate(['title'], 'key') ?? document.locate([], 'key')
  if (!title || !document.check().rulebook) return []
  return Object.entries(LENSES)
    .filter(([name]) => wanted.includes(name))
    .map(([name, label]) => ({
      range: document.toLsp(title),
      command: { title: label, command: `berthier.${name}`, arguments: [document.uri] },
    }))
}
