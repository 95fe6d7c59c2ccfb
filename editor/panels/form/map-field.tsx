import { useRef, useState } from 'react'
import { isMapping } from '../../../src/scenario/plain-data.ts'
import {
  childPlace,
  keysPlace,
  resolve,
  type SchemaNode,
  type SchemaPlace,
} from '../../../src/scenario/schema/nodes.ts'
import { capitalise } from '../../../src/scenario/wording.ts'
import { useDocument, useWorkbench } from '../../state/workbench.ts'
import { EntryCard } from './entry-card.tsx'
import { EntrySample } from './entry-sample.tsx'
import { inheritedName } from './given-names.ts'
import { goOnIn } from './go-on.ts'
import { adapt } from './initial.ts'
import { isBySide, useKeyChoices } from './key-choices.ts'
import { KeyName } from './key-name.tsx'
import { keysOf, problemOfKey } from './keys.ts'
import { kindOf, variantsOf } from './kind.ts'
import { labelOf, nounOf } from './labels.ts'
import { NewEntry } from './new-entry.tsx'
import { Remove } from './remove.tsx'
import { renamed } from './renamed.ts'
import { entryName, stepWords } from './step-words.ts'
import { type FormField, type NestedForm, removalOf, useFormContext } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** Entries by names: of the battle's sides, of what its rulebook knows, or of the author's own. */
export function MapField({ field, label, Nested }: Props) {
  const surroundings = useFormContext()
  const { document } = useWorkbench()
  const keys = keysOf(field.value)
  const place = childPlace(field.place, '')
  const choices = useKeyChoices(field.place, field.value)
  const sides = useDocument(({ portrait }) => portrait?.sides)
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = field.place.node
  // A few are there to be read; of many one looks for one.
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(keys.length <= 2 ? keys : []))
  const toggle = (key: string) =>
    setOpened((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])))
  const forms = place ? formsOf(place, nounOf(field.place, String(field.path.at(-1)), '')) : []
  const isOfSides = isBySide(field.place)
  const nameOf = (key: string) => (isOfSides && sides?.find(({ id }) => id === key)?.name) || labelOf(key)
  const added = useRef<string>(undefined)
  const goTo = (key: string) => (row: HTMLElement | null) => {
    if (!row || added.current !== key) return
    added.current = undefined
    goOnIn(row, !forms.some(({ hasName }) => hasName))
  }
  const add = ({ hasName, example: shown }: EntryForm, key: string, name?: string) => {
    if (!place || key === '' || keys.includes(key)) return
    const example = adapt(shown, place, surroundings())
    // What the author calls it is its name, and its letter: the example's are another's.
    const isNamed = name !== undefined && hasName && isMapping(example)
    const letter = isNamed && 'letter' in example && { letter: name.slice(0, 1).toUpperCase() }
    const value = isNamed ? { ...example, name, ...letter } : example
    document.change(stepWords(document.state, 'Add', [...field.path, key]), [
      { kind: 'set', path: [...field.path, key], value },
    ])
    added.current = key
    setOpened((now) => new Set([...now, key]))
  }
  const rename = (key: string, to: string, mark: string): boolean => {
    const path = [...field.path, key]
    const isDone = document.change(
      `Rename ${entryName(document.state, path)}`,
      renamed(document.state, path, to),
      [],
      mark,
    )
    if (isDone) setOpened((now) => (now.has(key) ? new Set([...now, to]) : now))
    return isDone
  }
  return (
    <fieldset className="list map">
      {label !== '' && <legend>{label}</legend>}
      {keys.map((key, i) => {
        const path = [...field.path, key]
        const removal = removalOf(field, key, keys.length, minProperties)
        if (place && isShort(place, field.value, key)) {
          return (
            <div key={key} className="row" ref={goTo(key)}>
              <Nested path={path} label={nameOf(key)} />
              {removal && <Remove path={removal} name={nameOf(key)} />}
            </div>
          )
        }
        return (
          <EntryCard
            // By its place: a key that is being renamed is still the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={i}
            path={path}
            bodyRef={goTo(key)}
            isOpen={opened.has(key)}
            onToggle={() => toggle(key)}
            removal={removal}
            ofSide={isOfSides ? key : undefined}
            sample={<EntrySample path={path} />}
            title={<EntryTitle path={path} name={nameOf(key)} isOfSide={isOfSides} />}
          >
            <Nested path={path} label="" />
            {!isOfSides && choices === undefined && (
              <KeyName
                name={key}
                label="Short name in the file"
                mark={`key ${JSON.stringify(field.path)} ${i}`}
                problemOf={(to) => problemOfKey(field.place, keys, to)}
                onRename={(to, mark) => rename(key, to, mark)}
              />
            )}
          </EntryCard>
        )
      })}
      {keys.length < maxProperties &&
        forms.map((form) => (
          <NewEntry
            key={form.noun}
            noun={form.noun}
            keyNoun={keysPlace(field.place)?.node.title}
            hasName={form.hasName}
            choices={choices?.map((key) => ({ key, name: nameOf(key) }))}
            problemOf={(key) => problemOfKey(field.place, keys, key)}
            onAdd={(key, name) => add(form, key, name)}
          />
        ))}
    </fieldset>
  )
}

/** A form that an entry can have, such as ground in hexes and between them, and an example to begin from. */
type EntryForm = { readonly noun: string; readonly hasName: boolean; readonly example: unknown }

/** The forms of an entry that each have a word of their own, the usual one first; one where they have not. */
function formsOf(place: SchemaPlace, noun: string): readonly EntryForm[] {
  const { node, definition: usual } = resolve(place, undefined)
  const forms = variantsOf(place).flatMap(({ name, example }) => {
    const own = place.definitions[name]
    return own?.title === undefined
      ? []
      : [{ noun: own.title, hasName: hasName(own), example, isUsual: name === usual }]
  })
  if (forms.length > 1) return forms.sort((a, b) => Number(b.isUsual) - Number(a.isUsual))
  return [{ noun, hasName: hasName(node), example: node.examples?.[0] }]
}

const hasName = ({ properties }: SchemaNode) => properties?.['name'] !== undefined

/** What an entry is called, and by which word the file speaks of it. */
function EntryTitle({
  path,
  name,
  isOfSide,
}: {
  readonly path: FormField['path']
  readonly name: string
  readonly isOfSide: boolean
}) {
  const { document } = useWorkbench()
  const entry = useDocument(({ data }) =>
    path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], data),
  )
  const own = (entry as { readonly name?: unknown } | undefined)?.name
  const inherited = useDocument(({ draft }) => inheritedName(draft, path))
  const title = typeof own === 'string' && own !== '' ? own : (inherited ?? name)
  return (
    <span className="entry-title" title={entryName(document.state, path)}>
      <strong>{capitalise(title)}</strong>
      {!isOfSide && title !== path.at(-1) && <small>{String(path.at(-1))}</small>}
    </span>
  )
}

/** Whether an entry is one value, which needs no card. */
function isShort(place: SchemaPlace, value: unknown, key: string): boolean {
  const entry = resolve(place, (value as Readonly<Record<string, unknown>>)[key])
  const item = childPlace(entry, 0)
  // A list of words is no more than a few lines.
  const words = kindOf(entry) === 'list' && item ? kindOf(resolve(item, undefined)) : kindOf(entry)
  return SHORT.has(words)
}

const SHORT: ReadonlySet<string> = new Set([
  'text',
  'choice',
  'side',
  'number',
  'hex',
  'hexes',
  'colour',
  'flag',
  'placements',
  'choices',
])
