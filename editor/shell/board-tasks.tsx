import { foldSet } from '../../src/scenario/edit/hexes/hex-lists.ts'
import { sideWords } from '../panels/form/hexsides.ts'
import { useBoardKind, useGrid, useLayout, useView, useWorkbench } from '../state/workbench.ts'
import { alignedBy, nextPoint } from '../view/aligning.ts'

// What a panel asks for on the map: while it waits, clicks on the board are for it and not for the tool.

/** A panel waits for hexes to be picked on the map, or for a point of the table. */
export function Picking() {
  const { view } = useWorkbench()
  const picking = useView((state) => state.picking)!
  const layout = useLayout()
  const grid = useGrid()
  const isTable = useBoardKind() === 'table'
  const labels =
    picking.areSides && grid
      ? sideWords(grid, picking.places)
      : grid
        ? foldSet(grid, picking.places)
        : picking.places.map((place) => layout?.label(place))
  const done = () => {
    view.setState({ picking: undefined })
    picking.onDone(picking.places)
  }
  return (
    <div
      className="options task picking"
      role="group"
      aria-label={isTable ? 'Picking a point' : picking.areSides ? 'Picking sides' : 'Picking hexes'}
    >
      <strong>
        {isTable
          ? 'Click a point on the table'
          : picking.areSides
            ? 'Click the sides of hexes on the map, or drag along them'
            : picking.isOne
              ? 'Click a hex on the map'
              : 'Click or drag over hexes on the map'}
      </strong>
      <span className="hint">{labels.length === 0 ? 'None yet' : labels.join(', ')}</span>
      {!picking.isOne && (
        <button type="button" className="primary" onClick={done}>
          Done
        </button>
      )}
      <button type="button" onClick={() => view.setState({ picking: undefined })}>
        Cancel
      </button>
    </div>
  )
}

/** A picture is aligned by three pairs of points. */
export function Aligning() {
  const { document, view } = useWorkbench()
  const points = useView((state) => state.aligning)!
  const underlay = useView((state) => state.underlay)!
  const next = nextPoint(points)
  const apply = () => {
    const transform = alignedBy(points, underlay.transform)
    if (transform) view.setState({ underlay: { ...underlay, transform }, aligning: undefined })
    else view.setState({ aligning: [] })
    document.notify(
      transform ? 'The picture is aligned.' : 'The three points lie on one line. Choose others.',
      !transform,
    )
  }
  return (
    <div className="options task aligning" role="group" aria-label="Aligning the picture">
      <strong>Align the picture</strong>
      <span className="hint" role="status">
        {next
          ? `Point ${next.pair} of 3: ${next.isPicture ? 'click it on the picture' : 'now click where it belongs on the map'} (Enter: the place of the cursor)`
          : 'All three points are set.'}
      </span>
      <button type="button" className="primary" disabled={next !== undefined} onClick={apply}>
        Apply
      </button>
      <button
        type="button"
        disabled={points.length === 0}
        onClick={() => view.setState({ aligning: points.slice(0, -1) })}
      >
        Back
      </button>
      <button type="button" onClick={() => view.setState({ aligning: undefined })}>
        Cancel
      </button>
    </div>
  )
}
