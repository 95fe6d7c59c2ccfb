import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { PiecePortrait } from '../../src/engine/portrait.ts'
import { drawPiece } from '../../src/scene/counters.ts'
import type { Theme } from '../../src/scene/theme.ts'
import type { BoardHandle } from '../canvas/board-canvas.tsx'
import type { Camera } from '../canvas/camera.ts'
import { SIZE } from '../canvas/pen.ts'
import { rove } from '../widgets/roving.ts'
import { Shapes } from '../widgets/shapes.tsx'

/** A counter of the stack, and what picking it does; nothing where it can only be looked at. */
type FannedPiece = {
  readonly piece: PiecePortrait
  readonly label: string
  readonly note?: string | undefined
  readonly onPick: (() => void) | undefined
}

type Props = {
  readonly place: number
  /** The place in words. */
  readonly where: string
  readonly pieces: readonly FannedPiece[]
  readonly theme: Theme
  readonly board: RefObject<BoardHandle | null>
  readonly camera: Camera | undefined
  /** Whether the keyboard goes on in the fan. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** How far the fan stays from the edge of the map, and from the stack. */
const [MARGIN, GAP] = [8, 10]

/** The counters of a stack side by side, so large that each can be read and picked, with a tip at their place. */
export function Fan({ place, where, pieces, theme, board, camera, takesFocus, onClose }: Props) {
  const fan = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (board.current) settle(fan.current!, board.current, place)
  }, [board, camera, place, pieces.length])
  useEffect(() => {
    if (takesFocus) fan.current!.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [takesFocus, place])
  useEffect(() => {
    // The map tells of its own clicks.
    const onPress = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('.fan, .canvas')) onClose()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [onClose])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rove(event)
    if (event.key !== 'Escape') return
    event.preventDefault()
    board.current?.focus()
    onClose()
  }
  return (
    <div ref={fan} className="fan" role="group" aria-label={`Stack in ${where}`} onKeyDown={onKeyDown}>
      {pieces.map(({ piece, label, note, onPick }, i) => (
        <button
          // Two counters of a stack may be alike in everything.
          // biome-ignore lint: the order of a stack is that of its pieces.
          key={i}
          type="button"
          disabled={onPick === undefined}
          onClick={onPick}
        >
          <Counter piece={piece} theme={theme} />
          <span>{label}</span>
          {note !== undefined && <small>{note}</small>}
        </button>
      ))}
    </div>
  )
}

function Counter({ piece, theme }: { readonly piece: PiecePortrait; readonly theme: Theme }) {
  // A front points out of its counter.
  const half = piece.facing === undefined ? 24 : SIZE
  return (
    <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <Shapes shapes={drawPiece({ piece, hasCompany: false, stack: 1 }, theme)} />
    </svg>
  )
}

/** Above its place, or below where there is no room above; never over the edge of the map. */
function settle(fan: HTMLElement, board: BoardHandle, place: number): void {
  const home = fan.offsetParent?.getBoundingClientRect()
  if (!home) return
  const [pageX, pageY] = board.positionOf(place)
  const [x, y] = [pageX - home.left, pageY - home.top]
  const away = SIZE * board.view().camera.k + GAP
  const { offsetWidth: width, offsetHeight: height } = fan
  const left = Math.max(MARGIN, Math.min(home.width - width - MARGIN, x - width / 2))
  const isAbove = y - away - height >= MARGIN
  fan.style.left = `${left}px`
  fan.style.top = `${isAbove ? y - away - height : y + away}px`
  fan.style.setProperty('--tip', `${Math.max(16, Math.min(width - 16, x - left))}px`)
  fan.dataset['side'] = isAbove ? 'above' : 'below'
}
