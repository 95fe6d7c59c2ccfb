import type { BattleChange } from '../../src/scenario/diff/change.ts'
import { PARTS } from '../../src/scenario/diff/change.ts'
import { listVariants } from '../../src/scenario/variants/variant.ts'
import { layoutIn } from '../document/board.ts'
import { placesOfChanges } from '../document/problem-places.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import { SectionPanel } from './section-panel.tsx'

type Props = { readonly keys: readonly string[]; readonly onPlaces: (places: readonly number[]) => void }

/** The variants, and what is different with the one that is edited. */
export function VariantsPanel({ keys, onPlaces }: Props) {
  return (
    <>
      <Differences onPlaces={onPlaces} />
      <SectionPanel keys={keys} title="Variants" />
    </>
  )
}

function Differences({ onPlaces }: Pick<Props, 'onPlaces'>) {
  const chosen = useDocument((state) => state.variant)
  const differences = useDocument((state) => state.differences)
  if (chosen === undefined) return <Choices />
  const parts = [...new Set(differences.map(({ part }) => part))]
  return (
    <section className="differences" aria-label="What differs from the base">
      <h3>What differs from the base</h3>
      {differences.length === 0 && <p className="empty">Nothing yet. Paint, place or change something.</p>}
      {parts.map((part) => (
        <div key={part}>
          <h4>{PARTS[part]}</h4>
          <ul>
            {differences
              .filter((one) => one.part === part)
              .map((one, i) => (
                <Difference key={`${i} ${one.text}`} difference={one} onPlaces={onPlaces} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Which variant could be edited. */
function Choices() {
  const { document } = useWorkbench()
  const fileData = useDocument((state) => state.fileData)
  return (
    <>
      <p className="about">
        Choose a variant to edit it, here or in the bar at the top: what you paint, place and fill in then goes into the
        variant, and the base stays as it is.
      </p>
      <div className="buttons">
        {listVariants(fileData).map(({ id, name }) => (
          <button key={id} type="button" onClick={() => document.chooseVariant(id)}>
            Edit “{name}”
          </button>
        ))}
      </div>
    </>
  )
}

/** A difference; one with a place shows it on the map. */
function Difference({ difference, onPlaces }: { readonly difference: BattleChange } & Pick<Props, 'onPlaces'>) {
  const { document } = useWorkbench()
  const { text, before, after, kind } = difference
  if (before.length + after.length === 0) return <li data-kind={kind}>{text}</li>
  const show = () => {
    const layout = layoutIn(document.state)
    if (layout) onPlaces(placesOfChanges([difference], layout))
  }
  return (
    <li data-kind={kind}>
      <button type="button" className="link" onClick={show}>
        {text}
      </button>
    </li>
  )
}
