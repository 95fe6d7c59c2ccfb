import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { childPlace } from '../../../src/scenario/schema-nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { AddMenu } from './add-menu.tsx'
import { labelOf, placeName } from './labels.ts'
import { Sentence } from './sentence.tsx'
import type { FormField, NestedForm } from './use-form.ts'

/** A list of entries, each with its own form; they can be added, removed and put in another order. */
type ListProps = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

export function ListField({ field, label, Nested }: ListProps) {
  const { document } = useWorkbench()
  const items = Array.isArray(field.value) ? (field.value as readonly unknown[]) : []
  const itemPlace = childPlace(field.place, 0)
  const move = (from: number, to: number) => {
    const { path } = field
    document.change(`Move ${placeName([...path, from])}`, [
      { kind: 'remove', path: [...path, from] },
      { kind: 'insert', path: [...path, to], value: items[from] },
    ])
  }
  const add = (value: unknown) => {
    if (Array.isArray(field.value)) field.insert(items.length, value)
    else field.set([value])
  }
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      {items.length === 0 && <p className="empty">None yet.</p>}
      {items.map((item, i) => (
        <Entry
          key={keyOf(item, i)}
          path={[...field.path, i]}
          index={i}
          count={items.length}
          onMove={(to) => move(i, to)}
          Nested={Nested}
        />
      ))}
      {itemPlace && <AddMenu place={itemPlace} what={labelOf(String(field.path.at(-1)))} onAdd={add} />}
    </fieldset>
  )
}

type EntryProps = {
  readonly path: Path
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly Nested: NestedForm
}

function Entry({ path, index, count, onMove, Nested }: EntryProps) {
  const { document } = useWorkbench()
  const name = placeName(path)
  return (
    <div className="entry">
      <div className="entry-head">
        <span className="entry-number">{index + 1}</span>
        <Sentence path={path} />
        <span className="entry-buttons">
          <IconButton label={`Move ${name} up`} isOff={index === 0} onClick={() => onMove(index - 1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={`Move ${name} down`} isOff={index === count - 1} onClick={() => onMove(index + 1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Remove ${name}`}
            onClick={() => document.change(`Remove ${name}`, [{ kind: 'remove', path }])}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <Nested path={path} label="" />
    </div>
  )
}

/** Entries have no names: where they stand tells them apart, and whether they are a word or more. */
const keyOf = (item: unknown, place: number) => `${place} ${typeof item}`
