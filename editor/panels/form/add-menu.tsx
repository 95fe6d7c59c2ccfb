import { Plus } from 'lucide-react'
import { useRef } from 'react'
import type { SchemaPlace } from '../../../src/scenario/schema-nodes.ts'
import { adapt } from './initial.ts'
import { variantsOf } from './kind.ts'
import { labelOf } from './labels.ts'
import { useFormContext } from './use-form.ts'

type Props = { readonly place: SchemaPlace; readonly what: string; readonly onAdd: (value: unknown) => void }

/** Adds an entry; where there are several forms of it, asks which. */
export function AddMenu({ place, what, onAdd }: Props) {
  const surroundings = useFormContext()
  const details = useRef<HTMLDetailsElement>(null)
  const variants = variantsOf(place)
  const add = (example: unknown) => {
    details.current?.removeAttribute('open')
    onAdd(adapt(example, place, surroundings()))
  }
  const [only] = variants
  if (variants.length === 1 && only) {
    return (
      <button type="button" className="add" title={only.description} onClick={() => add(only.example)}>
        <Plus aria-hidden="true" /> Add
        <span className="unseen"> to {what}</span>
      </button>
    )
  }
  return (
    <details className="add-menu" ref={details}>
      <summary className="add">
        <Plus aria-hidden="true" /> Add…<span className="unseen"> to {what}</span>
      </summary>
      <ul>
        {variants.map(({ name, description, example }) => (
          <li key={name}>
            <button type="button" onClick={() => add(example)}>
              <strong>{labelOf(name)}</strong>
              <small>{description}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
