import type { ReactNode } from 'react'

type Props = {
  readonly label: string
  readonly isOff?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button with a sign instead of a word; the word is told to whoever points at it or cannot see it. */
export function IconButton({ label, isOff = false, onClick, children }: Props) {
  return (
    <button type="button" className="icon-button" title={label} aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </button>
  )
}
