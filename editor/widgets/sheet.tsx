import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** How high it can stand, as shares of the screen; lower than the lowest it is closed. */
const [LOW, HALF, HIGH] = [0.25, 0.5, 0.85] as const

/** What slides in from below on a phone: its grip is dragged up and down, and down to close it. The map stays above it. */
export function Sheet({ title, onClose, children }: Props) {
  const [share, setShare] = useState<number>(HALF)
  const begun = useRef<{ readonly y: number; readonly share: number }>(undefined)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && section.current?.contains(document.activeElement)) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])
  const onPointerMove = (event: PointerEvent) => {
    if (!begun.current) return
    setShare(Math.max(0.1, Math.min(HIGH, begun.current.share + (begun.current.y - event.clientY) / innerHeight)))
  }
  const end = () => {
    if (!begun.current) return
    const wasTap = Math.abs(share - begun.current.share) < 0.01
    begun.current = undefined
    if (share < LOW) onClose()
    else if (wasTap) setShare(share < HIGH ? HIGH : HALF)
  }
  return (
    <section ref={section} className="sheet-below" aria-label={title} style={{ height: `${share * 100}dvh` }}>
      <header>
        <button
          type="button"
          className="grip"
          aria-label={share < HIGH ? 'Make it higher' : 'Make it lower'}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            begun.current = { y: event.clientY, share }
          }}
          onPointerMove={onPointerMove}
          onPointerUp={end}
          onPointerCancel={() => {
            begun.current = undefined
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') setShare(share < HIGH ? HIGH : HALF)
          }}
        />
        <h2>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </section>
  )
}
