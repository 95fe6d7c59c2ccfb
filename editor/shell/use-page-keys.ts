import { useEffect } from 'react'
import { pasteClip, readClip } from '../commands/clipboard.ts'
import type { PageActions } from '../commands/command.ts'
import { commandsIn } from '../commands/index.ts'
import { commandFor } from '../commands/keys.ts'
import { type Workbench } from '../state/workbench.ts'

/** The keys of the whole page, but while the battle is played, or something comes that all keys are for. */
export function usePageKeys(workbench: Workbench, page: PageActions, isElsewhere: boolean): void {
  useEffect(() => {
    if (isElsewhere) return undefined
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element | null
      const command = commandFor(commandsIn(workbench.document.state), event)
      // Pasting is an event of its own, which brings the system's clipboard along.
      if (!command || command.id === 'paste' || event.defaultPrevented) return
      // A dialog has all keys, also while nothing in it has the focus.
      if (document.querySelector('dialog[open]')) return
      // Saving is meant wherever the cursor is; everything else belongs to the field that is typed in.
      if (isTypedIn(target) && !/^(save|save-as|open|palette)$/.test(command.id)) return
      if (isOwnKeyOf(target, event.key)) return
      if (command.isOfBoard && !isOnBoard()) return
      if (/^(copy|cut)$/.test(command.id) && isTextSelected()) return
      event.preventDefault()
      command.run(workbench, page)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isTypedIn(event.target as Element | null) || !isOnBoard()) return
      const clip = readClip(event.clipboardData?.getData('text/plain') ?? '')
      if (clip) workbench.view.setState({ clip })
      pasteClip(workbench)
    }
    addEventListener('keydown', onKey)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('paste', onPaste)
    }
  }, [workbench, page, isElsewhere])
}

const isTypedIn = (target: Element | null) =>
  Boolean(target?.closest?.('input, select, textarea, dialog, [contenteditable="true"]'))

/** Keys that mean something to the control that has the focus. */
function isOwnKeyOf(target: Element | null, key: string): boolean {
  const isButton = target?.closest('button, summary, a') !== null && target !== null
  return isButton && (key === 'Enter' || key === ' ')
}

/**
 * Whether the map has the keyboard, or the tree of those who stand on it, or nothing has: what is pressed in a panel is not
 * about the map.
 */
function isOnBoard(): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  return activeElement.matches('.board .canvas') || activeElement.closest('.command-tree') !== null
}

/** Whether somebody has selected words of the page, and not the map. */
function isTextSelected(): boolean {
  return getSelection()?.isCollapsed === false && !document.activeElement?.matches('.board .canvas')
}
