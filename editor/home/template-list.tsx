import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { loadRulebook } from '../rulebooks/index.ts'
import { EXAMPLES, type Example } from '../state/examples.ts'
import type { Workspace } from '../state/workspace.ts'
import { exampleEntries, type GalleryEntry } from './gallery.ts'
import { Thumbnail } from './thumbnail.tsx'
import { type GlanceMap, useGlances } from './use-gallery.ts'

type Props = {
  readonly workspace: Workspace
  readonly system: string
  readonly mode: 'light' | 'dark'
  readonly onBegin: (load: () => Promise<string>) => void
}

/** What a battle of a rulebook can begin as: its smallest, and those that come with Berthier. */
export function TemplateList({ workspace, system, mode, onBegin }: Props) {
  const entries = useMemo(() => {
    const small: Example = {
      path: `template:${system}`,
      system,
      title: 'A small battle',
      load: async () => (await loadRulebook(system))!.template,
    }
    const shipped = EXAMPLES.filter((example) => example.system === system)
    return [...exampleEntries([small], [], []), ...exampleEntries(shipped, [], [])]
  }, [system])
  const { known } = useGlances(workspace, entries, mode)
  return (
    <ul className="templates" aria-label="Templates">
      {entries.map((entry) => (
        <Template key={entry.key} entry={entry} known={known} onBegin={onBegin} />
      ))}
    </ul>
  )
}

type TemplateProps = Pick<Props, 'onBegin'> & {
  readonly entry: GalleryEntry
  readonly known: StoreApi<GlanceMap>
}

function Template({ entry, known, onBegin }: TemplateProps) {
  const glance = useStore(known, (map) => map.get(entry.key))
  return (
    <li>
      <button type="button" onClick={() => entry.kind === 'example' && onBegin(entry.example.load)}>
        <Thumbnail glance={glance} />
        <span>{entry.title}</span>
      </button>
    </li>
  )
}
