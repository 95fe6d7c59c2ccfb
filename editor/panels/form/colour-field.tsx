import { useId } from 'react'
import { FieldLabel } from './field-label.tsx'
import type { FormField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

/** A colour: chosen, or typed as the file has it. */
export function ColourField({ field, label }: { readonly field: FormField; readonly label: string }) {
  const id = useId()
  const stored = typeof field.value === 'string' ? field.value : ''
  const { text, isHeldBack, onText, onBlur, onKeyDown } = useTyping({
    stored,
    put: (typed, mark) => COLOUR.test(typed) && field.type(typed, mark),
    mark: field.mark,
  })
  return (
    <div className="field short colour">
      <FieldLabel id={id} field={field} label={label} />
      <span className="with-button">
        <input
          type="color"
          aria-label={`${field.label}, chosen`}
          value={COLOUR.test(text) ? text : '#000000'}
          onChange={(event) => onText(event.currentTarget.value)}
          onBlur={onBlur}
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          aria-invalid={isHeldBack}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      </span>
    </div>
  )
}

const COLOUR = /^#[0-9a-f]{6}$/i
