import { Plus } from 'lucide-react'
import { useId } from 'react'
import { isMapping } from '../../../src/scenario/plain-data.ts'
import { useGrid, useWorkbench } from '../../state/workbench.ts'
import { hexesOf } from './hexes.ts'
import { labelOf } from './labels.ts'
import { Pin } from './pin.tsx'
import { Remove } from './remove.tsx'
import { stepWords } from './step-words.ts'
import { type FormField, type NestedForm, useFormContext } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** Units in their hexes, each with what else is said of it. The pin puts one wherever one picks, and takes others away. */
export function PlacementsField({ field, label, Nested }: Props) {
  const id = useId()
  const { document } = useWorkbench()
  const grid = useGrid()
  const surroundings = useFormContext()
  const entries = Array.isArray(field.value) ? (field.value as readonly unknown[]) : []
  const name = label === '' ? field.label : label
  const hexOf = (entry: unknown) => String(isMapping(entry) ? entry['at'] : entry)
  const standing = grid ? hexesOf(grid, entries.map(hexOf)) : []
  const pick = (hexes: readonly number[]) => {
    if (!grid) return
    const wanted = new Set(hexes.map((hex) => grid.label(hex)))
    const kept = entries.filter((entry) => wanted.has(hexOf(entry)))
    const known = new Set(kept.map(hexOf))
    const added = [...wanted].filter((hex) => !known.has(hex))
    document.change(`Place ${name.toLowerCase()}`, [{ kind: 'set', path: field.path, value: [...kept, ...added] }])
  }
  const add = () => {
    const [hex] = surroundings().free
    if (hex === undefined) document.notify('There is no free hex left for a unit.', true)
    else if (Array.isArray(field.value)) field.insert(entries.length, hex)
    else field.set([hex])
  }
  return (
    <fieldset className="list placements">
      <legend>
        {name} <small>{entries.length}</small>
      </legend>
      {entries.map((entry, i) => (
        <div key={`${i} ${typeof entry}`} className="row">
          <Nested path={[...field.path, i]} label="" />
          <Remove path={[...field.path, i]} name={`${labelOf(String(field.path.at(-1)))} in ${hexOf(entry)}`} />
        </div>
      ))}
      <div className="missing">
        <button
          type="button"
          className="add"
          onClick={add}
          title={stepWords(document.state, 'Add', [...field.path, 0])}
        >
          <Plus aria-hidden="true" /> Add a unit<span className="unseen"> of {name}</span>
        </button>
        <Pin id={id} what={name} places={standing} onPick={pick} />
      </div>
    </fieldset>
  )
}
