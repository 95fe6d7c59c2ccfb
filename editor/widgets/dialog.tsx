import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LateNotice } from './late-notice.tsx'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly isWide?: boolean
}

/** A window over the page that has the focus until it is closed: by Escape, its cross or what it is for. */
export function Dialog({ title, onClose, children, isWide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
    // What is asked for comes first, not the cross.
    const [asked] = element.querySelectorAll<HTMLInputElement>('form input')
    asked?.focus()
    asked?.select()
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'wide' : ''}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" title="Close (Escape)" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      {/* The page behind it cannot be reached. */}
      <LateNotice />
      {children}
    </dialog>
  )
}
