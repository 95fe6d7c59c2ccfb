import { useId } from 'react'
import { FieldLabel } from './field-label.tsx'
import { readPoints, writePoints } from './points.ts'
import type { FormField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

type Props = { readonly field: FormField; readonly label: string }

/** A place on a table, or the corners of what is drawn there: `20.7, 10.2`, one after the other. */
export function PointsField({ field, label, isOne = false }: Props & { readonly isOne?: boolean }) {
  const id = useId()
  const stored = writePoints(isOne ? [field.value] : field.value)
  const { text, onText, onBlur, onKeyDown, isHeldBack } = useTyping({
    stored,
    put: (typed, mark) => {
      const points = readPoints(typed)
      if (!points || points.length === 0 || (isOne && points.length > 1)) return false
      return field.type(isOne ? points[0] : points, mark)
    },
    mark: field.mark,
    isProse: !isOne,
  })
  const common = { id, value: text, spellCheck: false, 'aria-invalid': isHeldBack, onBlur, onKeyDown }
  return (
    <div className={isOne ? 'field short' : 'field'}>
      <FieldLabel id={id} field={field} label={label} />
      {isOne ? (
        <input {...common} type="text" onChange={(event) => onText(event.currentTarget.value)} />
      ) : (
        <textarea
          {...common}
          rows={Math.min(8, 1 + Math.ceil(text.length / 30))}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
