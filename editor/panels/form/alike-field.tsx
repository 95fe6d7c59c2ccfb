import { Plus } from 'lucide-react'
import { useState } from 'react'
import { childPlace, resolve } from '../../../src/scenario/schema/nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { EntryCard, shortWords } from './entry-card.tsx'
import { adapt } from './initial.ts'
import { keysOf } from './keys.ts'
import { labelIn, plain } from './labels.ts'
import { stepWords } from './step-words.ts'
import { type FormField, type NestedForm, useFormContext } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** Keys that are filled in alike, such as where each part of a battle comes from: all of them, whether told or not. */
export function AlikeField({ field, label, Nested }: Props) {
  const surroundings = useFormContext()
  const { document } = useWorkbench()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { properties = {}, required = [], description } = field.place.node
  const present = keysOf(field.value)
  const toggle = (key: string) =>
    setOpened((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])))
  const add = (key: string) => {
    const place = childPlace(field.place, key)!
    const { node } = resolve(place, undefined)
    // The least that can be said: the rest would be another's.
    const example = Object.entries(node.examples?.[0] ?? {}).filter(([one]) => node.required?.includes(one))
    const value = adapt(Object.fromEntries(example), place, surroundings())
    document.change(stepWords(document.state, 'Add', [...field.path, key]), [
      { kind: 'set', path: [...field.path, key], value },
    ])
    setOpened((now) => new Set([...now, key]))
  }
  return (
    <fieldset className="list alike">
      {label !== '' && <legend>{label}</legend>}
      <p className="about">{plain(description)}</p>
      {Object.keys(properties).map((key) =>
        present.includes(key) ? (
          <EntryCard
            key={key}
            path={[...field.path, key]}
            isOpen={opened.has(key)}
            onToggle={() => toggle(key)}
            removal={required.includes(key) ? undefined : [...field.path, key]}
            title={
              <span className="entry-title">
                <strong>{labelIn(field.place, key)}</strong>
                <small>{shortWords((field.value as Readonly<Record<string, unknown>>)[key])}</small>
              </span>
            }
          >
            <Nested path={[...field.path, key]} label="" />
          </EntryCard>
        ) : (
          <button key={key} type="button" className="add untold" onClick={() => add(key)}>
            <Plus aria-hidden="true" /> {labelIn(field.place, key)}
          </button>
        ),
      )}
    </fieldset>
  )
}
