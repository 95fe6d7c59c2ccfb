import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { NOWHERE } from '../../src/board/nowhere.ts'
import type { Portrait } from '../../src/engine/portrait.ts'
import type { LayerId, Point } from '../../src/scene/shapes.ts'
import type { Theme } from '../../src/scene/theme.ts'
import type { BoardPointer } from './board-pointer.ts'
import { BoardStage } from './board-stage.ts'
import { bringIntoSight, type Camera, pan, type Size, toMap, toScreen, zoom } from './camera.ts'
import { CanvasRenderer, type UnderlayPicture } from './canvas-renderer.ts'
import type { Overlay } from './overlay.ts'
import { usePointers } from './use-pointers.ts'
import { useScreen } from './use-screen.ts'

/**
 * A battle to look at and to work on. The map is moved by the middle button, the space bar and a drag, two fingers, a
 * trackpad; it is zoomed by the wheel, Ctrl and the wheel, or a pinch (see `WheelReader`). All else is told by `onGesture`.
 * The pictures are hidden from screen readers: whoever uses this describes the board beside it.
 */
export type BoardCanvasProps = {
  /** A new one for each state of the battle; what differs from the one before is painted. */
  readonly portrait: Portrait
  readonly theme: Theme
  /** Title and legend are not drawn here, and marks are the overlay's problems. */
  readonly layers: ReadonlySet<LayerId>
  /** How the map lies; without a camera the whole board is shown, also when the canvas becomes larger or smaller. */
  readonly camera: Camera | undefined
  readonly onCamera: (camera: Camera | undefined) => void
  readonly underlay?: UnderlayPicture | undefined
  /** Pieces that are on their way, by their numbers: the overlay draws them, and the board leaves them out. */
  readonly absent?: ReadonlySet<number> | undefined
  readonly overlay: Overlay
  readonly onGesture: (event: BoardPointer) => void
  /** Whether every drag moves the map, or only one with the space bar held, the middle button or two fingers. */
  readonly panWith?: 'space' | 'always'
  /** Whether a drag that begins at a place is told, although every drag moves the map. */
  readonly holds?: (place: number) => boolean
  readonly handle?: Ref<BoardHandle>
  /** Every key. The space bar, while it is held, moves the map, so it had better do nothing else. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void
  readonly onFocus?: (event: FocusEvent<HTMLDivElement>) => void
  readonly onBlur?: (event: FocusEvent<HTMLDivElement>) => void
  readonly 'aria-label': string
  readonly 'aria-describedby'?: string | undefined
  /** Gives the board its size: it has none of its own. */
  readonly className?: string
  /** The shape of the mouse pointer, as CSS names it. */
  readonly pointer?: string
}

/** What can be asked of a board on the screen. Points of the page are `clientX` and `clientY`. */
export type BoardHandle = {
  /** Shows the whole board. */
  fit(): void
  /** Moves no further than is needed to see a place. */
  reveal(place: number): void
  /** Larger or smaller, around the middle or a point of the page. */
  zoomBy(by: number, client?: Point): void
  panBy(dx: number, dy: number): void
  focus(): void
  placeAt(client: Point): number | undefined
  /** The place that is meant by a point of the map, or NOWHERE: pieces go before ground. */
  pick(point: Point): number
  positionOf(place: number): Point
  /** The name that is written at a point of the map. */
  nameAt(point: Point): string | undefined
  /** How the map lies now, and on how large a canvas. */
  view(): { readonly camera: Camera; readonly size: Size }
  /** Resolves when everything is painted. */
  settled(): Promise<void>
}

/** A place is in sight when so many pixels around its centre are. */
const ROOM = 60
const NOBODY: ReadonlySet<number> = new Set()

export function BoardCanvas(props: BoardCanvasProps) {
  const { portrait, theme, layers, camera, underlay, overlay, handle, absent = NOBODY } = props
  const wrapper = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const stage = useRef<BoardStage>(undefined)
  const [renderer] = useState(() => new CanvasRenderer())
  // What event handlers read: always the props of now.
  const now = useRef(props)
  now.current = props

  const { size, ratio } = useScreen(wrapper)
  // Before the others: a stage takes the size that it is given.
  useLayoutEffect(() => {
    const made = new BoardStage(
      holder.current!,
      (context) => renderer.paintBoard(context),
      (context) => renderer.paintOverlay(context),
    )
    stage.current = made
    renderer.attach(made)
    return () => {
      renderer.detach()
      made.destroy()
    }
  }, [renderer])
  useLayoutEffect(
    () => renderer.setContent({ portrait, theme, layers, underlay, absent }),
    [renderer, portrait, theme, layers, underlay, absent],
  )
  useLayoutEffect(() => renderer.moveCamera(camera), [renderer, camera])
  useLayoutEffect(() => renderer.setOverlay(overlay), [renderer, overlay])
  useLayoutEffect(() => {
    stage.current!.resize(size, ratio)
    renderer.resize(size, ratio)
  }, [renderer, size, ratio])

  const move = (change: (camera: Camera) => Camera) => {
    const next = renderer.moved(change)
    // Drawn with the next frame, whenever the props follow.
    renderer.moveCamera(next)
    now.current.onCamera(next)
  }
  const zoomBy = (by: number, at: Point) => move((from) => zoom(from, by, { x: at[0], y: at[1] }, renderer.whole))
  const pointer = usePointers(wrapper, renderer, now, move)

  useImperativeHandle(handle, (): BoardHandle => {
    const corner = (): Point => {
      const { left, top } = wrapper.current!.getBoundingClientRect()
      return [left + wrapper.current!.clientLeft, top + wrapper.current!.clientTop]
    }
    const onCanvas = ([x, y]: Point): Point => [x - corner()[0], y - corner()[1]]
    return {
      fit: () => now.current.onCamera(undefined),
      reveal: (place) => {
        const next = bringIntoSight(renderer.camera, renderer.layout.centre(place), renderer.screen, ROOM)
        if (next !== renderer.camera) move(() => next)
      },
      zoomBy: (by, client) =>
        zoomBy(by, client ? onCanvas(client) : [renderer.screen.width / 2, renderer.screen.height / 2]),
      panBy: (dx, dy) => move((from) => pan(from, dx, dy)),
      focus: () => wrapper.current!.focus(),
      placeAt: (client) => {
        const place = renderer.pick(toMap(renderer.camera, onCanvas(client)))
        return place === NOWHERE ? undefined : place
      },
      pick: (point) => renderer.pick(point),
      positionOf: (place) => {
        const [[left, top], [x, y]] = [corner(), toScreen(renderer.camera, renderer.layout.centre(place))]
        return [left + x, top + y]
      },
      nameAt: (point) => renderer.nameAt(point),
      view: () => ({ camera: renderer.camera, size: renderer.screen }),
      settled: () => renderer.settled(),
    }
  })

  return (
    // biome-ignore lint: the board is one control, with a cursor of its own.
    <div
      ref={wrapper}
      role="application"
      tabIndex={0}
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      className={props.className}
      style={{ overflow: 'hidden', touchAction: 'none', userSelect: 'none', cursor: pointer ?? props.pointer }}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
    >
      <div ref={holder} aria-hidden="true" style={{ width: 0, height: 0 }} />
    </div>
  )
}
