import { Dialog } from '../widgets/dialog.tsx'
import type { BlockingProblems } from './start-game.ts'

export type OnProblem = (problem: BlockingProblems['problems'][number] | undefined) => void

/** More problems than these are for the panel. */
const FIRST = 8

/** What keeps the battle from being played; each problem leads to its place. */
export function BlockingProblemsDialog({
  blocking: { problems, reason },
  onLeave,
  onProblem,
}: {
  readonly blocking: BlockingProblems
  readonly onLeave: () => void
  readonly onProblem: OnProblem
}) {
  return (
    <Dialog title="This battle cannot be played yet" onClose={onLeave}>
      {reason !== undefined && <p>{reason}</p>}
      {problems.length > 0 && (
        <>
          <p>{problems.length === 1 ? 'One error prevents it:' : `${problems.length} errors prevent it:`}</p>
          <ul className="blocking-problems">
            {problems.slice(0, FIRST).map((problem, i) => (
              // biome-ignore lint: the list never changes while it is shown.
              <li key={i}>
                <button type="button" className="link" onClick={() => onProblem(problem)}>
                  {problem.message}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="buttons end">
        <button type="button" className="primary" onClick={() => onProblem(undefined)}>
          Show the problems
        </button>
      </p>
    </Dialog>
  )
}
