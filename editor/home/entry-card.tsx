import { memo } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { isUnnamed } from '../state/open-files.ts'
import type { Workspace } from '../state/workspace.ts'
import { ago } from './ago.ts'
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
      const [verb, time] = entry.opened === undefined ? ['changed', modified] : ['opened', entry.opened]
      return (
        <BattleCard
          {...card}
          place={`${path} · ${verb} ${ago(time, Date.now())}`}
          time={exactly(time)}
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
      const { aside } = entry
      const discard = async () => {
        if (!isSure(entry.title)) return
        await workspace.discard(aside)
        onChange()
      }
      return (
        <BattleCard
          {...card}
          place={`${aside.path ?? 'No file yet'} · not saved`}
          action="Continue"
          onEdit={() => void workspace.resume(aside)}
          onRemove={() => void discard()}
          removing={discarding(entry.title)}
        />
      )
    case 'draft': {
      const { draft } = entry
      const name = isUnnamed(draft.path) ? 'No file yet' : draft.path
      return (
        <BattleCard
          {...card}
          place={`${name} · left behind ${ago(draft.time, Date.now())}`}
          time={exactly(draft.time)}
          action="Continue"
          onEdit={() => void workspace.recover(draft)}
          onRemove={() => void (isSure(entry.title) && workspace.dismiss(draft))}
          removing={discarding(entry.title)}
        />
      )
    }
  }
})

const discarding = (title: string) => `Discard the unsaved work on ${title}`

const isSure = (title: string) => confirm(`${discarding(title)}? This cannot be undone.`)

const exactly = (time: number) => new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
