import { resolve } from 'node:path'
import type { Location } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { definitionKeys } from '../../src/scenario/uses/definition-keys.ts'
import { type OpenUsedFile, resolveReference } from '../../src/scenario/uses/uses-context.ts'
import type { UsedFile } from '../../src/scenario/validation.ts'
import { valueAt } from '../../src/scenario/value-at.ts'
import { openFile } from '../checking/used-files.ts'
import { uriOf } from './addresses.ts'
import { isWithin, type OpenDocument } from './open-document.ts'

/** How a server opens used files: what an editor has open is more recent than what is on disk. */
export function openFromEditor(documents: ReadonlyMap<string, OpenDocument>): OpenUsedFile {
  return (reference, from) => {
    const path = resolveReference(reference, from)
    const open = documents.get(uriOf(path))
    return open ? { path, content: open.text } : openFile(path, resolve(path))
  }
}

/** A definition in a used file: its name, and where it stands. */
export type UsedDefinition = { readonly name: string; readonly file: UsedFile; readonly location: Location }

/** The definition in a used file that a battle speaks of at a place; the file itself where its path stands there. */
export function usedDefinitionAt(document: OpenDocument, offset: number): UsedDefinition | undefined {
  const { used = [], rulebook, parsed } = document.check()
  if (!rulebook || used.length === 0) return undefined
  const reference = (valueAt(parsed.data, ['uses']) as readonly unknown[] | undefined)?.findIndex((_, i) =>
    isWithin(offset, parsed.locate(['uses', i])),
  )
  if (reference !== undefined && reference >= 0) {
    const path = resolveReference(String(valueAt(parsed.data, ['uses', reference])), document.path)
    const file = used.find((one) => one.path === path)
    return file && { name: path, file, location: locationIn(file, []) }
  }
  const name = document.referenceAt(offset)?.name
  if (name === undefined) return undefined
  for (const file of used.toReversed()) {
    const { data } = parseText(file.text)
    const key = definitionKeys(rulebook).find((one) => valueAt(data, [one, name]) !== undefined)
    if (key !== undefined) return { name, file, location: locationIn(file, [key, name]) }
  }
  return undefined
}

function locationIn({ path, text }: UsedFile, where: Path): Location {
  const document = TextDocument.create(uriOf(path), 'yaml', 0, text)
  const [start, end] = (where.length > 0 && parseText(text).locate(where, 'key')) || [0, 0]
  return { uri: document.uri, range: { start: document.positionAt(start), end: document.positionAt(end) } }
}
