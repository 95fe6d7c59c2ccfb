import { useEffect, useRef } from 'react'

/** Hides the battle until the right person has the device. */
export function Cover({
  side,
  name,
  reason,
  onReady,
}: {
  readonly side: number
  readonly name: string
  readonly reason: string
  readonly onReady: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [side])
  return (
    <main className={`cover side-${side}`}>
      <div>
        <p>{reason}</p>
        <h1>Pass the device to the {name} side</h1>
        <button ref={button} type="button" className="primary" onClick={onReady}>
          I play the {name} side: show it
        </button>
      </div>
    </main>
  )
}
