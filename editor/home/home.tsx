import { ArrowLeft, FilePlus2, FileText, FolderOpen, Import, Moon, Sun } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { count } from '../../src/scenario/wording.ts'
import type { FileEntry } from '../files/store.ts'
import type { Workspace } from '../state/workspace.ts'
import { usePart } from '../widgets/use-part.ts'
import { EntryCard } from './entry-card.tsx'
import { type GalleryEntry, isWanted } from './gallery.ts'
import { importBattle } from './import-battle.ts'
import { EVERYTHING, SearchBar } from './search-bar.tsx'
import { type GlanceMap, useGlances, useSections } from './use-gallery.ts'

type Props = {
  readonly workspace: Workspace
  readonly mode: 'light' | 'dark'
  readonly onMode: () => void
  /** Told when a battle is about to be opened. */
  readonly onExpect: () => void
}

const loadNewDialog = () => import('./new-dialog.tsx')

const NOTHING: GlanceMap = new Map()

/** All battles that there are: unsaved work first, then the folder's, then those that come with Berthier. */
export function Home({ workspace, mode, onMode, onExpect }: Props) {
  const { unsaved, files, examples, definitions, errors, isListed, refresh } = useSections(workspace)
  const [search, setSearch] = useState(EVERYTHING)
  const [isNew, setNew] = useState(false)
  const newDialog = usePart(loadNewDialog, isNew)
  const all = useMemo(() => [...unsaved, ...files, ...examples], [unsaved, files, examples])
  const { known, see } = useGlances(workspace, all, mode)
  const problem = useStore(workspace.store, (state) => state.problem)
  // Only a search asks for what is known of all battles.
  const glances = useStore(known, (map) => (search === EVERYTHING ? NOTHING : map))
  const rulebookOf = ({ system }: GalleryEntry) =>
    workspace.rulebooks.find(({ id }) => id === system)?.title ?? system ?? 'No rulebook named'
  const found = (entries: readonly GalleryEntry[]) =>
    search === EVERYTHING
      ? entries
      : entries.filter((one) => isWanted(one, search, { glance: glances.get(one.key), rulebook: rulebookOf(one) }))
  const card = (entry: GalleryEntry) => (
    <EntryCard
      key={entry.key}
      entry={entry}
      known={known}
      rulebook={rulebookOf(entry)}
      workspace={workspace}
      onSeen={see}
      onChange={refresh}
    />
  )
  const shown = { unsaved: found(unsaved), files: found(files), examples: found(examples) }
  const isNothing = Object.values(shown).every(({ length }) => length === 0)
  return (
    // Whoever points at something or goes to it by keys is about to open it.
    <div className="home" onPointerMove={onExpect} onKeyDown={onExpect} onTouchStart={onExpect}>
      <header className="home-head">
        <h1>Berthier</h1>
        <BackToBattle workspace={workspace} />
        <div className="home-tools">
          <button type="button" className="primary" onClick={() => setNew(true)}>
            <FilePlus2 aria-hidden="true" /> New battle
          </button>
          <button type="button" onClick={() => void workspace.openFromDisk()}>
            <FolderOpen aria-hidden="true" /> <span>Open…</span>
          </button>
          <button type="button" onClick={() => void importBattle(workspace)}>
            <Import aria-hidden="true" /> <span>Import…</span>
          </button>
          <button type="button" title={mode === 'dark' ? 'Light colours' : 'Dark colours'} onClick={onMode}>
            {mode === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
            <span className="unseen">{mode === 'dark' ? 'Light colours' : 'Dark colours'}</span>
          </button>
        </div>
      </header>
      {problem !== undefined && (
        <div className="notice problem" role="alert">
          <p>{problem}</p>
          <button type="button" onClick={() => workspace.forgetProblem()}>
            Close
          </button>
        </div>
      )}
      <main>
        <SearchBar search={search} onSearch={setSearch} workspace={workspace} />
        <Section title="Unsaved work" entries={shown.unsaved} card={card} />
        <Section
          title={`Battles in ${workspace.files.name}`}
          aside={`${shown.files.length < files.length ? `${shown.files.length} of ` : ''}${count(files.length, 'battle')}`}
          entries={shown.files}
          card={card}
        />
        {isListed && files.length === 0 && unsaved.length === 0 && (
          <p className="empty first">
            There are no battles here yet. Begin a new one, or open one of those below as a copy.
          </p>
        )}
        {errors.length > 0 && (
          <ul className="unreadable-files" aria-label="Files that cannot be read">
            {errors.map(({ path, message }) => (
              <li key={path}>
                <strong>{path}</strong> cannot be read: {message}
              </li>
            ))}
          </ul>
        )}
        <Definitions files={search === EVERYTHING ? definitions : []} workspace={workspace} />
        <Section
          title="Battles that come with Berthier"
          aside="each opens as a copy"
          entries={shown.examples}
          card={card}
        />
        {search !== EVERYTHING && isNothing && (
          <p className="empty" role="status">
            No battle matches.{' '}
            <button type="button" onClick={() => setSearch(EVERYTHING)}>
              Show all
            </button>
          </p>
        )}
      </main>
      {newDialog && <newDialog.NewDialog workspace={workspace} mode={mode} onClose={() => setNew(false)} />}
    </div>
  )
}

type SectionProps = {
  readonly title: string
  readonly aside?: string
  readonly entries: readonly GalleryEntry[]
  readonly card: (entry: GalleryEntry) => ReactNode
}

function Section({ title, aside, entries, card }: SectionProps) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>
        {title} {aside !== undefined && <small>{aside}</small>}
      </h2>
      <Cards entries={entries} card={card} />
    </section>
  )
}

/** More than a screen has: the others follow when these are seen. */
const FIRST = 12

function Cards({ entries, card }: Pick<SectionProps, 'entries' | 'card'>) {
  const isWhole = useDeferredValue(true, false)
  return <div className="cards">{(isWhole ? entries : entries.slice(0, FIRST)).map(card)}</div>
}

/** The battle that one has come from. Escape leads there too. */
function BackToBattle({ workspace }: { readonly workspace: Workspace }) {
  const before = useStore(workspace.store, (state) => state.before)
  useEffect(() => {
    if (!before) return
    const onKey = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null
      const isSearching = event.target instanceof HTMLInputElement && event.target.value !== ''
      if (event.key === 'Escape' && !isTaken && !isSearching) void workspace.resume(before)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [workspace, before])
  if (!before) return null
  return (
    <button type="button" className="back" onClick={() => void workspace.resume(before)}>
      <ArrowLeft aria-hidden="true" /> Back to {before.document.state.portrait?.title ?? before.path ?? 'the battle'}
    </button>
  )
}

type DefinitionsProps = { readonly files: readonly FileEntry[]; readonly workspace: Workspace }

/** Files that battles take nations, troops and the like from: edited as text. */
function Definitions({ files, workspace }: DefinitionsProps) {
  if (files.length === 0) return null
  return (
    <section aria-label="Definitions that battles use">
      <h2>
        Definitions that battles use <small>edited as text</small>
      </h2>
      <ul className="definition-files">
        {files.map(({ path, title }) => (
          <li key={path}>
            <button type="button" onClick={() => void workspace.open(path)}>
              <FileText aria-hidden="true" /> {title ?? path} <small>{path}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
