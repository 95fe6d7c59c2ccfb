import { CalendarClock } from 'lucide-react'
import { useDocument, useWorkbench } from '../state/workbench.ts'
import { arrivalTurn } from '../tools/arriving.ts'

/** Tells that what is stamped now is no part of the set-up. */
export function ArrivalNote() {
  const { document } = useWorkbench()
  const turn = useDocument(arrivalTurn)
  if (turn === undefined) return null
  return (
    <span className="arrival-note" role="status">
      <CalendarClock aria-hidden="true" /> <strong>New units arrive on turn {turn}</strong>
      <button type="button" onClick={() => document.setTurn(1)}>
        Back to the set-up
      </button>
    </span>
  )
}
