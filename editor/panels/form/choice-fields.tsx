import { useId } from 'react'
import { childPlace, resolve } from '../../../src/scenario/schema/nodes.ts'
import { useDocument } from '../../state/workbench.ts'
import { FieldLabel } from './field-label.tsx'
import { givenNames } from './given-names.ts'
import { choiceName, labelOf } from './labels.ts'
import type { FormField } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string }

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
  const { enum: values = [], description } = field.place.node
  const options = values.map((value) => ({ value, name: choiceName(value, description) }))
  return <Select field={field} label={label} options={options} />
}

/** One of the words that the battle itself brings, such as the ids of its areas. */
export function ValueField({
  field,
  label,
  values,
  without,
}: Props & { readonly values: readonly string[]; readonly without?: string | number | undefined }) {
  const draft = useDocument((state) => state.draft)
  const nameOf = givenNames(draft, values)
  const options = values
    .filter((value) => value !== without)
    .map((value) => ({ value, name: nameOf(value) ?? (SHORT.test(value) ? labelOf(value) : value) }))
  return <Select field={field} label={label} options={options} />
}

/** A word of the file, not a name that somebody gave. */
const SHORT = /^[a-z][a-z-]*$/

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
        {options.map(({ value, name }, i) => (
          <option key={String(value)} value={i}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Several of a few words, each once. */
export function ChoicesField({ field, label }: Props) {
  const { enum: options = [], description } = resolve(childPlace(field.place, 0)!, undefined).node
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
          {choiceName(value, description)}
        </label>
      ))}
    </fieldset>
  )
}
