import { useId } from 'react'
import { useTyping } from './use-typing.ts'

type Props = {
  readonly name: string
  /** What it is called in its form, where it is not alone. */
  readonly label?: string
  readonly mark: string
  /** Why it cannot be called that. */
  readonly problemOf: (name: string) => string | undefined
  /** Says whether it is called that now. */
  readonly onRename: (to: string, mark: string) => boolean
}

/** The name of a key. One that it cannot have is not taken: the field says why, and has the old one again when it is left. */
export function KeyName({ name, label, mark, problemOf, onRename }: Props) {
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
    <div className={label === undefined ? 'key-name' : 'key-name field'}>
      {label !== undefined && <label htmlFor={`${id}-name`}>{label}</label>}
      <input
        id={`${id}-name`}
        aria-label={label === undefined ? `Name of ${name}` : undefined}
        type="text"
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
