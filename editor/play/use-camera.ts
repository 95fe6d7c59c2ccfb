import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Rect } from '../../src/scene/hex-layout.ts'
import { type Camera, fit, pan, type Size, zoom } from '../canvas/camera.ts'

/** A finger or a mouse that moves less than this clicks. */
const STILL = 5

/** A camera that is moved by dragging, the wheel and pinching. */
export function useCamera(frame: Rect, element: RefObject<SVGSVGElement | null>) {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 })
  const [camera, setCamera] = useState<Camera>()
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const travelled = useRef(0)
  const whole = fit(frame, size)
  const wholeNow = useRef(whole)
  wholeNow.current = whole

  useLayoutEffect(() => {
    const svg = element.current!
    const measure = () => setSize({ width: Math.max(1, svg.clientWidth), height: Math.max(1, svg.clientHeight) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [element])

  const move = useCallback((change: (camera: Camera) => Camera) => {
    setCamera((now) => change(now ?? wholeNow.current))
  }, [])

  useEffect(() => {
    const svg = element.current!
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = svg.getBoundingClientRect()
      const at = { x: event.clientX - box.left, y: event.clientY - box.top }
      move((now) => zoom(now, Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), at, wholeNow.current))
    }
    // React listens passively, and then the page would scroll as well.
    svg.addEventListener('wheel', onWheel, { passive: false })
    return () => svg.removeEventListener('wheel', onWheel)
  }, [element, move])

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button > 1) return
    if (pointers.current.size === 0) travelled.current = 0
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)
    travelled.current += Math.hypot(dx, dy)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (travelled.current < STILL) return
    // Captured from here on only: a captured pointer clicks on the whole map, not on a hex.
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!other) return move((now) => pan(now, dx, dy))
    const box = event.currentTarget.getBoundingClientRect()
    const [, at] = other
    const apart = (x: number, y: number) => Math.max(1, Math.hypot(x - at.x, y - at.y))
    const by = apart(event.clientX, event.clientY) / apart(before.x, before.y)
    const middle = { x: (event.clientX + at.x) / 2 - box.left, y: (event.clientY + at.y) / 2 - box.top }
    move((now) => pan(zoom(now, by, middle, wholeNow.current), dx / 2, dy / 2))
  }
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    pointers.current.delete(event.pointerId)
  }

  const middle = { x: size.width / 2, y: size.height / 2 }
  return {
    camera: camera ?? whole,
    size,
    move,
    zoomBy: (by: number) => move((now) => zoom(now, by, middle, whole)),
    fitAll: () => setCamera(undefined),
    /** Whether what ends now was a drag, and no click. */
    wasDrag: () => travelled.current >= STILL,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}
