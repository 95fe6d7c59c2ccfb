import { childPlace, resolve } from '../../../src/scenario/schema/nodes.ts'
import { AddMenu } from './add-menu.tsx'
import { adapt } from './initial.ts'
import { keysOf } from './keys.ts'
import { kindOf, variantsOf } from './kind.ts'
import { labelIn } from './labels.ts'
import { type FormField, type NestedForm, useFormContext } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** Exactly one of several kinds, such as an order of deployment: another kind takes its place. */
export function OneOfField({ field, label, Nested }: Props) {
  const surroundings = useFormContext()
  const [key] = keysOf(field.value)
  const variants = variantsOf(field.place)
  if (key === undefined)
    return <AddMenu place={field.place} noun={field.label.toLowerCase()} onAdd={(value) => field.set(value)} />
  const choose = (name: string) => {
    if (name === key) return
    const example = variants.find((variant) => variant.name === name)?.example
    field.set(adapt(example, field.place, surroundings()))
  }
  return (
    <fieldset className="one-of">
      {label !== '' && <legend>{label}</legend>}
      <select
        aria-label={label === '' ? 'Kind' : label}
        value={key}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {variants.map(({ name }) => (
          <option key={name} value={name}>
            {labelIn(field.place, name)}
          </option>
        ))}
      </select>
      <Nested path={[...field.path, key]} label={isPlain(field, key) ? labelIn(field.place, key) : ''} />
    </fieldset>
  )
}

function isPlain(field: FormField, key: string): boolean {
  const child = childPlace(field.place, key)
  return child !== undefined && kindOf(resolve(child, undefined)) === 'hexes'
}
