import type { OnPointOut } from './event-log.tsx'
import type { PlayView } from './play-view.ts'

type Props = { readonly view: PlayView; readonly onPointOut: OnPointOut }

/** Whoever still has to act before the decision can end; pointing at one shows where. */
export function Duties({ view: { duties }, onPointOut }: Props) {
  if (duties.length === 0) return null
  return (
    <details className="duties">
      <summary>
        {duties.length === 1
          ? 'One unit has still to attack or be attacked'
          : `${duties.length} units have still to attack or be attacked`}
      </summary>
      <ul>
        {duties.map(({ label, place }, i) => (
          // biome-ignore lint: two may be called alike, and the list never changes while it is shown.
          <li key={i}>
            <button
              type="button"
              className="link"
              onMouseMove={() => onPointOut([place], false)}
              onMouseLeave={() => onPointOut([], false)}
              onClick={() => onPointOut([place], true)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What could be done but for somebody who is missing: it says who, and shows where. */
export function WithheldChoices({ view: { withheld }, onPointOut }: Props) {
  return withheld.map(({ label, reason, places }) => (
    <div key={label} className="group plain withheld">
      <button
        type="button"
        className="choice main"
        aria-disabled="true"
        onMouseMove={() => onPointOut(places, false)}
        onMouseLeave={() => onPointOut([], false)}
        onFocus={() => onPointOut(places, false)}
        onBlur={() => onPointOut([], false)}
        onClick={() => onPointOut(places, true)}
      >
        {label}
      </button>
      <p className="reason">{reason}</p>
    </div>
  ))
}
