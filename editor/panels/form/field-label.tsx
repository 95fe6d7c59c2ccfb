import { plain } from './labels.ts'
import type { FormField } from './use-form.ts'

type Props = { readonly id: string; readonly field: FormField; readonly label: string }

/** What a field is called; pointing at it tells what it means. An entry of a list needs no label for the eye: its place tells. */
export function FieldLabel({ id, field, label }: Props) {
  return (
    <label htmlFor={id} className={label === '' ? 'unseen' : undefined} title={plain(field.place.node.description)}>
      {label === '' ? field.label : label}
    </label>
  )
}
