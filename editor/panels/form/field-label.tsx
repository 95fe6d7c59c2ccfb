import type { Field } from './use-form.ts'
import { placeName } from './words.ts'

/** An entry of a list needs no label for the eye: its place in the list tells. */
export function FieldLabel({
  id,
  field,
  label,
}: {
  readonly id: string
  readonly field: Field
  readonly label: string
}) {
  return (
    <label htmlFor={id} className={label === '' ? 'unseen' : undefined}>
      {label === '' ? placeName(field.path) : label}
    </label>
  )
}
