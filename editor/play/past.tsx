import type { Line } from './course.ts'
import type { Session } from './session.ts'

/** Another moment than the last is looked at. */
export function Past({ session }: { readonly session: Session }) {
  return (
    <div className="past" role="status">
      <p>
        You look back: after action {session.shown} of {session.steps.length}.
      </p>
      <button type="button" className="primary" onClick={() => session.show(session.steps.length)}>
        Back to the last action
      </button>
      <button type="button" onClick={() => session.rewind(session.shown)}>
        Play on from here
      </button>
    </div>
  )
}

/** The courses that the battle has taken before, to be gone back to. */
export function Lines({ session }: { readonly session: Session }) {
  if (session.lines.length === 0) return null
  return (
    <details className="lines">
      <summary>
        {session.lines.length === 1 ? 'Another course' : `${session.lines.length} other courses`} of this battle
      </summary>
      <ul>
        {session.lines.map((line, i) => (
          // biome-ignore lint: the list never changes its order.
          <li key={i}>
            <button type="button" onClick={() => session.takeLine(line)}>
              {describe(session, line)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** `Until Turn 2, round 3: 84 actions, apart from action 61 on`. */
function describe({ steps }: Session, line: Line): string {
  const apart = line.steps.findIndex(({ text }, i) => text !== steps[i]?.text) + 1
  return `${line.steps.at(-1)?.time ?? ''}: ${line.steps.length} actions, another from action ${apart} on`
}
