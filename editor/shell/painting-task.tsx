import { Dices } from 'lucide-react'
import { useId } from 'react'
import { useDocument, useGrid, useHexPalette, useView, useWorkbench } from '../state/workbench.ts'
import { hexesPainted, paintByRule, terrainOf } from '../tools/hexes/painting-rules.ts'
import type { PaintingRule } from '../view/painting-rule.ts'
import { Choice } from '../widgets/choice.tsx'
import { RadioGroup } from '../widgets/radio-group.tsx'

/** A rule that paints, with what it can be set to: the map shows what comes of it before it is painted. */
export function PaintingTask({ rule }: { readonly rule: PaintingRule }) {
  const { document, view } = useWorkbench()
  const grid = useGrid()
  const palette = useHexPalette()
  const selected = useView((state) => state.selection.size)
  useDocument((state) => state.survey)
  if (!grid || !palette) return null
  const desk = { document, view, grid }
  const count = hexesPainted(desk, rule).length
  const end = () => view.setState({ rule: undefined })
  const paint = () => {
    if (paintByRule(desk, rule)) end()
  }
  return (
    <div className="options task painting" role="group" aria-label="Painting by a rule">
      <strong>{rule.kind === 'scatter' ? 'Scatter' : 'Edge the water with'}</strong>
      <Choice
        label="Terrain"
        value={terrainOf(desk, rule)?.id}
        options={palette.terrain.slice(1).map(({ id, name }) => ({ id, name }))}
        onChoose={(terrain) => view.setState({ rule: { ...rule, terrain } })}
      />
      {rule.kind === 'scatter' ? <ScatterSettings rule={rule} /> : <EdgeSettings rule={rule} />}
      <span className="hint" role="status">
        {count === 0 ? NOTHING[rule.kind] : `${count} open hexes ${selected > 0 ? 'of the selection' : 'of the board'}`}
      </span>
      <button type="button" className="primary" disabled={count === 0} onClick={paint}>
        Paint
      </button>
      <button type="button" onClick={end}>
        Cancel
      </button>
    </div>
  )
}

const NOTHING = {
  scatter: 'No open hexes are here.',
  edge: 'There is no stream or river with open ground beside it.',
} as const

function ScatterSettings({ rule }: { readonly rule: PaintingRule & { readonly kind: 'scatter' } }) {
  const { view } = useWorkbench()
  const id = useId()
  const change = (part: Partial<typeof rule>) => view.setState({ rule: { ...rule, ...part } })
  return (
    <>
      <label htmlFor={id}>Density {rule.density} %</label>
      <input
        id={id}
        type="range"
        min={1}
        max={80}
        value={rule.density}
        onChange={(event) => change({ density: Number(event.currentTarget.value) })}
      />
      <label className="seed">
        Seed
        <input
          type="number"
          min={0}
          max={999_999}
          value={rule.seed}
          onChange={(event) => change({ seed: Math.max(0, Math.trunc(Number(event.currentTarget.value))) })}
        />
      </label>
      <button
        type="button"
        className="icon-button"
        title="Another pattern"
        onClick={() => change({ seed: rule.seed + 1 })}
      >
        <Dices aria-hidden="true" />
        <span className="unseen">Another pattern</span>
      </button>
    </>
  )
}

function EdgeSettings({ rule }: { readonly rule: PaintingRule & { readonly kind: 'edge' } }) {
  const { view } = useWorkbench()
  return (
    <RadioGroup
      label="Hexes on each side"
      options={[1, 2, 3].map((value) => ({ value, content: value }))}
      value={rule.width}
      onChoose={(width) => view.setState({ rule: { ...rule, width } })}
    />
  )
}
