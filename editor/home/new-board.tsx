import { useState } from 'react'
import type { ScenarioEditor } from '../../src/engine/scenario-editors.ts'

type Range = readonly [least: number, most: number]

/** The two lengths of a new board: what they are called, which are allowed, and what comes of them. */
type Measures = {
  readonly names: readonly [string, string]
  readonly ranges: readonly [Range, Range]
  readonly usual: readonly [number, number]
  readonly step: number
  readonly make: (first: number, second: number) => string
}

function measuresOf(scenarioEditor: ScenarioEditor): Measures {
  if (scenarioEditor.kind === 'hex') {
    const { columns, rows } = scenarioEditor.board.sizes
    return {
      names: ['Columns', 'Rows'],
      ranges: [columns, rows],
      usual: [21, 13],
      step: 1,
      make: (first, second) => scenarioEditor.board.blank({ columns: first, rows: second }),
    }
  }
  return {
    names: ['Inches wide', 'Inches deep'],
    ranges: [scenarioEditor.board.sizes, scenarioEditor.board.sizes],
    usual: [48, 36],
    step: 0.5,
    make: (width, height) => scenarioEditor.board.blank({ width, height }),
  }
}

type Props = {
  readonly id: string
  readonly scenarioEditor: ScenarioEditor
  readonly onBegin: (make: () => string) => void
}

/** Asks how large the open board of a new battle is: in columns and rows, or in inches. */
export function NewBoard({ id, scenarioEditor, onBegin }: Props) {
  const { names, ranges, usual, step, make } = measuresOf(scenarioEditor)
  const [lengths, setLengths] = useState(usual)
  const isSize = lengths.every((length, i) => fits(length, ranges[i]!, step))
  return (
    <form
      id={id}
      className="size"
      onSubmit={(event) => {
        event.preventDefault()
        onBegin(() => make(...lengths))
      }}
    >
      <h3>On an open board</h3>
      {names.map((name, i) => (
        <div key={name} className="field short">
          <label htmlFor={`${id}-${i}`}>{name}</label>
          <input
            id={`${id}-${i}`}
            type="number"
            step={step}
            min={ranges[i]![0]}
            max={ranges[i]![1]}
            value={Number.isNaN(lengths[i]!) ? '' : lengths[i]!}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              setLengths(i === 0 ? [valueAsNumber, lengths[1]] : [lengths[0], valueAsNumber])
            }
          />
        </div>
      ))}
      <button type="submit" className="primary" disabled={!isSize}>
        Begin
      </button>
      <p className={isSize ? 'about' : 'field-problem'} role="status">
        {ranges[0].join(' to ')} {names[0].toLowerCase()}, {ranges[1].join(' to ')} {names[1].toLowerCase()}.
      </p>
    </form>
  )
}

const fits = (length: number, [least, most]: Range, step: number) =>
  length >= least && length <= most && Number.isInteger(length / step)
