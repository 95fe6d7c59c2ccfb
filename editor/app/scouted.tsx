import type { HexGrid } from '../../src/board/hex-grid.ts'
import type { Scouting } from '../../src/engine/draftsman.ts'
import type { ScoutedHexes } from '../canvas/overlay.ts'
import { useView, useWorkbench } from './workbench.ts'

/** What a hex tells first: fire before the way there, and the way before bare sight. */
const FIRST: readonly Scouting['findings'][number]['kind'][] = ['range', 'march', 'zone', 'sight']

/** What is hatched on the map, with no more than a number in each hex: the card has the rest. */
export function shortNotes({ findings }: Scouting): ScoutedHexes[] {
  const told = new Set<number>()
  const ordered = FIRST.flatMap((kind) => findings.filter((finding) => finding.kind === kind))
  const noted = ordered.map(({ kind, hexes }) => ({
    kind,
    hexes: hexes.map(({ hex, note }) => {
      const isFirst = !told.has(hex) && (kind !== 'sight' || findings.length === 1)
      told.add(hex)
      return { hex, note: isFirst ? (/^-?\d+/.exec(note)?.[0] ?? '') : '' }
    }),
  }))
  // Sight is the widest: it lies below.
  return noted.toReversed()
}

/** What the hatchings mean, and all that is known of the hex under the pointer or the cursor. */
export function ScoutedCard({ grid }: { readonly grid: HexGrid }) {
  const { view } = useWorkbench()
  const scouting = useView((state) => state.scouting)
  const here = useView(({ hover, cursor }) => hover ?? cursor)
  if (!scouting) return null
  const known = scouting.findings.flatMap(({ label, hexes }) => {
    const found = hexes.find(({ hex }) => hex === here)
    return found ? [{ label, note: found.note }] : []
  })
  return (
    <section className="scouted" aria-label="Sight and range">
      <strong>{scouting.title}</strong>
      <ul className="plain">
        {scouting.findings.map(({ kind, label, hexes }) => (
          <li key={label} className={`hatch-${kind}`}>
            {label}: {hexes.length === 1 ? '1 hex' : `${hexes.length} hexes`}
          </li>
        ))}
      </ul>
      <p role="status">
        {known.length === 0
          ? 'Point at a hex to see the numbers.'
          : `${grid.label(here)}: ${known.map(({ label, note }) => `${label.toLowerCase()} ${note}`).join('; ')}`}
      </p>
      <button type="button" onClick={() => view.setState({ scouting: undefined })}>
        Close
      </button>
    </section>
  )
}
