import { useMemo } from 'react'
import type { Reconnaissance } from '../../src/engine/presenter.ts'
import type { Overlay } from '../canvas/overlay.ts'

/** What a hex tells first: fire before the way there, and the way before bare sight, which lies below. */
const ORDER = ['sight', 'zone', 'march', 'range'] as const

/** What is hatched on the map, with no more than a number in each hex. */
export function useKnown(known: Reconnaissance | undefined): Pick<Overlay, 'scouting'> {
  return useMemo(() => {
    if (!known) return {}
    const scouting = ORDER.flatMap((kind) => known.findings.filter((finding) => finding.kind === kind)).map(
      ({ kind, hexes }) => ({
        kind,
        hexes: hexes.map(({ hex, note }) => ({ hex, note: kind === 'range' ? (/^-?\d+/.exec(note)?.[0] ?? '') : '' })),
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
        {known.findings.map(({ kind, label, hexes }) => (
          <li key={label} className={`mark-${kind}`}>
            {label}: {hexes.length === 1 ? '1 hex' : `${hexes.length} hexes`}
          </li>
        ))}
        {known.areas.map(({ label, hexes, side }) => (
          <li key={label} className={`mark-area side-${side}`}>
            {label}: {hexes.length === 1 ? '1 hex' : `${hexes.length} hexes`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  )
}
