import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { childPlace, resolve } from '../../../src/scenario/schema-nodes.ts'
import { useWorkbench } from '../../app/workbench.ts'
import { AddMenu } from './add-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { adapt } from './initial.ts'
import { kindOf, variantsOf } from './kind.ts'
import { type Field, type NestedForm, useSurroundings } from './use-form.ts'
import { labelOf } from './words.ts'

type Props = { readonly field: Field; readonly label: string; readonly Nested: NestedForm }

const entriesOf = ({ value }: Field): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

/** A fixed set of keys: those that are there, and a menu of those that could be. */
export function RecordField({ field, label, Nested }: Props) {
  const surroundings = useSurroundings()
  const { document } = useWorkbench()
  const present = entriesOf(field)
  const { properties = {}, required = [], oneOf = [] } = field.place.node
  // Keys of which exactly one may stand there: another one takes its place.
  const rivals = oneOf.flatMap((part) => part.required ?? [])
  const shown = Object.keys(properties).filter((key) => present.includes(key) || required.includes(key))
  const missing = Object.keys(properties).filter((key) => !shown.includes(key))
  const add = (key: string) => {
    const place = childPlace(field.place, key)!
    const [variant] = variantsOf(place)
    const value = adapt(resolve(place, undefined).node.examples?.[0] ?? variant?.example, place, surroundings())
    const replaced = rivals.includes(key) ? rivals.filter((rival) => rival !== key && present.includes(rival)) : []
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
          {!required.includes(key) && !rivals.includes(key) && <Remove path={[...field.path, key]} />}
        </div>
      ))}
      {missing.length > 0 && <MissingKeys field={field} keys={missing} onAdd={add} />}
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

function Remove({ path }: { readonly path: Field['path'] }) {
  const { document } = useWorkbench()
  const name = labelOf(String(path.at(-1)))
  return (
    <IconButton
      label={`Remove ${name}`}
      onClick={() => document.change(`Remove ${name.toLowerCase()}`, [{ kind: 'remove', path }])}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  )
}

type MissingProps = { readonly field: Field; readonly keys: readonly string[]; readonly onAdd: (key: string) => void }

/** What could be said besides, each with what it means. */
function MissingKeys({ field, keys, onAdd }: MissingProps) {
  return (
    <div className="missing">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="add"
          title={resolve(childPlace(field.place, key)!, undefined).node.description}
          onClick={() => onAdd(key)}
        >
          + {labelOf(key)}
        </button>
      ))}
    </div>
  )
}

/** Keys of the author's own, such as sides or die results. */
export function MapField({ field, label, Nested }: Props) {
  const surroundings = useSurroundings()
  const { document } = useWorkbench()
  const keys = entriesOf(field)
  const place = childPlace(field.place, '')
  const add = (key: string) => {
    if (!place || key === '' || keys.includes(key)) return
    const value = adapt(resolve(place, undefined).node.examples?.[0], place, surroundings())
    document.change(`Add ${key}`, [{ kind: 'set', path: [...field.path, key], value }])
  }
  return (
    <fieldset className="record">
      {label !== '' && <legend>{label}</legend>}
      {keys.map((key) => (
        <div key={key} className="map-entry">
          <KeyName
            name={key}
            onRename={(to) =>
              document.change(`Rename ${key} to ${to}`, [{ kind: 'rename', path: [...field.path, key], name: to }])
            }
          />
          <Remove path={[...field.path, key]} />
          <Nested path={[...field.path, key]} label="" />
        </div>
      ))}
      <NewKey isTaken={(key) => keys.includes(key)} onAdd={add} />
    </fieldset>
  )
}

function KeyName({ name, onRename }: { readonly name: string; readonly onRename: (to: string) => void }) {
  const [text, setText] = useState(name)
  useEffect(() => setText(name), [name])
  const commit = () => {
    if (text !== name && text.trim() !== '') onRename(text)
    else setText(name)
  }
  return (
    <input
      className="key-name"
      type="text"
      aria-label={`Name of ${name}`}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

function NewKey({
  isTaken,
  onAdd,
}: {
  readonly isTaken: (key: string) => boolean
  readonly onAdd: (key: string) => void
}) {
  const [text, setText] = useState('')
  const add = () => {
    onAdd(text.trim())
    setText('')
  }
  return (
    <div className="with-button">
      <input
        type="text"
        aria-label="New key"
        placeholder="New key"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <button type="button" className="add" disabled={text.trim() === '' || isTaken(text.trim())} onClick={add}>
        Add
      </button>
    </div>
  )
}

/** Exactly one of several kinds, such as a victory condition: another kind takes its place. */
export function OneOfField({ field, label, Nested }: Props) {
  const surroundings = useSurroundings()
  const [key] = entriesOf(field)
  const variants = variantsOf(field.place)
  if (key === undefined) return <AddMenu place={field.place} what={label} onAdd={(value) => field.set(value)} />
  const choose = (name: string) => {
    if (name === key) return
    const kept = nest(field, key, name)
    const example = variants.find((variant) => variant.name === name)?.example
    field.set(kept ?? adapt(example, field.place, surroundings()))
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
            {labelOf(name)}
          </option>
        ))}
      </select>
      <Nested path={[...field.path, key]} label={isPlain(field, key) ? labelOf(key) : ''} />
    </fieldset>
  )
}

/** A condition that becomes part of a list of its own kind, or is freed from one, is kept. */
function nest(field: Field, from: string, to: string): unknown {
  const inner = (key: string) => {
    const child = childPlace(field.place, key)
    const resolved = child && resolve(child, undefined)
    if (!resolved) return undefined
    if (resolved.definition === field.place.definition) return 'one'
    const item = resolved.node.type === 'array' ? childPlace(resolved, 0) : undefined
    return item && resolve(item, undefined).definition === field.place.definition ? 'many' : undefined
  }
  const value = (field.value as Readonly<Record<string, unknown>>)[from]
  const [had, wants] = [inner(from), inner(to)]
  if (wants === 'many') return { [to]: had === 'many' ? value : had === 'one' ? [value] : [field.value] }
  if (wants === 'one') {
    const [first] = had === 'many' ? (value as readonly unknown[]) : [field.value]
    return { [to]: first }
  }
  return undefined
}

function isPlain(field: Field, key: string): boolean {
  const child = childPlace(field.place, key)
  return child !== undefined && kindOf(resolve(child, undefined)) === 'hexes'
}
