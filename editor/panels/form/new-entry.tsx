import { Plus } from 'lucide-react'
import { useState } from 'react'
import { capitalise, slug } from '../../../src/scenario/wording.ts'
import { withArticle } from './labels.ts'

type Props = {
  /** What is added: `nation`. */
  readonly noun: string
  /** What its key is: `result of a die`; a short name where the schema has no word. */
  readonly keyNoun: string | undefined
  /** Whether it has a name for players beside its key. */
  readonly hasName: boolean
  /** The keys that there can be, where they are known. */
  readonly choices: readonly { readonly key: string; readonly name: string }[] | undefined
  readonly problemOf: (key: string) => string | undefined
  /** With the name that the author has given it, where it has one. */
  readonly onAdd: (key: string, name?: string) => void
}

/** Adds an entry to a mapping: chosen from those that there can be, or named by the author. */
export function NewEntry({ noun, keyNoun, hasName, choices, problemOf, onAdd }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (choices) {
    return (
      <div className="missing">
        {choices.map(({ key, name }) => (
          <button key={key} type="button" className="add" onClick={() => onAdd(key)}>
            <Plus aria-hidden="true" /> {name}
          </button>
        ))}
      </div>
    )
  }
  if (!isAsking) {
    return (
      <button type="button" className="add" onClick={() => setAsking(true)}>
        <Plus aria-hidden="true" /> Add {withArticle(noun)}
      </button>
    )
  }
  return (
    <AskForName
      label={keyNoun === undefined ? `Name of the new ${noun}` : capitalise(keyNoun)}
      keyOf={hasName && keyNoun === undefined ? slug : (text) => text}
      problemOf={problemOf}
      onAdd={(key, text) => {
        setAsking(false)
        onAdd(key, hasName ? text : undefined)
      }}
      onCancel={() => setAsking(false)}
    />
  )
}

type AskProps = {
  readonly label: string
  readonly keyOf: (text: string) => string
  readonly problemOf: (key: string) => string | undefined
  readonly onAdd: (key: string, text: string) => void
  readonly onCancel: () => void
}

function AskForName({ label, keyOf, problemOf, onAdd, onCancel }: AskProps) {
  const [text, setText] = useState('')
  const name = text.trim()
  const key = keyOf(name)
  const problem = name === '' ? undefined : problemOf(key)
  const canAdd = name !== '' && problem === undefined
  return (
    <div className="new-entry">
      <div className="with-button">
        <input
          // Whoever has asked for it types now.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus
          type="text"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && canAdd) onAdd(key, name)
            else if (event.key === 'Escape') onCancel()
            else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
        <button type="button" disabled={!canAdd} onClick={() => onAdd(key, name)}>
          Add
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
      {problem !== undefined && <p className="field-problem">{problem}</p>}
      {problem === undefined && key !== name && key !== '' && <p className="about">The file calls it “{key}”.</p>}
    </div>
  )
}
