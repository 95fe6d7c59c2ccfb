import { parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import { type DefinitionsFile, readDefinitions } from './definitions-file.ts'
import { referenceFlaw } from './reference.ts'
import type { OpenedFile, OpenUsedFile, UsesContext } from './uses-context.ts'

type Shelf = Map<string, { readonly file: DefinitionsFile; readonly rulebooks: readonly Rulebook[] }>

/** What was read by each way of opening files: every file is checked once, and again when its text has changed. */
const shelves = new WeakMap<OpenUsedFile, Shelf>()

/** The file of definitions that a reference stands for in the file `from`. */
export function findDefinitions(
  reference: string,
  from: string,
  rulebooks: readonly Rulebook[],
  { open }: Pick<UsesContext, 'open'>,
): DefinitionsFile | Extract<OpenedFile, { readonly failure: string }> {
  const opened = open(reference, from)
  if ('failure' in opened) return opened
  const { path, content } = opened
  let shelf = shelves.get(open)
  if (!shelf) shelves.set(open, (shelf = new Map()))
  const text = typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)
  const known = shelf.get(path)
  if (known?.file.text === text && known.rulebooks === rulebooks) return known.file
  const file = readDefinitions(path, content, rulebooks)
  shelf.set(path, { file, rulebooks })
  return file
}

/** The paths of all files that a text uses, directly or not, whether they can be read or not. */
export function listUsed(text: string, context: UsesContext, rulebooks: readonly Rulebook[]): readonly string[] {
  const paths = new Set<string>()
  const { uses } = (parseText(text).data ?? {}) as { readonly uses?: unknown }
  follow(Array.isArray(uses) ? uses : [], context.path)
  return [...paths]

  function follow(references: readonly unknown[], from: string): void {
    for (const reference of references) {
      if (typeof reference !== 'string' || referenceFlaw(reference)) continue
      const found = findDefinitions(reference, from, rulebooks, context)
      if (paths.has(found.path)) continue
      paths.add(found.path)
      if (!('failure' in found)) follow(found.uses, found.path)
    }
  }
}
