import { placeName } from './labels.ts'
import type { FormField } from './use-form.ts'

/** An entry of a list needs no label for the eye: its place in the list tells. */
export function FieldLabel({
  id,
  field,
  label,
}: {
  readonly id: string
  readonly field: FormField
  readonly label: string
}) {
  return (
    <label htmlFor={id} className={label === '' ? 'unseen' : undefined}>
      {label === '' ? placeName(field.path) : label}
    </label>
  )
}
