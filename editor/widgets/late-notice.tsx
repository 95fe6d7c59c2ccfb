import { useSyncExternalStore } from 'react'
import { lateParts } from '../browser/late-parts.ts'

/** Says that a part of the page did not come, wherever somebody may be waiting for it. */
export function LateNotice() {
  const tries = useSyncExternalStore(lateParts.subscribe, lateParts.tries)
  if (tries === 0) return null
  return (
    <div className="notice problem late" role="alert">
      <p>
        {tries === 1
          ? 'A part of the editor did not load: its server does not answer. Your work is still here.'
          : 'It still did not load. Start berthier edit again, or load the page again: unsaved work is kept in this browser.'}
      </p>
      <button type="button" className="primary" onClick={() => lateParts.tryAgain()}>
        Try again
      </button>
      {tries > 1 && (
        <button type="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      )}
    </div>
  )
}
