import type { Path } from '../../../src/scenario/diagnostic.ts'
import { useWorkbench } from '../../state/workbench.ts'
import { stepWords } from './step-words.ts'
import { type FormField, useField } from './use-form.ts'
import { useTyping } from './use-typing.ts'

type Props = {
  readonly path: Path
  /** Its row and column, for the ear. */
  readonly label: string
  /** Whether nothing may stand there. */
  readonly isOptional?: boolean
}

type CellProps = Props & { readonly field: FormField; readonly onClear: (mark?: string) => boolean }

/** A value of a table: no more than a number, a word or a tick. */
export function Cell(props: Props) {
  const { document } = useWorkbench()
  const field = useField(props.path)
  if (!field) return null
  const onClear = (mark?: string) => {
    if (!props.isOptional) return false
    if (field.value === undefined) return true
    return document.change(
      stepWords(document.state, 'Remove', field.path),
      [{ kind: 'remove', path: field.path }],
      [],
      mark,
    )
  }
  const own = { ...props, field, onClear }
  const { node } = field.place
  if (node.enum) return <ChoiceCell {...own} />
  if (node.type === 'boolean') return <FlagCell {...own} />
  return <TypedCell {...own} isNumber={node.type === 'integer' || node.type === 'number'} />
}

function FlagCell({ field, label, isOptional, onClear }: CellProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={field.value === true}
      onChange={(event) => (event.currentTarget.checked || !isOptional ? field.set(!field.value) : void onClear())}
    />
  )
}

function ChoiceCell({ field, label, isOptional, onClear }: CellProps) {
  const options = field.place.node.enum ?? []
  const at = options.indexOf(field.value)
  return (
    <select
      aria-label={label}
      value={at}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value)
        if (chosen < 0) onClear()
        else field.set(options[chosen])
      }}
      data-value={String(field.value)}
    >
      {(at < 0 || isOptional) && <option value={-1}>{at >= 0 ? '' : String(field.value ?? '')}</option>}
      {options.map((value, i) => (
        <option key={String(value)} value={i}>
          {String(value)}
        </option>
      ))}
    </select>
  )
}

function TypedCell({ field, label, isNumber, onClear }: CellProps & { readonly isNumber: boolean }) {
  const { minimum, maximum, pattern } = field.place.node
  const { text, isHeldBack, onText, onBlur, onKeyDown } = useTyping({
    stored: field.value === undefined || field.value === null ? '' : String(field.value),
    put: (typed, mark) => {
      const word = typed.trim()
      if (word === '') return onClear(mark)
      if (isNumber) return Number.isFinite(Number(word)) && field.type(Number(word), mark)
      return (pattern === undefined || new RegExp(pattern).test(word)) && field.type(word, mark)
    },
    mark: field.mark,
  })
  return (
    <input
      type={isNumber ? 'number' : 'text'}
      aria-label={label}
      aria-invalid={isHeldBack}
      value={text}
      min={minimum}
      max={maximum}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}
