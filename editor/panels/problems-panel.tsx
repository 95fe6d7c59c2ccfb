import { CircleAlert, Info, TriangleAlert, Wrench } from 'lucide-react'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import { Lines } from '../../src/scenario/position.ts'
import { placesOf } from '../document/problem-places.ts'
import { useDocument, useLayout, useWorkbench } from '../state/workbench.ts'
import { plain } from './form/labels.ts'

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const

/** The command line's very list. A click goes to the places and the line; what can be mended safely is one click. */
export function ProblemsPanel({
  onReveal,
}: {
  readonly onReveal: (problem: Diagnostic, places: readonly number[]) => void
}) {
  const { document } = useWorkbench()
  const diagnostics = useDocument((state) => state.diagnostics)
  const text = useDocument((state) => state.text)
  const checkedText = useDocument((state) => state.checkedText)
  const layout = useLayout()
  const isCurrent = checkedText === text
  if (diagnostics.length === 0) {
    return <p className="empty">{isCurrent ? 'No problems: this battle can be played.' : 'Checking…'}</p>
  }
  const lines = new Lines(checkedText ?? '')
  return (
    <ul className="problems" aria-busy={!isCurrent}>
      {diagnostics.map((problem, i) => {
        const { code, severity, message, hint, range, fix } = problem
        const Icon = ICONS[severity]
        return (
          <li key={`${i} ${code}`} className={severity}>
            <button type="button" className="finding" onClick={() => onReveal(problem, placesOf(problem, layout))}>
              <Icon aria-hidden="true" />
              <span>
                <span className="unseen">{severity}: </span>
                {plain(message)}
                {hint !== undefined && <small>{plain(hint)}</small>}
                <small className="code">{code}</small>
              </span>
            </button>
            {range && (
              <button type="button" className="line" onClick={() => onReveal(problem, [])}>
                line {lines.at(range[0]).line}
              </button>
            )}
            {fix && isCurrent && (
              <button type="button" className="fix" onClick={() => document.fix(`Fix ${code}`, fix)}>
                <Wrench aria-hidden="true" /> Fix
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
