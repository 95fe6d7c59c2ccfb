import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { parseText } from '../../src/scenario/parse.ts'
import { useExamples } from '../dialogs/use-examples.ts'
import { loadUsed } from '../document/used-texts.ts'
import type { FileEntry, FileListing } from '../files/store.ts'
import { readerBeside } from '../state/read-used.ts'
import { openedTimes } from '../state/recent.ts'
import type { Workspace } from '../state/workspace.ts'
import { definitionFiles, exampleEntries, fileEntries, type GalleryEntry, unsavedEntries } from './gallery.ts'
import type { Glance, GlanceRequest } from './glance.ts'
import { Glances, type Wanted } from './glances.ts'

/** The battles that there are, in their sections. */
export type Sections = {
  readonly unsaved: readonly GalleryEntry[]
  readonly files: readonly GalleryEntry[]
  readonly examples: readonly GalleryEntry[]
  /** Files of definitions, which are no battles. */
  readonly definitions: readonly FileEntry[]
  readonly errors: FileListing['errors']
  /** Whether the files have been listed. */
  readonly isListed: boolean
}

/** The battles of the workspace, listed again whenever files change. */
export function useSections(workspace: Workspace): Sections & { readonly refresh: () => void } {
  const [listing, setListing] = useState<FileListing>()
  const news = useStore(workspace.store, (state) => state.news)
  const drafts = useStore(workspace.store, (state) => state.leftBehind)
  const examples = useExamples()
  const refresh = useCallback(() => void workspace.list().then((found) => found && setListing(found)), [workspace])
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of files ask for a new list
  useEffect(refresh, [refresh, news])
  const sections = useMemo(() => {
    const files = listing?.files ?? []
    const unsaved = unsavedEntries(workspace.unsaved, drafts)
    const aside = new Set(unsaved.flatMap((entry) => (entry.kind === 'aside' ? [entry.aside.path] : [])))
    const rest = files.filter(({ path }) => !aside.has(path))
    return {
      unsaved,
      files: fileEntries(rest, openedTimes(workspace.files.id)),
      examples: listing ? exampleEntries(examples, files) : [],
      definitions: definitionFiles(files),
      errors: listing?.errors ?? [],
      isListed: listing !== undefined,
    }
  }, [workspace, listing, drafts, examples])
  return { ...sections, refresh }
}

/** What is known of battles so far, by the keys of their entries. */
export type GlanceMap = ReadonlyMap<string, Glance>

/** Looks at battles: at those that are seen first, and then at the others. */
export function useGlances(
  workspace: Workspace,
  entries: readonly GalleryEntry[],
  mode: 'light' | 'dark',
): { readonly known: StoreApi<GlanceMap>; readonly see: (entry: GalleryEntry) => void } {
  const [known] = useState(() => createStore<GlanceMap>(() => new Map()))
  const [looker, setLooker] = useState<Glances>()
  useEffect(() => {
    const made = new Glances(() => new Worker(new URL('./glance.worker.ts', import.meta.url), { type: 'module' }))
    setLooker(made)
    return () => made.close()
  }, [])
  const want = useCallback(
    (entry: GalleryEntry, isSeen: boolean) =>
      looker?.want(wantedOf(workspace, entry, mode), isSeen, (glance) =>
        known.setState((before) => new Map(before).set(entry.key, glance), true),
      ),
    [looker, workspace, mode, known],
  )
  useEffect(() => {
    const calls = entries.map((entry) => want(entry, false))
    return () => {
      for (const callOff of calls) callOff?.()
    }
  }, [entries, want])
  return { known, see: useCallback((entry: GalleryEntry) => void want(entry, true), [want]) }
}

/** Changes with every build, since a build may check and draw otherwise. */
const BUILD = import.meta.url

function wantedOf(workspace: Workspace, entry: GalleryEntry, mode: 'light' | 'dark'): Wanted {
  const { files } = workspace
  const path = pathOf(entry)
  return {
    key: `${files.id} ${mode} ${entry.key}`,
    stamp: `${BUILD} ${stampOf(entry)}`,
    read: async (): Promise<GlanceRequest> => {
      const text = textOf(entry) ?? (await files.read(path!)).text
      const { data } = USES.test(text) ? parseText(text) : { data: undefined }
      return { text, mode, used: data === undefined ? undefined : await loadUsed(data, readerBeside(files, path)) }
    },
  }
}

/** Only a battle that uses other files is read here too. */
const USES = /^["']?uses\b/m

function pathOf(entry: GalleryEntry): string | undefined {
  if (entry.kind === 'file') return entry.file.path
  return entry.kind === 'aside' ? entry.aside.path : undefined
}

function textOf(entry: GalleryEntry): string | undefined {
  if (entry.kind === 'aside') return entry.text
  if (entry.kind === 'draft') return entry.draft.text
  return entry.kind === 'example' ? entry.example.text : undefined
}

function stampOf(entry: GalleryEntry): string {
  return entry.kind === 'file' ? entry.stamp : (textOf(entry) ?? '')
}
