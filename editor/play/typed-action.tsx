import { type FormEvent, useId, useState } from 'react'
import { isRefusal, type Refusal } from '../../src/engine/system.ts'
import type { PlayChoice } from './play-view.ts'

type SayItProps = {
  /** A choice in words, as an example. */
  readonly example: string
  readonly read: (text: string) => PlayChoice | Refusal
  readonly onChoose: (choice: PlayChoice) => void
  readonly onRefuse: (refusal: Refusal) => void
}

/** Where not everything can be listed, whatever is wanted can be said: without a mouse, and to a tenth of an inch. */
export function TypedAction({ example, read, onChoose, onRefuse }: SayItProps) {
  const [text, setText] = useState('')
  const id = useId()
  const say = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const meant = read(text)
    if (isRefusal(meant)) return onRefuse(meant)
    setText('')
    onChoose(meant)
  }
  return (
    <form className="typed-action" onSubmit={say}>
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
