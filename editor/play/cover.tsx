import { useEffect, useRef } from 'react'

/** Hides the battle until the right person has the device. */
export function Cover({
  side,
  name,
  onReady,
}: {
  readonly side: number
  readonly name: string
  readonly onReady: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [side])
  return (
    <main className={`cover side-${side}`}>
      <div>
        <p>A choice the enemy must not see</p>
        <h1>Pass the device to {name}</h1>
        <button ref={button} type="button" className="primary" onClick={onReady}>
          I play {name}: show it
        </button>
      </div>
    </main>
  )
}
