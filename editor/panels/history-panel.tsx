import { useDocument, useWorkbench } from '../state/workbench.ts'

/** Everything that was done, the last at the top; a click goes back to the moment after it. */
export function HistoryPanel() {
  const { document } = useWorkbench()
  const { done, undone } = useDocument((state) => state.history)
  if (done.length + undone.length === 0) return <p className="empty">Nothing has been changed yet.</p>
  const steps = [...done, ...undone.toReversed()]
  return (
    <ol className="history" reversed>
      {steps
        .map(({ label }, i) => ({ label, number: i + 1 }))
        .toReversed()
        .map(({ label, number }) => (
          <li key={number}>
            <button
              type="button"
              className={number > done.length ? 'undone' : ''}
              aria-current={number === done.length ? 'step' : undefined}
              onClick={() => document.goTo(number)}
            >
              {label}
            </button>
          </li>
        ))}
      <li>
        <button type="button" aria-current={done.length === 0 ? 'step' : undefined} onClick={() => document.goTo(0)}>
          As it was opened
        </button>
      </li>
    </ol>
  )
}
