import { useMemo } from 'react'
import type { Reconnaissance } from '../../src/engine/presenter.ts'
import type { Overlay } from '../canvas/overlay.ts'

/** What a place tells first: fire before the way there, and the way before bare sight, which lies below. */
const ORDER = ['sight', 'zone', 'march', 'range'] as const

/** What is hatched on the map, with no more than a number in each place. */
export function useKnown(known: Reconnaissance | undefined): Pick<Overlay, 'scouting'> {
  return useMemo(() => {
    if (!known) return {}
    const scouting = ORDER.flatMap((kind) => known.findings.filter((finding) => finding.kind === kind)).map(
      ({ kind, places }) => ({
        kind,
        places: places.map(({ place, note }) => ({
          place,
          note: kind === 'range' ? (/^-?\d+/.exec(note)?.[0] ?? '') : '',
        })),
      }),
    )
    return { scouting }
  }, [known])
}

/** What the hatchings and outlines mean. */
export function KnownCard({ known, onClose }: { readonly known: Reconnaissance; readonly onClose: () => void }) {
  return (
    <section className="known" aria-label="Sight, range and zone">
      <strong>{known.title}</strong>
      <ul>
        {known.findings.map(({ kind, label, places }) => (
          <li key={label} className={`mark-${kind}`}>
            {label}: {places.length === 1 ? '1 place' : `${places.length} places`}
          </li>
        ))}
        {known.areas.map(({ label, places, side }) => (
          <li key={label} className={`mark-area side-${side}`}>
            {label}: {places.length === 1 ? '1 place' : `${places.length} places`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  )
}
