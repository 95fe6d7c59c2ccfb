import { useRef } from 'react'
import { childPlace, resolve } from '../../../src/scenario/schema/nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { goOnIn } from './go-on.ts'
import { adapt } from './initial.ts'
import { useKeyChoices } from './key-choices.ts'
import { keysOf } from './keys.ts'
import { kindOf, variantsOf } from './kind.ts'
import { labelIn } from './labels.ts'
import { MoreKeys } from './more-keys.tsx'
import { Remove } from './remove.tsx'
import { stepWords } from './step-words.ts'
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
  // Besides its own keys a record may take names that the battle has, such as its own types of units.
  const named = useKeyChoices(field.place, field.value)
  const keys = idLast([
    ...new Set([
      ...Object.keys(properties),
      ...(field.place.node.additionalProperties ? [...present, ...(named ?? [])] : []),
    ]),
  ]).filter((key) => !without.includes(key))
  const shown = keys.filter((key) => present.includes(key) || required.includes(key))
  const isAnswered = (key: string) => rivalsOf(key).some((rival) => rival !== key && present.includes(rival))
  // What could be anything is begun elsewhere.
  const isFree = (key: string) => kindOf(resolve(childPlace(field.place, key)!, undefined)) === 'free'
  const missing = keys.filter((key) => !shown.includes(key) && !isAnswered(key) && !isFree(key))
  const added = useRef<string>(undefined)
  /** Wherever the form has put what was added. */
  const goTo = (key: string) => (row: HTMLElement | null) => {
    if (!row || added.current !== key) return
    added.current = undefined
    goOnIn(row)
  }
  const add = (key: string) => {
    added.current = key
    const place = childPlace(field.place, key)!
    const [variant] = variantsOf(place)
    const value = adapt(resolve(place, undefined).node.examples?.[0] ?? variant?.example, place, surroundings())
    const replaced = rivalsOf(key).filter((rival) => rival !== key && present.includes(rival))
    document.change(stepWords(document.state, replaced.length > 0 ? 'Change' : 'Add', [...field.path, key]), [
      ...replaced.map((rival) => ({ kind: 'remove' as const, path: [...field.path, rival] })),
      { kind: 'set', path: [...field.path, key], value },
    ])
  }
  const body = (
    <>
      {shown.map((key) => {
        const rivals = rivalsOf(key).filter((rival) => keys.includes(rival))
        return rivals.length > 1 ? (
          <div key={key} className="field short rivals">
            <select aria-label="What is told" value={key} onChange={(event) => add(event.currentTarget.value)}>
              {rivals.map((rival) => (
                <option key={rival} value={rival}>
                  {labelIn(field.place, rival)}
                </option>
              ))}
            </select>
            <Nested path={[...field.path, key]} label="" />
          </div>
        ) : (
          <div key={key} className="row" ref={goTo(key)}>
            <Nested path={[...field.path, key]} />
            {!required.includes(key) && <Remove path={[...field.path, key]} name={labelIn(field.place, key)} />}
          </div>
        )
      })}
      <MoreKeys place={field.place} keys={missing} onAdd={add} isFirst={shown.length === 0} />
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

/** Who is called by a name is asked for that first: the short name is for the file. */
const idLast = (keys: readonly string[]) =>
  keys.includes('name') ? keys.toSorted((a, b) => Number(a === 'id') - Number(b === 'id')) : keys
