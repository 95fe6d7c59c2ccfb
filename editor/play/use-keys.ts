import { useEffect } from 'react'
import type { PlayChoice } from './play-view.ts'
import type { GameSession } from './session.ts'

/**
 * U takes back, comma and full stop go through the game, the digits choose from what can be decided, and E what ends it.
 * Escape closes what lies over the map; `onEscape` says whether there was anything. While the map `isBusy`, all keys are its.
 */
export function useKeys(
  session: GameSession,
  keys: ReadonlyMap<PlayChoice, string>,
  onChoose: (choice: PlayChoice) => void,
  onEscape: () => boolean,
  isBusy: () => boolean,
  /** Any key ends what is shown of the last action. */
  onSkip: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      onSkip()
      const isTyping = (event.target as Element | null)?.closest?.('input:not([type=range]), select, textarea, dialog')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || session.isCovered || isBusy()) return
      const wanted = event.key.toUpperCase()
      // A key that is held down does not go on deciding what comes next.
      if (event.repeat && /^[1-9E]$/.test(wanted)) return
      const chosen = event.shiftKey ? undefined : [...keys].find(([, key]) => key === wanted)?.[0]
      if (chosen) onChoose(chosen)
      else if (event.key === 'Escape') {
        if (!onEscape()) return
      } else if (event.key === 'u' && session.canUndo) session.undo()
      else if (event.key === ',') session.viewStep(session.viewedStep - 1)
      else if (event.key === '.') session.viewStep(session.viewedStep + 1)
      else return
      event.preventDefault()
    }
    // Before whoever else listens: what Escape closes here must not close the game.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [session, keys, onChoose, onEscape, isBusy, onSkip])
}
