import { useEffect } from 'react'
import type { Group, PlayChoice } from './play-view.ts'
import type { GameSession } from './session.ts'

/**
 * U takes back, comma and full stop go through the game, the digits choose from what can be decided, and E what ends it.
 * Escape closes what lies over the map; `onEscape` says whether there was anything. While the map `isBusy`, all keys are its.
 */
export function useKeys(
  session: GameSession,
  groups: readonly Group[],
  onChoose: (choice: PlayChoice) => void,
  onEscape: () => boolean,
  isBusy: () => boolean,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest?.('input:not([type=range]), select, textarea, dialog')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || session.isCovered || isBusy()) return
      const chosen = event.key === 'e' ? endingChoice(groups) : numberedChoices(groups)[Number(event.key) - 1]
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
  }, [session, groups, onChoose, onEscape, isBusy])
}

/** What ends a decision that has other choices, such as to pass: the last one in the panel. */
export function endingChoice(groups: readonly Group[]): PlayChoice | undefined {
  const last = groups.length > 1 ? groups.at(-1)!.choices.at(-1) : undefined
  return last?.offer.kind === 'other' ? last : undefined
}

/** The choices that the digits 1 to 9 stand for, in the order of the panel. */
export function numberedChoices(groups: readonly Group[]): readonly PlayChoice[] {
  return groups.flatMap(({ choices }) => choices).slice(0, 9)
}
