import { Plus } from 'lucide-react'
import { adapt } from './initial.ts'
import { variantsOf } from './kind.ts'
import { plain } from './labels.ts'
import { type FormField, useFormContext } from './use-form.ts'

/** A part that the battle could have: what it would be, and a button that begins it. */
export function AbsentPart({ field, label }: { readonly field: FormField; readonly label: string }) {
  const surroundings = useFormContext()
  const { description, examples } = field.place.node
  const example = examples?.[0] ?? variantsOf(field.place)[0]?.example
  return (
    <fieldset className="list absent">
      {label !== '' && <legend>{label}</legend>}
      <p className="about">{plain(description)}</p>
      <button type="button" className="add" onClick={() => field.set(adapt(example, field.place, surroundings()))}>
        <Plus aria-hidden="true" /> Add {field.label.toLowerCase()}
      </button>
    </fieldset>
  )
}
