import {
  ErrorCodes,
  type Location,
  type Range as LspRange,
  ResponseError,
  type WorkspaceEdit,
} from 'vscode-languageserver'
import type { Range, TextEdit } from '../../src/scenario/diagnostic.ts'
import { applyEdits } from '../../src/scenario/edit/text-edits.ts'
import { hexesIn } from '../../src/scenario/language/hexes.ts'
import type { DeclaredName } from '../../src/scenario/language/names.ts'
import { isDefinitions } from '../../src/scenario/uses/definition-keys.ts'
import { quote } from '../../src/scenario/wording.ts'
import { validateFile } from '../checking/check.ts'
import { lspEdits } from './diagnostics.ts'
import { isWithin, type OpenDocument } from './open-document.ts'
import type { Settings } from './settings.ts'
import { usedDefinitionAt } from './used-definitions.ts'

/** A name of the battle and all places that have it, the one that declares it first. */
export type NameUses = { readonly declaration: DeclaredName; readonly uses: readonly Range[] }

/** The name that stands at a place of the text. */
export function nameAt(document: OpenDocument, offset: number): NameUses | undefined {
  const { declared } = document.names()
  const found =
    declared.find(({ path }) => isWithin(offset, document.locate(path, 'key'))) ?? document.referenceAt(offset)
  const declaration = found && declared.find(({ kind, name }) => kind === found.kind && name === found.name)
  return declaration && usesOf(document, declaration)
}

function usesOf(document: OpenDocument, declaration: DeclaredName): NameUses {
  const { kind, name } = declaration
  const { declared, references } = document.names()
  const isIt = (one: { readonly kind: string; readonly name: string }) => one.kind === kind && one.name === name
  // A formation may have the name of the shared one that it is like: what speaks of either goes with both.
  const ranges = [
    document.locate(declaration.path, 'key'),
    ...declared.filter(isIt).map(({ path }) => document.locate(path, 'key')),
    ...references.filter(isIt).map(({ path, target }) => document.locate(path, target)),
  ]
  return { declaration, uses: distinct(ranges) }
}

/** Behind an alias the same place of the text is found again. */
function distinct(ranges: readonly (Range | undefined)[]): readonly Range[] {
  return [...new Map(ranges.flatMap((range) => (range ? [[range[0], range] as const] : []))).values()]
}

/** Where a name is declared, here or in a file that is used; of a hex, where the map names it. */
export function definition(document: OpenDocument, offset: number): Location | undefined {
  const [range] = nameAt(document, offset)?.uses ?? hexUses(document, offset, ['board', 'names'])
  return range ? { uri: document.uri, range: document.toLsp(range) } : usedDefinitionAt(document, offset)?.location
}

/** Everywhere that a name or a hex stands; that of a definition also in the open battles that use its file. */
export function findReferences(
  document: OpenDocument,
  offset: number,
  withDeclaration: boolean,
  usersOf: (uri: string) => readonly OpenDocument[],
): Location[] {
  const located = (ranges: readonly Range[]) =>
    ranges.map((range) => ({ uri: document.uri, range: document.toLsp(range) }))
  const name = nameAt(document, offset)
  if (name) {
    const { declaration, uses } = name
    const here = located(withDeclaration ? uses : uses.slice(1))
    return [...here, ...usersOf(document.uri).flatMap((user) => referencesIn(user, declaration))]
  }
  const shared = usedDefinitionAt(document, offset)
  const reference = document.referenceAt(offset)
  if (!shared || !reference) return located(hexUses(document, offset))
  const { location } = shared
  const users = new Set([document, ...usersOf(location.uri)])
  return [...(withDeclaration ? [location] : []), ...[...users].flatMap((user) => referencesIn(user, reference))]
}

/** Where a document speaks of a name that another declares. */
function referencesIn(
  document: OpenDocument,
  { kind, name }: { readonly kind: string; readonly name: string },
): Location[] {
  const { declared, references } = document.names()
  // Its own definition of the name comes first.
  if (declared.some((one) => one.kind === kind && one.name === name)) return []
  const found = references.filter((one) => one.kind === kind && one.name === name)
  const ranges = distinct(found.map(({ path, target }) => document.locate(path, target)))
  return ranges.map((range) => ({ uri: document.uri, range: document.toLsp(range) }))
}

/** Where a hex, or a range that has it, stands in a part of the battle. */
function hexUses(document: OpenDocument, offset: number, part: readonly string[] = []): readonly Range[] {
  const { grid } = document.board()
  if (!grid) return []
  const here = document.hexesAt(offset)
  if (!here) return []
  const wanted = new Set(hexesIn(here.text, grid))
  const found = document
    .hexes()
    .filter(
      ({ text, path }) =>
        part.every((step, i) => path[i] === step) && hexesIn(text, grid).some((hex) => wanted.has(hex)),
    )
  return distinct(found.map(({ path }) => document.locate(path)))
}

/** What would be renamed at a place. */
export function prepareRename(
  document: OpenDocument,
  offset: number,
): { readonly range: LspRange; readonly placeholder: string } | undefined {
  const found = nameAt(document, offset)
  const range = found?.uses.find((one) => isWithin(offset, one))
  return found && range && { range: document.toLsp(range), placeholder: found.declaration.name }
}

/** Gives a name another, everywhere. Refuses what would leave the battle with more errors than it has. */
export function rename(document: OpenDocument, offset: number, newName: string, settings: Settings): WorkspaceEdit {
  const found = nameAt(document, offset)
  refuseShared(document, offset, found?.declaration)
  if (!found)
    throw new ResponseError(ErrorCodes.InvalidParams, 'Nothing here can be renamed: place the cursor on a name.')
  const { declaration, uses } = found
  if (newName.trim() === '') throw new ResponseError(ErrorCodes.InvalidParams, 'Type the new name.')
  const isTaken = document.names().declared.some(({ kind, name }) => kind === declaration.kind && name === newName)
  if (isTaken && newName !== declaration.name)
    throw new ResponseError(ErrorCodes.InvalidParams, `${quote(newName)} is taken: choose another name.`)
  const edits = uses
    .map((range): TextEdit => ({ range, text: asScalar(newName) }))
    .toSorted((a, b) => a.range[0] - b.range[0])
  const { text, diagnostics } = document.check()
  const errorsOf = (all: typeof diagnostics) => all.filter(({ severity }) => severity === 'error')
  const after = errorsOf(
    validateFile(document.path, applyEdits(text, edits), settings.rulebooks, document.uses).diagnostics,
  )
  if (after.length > errorsOf(diagnostics).length) {
    const known = new Set(diagnostics.map(({ message }) => message))
    const { message } = after.find((error) => !known.has(error.message)) ?? after[0]!
    throw new ResponseError(ErrorCodes.InvalidParams, `Cannot rename to ${quote(newName)}: ${message}`)
  }
  return { changes: { [document.uri]: lspEdits(document, edits) } }
}

/** Other files speak of a definition that is shared, and nobody knows all of them. */
function refuseShared(document: OpenDocument, offset: number, declaration: DeclaredName | undefined): void {
  const used = usedDefinitionAt(document, offset)
  if (used) {
    const message = `${quote(used.name)} is defined in ${used.file.path}, and other battles may use it: define another name.`
    throw new ResponseError(ErrorCodes.InvalidParams, message)
  }
  if (!declaration || !isDefinitions(document.check().parsed.data)) return
  const message = `Battles that use this file may speak of ${quote(declaration.name)}: add another definition instead.`
  throw new ResponseError(ErrorCodes.InvalidParams, message)
}

/** A name as YAML reads it back: bare where it is a plain word. */
function asScalar(name: string): string {
  const isPlain = /^[\p{L}][\p{L}\p{N} '’_-]*$/u.test(name) && !/^(?:true|false|null|yes|no|on|off)$/i.test(name)
  return isPlain && name === name.trim() ? name : JSON.stringify(name)
}
