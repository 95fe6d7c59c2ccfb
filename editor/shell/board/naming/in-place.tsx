import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { BoardHandle } from '../../../canvas/board-canvas.tsx'
import type { Camera } from '../../../canvas/camera.ts'

type Props = {
  readonly title: string
  readonly place: number
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
  readonly value: string
  readonly onValue: (value: string) => void
  /** What is wrong with the name, or what becomes of it. */
  readonly note?: string | undefined
  readonly isWrong?: boolean
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** A name that is typed on the map, where it stands: Enter and a click elsewhere take it, Escape leaves all as it was. */
export function InPlace(props: Props) {
  const { title, place, board, camera, value, onValue, note, isWrong = false, onSubmit, onCancel, children } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const finish = (how: () => void) => {
    if (isDone.current) return
    isDone.current = true
    how()
    board.current?.focus()
  }
  useEffect(() => {
    board.current?.reveal(place)
    const input = form.current!.querySelector('input')!
    input.focus()
    input.select()
  }, [board, place])
  useLayoutEffect(() => {
    const element = form.current!
    const home = element.offsetParent?.getBoundingClientRect()
    if (!board.current || !home) return
    const [x, y] = board.current.positionOf(place)
    const { width, height } = element.getBoundingClientRect()
    // Whole within the map, however near its edge the place is.
    const left = Math.max(6, Math.min(home.width - width - 6, x - home.left - width / 2))
    const top = Math.max(6, Math.min(home.height - height - 6, y - home.top - 18))
    element.style.translate = `${left}px ${top}px`
  }, [board, camera, place, note])
  return (
    <form
      ref={form}
      className="in-place"
      role="dialog"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) finish(onSubmit)
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') finish(onCancel)
      }}
      onBlur={(event) => {
        // Whatever else was pressed: a name that was typed is not lost.
        if (!event.currentTarget.contains(event.relatedTarget)) {
          isDone.current = true
          if (isWrong) onCancel()
          else onSubmit()
        }
      }}
    >
      <label className="unseen" htmlFor={id}>
        Name on the map
      </label>
      <div className="in-place-row">
        <input
          id={id}
          type="text"
          value={value}
          placeholder="Name"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        {children}
      </div>
      <p id={`${id}-note`} className={isWrong ? 'field-problem' : 'about'} role="status">
        {note}
      </p>
    </form>
  )
}
