import type { Body } from '../../src/engine/presenter.ts'
import type { OnPointOut } from './event-log.tsx'

/** The bodies of troops of both sides, each under its command. A line points out its place. */
export function FormationSummary({
  bodies,
  onPointOut,
}: {
  readonly bodies: readonly Body[]
  readonly onPointOut: OnPointOut
}) {
  const commands = new Map<string, Body[]>()
  for (const body of bodies) {
    const key = `${body.side} ${body.under}`
    commands.set(key, [...(commands.get(key) ?? []), body])
  }
  return (
    <div className="formations" onMouseLeave={() => onPointOut([], false)}>
      {[...commands].map(([key, members]) => (
        <section key={key}>
          <h3 className={`side-${members[0]!.side}`}>{members[0]!.under}</h3>
          {members.map(({ name, facts, place }) => (
            <button
              key={name}
              type="button"
              className="body"
              onClick={() => onPointOut(placesOf(place), true)}
              onMouseMove={() => onPointOut(placesOf(place), false)}
              onFocus={() => onPointOut(placesOf(place), false)}
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
