import { MapPin } from 'lucide-react'
import { hexOfSide } from '../../../src/board/hex-sides.ts'
import { useLayout, useView, useWorkbench } from '../../state/workbench.ts'

type Props = {
  /** Tells fields apart that wait for places. */
  readonly id: string
  /** What is picked, for the ear. */
  readonly what: string
  readonly isOne?: boolean
  /** Whether sides of hexes are picked. */
  readonly areSides?: boolean
  /** The places that it holds so far. */
  readonly places: readonly number[]
  readonly onPick: (places: readonly number[]) => void
}

/** Has hexes, or a point of a table, picked on the map: pressed again, it waits no longer. */
export function Pin({ id, what, isOne = false, areSides = false, places, onPick }: Props) {
  const { view } = useWorkbench()
  const layout = useLayout()
  const isPicking = useView(({ picking }) => picking?.what === id)
  const pick = () => {
    const { selection, cursor } = view.getState()
    // A form puts the hex that is looked at, or that of the cursor: whoever picks now means others.
    const [looked = cursor] = selection
    const [place] = areSides ? places.map(hexOfSide) : places
    const isGuessed = !isOne && selection.size < 2 && places.length === 1 && place === looked
    const own = isGuessed ? [] : places
    view.setState({ picking: isPicking ? undefined : { what: id, isOne, areSides, places: own, onDone: onPick } })
  }
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={isPicking}
      onClick={pick}
      disabled={!layout}
      title="Pick on the map"
    >
      <MapPin aria-hidden="true" />
      <span className="unseen">Pick {what} on the map</span>
    </button>
  )
}
