import type { ReactNode } from 'react'
import { rove } from './roving.ts'

type Props<Value> = {
  /** What is chosen, for the ear. */
  readonly label: string
  readonly options: readonly {
    readonly value: Value
    readonly content: ReactNode
    /** The place of a side, where it has its colours. */
    readonly side?: number
  }[]
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  readonly className?: string
}

/** One of a few, side by side. It is one stop of the Tab key; the arrow keys choose. */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { label, options, value, onChoose, className = 'switch' } = props
  const chosen = options.findIndex((option) => option.value === value)
  return (
    <div
      className={className}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        const next = rove(event)
        if (next !== undefined) onChoose(options[next]!.value)
      }}
    >
      {options.map((option, i) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={i === chosen}
          tabIndex={i === Math.max(0, chosen) ? 0 : -1}
          data-side={option.side}
          onClick={() => onChoose(option.value)}
        >
          {option.content}
        </button>
      ))}
    </div>
  )
}
