import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useDocument } from '../../app/workbench.ts'
import type { Field } from './use-form.ts'
import { labelOf, placeName } from './words.ts'

type Props = { readonly field: Field; readonly label: string }

/** Text of one line or more; it counts when the field is left, or with Enter. Escape puts back what was there. */
export function TextField({ field, label, isProse = false }: Props & { readonly isProse?: boolean }) {
  const id = useId()
  const stored = typeof field.value === 'string' ? field.value : field.value === undefined ? '' : String(field.value)
  const [text, setText] = useState(stored)
  useEffect(() => setText(stored), [stored])
  const commit = () => {
    if (text === stored) return
    if (text === '' && field.value === undefined) return
    field.set(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText(stored)
    else if (event.key === 'Enter' && (!isProse || event.ctrlKey || event.metaKey)) commit()
    else return
    event.stopPropagation()
  }
  const common = { id, value: text, placeholder: exampleOf(field), onBlur: commit, onKeyDown }
  return (
    <div className="field">
      <FieldLabel id={id} field={field} label={label} />
      {isProse ? (
        <textarea
          {...common}
          rows={Math.min(12, 2 + Math.ceil(text.length / 48))}
          onChange={(e) => setText(e.currentTarget.value)}
        />
      ) : (
        <input {...common} type="text" onChange={(e) => setText(e.currentTarget.value)} />
      )}
    </div>
  )
}

export function NumberField({ field, label }: Props) {
  const id = useId()
  const stored = field.value === undefined ? '' : String(field.value)
  const [text, setText] = useState(stored)
  useEffect(() => setText(stored), [stored])
  const commit = (now: string) => {
    const number = Number(now)
    if (now === '' || Number.isNaN(number)) setText(stored)
    else if (now !== stored) field.set(number)
  }
  const { minimum, maximum } = field.place.node
  return (
    <div className="field short">
      <FieldLabel id={id} field={field} label={label} />
      <input
        id={id}
        type="number"
        value={text}
        min={minimum}
        max={maximum}
        placeholder={exampleOf(field)}
        onChange={(event) => {
          setText(event.currentTarget.value)
          // The arrows of the field count at once; what is typed, when it is done.
          if (!(event.nativeEvent instanceof InputEvent) || event.nativeEvent.data === null)
            commit(event.currentTarget.value)
        }}
        onBlur={() => commit(text)}
        onKeyDown={(event) => event.key === 'Enter' && commit(text)}
      />
    </div>
  )
}

export function FlagField({ field, label }: Props) {
  return (
    <label className="field flag">
      <input
        type="checkbox"
        checked={field.value === true}
        onChange={(event) => field.set(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}

/** One of a few words. */
export function ChoiceField({ field, label }: Props) {
  const options = (field.place.node.enum ?? []).map((value) => ({ value, name: labelOf(String(value)) }))
  return <Select field={field} label={label} options={options} />
}

/** One of the battle's sides. */
export function SideField({ field, label }: Props) {
  const sides = useDocument(({ portrait }) => portrait?.sides)
  return <Select field={field} label={label} options={(sides ?? []).map(({ id, name }) => ({ value: id, name }))} />
}

type Option = { readonly value: unknown; readonly name: string }

function Select({ field, label, options }: Props & { readonly options: readonly Option[] }) {
  const id = useId()
  const at = options.findIndex(({ value }) => value === field.value)
  return (
    <div className="field short">
      <FieldLabel id={id} field={field} label={label} />
      <select id={id} value={at} onChange={(event) => field.set(options[Number(event.currentTarget.value)]!.value)}>
        {at < 0 && <option value={-1}>{field.value === undefined ? '—' : `${String(field.value)} (unknown)`}</option>}
        {options.map(({ name }, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Several of a few words, each once. */
export function ChoicesField({ field, label, options }: Props & { readonly options: readonly unknown[] }) {
  const chosen = Array.isArray(field.value) ? (field.value as readonly unknown[]) : []
  const toggle = (value: unknown) =>
    field.set(
      chosen.includes(value)
        ? chosen.filter((one) => one !== value)
        : options.filter((one) => one === value || chosen.includes(one)),
    )
  return (
    <fieldset className="field chips">
      <legend>{label}</legend>
      {options.map((value) => (
        <label key={String(value)}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          {labelOf(String(value))}
        </label>
      ))}
    </fieldset>
  )
}

/** An entry of a list needs no label for the eye: its place in the list tells. */
function FieldLabel({ id, field, label }: Props & { readonly id: string }) {
  return (
    <label htmlFor={id} className={label === '' ? 'unseen' : undefined}>
      {label === '' ? placeName(field.path) : label}
    </label>
  )
}

function exampleOf({ place }: Field): string {
  const [example] = place.node.examples ?? []
  return typeof example === 'string' || typeof example === 'number' ? `e.g. ${example}` : ''
}
