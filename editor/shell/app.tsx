import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { OpenFile } from '../state/open-files.ts'
import type { Workspace } from '../state/workspace.ts'
import { LateNotice } from '../widgets/late-notice.tsx'
import { ThemeContext } from '../widgets/map-theme.ts'
import { fetchPart, usePart } from '../widgets/use-part.ts'
import { useTheme } from '../widgets/use-theme.ts'

const loadHome = () => import('../home/home.tsx')
const loadEditor = () => import('./editor.tsx')

/** Fetches what a battle is edited with, before one is open. */
export const expectBattle = () => fetchPart(loadEditor)

/** Fetches what all battles are shown with, before they are listed. */
export const expectHome = () => fetchPart(loadHome)

/** The page: all battles, or the one on the table. Whoever looks at all of them has not loaded what one is edited with. */
export function App({ workspace }: { readonly workspace: Workspace }) {
  const file = useStore(workspace.store, (state) => state.file)
  const isHome = useStore(workspace.store, (state) => state.isHome)
  const { mode, theme, toggle } = useTheme()
  const home = usePart(loadHome, isHome)
  const editor = usePart(loadEditor, file !== undefined)
  useLeaveWarning(workspace)
  useEffect(() => {
    if (isHome) document.title = 'Berthier'
  }, [isHome])
  return (
    <ThemeContext value={theme}>
      <LateNotice />
      {home && <home.Home workspace={workspace} mode={mode} onMode={toggle} onExpect={() => void expectBattle()} />}
      {file && editor && (
        <editor.Editor key={fileKey(file)} file={file} workspace={workspace} mode={mode} onMode={toggle} />
      )}
    </ThemeContext>
  )
}

/** Another battle begins with a fresh view; a saved or renamed one goes on. */
function fileKey({ document: scenario }: OpenFile): string {
  let key = KEYS.get(scenario)
  if (key === undefined) {
    key = String(++opened)
    KEYS.set(scenario, key)
  }
  return key
}
const KEYS = new WeakMap<object, string>()
let opened = 0

/** Unsaved work is kept in the browser, but whoever leaves should know that it is not in the file. */
function useLeaveWarning(workspace: Workspace): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (workspace.isDirty) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [workspace])
}
