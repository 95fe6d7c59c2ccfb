import { Search as SearchIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Workspace } from '../state/workspace.ts'
import type { Search } from './gallery.ts'

export const EVERYTHING: Search = { words: '', system: '', state: 'all' }

type SearchProps = {
  readonly search: Search
  readonly onSearch: (search: Search) => void
  readonly workspace: Workspace
}

/** By words, rulebook and state. An empty search is no search. */
export function SearchBar({ search, onSearch, workspace }: SearchProps) {
  const words = useRef<HTMLInputElement>(null)
  // Whoever has a keyboard can type at once; on a screen that is touched, one would cover half of it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) words.current?.focus({ preventScroll: true })
  }, [])
  const change = (part: Partial<Search>) => {
    const next = { ...search, ...part }
    onSearch(next.words.trim() === '' && next.system === '' && next.state === 'all' ? EVERYTHING : next)
  }
  return (
    <search className="home-search">
      <label className="search-words">
        <SearchIcon aria-hidden="true" />
        <span className="unseen">Search battles</span>
        <input
          ref={words}
          type="search"
          placeholder="Search by title, date, army, file…"
          value={search.words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
      </label>
      <label>
        <span className="unseen">Rulebook</span>
        <select value={search.system} onChange={(event) => change({ system: event.currentTarget.value })}>
          <option value="">All rulebooks</option>
          {workspace.rulebooks.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">State</span>
        <select
          value={search.state}
          onChange={(event) => change({ state: event.currentTarget.value as Search['state'] })}
        >
          <option value="all">Sound or not</option>
          <option value="sound">Without problems</option>
          <option value="problems">With problems</option>
          <option value="errors">With errors</option>
        </select>
      </label>
    </search>
  )
}
