import { Trash2 } from 'lucide-react'
import { useContext } from 'react'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { childPlace, resolve } from '../../../src/scenario/schema/nodes.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { AddMenu } from './add-menu.tsx'
import { adapt, offeredIn } from './initial.ts'
import { keysOf } from './keys.ts'
import { holdsOf, kindOf, variantsOf } from './kind.ts'
import { labelIn } from './labels.ts'
import { nest } from './nest.ts'
import { PointingPart, useSentence } from './sentence.tsx'
import { type FormField, type NestedForm, useField, useFormContext } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** A condition, built of others: which holds, what joins them, and what each asks for. The sentence of its entry tells it. */
export function ConditionField({ field, label, Nested }: Props) {
  const [key] = keysOf(field.value)
  const joint = key === undefined ? undefined : holdsOf(field.place, key)
  const joints = jointsOf(field)
  return (
    <fieldset className="conditions">
      {label !== '' && <legend>{label}</legend>}
      <Condition path={field.path} Nested={Nested} />
      {key !== undefined && joint !== 'many' && (
        <div className="missing">
          {joints.map((to) => (
            <AddMenu
              key={to}
              place={field.place}
              noun="condition"
              words={ANOTHER[to] ?? `${labelIn(field.place, to)}: another`}
              without={joints}
              onAdd={(value) => field.set({ [to]: [field.value, value] })}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** What joins a condition to another, in words. */
const ANOTHER: Readonly<Record<string, string>> = { all: 'And another condition', any: 'Or another condition' }

/** The kinds that join several conditions. */
const jointsOf = ({ place }: FormField) =>
  Object.keys(place.node.properties ?? {}).filter((key) => holdsOf(place, key) === 'many')

type PartProps = { readonly path: Path; readonly Nested: NestedForm; readonly onRemove?: (() => void) | undefined }

function Condition({ path, Nested, onRemove }: PartProps) {
  const field = useField(path)
  const point = useContext(PointingPart)
  const sentence = useSentence(path)
  if (!field) return null
  const [key] = keysOf(field.value)
  if (key === undefined) {
    return (
      <AddMenu place={field.place} noun="condition" words="Choose a condition" onAdd={(value) => field.set(value)} />
    )
  }
  const holds = holdsOf(field.place, key)
  return (
    <div
      className="condition"
      data-joins={holds}
      role="group"
      aria-label={sentence}
      onFocus={(event) => {
        event.stopPropagation()
        point(path)
      }}
      onPointerOver={(event) => {
        event.stopPropagation()
        point(path)
      }}
      onPointerLeave={() => point(undefined)}
    >
      <div className="condition-head">
        <KindChoice field={field} kind={key} />
        {onRemove && (
          <IconButton label="Remove this condition" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {holds === 'many' && <Parts field={field} joint={key} Nested={Nested} />}
      {holds === 'one' && <Condition path={[...path, key]} Nested={Nested} />}
      {holds === undefined && <Nested path={[...path, key]} label={labelOfNumber(field, key)} />}
    </div>
  )
}

/** The conditions that are joined, and more of them: another one, or a group joined the other way. */
function Parts({
  field,
  joint,
  Nested,
}: {
  readonly field: FormField
  readonly joint: string
  readonly Nested: NestedForm
}) {
  const parts = useField([...field.path, joint])
  if (!parts) return null
  const items = Array.isArray(parts.value) ? (parts.value as readonly unknown[]) : []
  const joints = jointsOf(field)
  const others = joints.filter((other) => other !== joint)
  return (
    <>
      <ul className="parts">
        {items.map((item, i) => (
          <li key={`${i} ${keysOf(item)[0]}`}>
            <Condition
              path={[...parts.path, i]}
              Nested={Nested}
              onRemove={items.length > 1 ? () => parts.remove(i) : undefined}
            />
          </li>
        ))}
      </ul>
      <div className="missing">
        <AddMenu
          place={field.place}
          noun="condition"
          without={joints}
          onAdd={(value) => parts.insert(items.length, value)}
        />
        {others.map((other) => (
          <AddMenu
            key={other}
            place={field.place}
            noun="group"
            words={`Add a group: ${labelIn(field.place, other).toLowerCase()}`}
            without={joints}
            onAdd={(value) => parts.insert(items.length, { [other]: [value] })}
          />
        ))}
      </div>
    </>
  )
}

/** Which condition it is: another kind takes its place, and keeps what it can. */
function KindChoice({ field, kind }: { readonly field: FormField; readonly kind: string }) {
  const surroundings = useFormContext()
  // What it is now stays, whether or not it could be chosen.
  const offered = offeredIn(field.place, surroundings()).map(({ name }) => name)
  const variants = variantsOf(field.place).filter(({ name }) => name === kind || offered.includes(name))
  const choose = (name: string) => {
    if (name === kind) return
    const kept = nest(field.place, field.value, kind, name)
    const example = variants.find((variant) => variant.name === name)?.example
    field.set(kept ?? adapt(example, field.place, surroundings()))
  }
  const option = (name: string) => (
    <option key={name} value={name}>
      {labelIn(field.place, name)}
    </option>
  )
  const isJoint = (name: string) => holdsOf(field.place, name) !== undefined
  const names = variants.map(({ name }) => name)
  return (
    <select aria-label="Condition" value={kind} onChange={(event) => choose(event.currentTarget.value)}>
      <optgroup label="Conditions">{names.filter((name) => !isJoint(name)).map(option)}</optgroup>
      <optgroup label="Of several conditions">{names.filter(isJoint).map(option)}</optgroup>
    </select>
  )
}

/** What a number that a condition asks for is called; all but turns are the least that it takes. What is more has labels of its own. */
function labelOfNumber(field: FormField, key: string): string {
  const child = childPlace(field.place, key)
  if (!child) return ''
  const value = (field.value as Readonly<Record<string, unknown>>)[key]
  const resolved = resolve(child, value)
  if (kindOf(resolved) !== 'number') return ''
  return (child.node.$ref !== undefined && resolved.node.title) || 'At least'
}
