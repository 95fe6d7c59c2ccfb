import { MapPin } from 'lucide-react'
import { useGrid, useView, useWorkbench } from '../../state/workbench.ts'

type Props = {
  /** Tells fields apart that wait for hexes. */
  readonly id: string
  /** What is picked, for the ear. */
  readonly what: string
  readonly isOne?: boolean
  /** The hexes that it holds so far. */
  readonly hexes: readonly number[]
  readonly onPick: (hexes: readonly number[]) => void
}

/** Has hexes picked on the map: pressed again, it waits no longer. */
export function Pin({ id, what, isOne = false, hexes, onPick }: Props) {
  const { view } = useWorkbench()
  const grid = useGrid()
  const isPicking = useView(({ picking }) => picking?.what === id)
  const pick = () => {
    const { selection, cursor } = view.getState()
    // With nothing selected, a form puts the hex of the cursor: whoever picks now means others.
    const isGuessed = selection.size === 0 && hexes.length === 1 && hexes[0] === cursor
    const own = isGuessed ? [] : hexes
    view.setState({ picking: isPicking ? undefined : { what: id, isOne, hexes: own, onDone: onPick } })
  }
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={isPicking}
      onClick={pick}
      disabled={!grid}
      title="Pick on the map"
    >
      <MapPin aria-hidden="true" />
      <span className="unseen">Pick {what} on the map</span>
    </button>
  )
}
