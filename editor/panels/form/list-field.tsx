import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { childPlace, resolve, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { IconButton } from '../../widgets/icon-button.tsx'
import { AddMenu } from './add-menu.tsx'
import { EntryCard } from './entry-card.tsx'
import { goOnIn } from './go-on.ts'
import { newEntry } from './initial.ts'
import { kindOf } from './kind.ts'
import { nounOf } from './labels.ts'
import { Remove } from './remove.tsx'
import { stepWords } from './step-words.ts'
import { type FormField, type NestedForm, removalOf } from './use-form.ts'

type Props = { readonly field: FormField; readonly label: string; readonly Nested: NestedForm }

/** A list of entries: words in rows, whatever is more as cards. They can be added, removed and put in another order. */
export function ListField({ field, label, Nested }: Props) {
  const { document } = useWorkbench()
  const items = Array.isArray(field.value) ? (field.value as readonly unknown[]) : []
  // The only one is what somebody has come for.
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set(items.length === 1 ? [0] : []))
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = field.place.node
  const itemPlace = childPlace(field.place, 0)
  const noun = nounOf(field.place, String(field.path.findLast((step) => typeof step === 'string')))
  const move = (from: number, to: number) => {
    const { path } = field
    document.change(stepWords(document.state, 'Move', [...path, from]), [
      { kind: 'remove', path: [...path, from] },
      { kind: 'insert', path: [...path, to], value: items[from] },
    ])
    setOpened((now) => new Set([...now].map((one) => (one === from ? to : one === to ? from : one))))
  }
  const movesOf = (i: number) => ({
    ...(i > 0 && { up: () => move(i, i - 1) }),
    ...(i < items.length - 1 && { down: () => move(i, i + 1) }),
  })
  const added = useRef<number>(undefined)
  const goTo = (i: number) => (row: HTMLElement | null) => {
    if (!row || added.current !== i) return
    added.current = undefined
    goOnIn(row)
  }
  const add = (example: unknown) => {
    const value = itemPlace ? newEntry(example, items, itemPlace) : example
    added.current = items.length
    setOpened((now) => new Set([...now, items.length]))
    if (Array.isArray(field.value)) field.insert(items.length, value)
    else field.set([value])
  }
  const toggle = (i: number) =>
    setOpened((now) => (now.has(i) ? new Set([...now].filter((one) => one !== i)) : new Set([...now, i])))
  return (
    <fieldset className="list">
      {label !== '' && <legend>{label}</legend>}
      {items.map((item, i) => {
        const path = [...field.path, i]
        const removal = removalOf(field, i, items.length, minItems)
        if (itemPlace && isWord(itemPlace, item)) {
          const moves = movesOf(i)
          const name = `${noun} ${i + 1}`
          return (
            <div key={keyOf(item, i)} className="row word" ref={goTo(i)}>
              <Nested path={path} label="" />
              {items.length > 1 && (
                <span className="entry-buttons">
                  <IconButton label={`Move ${name} up`} isOff={!moves.up} onClick={() => moves.up?.()}>
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton label={`Move ${name} down`} isOff={!moves.down} onClick={() => moves.down?.()}>
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  {removal && <Remove path={removal} name={name} />}
                </span>
              )}
              {items.length === 1 && removal && <Remove path={removal} name={name} />}
            </div>
          )
        }
        return (
          <EntryCard
            key={keyOf(item, i)}
            path={path}
            bodyRef={goTo(i)}
            isOpen={opened.has(i)}
            onToggle={() => toggle(i)}
            move={items.length > 1 ? movesOf(i) : undefined}
            removal={removal}
          >
            <Nested path={path} label="" />
          </EntryCard>
        )
      })}
      {itemPlace && items.length < maxItems && <AddMenu place={itemPlace} noun={noun} onAdd={add} />}
    </fieldset>
  )
}

/** Whether an entry is no more than a word or a number. */
function isWord(place: SchemaPlace, item: unknown): boolean {
  return WORDS.has(kindOf(resolve(place, item)))
}

const WORDS: ReadonlySet<string> = new Set(['text', 'choice', 'side', 'number', 'hex', 'colour'])

/** Entries have no names: where they stand tells them apart, and whether they are a word or more. */
const keyOf = (item: unknown, place: number) => `${place} ${typeof item}`
