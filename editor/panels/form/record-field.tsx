import { childPlace, resolve } from '../../../src/scenario/schema-nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { adapt } from './initial.ts'
import { keysOf } from './keys.ts'
import { variantsOf } from './kind.ts'
import { labelOf } from './labels.ts'
import { MissingKeys } from './missing-keys.tsx'
import { Remove } from './remove.tsx'
import { type FormField, type NestedForm, useFormContext } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** A fixed set of keys: those that are there, and a menu of those that could be. */
export function RecordField({ field, label, without, Nested }: Props & { readonly without: readonly string[] }) {
  const surroundings = useFormContext()
  const { document } = useWorkbench()
  const present = keysOf(field.value)
  const { properties = {}, required = [], oneOf, allOf = [] } = field.place.node
  // Keys of which exactly one may stand there: another one takes its place.
  const choices = [oneOf, ...allOf.map((part) => part.oneOf)].map((choice) =>
    choice?.flatMap((part) => part.required ?? []),
  )
  const rivalsOf = (key: string) => choices.find((choice) => choice?.includes(key)) ?? []
  const keys = Object.keys(properties).filter((key) => !without.includes(key))
  const shown = keys.filter((key) => present.includes(key) || required.includes(key))
  const missing = keys.filter((key) => !shown.includes(key))
  const add = (key: string) => {
    const place = childPlace(field.place, key)!
    const [variant] = variantsOf(place)
    const value = adapt(resolve(place, undefined).node.examples?.[0] ?? variant?.example, place, surroundings())
    const replaced = rivalsOf(key).filter((rival) => rival !== key && present.includes(rival))
    document.change(`Add ${labelOf(key).toLowerCase()}`, [
      ...replaced.map((rival) => ({ kind: 'remove' as const, path: [...field.path, rival] })),
      { kind: 'set', path: [...field.path, key], value },
    ])
  }
  const body = (
    <>
      {shown.map((key) => (
        <div key={key} className="row">
          <Nested path={[...field.path, key]} />
          {!required.includes(key) && rivalsOf(key).length === 0 && <Remove path={[...field.path, key]} />}
        </div>
      ))}
      {missing.length > 0 && <MissingKeys place={field.place} keys={missing} onAdd={add} />}
    </>
  )
  if (label === '') return body
  return (
    <fieldset className="record">
      <legend>{label}</legend>
      {body}
    </fieldset>
  )
}
