type Props = {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (id: string) => void
}

/** One of a list that is too long to be shown at once. */
export function Choice({ label, value, options, onChoose }: Props) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
