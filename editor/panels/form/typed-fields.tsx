import { useId } from 'react'
import { useWorkbench } from '../../state/workbench.ts'
import { FieldLabel } from './field-label.tsx'
import { stepWords } from './step-words.ts'
import type { FormField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

type Props = { readonly field: FormField; readonly label: string }

/** Text of one line or more. */
export function TextField({ field, label, isProse = false }: Props & { readonly isProse?: boolean }) {
  const id = useId()
  const { document } = useWorkbench()
  const { text, onText, onBlur, onKeyDown } = useTyping({
    stored: textOf(field.value),
    put: (typed, mark) => (typed === '' && field.value === undefined) || field.type(typed, mark),
    mark: field.mark,
    isProse,
  })
  const leave = () => {
    onBlur()
    // What need not be said is not said any more.
    if (text === '' && field.isOptional && field.value !== undefined)
      document.change(stepWords(document.state, 'Remove', field.path), [{ kind: 'remove', path: field.path }])
  }
  const common = { id, value: text, placeholder: exampleOf(field), onBlur: leave, onKeyDown }
  return (
    <div className="field">
      <FieldLabel id={id} field={field} label={label} />
      {isProse ? (
        <textarea
          {...common}
          rows={Math.min(12, 2 + Math.ceil(text.length / 48))}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      ) : (
        <input {...common} type="text" onChange={(event) => onText(event.currentTarget.value)} />
      )}
    </div>
  )
}

export function NumberField({ field, label }: Props) {
  const id = useId()
  const { text, onText, onBlur, onKeyDown } = useTyping({
    stored: textOf(field.value),
    put: (typed, mark) => typed.trim() !== '' && Number.isFinite(Number(typed)) && field.type(Number(typed), mark),
    mark: field.mark,
  })
  const { minimum, maximum } = field.place.node
  return (
    <div className="field short">
      <FieldLabel id={id} field={field} label={label} />
      <input
        id={id}
        type="number"
        value={text}
        min={minimum}
        max={maximum}
        placeholder={exampleOf(field)}
        onChange={(event) => onText(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}

function exampleOf({ place }: FormField): string {
  const [example] = place.node.examples ?? []
  return typeof example === 'string' || typeof example === 'number' ? `e.g. ${example}` : ''
}
