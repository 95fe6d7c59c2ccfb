import { Lock, LockOpen } from 'lucide-react'
import type { ClearTarget } from '../../src/engine/hex-scenario-editor.ts'
import { LAYERS, type LayerId } from '../../src/scene/shapes.ts'
import { wayAndSideWords } from '../document/way-words.ts'
import { useBoardKind, useHexPalette, useView, useWorkbench } from '../state/workbench.ts'
import { LOCKS } from '../view/locks.ts'
import { BoardSize } from './board-size.tsx'
import { TableSizes } from './table-size.tsx'
import { UnderlaySettings } from './underlay-settings.tsx'

const LAYER_NAMES: Readonly<Partial<Record<LayerId, string>>> = {
  ground: 'Ground',
  water: 'Rivers and brooks',
  roads: 'Roads',
  buildings: 'Buildings',
  grid: 'Grid',
  areas: 'Sectors and zones',
  coordinates: 'Coordinates',
  pieces: 'Units',
  names: 'Names',
  marks: 'Problems',
}

/** What is otherwise on a table. */
const ON_A_TABLE: typeof LAYER_NAMES = { grid: 'Border and crosses', areas: 'Areas and entries', coordinates: 'Inches' }

/** Which layers of the map are shown, how large it is, and a picture to trace. */
export function MapPanel() {
  const { view } = useWorkbench()
  const board = useBoardKind()
  const layers = useView((state) => state.layers)
  const names = board === 'table' ? { ...LAYER_NAMES, ...ON_A_TABLE } : LAYER_NAMES
  const toggle = (layer: LayerId) => {
    const next = new Set(layers)
    if (!next.delete(layer)) next.add(layer)
    view.setState({ layers: next })
  }
  return (
    <>
      <h3>Shown on the map</h3>
      <div className="checks">
        {LAYERS.filter((layer) => names[layer] !== undefined).map((layer) => (
          <label key={layer}>
            <input type="checkbox" checked={layers.has(layer)} onChange={() => toggle(layer)} />
            {names[layer]}
          </label>
        ))}
      </div>
      <h3>Locked</h3>
      <Locks />
      <h3>Size of the board</h3>
      {board === 'table' ? <TableSizes /> : <BoardSize />}
      <h3>A picture to trace</h3>
      <UnderlaySettings />
    </>
  )
}

/** What no hand paints or picks for now. */
function Locks() {
  const { view } = useWorkbench()
  const palette = useHexPalette()
  const locked = useView((state) => state.locked)
  const toggle = (target: ClearTarget) => {
    const next = new Set(locked)
    if (!next.delete(target)) next.add(target)
    view.setState({ locked: next })
  }
  return (
    <div className="locks">
      {(Object.entries(LOCKS) as [ClearTarget, string][]).map(([target, name]) => (
        <button key={target} type="button" aria-pressed={locked.has(target)} onClick={() => toggle(target)}>
          {locked.has(target) ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
          {target === 'ways' && palette ? wayAndSideWords(palette) : name}
        </button>
      ))}
    </div>
  )
}
