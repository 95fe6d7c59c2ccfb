import type { Scouting } from '../../../src/engine/scenario-editor.ts'
import type { ScoutedPlaces } from '../../canvas/overlay.ts'
import { useView, useWorkbench } from '../../state/workbench.ts'

/** What a place tells first: fire before the way there, and the way before bare sight. */
const FIRST: readonly Scouting['findings'][number]['kind'][] = ['range', 'march', 'zone', 'sight']

/** What is hatched on the map, with no more than a number in each place: the status bar has the rest. */
export function shortNotes({ findings }: Scouting): ScoutedPlaces[] {
  const seen = new Set<number>()
  const ordered = FIRST.flatMap((kind) => findings.filter((finding) => finding.kind === kind))
  const noted = ordered.map(({ kind, places, within }) => ({
    kind,
    within,
    places: places.map(({ place, note }) => {
      const isFirst = !seen.has(place) && (kind !== 'sight' || findings.length === 1)
      seen.add(place)
      return { place, note: isFirst ? (/^-?\d+/.exec(note)?.[0] ?? '') : '' }
    }),
  }))
  // Sight is the widest: it lies below.
  return noted.toReversed()
}

/** What the hatchings and signs mean: above the map, so that it hides no place. */
export function ScoutingLegend() {
  const { view } = useWorkbench()
  const scouting = useView((state) => state.scouting)
  if (!scouting) return null
  return (
    <section className="scouted" aria-label="Sight and range">
      <strong>{scouting.title}</strong>
      <ul className="plain">
        {scouting.findings.map(({ kind, label, places, within }) => (
          <li key={label} className={`hatch-${kind}`}>
            {label}
            {/* What is an area has no number of places. */}
            {within ? '' : `: ${places.length === 1 ? '1 place' : `${places.length} places`}`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => view.setState({ scouting: undefined })}>
        Close
      </button>
    </section>
  )
}

/** All that was found of a place: `fire 3; march 2`. */
export function foundAt(scouting: Scouting | undefined, place: number): string {
  const findings = scouting?.findings.flatMap(({ label, places }) => {
    const found = places.find((one) => one.place === place)
    return found ? [`${label.toLowerCase()} ${found.note}`.trimEnd()] : []
  })
  return findings?.join('; ') ?? ''
}
