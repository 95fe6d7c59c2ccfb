import { useEffect } from 'react'
import type { Session } from './session.ts'
import type { Choice, Group } from './view.ts'

/** U takes back, comma and full stop go through the game, and the digits choose from what can be decided. */
export function useKeys(session: Session, groups: readonly Group[], onChoose: (choice: Choice) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest?.('input:not([type=range]), select, textarea, dialog')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || session.isCovered) return
      const numbered = /^[1-9]$/.test(event.key) ? numberedChoices(groups)[Number(event.key) - 1] : undefined
      if (numbered) onChoose(numbered)
      else if (event.key === 'u' && session.canUndo) session.undo()
      else if (event.key === ',') session.show(session.shown - 1)
      else if (event.key === '.') session.show(session.shown + 1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [session, groups, onChoose])
}

/** The choices that the digits 1 to 9 stand for, in the order of the panel. */
export function numberedChoices(groups: readonly Group[]): readonly Choice[] {
  return groups.flatMap(({ choices }) => choices).slice(0, 9)
}
