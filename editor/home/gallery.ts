import { readHeader } from '../../src/scenario/reading/read-header.ts'
import type { UnsavedDraft } from '../files/drafts.ts'
import type { FileEntry } from '../files/store.ts'
import type { Example } from '../state/examples.ts'
import { isUnnamed, type OpenFile } from '../state/open-files.ts'
import type { Glance } from './glance.ts'

/** A battle on a card. */
export type GalleryEntry = {
  readonly key: string
  readonly title: string
  readonly system: string | undefined
} & (
  | {
      readonly kind: 'file'
      readonly file: FileEntry
      readonly opened: number | undefined
      /** Changes with the file, and with any file of definitions that it may use. */
      readonly stamp: string
    }
  /** One that comes with Berthier, and opens as a copy. */
  | { readonly kind: 'example'; readonly example: Example }
  /** Unsaved work: of this page, or left behind by another. */
  | { readonly kind: 'aside'; readonly aside: OpenFile; readonly text: string }
  | { readonly kind: 'draft'; readonly draft: UnsavedDraft }
)

/** What the person looks for. */
export type Search = {
  readonly words: string
  readonly system: string
  readonly state: 'all' | 'sound' | 'problems' | 'errors'
}

/** The battles of a folder: what was opened last first, then as people look for them. */
export function fileEntries(
  files: readonly FileEntry[],
  opened: ReadonlyMap<string, number>,
  rulebooks: readonly string[],
): GalleryEntry[] {
  const isDefinitions = ({ kind }: FileEntry) => kind === 'definitions'
  const shared = files.filter(isDefinitions).map(({ version }) => version)
  return files
    .filter((file) => !isDefinitions(file))
    .toSorted((a, b) => (opened.get(b.path) ?? 0) - (opened.get(a.path) ?? 0) || inGallery(a, b, rulebooks))
    .map((file) => ({
      kind: 'file',
      key: `file:${file.path}`,
      title: file.title ?? file.path,
      system: file.system,
      opened: opened.get(file.path),
      stamp: [file.version, ...shared].join(' '),
      file,
    }))
}

/** Rulebook by rulebook as they are listed, the latest battle first and those of no day last. */
function inGallery(a: Hung, b: Hung, rulebooks: readonly string[]): number {
  const rank = ({ system }: Hung) => {
    const at = rulebooks.indexOf(system ?? '')
    return at < 0 ? rulebooks.length : at
  }
  return rank(a) - rank(b) || compare(b.date ?? '', a.date ?? '') || compare(a.path, b.path)
}

type Hung = Pick<FileEntry, 'path' | 'system' | 'date'>

/** The files of definitions that battles of a folder may use. */
export function definitionFiles(files: readonly FileEntry[]): readonly FileEntry[] {
  return files.filter(({ kind }) => kind === 'definitions').toSorted((a, b) => compare(a.path, b.path))
}

/** Unsaved work of this page, and what others have left behind. */
export function unsavedEntries(open: readonly OpenFile[], drafts: readonly UnsavedDraft[]): GalleryEntry[] {
  const aside = open.map((file): GalleryEntry => {
    const { text } = file.document.state
    const { title = file.path ?? 'Untitled', system } = readHeader(text)
    return { kind: 'aside', key: `aside:${file.draft}`, title, system, aside: file, text }
  })
  const left = drafts.map((draft): GalleryEntry => {
    const { title = isUnnamed(draft.path) ? 'Untitled' : draft.path, system } = readHeader(draft.text)
    return { kind: 'draft', key: `draft:${draft.key}`, title, system, draft }
  })
  return [...aside, ...left]
}

/** Battles that come with Berthier, but for those that the folder has. */
export function exampleEntries(
  examples: readonly Example[],
  files: readonly FileEntry[],
  rulebooks: readonly string[],
): GalleryEntry[] {
  const present = new Set(files.map(({ title, system }) => `${system} ${title}`))
  return examples
    .filter(({ title, system }) => !present.has(`${system} ${title}`))
    .toSorted((a, b) => inGallery(a, b, rulebooks))
    .map((example) => {
      const { path, title, system } = example
      return { kind: 'example', key: `example:${path}`, title, system, example }
    })
}

/** Whether a battle is what the person looks for; one that was not looked at yet is not left out for its state. */
export function isWanted(
  entry: GalleryEntry,
  { words, system, state }: Search,
  { glance, rulebook }: { readonly glance: Glance | undefined; readonly rulebook: string },
): boolean {
  if (system !== '' && entry.system !== system) return false
  if (glance && !isInState(glance, state)) return false
  const path = entry.kind === 'file' ? entry.file.path : ''
  const told = [entry.title, path, rulebook, glance?.date, glance?.forces].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word))
}

function isInState({ errors, warnings, isUnchecked }: Glance, state: Search['state']): boolean {
  if (state === 'all') return true
  if (state === 'errors') return errors > 0
  const hasProblems = isUnchecked === true || errors + warnings > 0
  return hasProblems === (state === 'problems')
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
