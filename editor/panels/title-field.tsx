import { useId, useRef } from 'react'
import { valueAt } from '../../src/scenario/value-at.ts'
import { slug } from '../../src/scenario/wording.ts'
import { isNamedByTitle, retitle } from '../commands/retitle.ts'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import { FieldLabel } from './form/field-label.tsx'
import { TextField } from './form/typed-fields.tsx'
import { useField } from './form/use-form.ts'
import { useTyping } from './form/use-typing.ts'

/** The title of a battle. Of one that has no file yet the short name follows it, and with that the name of the file. */
export function TitleField({ isUnnamed }: { readonly isUnnamed: boolean }) {
  const { document } = useWorkbench()
  const inputId = useId()
  const field = useField(['title'])
  const title = typeof field?.value === 'string' ? field.value : ''
  /** Whether the short name is still the title's, as it was when somebody began to type. */
  const follows = useRef(false)
  const { text, onText, onBlur, onKeyDown } = useTyping({
    stored: title,
    put: (typed, mark) =>
      typed === title || document.change('Change the title', retitle(typed, follows.current), [], mark),
    mark: field?.mark ?? '',
  })
  if (!field) return null
  return (
    <div className="field">
      <FieldLabel id={inputId} field={field} label={field.label} />
      <input
        id={inputId}
        type="text"
        value={text}
        onFocus={() => {
          follows.current = isUnnamed && isNamedByTitle(document.state.data)
        }}
        onChange={(event) => onText(event.currentTarget.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

/** The short name of a battle; where it is not the title's, that is proposed. */
export function IdField() {
  const field = useField(['id'])
  const title = useDocument(({ data }) => valueAt(data, ['title']))
  if (!field) return null
  const proposed = typeof title === 'string' ? slug(title) : ''
  return (
    <>
      <TextField field={field} label={field.label} />
      {proposed !== '' && proposed !== field.value && (
        <button type="button" className="link proposal" onClick={() => field.set(proposed)}>
          Use “{proposed}”
        </button>
      )}
    </>
  )
}
