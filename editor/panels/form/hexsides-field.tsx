import { useId } from 'react'
import { hexOfSide } from '../../../src/board/hex-sides.ts'
import { useGrid } from '../../state/workbench.ts'
import { FieldLabel } from './field-label.tsx'
import { usePointingOut } from './hexes.ts'
import { sidesOf, sideWords } from './hexsides.ts'
import { Pin } from './pin.tsx'
import type { FormField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

type Props = { readonly field: FormField; readonly label: string }

/** Sides of hexes: typed as the file has them, or picked on the map. Pointing at the field shows their hexes there. */
export function HexsidesField({ field, label }: Props) {
  const id = useId()
  const grid = useGrid()
  const list = Array.isArray(field.value) ? (field.value as readonly unknown[]).map(String) : []
  const { text, isHeldBack, onText, onBlur, onKeyDown } = useTyping({
    stored: list.join(' '),
    put: (typed, mark) => field.type(wordsOf(typed), mark),
    mark: field.mark,
  })
  const sides = grid ? sidesOf(grid, list) : []
  const pointing = usePointingOut(sides.map(hexOfSide))
  return (
    <div className="field" {...pointing.over}>
      <FieldLabel id={id} field={field} label={label} />
      <div className="with-button">
        <input
          id={id}
          type="text"
          className="hexes"
          spellCheck={false}
          aria-invalid={isHeldBack}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <Pin
          id={id}
          what={label}
          areSides
          places={sides}
          onPick={(picked) => grid && field.set(sideWords(grid, picked))}
        />
      </div>
    </div>
  )
}

/** What is typed, side by side: a comma is within a side, so spaces part them. */
const wordsOf = (text: string) =>
  text
    .toUpperCase()
    .split(/,?\s+|;/)
    .filter((word) => word !== '')
