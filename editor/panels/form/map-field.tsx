import { childPlace, resolve } from '../../../src/scenario/schema-nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { adapt } from './initial.ts'
import { KeyName } from './key-name.tsx'
import { keysOf, problemOfKey } from './keys.ts'
import { placeName } from './labels.ts'
import { NewKey } from './new-key.tsx'
import { Remove } from './remove.tsx'
import { renamed } from './renamed.ts'
import { type FormField, type NestedForm, useFormContext } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** Keys of the author's own, such as sides or die results. */
export function MapField({ field, label, Nested }: Props) {
  const surroundings = useFormContext()
  const { document } = useWorkbench()
  const keys = keysOf(field.value)
  const place = childPlace(field.place, '')
  const add = (key: string) => {
    if (!place || key === '' || keys.includes(key)) return
    const value = adapt(resolve(place, undefined).node.examples?.[0], place, surroundings())
    document.change(`Add ${key}`, [{ kind: 'set', path: [...field.path, key], value }])
  }
  const rename = (key: string, to: string, mark: string): boolean => {
    const changes = renamed(document.state, [...field.path, key], to)
    return document.change(`Rename one of ${placeName(field.path)}`, changes, [], mark)
  }
  return (
    <fieldset className="record">
      {label !== '' && <legend>{label}</legend>}
      {keys.map((key, i) => (
        // By its place: a key that is being renamed is still the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={i} className="map-entry">
          <KeyName
            name={key}
            mark={`key ${JSON.stringify(field.path)} ${i}`}
            problemOf={(to) => problemOfKey(field.place, keys, to)}
            onRename={(to, mark) => rename(key, to, mark)}
          />
          <Remove path={[...field.path, key]} />
          <Nested path={[...field.path, key]} label="" />
        </div>
      ))}
      <NewKey problemOf={(key) => problemOfKey(field.place, keys, key)} onAdd={add} />
    </fieldset>
  )
}
