import { useMemo } from 'react'
import type { Reconnaissance } from '../../src/engine/presenter.ts'
import { count } from '../../src/scenario/wording.ts'
import type { Overlay } from '../canvas/overlay.ts'

/** What a place tells first: fire before the way there, and the way before bare sight, which lies below. */
const ORDER = ['sight', 'zone', 'march', 'range'] as const

/** What is hatched on the map, with no more than a number in each place. */
export function useScoutingOverlay(scouting: Reconnaissance | undefined): Pick<Overlay, 'scouting'> {
  return useMemo(() => {
    if (!scouting) return {}
    const places = ORDER.flatMap((kind) => scouting.findings.filter((finding) => finding.kind === kind)).map(
      ({ kind, places: found, within }) => ({
        kind,
        within,
        places: found.map(({ place, note }) => ({
          place,
          note: kind === 'range' ? (/^-?\d+/.exec(note)?.[0] ?? '') : '',
        })),
      }),
    )
    return { scouting: places }
  }, [scouting])
}

/** What the hatchings and outlines mean. */
export function ScoutingCard({
  scouting,
  onClose,
}: {
  readonly scouting: Reconnaissance
  readonly onClose: () => void
}) {
  return (
    <section className="scouting-card" aria-label="Sight, range and zone">
      <strong>{scouting.title}</strong>
      <ul>
        {scouting.findings.map(({ kind, label, places, within }) => (
          <li key={label} className={places.length > 0 || within ? `mark-${kind}` : undefined}>
            {label}
            {places.length > 0 && `: ${count(places.length, 'place')}`}
          </li>
        ))}
        {scouting.areas.map(({ label, extent, side }) => (
          <li key={label} className={`mark-area side-${side}`}>
            {label}
            {'places' in extent && `: ${count(extent.places.length, 'place')}`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  )
}
