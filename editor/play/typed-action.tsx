import { type FormEvent, useId, useState } from 'react'
import { isRefusal, type Refusal } from '../../src/engine/system.ts'
import type { PlayChoice } from './play-view.ts'

type TypedActionProps = {
  /** A choice in words, as an example. */
  readonly example: string
  readonly read: (text: string) => PlayChoice | Refusal
  readonly onChoose: (choice: PlayChoice) => void
  readonly onRefuse: (refusal: Refusal) => void
}

/** Where not everything can be listed, any action can be typed: without a mouse, and to a tenth of an inch. */
export function TypedAction({ example, read, onChoose, onRefuse }: TypedActionProps) {
  const [text, setText] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const action = read(text)
    if (isRefusal(action)) return onRefuse(action)
    setText('')
    onChoose(action)
  }
  return (
    <form className="typed-action" onSubmit={submit}>
      <label htmlFor={id}>Or type it</label>
      <input
        id={id}
        value={text}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  )
}
