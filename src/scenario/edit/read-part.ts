import { Composer, type CST, isMap, isScalar, isSeq, Parser } from 'yaml'
import { readTree } from '../format/read.ts'
import type { Tree } from '../format/tree.ts'
import { parseText } from '../reading/parse.ts'
import { keyName } from '../reading/parse-carefully.ts'
import { readSimplePart } from './read-simple-part.ts'

/** A text, or a part of it that is a text by itself, with its data. */
export type TextPart = {
  readonly data: unknown
  /** Nothing where there is no mapping or list, only comments at most. */
  readonly tree: Tree | undefined
  /** The names of all aliases. */
  readonly aliased: ReadonlySet<string>
  readonly isTied: boolean
}

/** Reads a sound text once for its data and for its tree; undefined where it is not quite sound after all. */
export function readPart(text: string): TextPart | undefined {
  return readSimplePart(text) ?? readAnyPart(text)
}

/** The same by the `yaml` package. */
export function readAnyPart(text: string): TextPart | undefined {
  const tokens = [...new Parser().parse(text)]
  const aliased = new Set(Array.from(text.matchAll(/\*([^\s,[\]{}]+)/g), (match) => match[1]!))
  const isTied = aliased.size > 0 && text.includes('&')
  const data = isTied ? parseText(text).data : composedData(tokens, text)
  if (typeof data !== 'object' || data === null) return { data, tree: undefined, aliased, isTied }
  const tree = readTree(text, data, tokens)
  return 'flaw' in tree ? undefined : { data, tree, aliased, isTied }
}

function composedData(tokens: readonly CST.Token[], text: string): unknown {
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, resolveKnownTags: false })
  for (const document of composer.compose(tokens, true, text.length)) return dataOf(document.contents)
  return null
}

/** The data of a node without aliases, as reading the whole text gives them. */
function dataOf(node: unknown): unknown {
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map(dataOf)
  if (!isMap(node)) return null
  const map: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const { key, value } of node.items) map[keyName(key) ?? ''] = dataOf(value)
  return map
}
