import type { KeyboardEvent } from 'react'

/**
 * Where a key leads within a row of controls that is one stop of the Tab key: arrow keys go on and around, Home and End
 * to the ends. Nothing for other keys.
 */
export function roved(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Moves the focus within a row of buttons; gives the place of the button that has it now, where the key moved it. */
export function rove(event: KeyboardEvent<HTMLElement>): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const next = at < 0 ? undefined : roved(event.key, at, buttons.length)
  if (next === undefined) return undefined
  event.preventDefault()
  buttons[next]!.focus()
  return next
}
