import { createStore, type StoreApi } from 'zustand/vanilla'
import type { UnsavedDraft } from '../files/drafts.ts'
import { FileProblem, type FileVersion } from '../files/store.ts'
import type { OpenFile } from './open-files.ts'

export type WorkspaceState = {
  /** The battle on the table. */
  readonly file: OpenFile | undefined
  /** Whether all battles are shown, instead of the one on the table. */
  readonly isHome: boolean
  /** The battle that was on the table before all battles were shown. */
  readonly before: OpenFile | undefined
  /** Grows whenever somebody else has changed the files that there are. */
  readonly news: number
  readonly isSaving: boolean
  /** What somebody else has put into the file meanwhile; `removed` where they have removed it. */
  readonly outside: FileVersion | 'removed' | undefined
  /** Unsaved work that earlier pages have left behind. */
  readonly leftBehind: readonly UnsavedDraft[]
  /** What went wrong with files, for the person. */
  readonly problem: string | undefined
  /** Why unsaved work cannot be kept just now. */
  readonly draftTrouble: string | undefined
}

export type WorkspaceStore = StoreApi<WorkspaceState>

export function makeWorkspaceStore(): WorkspaceStore {
  return createStore<WorkspaceState>(() => ({
    file: undefined,
    isHome: false,
    before: undefined,
    news: 0,
    isSaving: false,
    outside: undefined,
    leftBehind: [],
    problem: undefined,
    draftTrouble: undefined,
  }))
}

/** Says whether it went well; what went wrong with files is told. */
export async function guard(store: WorkspaceStore, act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    if (error.kind !== 'cancelled') store.setState({ problem: error.message })
    return false
  }
}
