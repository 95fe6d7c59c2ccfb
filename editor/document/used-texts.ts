import type { System } from '../../src/engine/system.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { definitionsFor } from '../../src/scenario/uses/definitions-for.ts'
import { referenceFlaw } from '../../src/scenario/uses/reference.ts'
import { type Entries, NO_FOLDER, resolveReference, type UsesContext } from '../../src/scenario/uses/uses-context.ts'

/** Why a file cannot be read, as the end of a sentence. */
type Unreadable = { readonly failure: string; readonly isOutside?: boolean }

/** The files of definitions that a battle uses, as they were last read; it passes between workers. */
export type UsedTexts = {
  /** What the battle is called. */
  readonly path: string
  readonly texts: Readonly<Record<string, string | Unreadable>>
}

/** Reads the files beside a battle. */
export type UsedReader = {
  readonly path: string
  readonly read: (path: string) => Promise<string | Unreadable>
  /** The files of definitions that there are, where that is known. */
  readonly list?: () => Promise<readonly UsableFile[]>
}

/** A file of definitions that a battle can use: what `uses` calls it, and what people do. */
export type UsableFile = {
  readonly reference: string
  readonly title: string | undefined
  /** The rulebook that it is for. */
  readonly system: string | undefined
}

/** The files that data name under `uses`; what does not look like one is told of elsewhere. */
export function referencesIn(data: unknown): readonly string[] {
  const { uses } = (data ?? {}) as { readonly uses?: unknown }
  return Array.isArray(uses) ? uses.filter((one) => typeof one === 'string' && !referenceFlaw(one)) : []
}

/** Reads all files that data use, directly or not. */
export async function loadUsed(data: unknown, { path, read }: UsedReader): Promise<UsedTexts> {
  const texts: Record<string, string | Unreadable> = {}
  await follow(referencesIn(data), path)
  return { path, texts }

  async function follow(references: readonly string[], from: string): Promise<void> {
    for (const reference of references) {
      const file = resolveReference(reference, from)
      if (Object.hasOwn(texts, file) || Object.keys(texts).length >= MOST_FILES) continue
      const text = await read(file)
      texts[file] = text
      if (typeof text === 'string') await follow(referencesIn(parseText(text).data), file)
    }
  }
}

/** No campaign has more. */
const MOST_FILES = 100

/** Where a battle finds these files; the same for the same texts, so that each is checked once. */
export function contextOf(used: UsedTexts | undefined): UsesContext {
  if (!used) return NO_FOLDER
  let context = contexts.get(used)
  if (!context) contexts.set(used, (context = makeContext(used)))
  return context
}

const contexts = new WeakMap<UsedTexts, UsesContext>()

function makeContext({ path, texts }: UsedTexts): UsesContext {
  return {
    path,
    open: (reference, from) => {
      const file = resolveReference(reference, from)
      const text = Object.hasOwn(texts, file) ? texts[file]! : { failure: 'it has not been read yet' }
      return typeof text === 'string' ? { path: file, content: text } : { path: file, ...text }
    },
  }
}

/** What the files define that data of a rulebook use; nothing where they use none. */
export function usedDefinitions(data: unknown, system: System, used: UsedTexts | undefined): Entries | undefined {
  if (!used || referencesIn(data).length === 0) return undefined
  let alone = ALONE.get(system)
  if (!alone) ALONE.set(system, (alone = [system]))
  return definitionsFor(referencesIn(data), system, alone, contextOf(used))
}

/** A list of one rulebook, always the same. */
const ALONE = new WeakMap<System, readonly System[]>()
