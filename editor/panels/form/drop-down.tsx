import { Plus } from 'lucide-react'
import { useRef } from 'react'

type Props = {
  readonly words: string
  readonly items: readonly {
    readonly key: string
    readonly name: string
    readonly about: string | undefined
    readonly choose: () => void
  }[]
}

/** A button that opens a list of what could be added, each with what it means. */
export function DropDown({ words, items }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details
      className="add-menu"
      ref={details}
      // Below the last line of a panel nobody would see what there is to choose.
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.querySelector('ul')!.scrollIntoView({ block: 'nearest' })
      }
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.stopPropagation()
        details.current.removeAttribute('open')
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="add">
        <Plus aria-hidden="true" /> {words}…
      </summary>
      <ul>
        {items.map(({ key, name, about, choose }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                details.current?.removeAttribute('open')
                choose()
              }}
            >
              <strong>{name}</strong>
              <small>{about}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
