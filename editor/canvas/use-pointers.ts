import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Point } from '../../src/scene/shapes.ts'
import type { BoardPointer } from './board-pointer.ts'
import { type Camera, pan, zoom } from './camera.ts'
import type { CanvasRenderer } from './canvas-renderer.ts'
import { Pointers } from './pointers.ts'
import { WheelReader } from './wheel.ts'

type Wishes = {
  readonly onGesture: (event: BoardPointer) => void
  readonly panWith?: 'space' | 'always'
  readonly holds?: (place: number) => boolean
}

/** Listens to pointers, the wheel and the space bar; gives the shape of the mouse pointer while the map is held. */
export function usePointers(
  wrapper: RefObject<HTMLElement | null>,
  renderer: CanvasRenderer,
  now: RefObject<Wishes>,
  move: (change: (camera: Camera) => Camera) => void,
): 'grab' | 'grabbing' | undefined {
  const [isSpaceHeld, setSpaceHeld] = useState(false)
  const [isGripped, setGripped] = useState(false)
  const space = useRef(false)
  const moveNow = useRef(move)
  moveNow.current = move

  useEffect(() => {
    const element = wrapper.current
    if (!element) return undefined
    const moveBy = (dx: number, dy: number, by: number, [x, y]: Point) =>
      moveNow.current((from) => pan(by === 1 ? from : zoom(from, by, { x, y }, renderer.whole), dx, dy))
    const pointers = new Pointers(element, {
      layout: () => renderer.layout,
      pick: (point) => renderer.pick(point),
      camera: () => renderer.camera,
      cursor: () => renderer.cursor,
      onGesture: (event) => now.current.onGesture(event),
      onMove: moveBy,
      panning: () => (space.current ? 'now' : now.current.panWith === 'always' ? 'by-drag' : 'never'),
      holds: (place) => now.current.holds?.(place) ?? false,
      onGrip: setGripped,
    })
    const wheel = new WheelReader()
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const turned = wheel.read(event)
      if (turned.kind === 'pan') moveBy(turned.by[0], turned.by[1], 1, [0, 0])
      else moveBy(0, 0, turned.by, [event.clientX - box.left, event.clientY - box.top])
    }
    // The middle button would begin to scroll the page.
    const onMouseDown = (event: MouseEvent) => event.button === 1 && event.preventDefault()
    const hold = (isHeld: boolean) => {
      space.current = isHeld
      setSpaceHeld(isHeld)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || (event.type === 'keydown' && isElsewhere(event.target, element))) return
      if (space.current !== (event.type === 'keydown')) hold(event.type === 'keydown')
      // A held space bar scrolls the page.
      if (event.type === 'keydown') event.preventDefault()
    }
    const onBlur = () => hold(false)
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerdown', (event) => pointers.down(event), { signal })
    element.addEventListener('pointermove', (event) => pointers.move(event), { signal })
    element.addEventListener('pointerup', (event) => pointers.up(event), { signal })
    element.addEventListener('pointercancel', (event) => pointers.cancel(event), { signal })
    element.addEventListener('pointerleave', (event) => pointers.leave(event), { signal })
    element.addEventListener('contextmenu', (event) => pointers.menu(event), { signal })
    element.addEventListener('mousedown', onMouseDown, { signal })
    // React listens passively, and then the page would scroll as well.
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    window.addEventListener('keydown', onKey, { signal })
    window.addEventListener('keyup', onKey, { signal })
    window.addEventListener('blur', onBlur, { signal })
    return () => stop.abort()
  }, [wrapper, renderer, now])

  return isGripped ? 'grabbing' : isSpaceHeld ? 'grab' : undefined
}

/** Whether a key belongs to something else: on a button or in a text the space bar has a meaning of its own. */
function isElsewhere(target: EventTarget | null, element: HTMLElement): boolean {
  return target instanceof Element && target !== element && target !== document.body
}
