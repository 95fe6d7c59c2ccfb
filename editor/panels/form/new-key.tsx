import { useState } from 'react'

type Props = {
  /** What the key is: `New row`. */
  readonly label: string
  readonly problemOf: (key: string) => string | undefined
  readonly onAdd: (key: string) => void
}

/** A key that a mapping does not have yet. */
export function NewKey({ label, problemOf, onAdd }: Props) {
  const [text, setText] = useState('')
  const key = text.trim()
  const problem = key === '' ? undefined : problemOf(key)
  const add = () => {
    if (key === '' || problem !== undefined) return
    onAdd(key)
    setText('')
  }
  return (
    <>
      <div className="with-button">
        <input
          type="text"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <button type="button" className="add" disabled={key === '' || problem !== undefined} onClick={add}>
          Add
        </button>
      </div>
      {problem !== undefined && <p className="field-problem">{problem}</p>}
    </>
  )
}
