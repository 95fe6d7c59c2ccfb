import type { Body } from '../../src/engine/presenter.ts'
import type { OnTold } from './log.tsx'

/** The bodies of troops of both sides, each under its command. A line points out its place. */
export function Bodies({ bodies, onTold }: { readonly bodies: readonly Body[]; readonly onTold: OnTold }) {
  const commands = new Map<string, Body[]>()
  for (const body of bodies) {
    const key = `${body.side} ${body.under}`
    commands.set(key, [...(commands.get(key) ?? []), body])
  }
  return (
    <div className="bodies" onMouseLeave={() => onTold([], false)}>
      {[...commands].map(([key, members]) => (
        <section key={key}>
          <h3 className={`side-${members[0]!.side}`}>{members[0]!.under}</h3>
          {members.map(({ name, facts, place }) => (
            <button
              key={name}
              type="button"
              className="body"
              onClick={() => onTold(placesOf(place), true)}
              onMouseEnter={() => onTold(placesOf(place), false)}
              onFocus={() => onTold(placesOf(place), false)}
            >
              <strong>{name}</strong> {facts.join(', ')}
            </button>
          ))}
        </section>
      ))}
    </div>
  )
}

const placesOf = (place: number | undefined) => (place === undefined ? [] : [place])
