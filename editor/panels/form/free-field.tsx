import { keysOf } from './keys.ts'
import { labelOf } from './labels.ts'
import type { FormField } from './use-form.ts'

/** What could be anything, such as the changes of a variant: told by its keys. It is edited where it belongs, or as text. */
export function FreeField({ field, label }: { readonly field: FormField; readonly label: string }) {
  const keys = keysOf(field.value)
  if (keys.length === 0) return null
  return (
    <p className="field free">
      <strong>{label}</strong> <span>{keys.map((key) => labelOf(key).toLowerCase()).join(', ')}</span>
    </p>
  )
}
