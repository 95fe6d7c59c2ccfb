import { count } from '../../src/scenario/wording.ts'
import { Menu } from '../widgets/menu.tsx'
import type { TimelineBranch } from './game-timeline.ts'
import type { GameSession } from './session.ts'

/** Another moment than the last is looked at. */
export function PastNotice({ session }: { readonly session: GameSession }) {
  return (
    <div className="past" role="status">
      <p>
        You are looking back: after action {session.viewedStep} of {session.steps.length}.
      </p>
      <button type="button" className="primary" onClick={() => session.viewStep(session.steps.length)}>
        Back to the last action
      </button>
      <button type="button" onClick={() => session.rewind(session.viewedStep)}>
        Play on from here
      </button>
    </div>
  )
}

/** What was taken back stays at hand: a menu beside Undo leads to every other line of play. */
export function OtherBranches({ session }: { readonly session: GameSession }) {
  const { branches } = session
  if (branches.length === 0) return null
  return (
    <Menu name={`Taken back: ${branches.length}`}>
      {branches.map((line, i) => (
        // biome-ignore lint: the list never changes its order.
        <button key={i} type="button" role="menuitem" onClick={() => session.takeBranch(line)}>
          {describe(session, line)}
        </button>
      ))}
    </Menu>
  )
}

/** `Until Turn 2, round 3: 84 actions, apart from action 61 on`. */
function describe({ steps }: GameSession, line: TimelineBranch): string {
  const apart = line.steps.findIndex(({ text }, i) => text !== steps[i]?.text) + 1
  return `${line.steps.at(-1)?.time ?? ''}: ${count(line.steps.length, 'action')}, different from action ${apart} on`
}
