import type { Command } from './command.ts'

/** The one of some commands that a key is for, as it was pressed. */
export function commandFor(
  commands: readonly Command[],
  event: {
    readonly key: string
    readonly ctrlKey: boolean
    readonly metaKey: boolean
    readonly shiftKey: boolean
    readonly altKey: boolean
  },
): Command | undefined {
  if (event.altKey) return undefined
  const isLetter = /^[a-z]$/i.test(event.key)
  const name = isLetter ? event.key.toUpperCase() : event.key
  // Signs such as ? already tell that Shift was held.
  const shift = event.shiftKey && (isLetter || event.key.length > 1)
  const pressed = [...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []), ...(shift ? ['Shift'] : []), name].join('+')
  return commands.find(({ keys }) => keys.includes(pressed))
}

/** Keys as this machine calls them. */
export function keyNames(keys: readonly string[]): string {
  const isMac = /Mac|iPad|iPhone/.test(navigator.platform)
  const named = keys.map((key) => key.replace('ArrowUp', '↑').replace('ArrowDown', '↓'))
  return named.map((key) => (isMac ? key.replace('Ctrl', '⌘').replace('Shift', '⇧') : key)).join(' or ')
}
