import { useId } from 'react'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import { useLayout } from '../../state/workbench.ts'
import { FieldLabel } from './field-label.tsx'
import { usePointingOut } from './hexes.ts'
import { Pin } from './pin.tsx'
import { readPoints, writePoints } from './points.ts'
import type { FormField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

type Props = { readonly field: FormField; readonly label: string }

/** The corners of what is drawn on a table: `20.7, 10.2; 21, 11`, one after the other. */
export function PointsField({ field, label }: Props) {
  const id = useId()
  const { text, onText, onBlur, onKeyDown, isHeldBack } = useTyping({
    stored: writePoints(field.value),
    put: (typed, mark) => {
      const points = readPoints(typed)
      return points !== undefined && points.length > 0 && field.type(points, mark)
    },
    mark: field.mark,
    isProse: true,
  })
  return (
    <div className="field">
      <FieldLabel id={id} field={field} label={label} />
      <textarea
        id={id}
        value={text}
        spellCheck={false}
        aria-invalid={isHeldBack}
        rows={Math.min(8, 1 + Math.ceil(text.length / 30))}
        onChange={(event) => onText(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

/** A place on a table: typed in inches from the south-west corner, or picked. Pointing at the field shows it there. */
export function PointField({ field, label }: Props) {
  const id = useId()
  const layout = useLayout()
  const { text, onText, onBlur, onKeyDown, isHeldBack } = useTyping({
    stored: writePoints([field.value]),
    put: (typed, mark) => {
      const [point, ...others] = readPoints(typed) ?? []
      return point !== undefined && others.length === 0 && field.type(point, mark)
    },
    mark: field.mark,
  })
  const place = Array.isArray(field.value) ? layout?.find(field.value.join(',')) : undefined
  const places = place === undefined || place === NOWHERE ? [] : [place]
  const pointing = usePointingOut(places)
  const pick = ([picked]: readonly number[]) => {
    const [point] = (picked !== undefined && layout && readPoints(layout.label(picked))) || []
    if (point) field.set(point)
  }
  return (
    <div className="field short" {...pointing.over}>
      <FieldLabel id={id} field={field} label={label} />
      <div className="with-button">
        <input
          id={id}
          type="text"
          value={text}
          spellCheck={false}
          aria-invalid={isHeldBack}
          placeholder="e.g. 20.7, 10.2"
          onChange={(event) => onText(event.currentTarget.value)}
          onFocus={() => pointing.show(true)}
          onBlur={() => {
            pointing.show(false)
            onBlur()
          }}
          onKeyDown={onKeyDown}
        />
        <Pin id={id} what={label === '' ? field.label : label} isOne places={places} onPick={pick} />
      </div>
    </div>
  )
}
