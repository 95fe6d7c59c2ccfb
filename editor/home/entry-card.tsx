import { memo } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isUnnamed } from '../state/open-files.ts'
import type { Workspace } from '../state/workspace.ts'
import { BattleCard } from './battle-card.tsx'
import type { GalleryEntry } from './gallery.ts'
import type { GlanceMap } from './use-gallery.ts'

type Props = {
  readonly entry: GalleryEntry
  readonly known: StoreApi<GlanceMap>
  readonly rulebook: string
  readonly workspace: Workspace
  readonly onSeen: (entry: GalleryEntry) => void
  /** Something was removed: the list is another. */
  readonly onChange: () => void
}

/** The card of a battle, with what can be done about it. */
export const EntryCard = memo(function EntryCard({ entry, known, rulebook, workspace, onSeen, onChange }: Props) {
  const glance = useStore(known, (map) => map.get(entry.key))
  const card = { entry, glance, rulebook, onSeen: () => onSeen(entry) }
  switch (entry.kind) {
    case 'file': {
      const { path, modified, version } = entry.file
      const remove = async () => {
        if (!confirm(`Delete ${path}? This cannot be undone.`)) return
        if (await workspace.remove(path, version)) onChange()
      }
      const when = entry.opened === undefined ? `changed ${dateOf(modified)}` : `opened ${dateOf(entry.opened)}`
      return (
        <BattleCard
          {...card}
          place={`${path} · ${when}`}
          action="Edit"
          onEdit={() => void workspace.open(path)}
          onPlay={() => void workspace.open(path, { plays: true })}
          onRemove={workspace.files.canManage ? () => void remove() : undefined}
          removing={`Delete ${path}`}
        />
      )
    }
    case 'example': {
      const open = async (plays: boolean) => void (await workspace.openText(await entry.example.load(), { plays }))
      return (
        <BattleCard
          {...card}
          place="No file yet"
          action="Edit"
          onEdit={() => void open(false)}
          onPlay={() => void open(true)}
        />
      )
    }
    case 'aside':
      return (
        <BattleCard
          {...card}
          place={`${entry.aside.path ?? 'No file yet'} · not saved`}
          action="Continue"
          onEdit={() => void workspace.resume(entry.aside)}
        />
      )
    case 'draft': {
      const { draft } = entry
      const name = isUnnamed(draft.path) ? 'No file yet' : draft.path
      return (
        <BattleCard
          {...card}
          place={`${name} · kept in this browser since ${dateOf(draft.time)}`}
          action="Continue"
          onEdit={() => void workspace.recover(draft)}
          onRemove={() => void workspace.dismiss(draft)}
          removing={`Discard the unsaved work on ${entry.title}`}
        />
      )
    }
  }
})

const dateOf = (time: number) => new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
