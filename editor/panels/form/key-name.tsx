import { useId } from 'react'
import { useTyping } from './use-typing.ts'

type Props = {
  readonly name: string
  readonly mark: string
  /** Why it cannot be called that. */
  readonly problemOf: (name: string) => string | undefined
  /** Says whether it is called that now. */
  readonly onRename: (to: string, mark: string) => boolean
}

/** The name of a key. One that it cannot have is not taken: the field says why, and has the old one again when it is left. */
export function KeyName({ name, mark, problemOf, onRename }: Props) {
  const id = useId()
  const { text, isHeldBack, onText, onBlur, onKeyDown } = useTyping({
    stored: name,
    put: (typed, own) => typed === name || (problemOf(typed) === undefined && onRename(typed, own)),
    mark,
  })
  const problem = isHeldBack
    ? (problemOf(text) ?? 'This name is already used for something else in the scenario.')
    : undefined
  return (
    <div className="key-name">
      <input
        type="text"
        aria-label={`Name of ${name}`}
        aria-invalid={isHeldBack}
        aria-describedby={id}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <p id={id} className="field-problem" role="status">
        {problem}
      </p>
    </div>
  )
}
