import { useEffect, useId, useState } from 'react'

type Props = {
  readonly label: string
  /** Nothing where the field is empty, which only one with a placeholder may be. */
  readonly value: number | undefined
  readonly least: number
  readonly most: number
  readonly step?: number
  readonly placeholder?: string
  readonly onChange: (value: number | undefined) => void
}

/** A number that is taken as soon as it is one; what is not is told by the browser, and the last good one counts. */
export function NumberField({ label, value, least, most, step = 1, placeholder, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(value === undefined ? '' : String(value))
  useEffect(() => {
    setTyped((before) => (numberIn(before) === value ? before : value === undefined ? '' : String(value)))
  }, [value])
  const isWrong = typed === '' ? placeholder === undefined : numberIn(typed) !== value
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        required={placeholder === undefined}
        min={least}
        max={most}
        step={step}
        placeholder={placeholder}
        aria-invalid={isWrong}
        value={typed}
        onChange={(event) => {
          const { value: text, validity } = event.currentTarget
          setTyped(text)
          if (validity.valid) onChange(numberIn(text))
        }}
      />
    </div>
  )
}

const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text))
