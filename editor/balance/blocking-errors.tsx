import { CircleAlert } from 'lucide-react'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { count } from '../../src/scenario/wording.ts'
import { placesOf } from '../document/problem-places.ts'
import { useLayout } from '../state/workbench.ts'

type Props = {
  readonly errors: readonly Diagnostic[]
  readonly onReveal: (problem: Diagnostic, places: readonly number[]) => void
}

/** What keeps a battle from being played. A click leads to it. */
export function BlockingErrors({ errors, onReveal }: Props) {
  const layout = useLayout()
  return (
    <section className="blocking-errors" aria-label="What keeps the battle from being played">
      <p role="status">
        {count(errors.length, 'problem')} {errors.length === 1 ? 'keeps' : 'keep'} this battle from being played:
      </p>
      <ul className="problems">
        {errors.map((problem, i) => (
          <li key={`${i} ${problem.code}`} className="error">
            <button type="button" className="finding" onClick={() => onReveal(problem, placesOf(problem, layout))}>
              <CircleAlert aria-hidden="true" />
              <span>
                {problem.message}
                {problem.hint !== undefined && <small>{problem.hint}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
