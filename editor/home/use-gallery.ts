import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FileEntry, FileListing, FileStore } from '../files/store.ts'
import { EXAMPLES } from '../state/examples.ts'
import { mayUseFiles, readerBeside } from '../state/read-used.ts'
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
  // What was there last is shown until it is listed again, and where it cannot be.
  const [listing, setListing] = useState(workspace.listed)
  const news = useStore(workspace.store, (state) => state.news)
  const drafts = useStore(workspace.store, (state) => state.leftBehind)
  // Where they cannot be listed, unsaved work may be another all the same.
  const refresh = useCallback(
    () => void workspace.list().then((found) => setListing((before) => found ?? (before && { ...before }))),
    [workspace],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of files ask for a new list
  useEffect(refresh, [refresh, news])
  const sections = useMemo(() => {
    const files = listing?.files ?? []
    const unsaved = unsavedEntries(workspace.unsaved, drafts)
    const aside = new Set(unsaved.flatMap((entry) => (entry.kind === 'aside' ? [entry.aside.path] : [])))
    const rest = files.filter(({ path }) => !aside.has(path))
    const rulebooks = workspace.rulebooks.map(({ id }) => id)
    return {
      unsaved,
      files: fileEntries(rest, openedTimes(workspace.files.id), rulebooks),
      examples: listing ? exampleEntries(EXAMPLES, files, rulebooks) : [],
      definitions: definitionFiles(files),
      errors: listing?.errors ?? [],
      isListed: listing !== undefined,
    }
  }, [workspace, listing, drafts])
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
  const sharpness = devicePixelRatio > 1.25 ? 'fine' : 'usual'
  return {
    key: `${files.id} ${mode} ${sharpness} ${entry.key}`,
    stamp: `${BUILD} ${stampOf(entry)}`,
    read: async (): Promise<GlanceRequest> => {
      const text = await textOf(entry, files)
      if (!mayUseFiles(text)) return { text, mode, sharpness }
      const { usedBy } = await import('../state/used-by.ts')
      return { text, mode, sharpness, used: await usedBy(text, readerBeside(files, path)) }
    },
  }
}

function pathOf(entry: GalleryEntry): string | undefined {
  if (entry.kind === 'file') return entry.file.path
  return entry.kind === 'aside' ? entry.aside.path : undefined
}

async function textOf(entry: GalleryEntry, files: FileStore): Promise<string> {
  switch (entry.kind) {
    case 'file':
      return (await files.read(entry.file.path)).text
    case 'aside':
      return entry.text
    case 'draft':
      return entry.draft.text
    case 'example':
      return entry.example.load()
  }
}

/** Of an example it is the build alone, which it comes with. */
function stampOf(entry: GalleryEntry): string {
  switch (entry.kind) {
    case 'file':
      return entry.stamp
    case 'aside':
      return entry.text
    case 'draft':
      return entry.draft.text
    case 'example':
      return ''
  }
}
