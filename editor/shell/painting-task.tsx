import { Dices } from 'lucide-react'
import { useId } from 'react'
import { count } from '../../src/scenario/wording.ts'
import { useDocument, useGrid, useHexPalette, useView, useWorkbench } from '../state/workbench.ts'
import { hexesPainted, paintByRule, terrainOf } from '../tools/hexes/painting-rules.ts'
import { ringsScattered, scatterableKinds, scatteredKind, scatterOnTable } from '../tools/table/scatter.ts'
import { tableDeskOf } from '../tools/tool-board.ts'
import type { PaintingRule } from '../view/painting-rule.ts'
import { Choice } from '../widgets/choice.tsx'
import { RadioGroup } from '../widgets/radio-group.tsx'

/** A rule that paints, with what it can be set to: the map shows what comes of it before it is painted. */
export function PaintingTask({ rule }: { readonly rule: PaintingRule }) {
  const workbench = useWorkbench()
  const { document, view } = workbench
  const grid = useGrid()
  const palette = useHexPalette()
  const isWithin = useView((state) => state.selection.size + state.items.length > 0)
  useDocument((state) => state.survey)
  const table = tableDeskOf(workbench)
  const where = isWithin ? 'within the selection' : 'on the whole board'
  if (table && rule.kind === 'scatter') {
    const patches = ringsScattered(table, rule).length
    return (
      <Task
        rule={rule}
        terrain={scatteredKind(table, rule)?.id}
        options={scatterableKinds(table)}
        outcome={patches === 0 ? 'There is no room for a patch.' : `${count(patches, 'patch', 'patches')} ${where}`}
        onPaint={patches === 0 ? undefined : () => scatterOnTable(table, rule)}
      />
    )
  }
  if (!grid || !palette) return null
  const desk = { document, view, grid }
  const hexes = hexesPainted(desk, rule).length
  return (
    <Task
      rule={rule}
      terrain={terrainOf(desk, rule)?.id}
      options={palette.terrain.slice(1)}
      outcome={hexes === 0 ? NOTHING[rule.kind] : `${count(hexes, 'open hex', 'open hexes')} ${where}`}
      onPaint={hexes === 0 ? undefined : () => paintByRule(desk, rule)}
    />
  )
}

type TaskProps = {
  readonly rule: PaintingRule
  readonly terrain: string | undefined
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly outcome: string
  /** Says whether it was done; nothing where there is nothing to do. */
  readonly onPaint: (() => boolean) | undefined
}

function Task({ rule, terrain, options, outcome, onPaint }: TaskProps) {
  const { view } = useWorkbench()
  const end = () => view.setState({ rule: undefined })
  return (
    <div className="options task painting" role="group" aria-label="Painting by a rule">
      <strong>{rule.kind === 'scatter' ? 'Scatter' : 'Edge the water with'}</strong>
      <Choice
        label="Terrain"
        value={terrain}
        options={options.map(({ id, name }) => ({ id, name }))}
        onChoose={(chosen) => view.setState({ rule: { ...rule, terrain: chosen } })}
      />
      {rule.kind === 'scatter' ? <ScatterSettings rule={rule} /> : <EdgeSettings rule={rule} />}
      <span className="hint" role="status">
        {outcome}
      </span>
      <button type="button" className="primary" disabled={!onPaint} onClick={() => onPaint?.() && end()}>
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
