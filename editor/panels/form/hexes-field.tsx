import { useId } from 'react'
import { foldSet, foldWay } from '../../../src/scenario/edit/hexes/hex-lists.ts'
import { useGrid } from '../../state/workbench.ts'
import { FieldLabel } from './field-label.tsx'
import { exampleHexes, hexesOf, usePointingOut } from './hexes.ts'
import { Pin } from './pin.tsx'
import type { FormField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

type Props = { readonly field: FormField; readonly label: string }

/** Hexes: typed as the file has them, or picked on the map. Pointing at the field shows them there. */
export function HexesField({ field, label }: Props) {
  const grid = useGrid()
  const list = Array.isArray(field.value) ? (field.value as readonly unknown[]).map(String) : []
  const isPath = field.place.definition === 'hexPath'
  return (
    <HexInput
      field={field}
      label={label}
      stored={list}
      put={(words, mark) => field.type(words, mark)}
      // A set is written in its one notation, a path in its order.
      onPick={(hexes) => grid && field.set(isPath ? foldWay(grid, hexes) : foldSet(grid, hexes))}
    />
  )
}

/** One hex. */
export function HexField({ field, label }: Props) {
  const grid = useGrid()
  return (
    <HexInput
      field={field}
      label={label}
      isOne
      stored={typeof field.value === 'string' ? [field.value] : []}
      put={(words, mark) => words.length === 1 && field.type(words[0], mark)}
      onPick={([hex]) => grid && hex !== undefined && field.set(grid.label(hex))}
    />
  )
}

type InputProps = Props & {
  readonly stored: readonly string[]
  readonly isOne?: boolean
  readonly put: (words: readonly string[], mark: string) => boolean
  readonly onPick: (hexes: readonly number[]) => void
}

function HexInput({ field, label, stored, isOne = false, put, onPick }: InputProps) {
  const id = useId()
  const grid = useGrid()
  const { text, isHeldBack, onText, onBlur, onKeyDown } = useTyping({
    stored: stored.join(', '),
    put: (typed, mark) => put(wordsOf(typed), mark),
    mark: field.mark,
  })
  const hexes = grid ? hexesOf(grid, stored) : []
  const pointing = usePointingOut(hexes)
  return (
    <div className={isOne ? 'field short' : 'field'} {...pointing.over}>
      <FieldLabel id={id} field={field} label={label} />
      <div className="with-button">
        <input
          id={id}
          type="text"
          className="hexes"
          spellCheck={false}
          aria-invalid={isHeldBack}
          value={text}
          placeholder={grid ? exampleHexes(grid, isOne) : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
          onFocus={() => pointing.show(true)}
          onBlur={() => {
            pointing.show(false)
            onBlur()
          }}
          onKeyDown={onKeyDown}
        />
        <Pin
          id={id}
          what={label === '' ? (isOne ? 'hex' : 'hexes') : label}
          isOne={isOne}
          places={hexes}
          onPick={onPick}
        />
      </div>
    </div>
  )
}

/** What is typed, entry by entry; what is no hex yet, the problems list tells. */
function wordsOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}
