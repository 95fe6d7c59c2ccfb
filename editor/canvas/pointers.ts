import { NOWHERE } from '../../src/board/nowhere.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point } from '../../src/scene/shapes.ts'
import { type BoardPointer, placesAlong } from './board-pointer.ts'
import { type Camera, toMap, toScreen } from './camera.ts'

/** What the pointers act on. */
export type PointerHost = {
  readonly layout: () => BoardLayout
  /** The place that is meant by a point of the map, or NOWHERE. */
  readonly pick: (point: Point) => number
  readonly camera: () => Camera
  readonly onGesture: (event: BoardPointer) => void
  /** Moves the map by pixels, and makes it larger around a point of the canvas. */
  readonly onMove: (dx: number, dy: number, by: number, at: Point) => void
  /** Whether pressing takes hold of the map at once, as with the space bar held, or a drag does, or neither. */
  readonly panning: () => 'now' | 'by-drag' | 'never'
  /** Whether a drag that begins at a place moves something there instead of the map. */
  readonly holds: (place: number) => boolean
  /** The place of the keyboard: menus asked for by a key are about it. */
  readonly cursor: () => number | undefined
  readonly onGrip: (isGripped: boolean) => void
}

/** A finger or a mouse that moves less than this taps. */
const STILL = 5
/** Two taps within so many milliseconds and pixels are one double tap. */
const [SOON, NEAR] = [350, 24] as const
const [LEFT, MIDDLE, ERASER] = [0, 1, 5] as const

type Finger = { at: Point; readonly started: Point; readonly button: number }

/** Makes gestures of pointer events: one pointer is for the tool, two fingers or the middle button move the map. */
export class Pointers {
  readonly #element: HTMLElement
  readonly #host: PointerHost
  readonly #fingers = new Map<number, Finger>()
  /** The pointer that the tool follows, and the point of the map where it was. */
  #leading: { readonly id: number; last: Point } | undefined
  #isMoving = false
  /** Whether what is pressed holds something of the board. */
  #holds = false
  #tap: { readonly time: number; readonly at: Point } | undefined

  constructor(element: HTMLElement, host: PointerHost) {
    this.#element = element
    this.#host = host
  }

  down(event: PointerEvent): void {
    if (event.button !== LEFT && event.button !== MIDDLE && event.button !== ERASER) return
    const at = this.#onCanvas(event)
    this.#fingers.set(event.pointerId, { at, started: at, button: event.button })
    this.#element.setPointerCapture(event.pointerId)
    if (this.#fingers.size > 1) {
      this.#letGo(event)
      this.#grip()
      return
    }
    if (event.button === MIDDLE || this.#host.panning() === 'now') this.#grip()
    this.#leading = event.button === MIDDLE ? undefined : { id: event.pointerId, last: this.#onMap(at) }
    this.#holds = event.button === LEFT && this.#host.holds(this.#host.pick(this.#onMap(at)))
    if (this.#leading && !this.#isMoving) this.#emit('down', event)
  }

  move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger) {
      if (this.#fingers.size === 0) this.#emit('hover', event)
      return
    }
    const at = this.#onCanvas(event)
    if (
      !this.#isMoving &&
      !this.#holds &&
      this.#host.panning() === 'by-drag' &&
      distance(at, finger.started) >= STILL
    ) {
      this.#letGo(event)
      this.#grip()
    }
    if (this.#isMoving) this.#moveMap(event.pointerId, finger, at)
    else if (this.#leading?.id === event.pointerId) this.#emitMove(event, this.#leading)
    finger.at = at
  }

  up(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger) return
    this.#fingers.delete(event.pointerId)
    const isTap = distance(this.#onCanvas(event), finger.started) < STILL
    if (this.#leading?.id === event.pointerId) {
      if (!this.#isMoving) this.#emit('up', event)
      this.#leading = undefined
      if (isTap && !this.#isMoving) this.#noticeTap(event)
    }
    if (this.#fingers.size === 0) this.#ungrip()
  }

  /** The system has taken the pointer away. */
  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
    if (this.#leading?.id === event.pointerId) this.#letGo(event)
    if (this.#fingers.size === 0) this.#ungrip()
  }

  leave(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#emit('leave', event)
  }

  /** A menu is asked for, by the right button, a long touch or a key: whatever was begun is given up. */
  menu(event: MouseEvent): void {
    event.preventDefault()
    this.#letGo(event)
    this.#fingers.clear()
    this.#ungrip()
    const cursor = this.#host.cursor()
    if (isByKey(event) && cursor !== undefined) this.#emitAtCursor(cursor, event)
    else this.#emit('contextmenu', event)
  }

  #emitAtCursor(place: number, event: MouseEvent): void {
    const point = this.#host.layout().centre(place)
    const [x, y] = toScreen(this.#host.camera(), point)
    const box = this.#element.getBoundingClientRect()
    const client: Point = [box.left + this.#element.clientLeft + x, box.top + this.#element.clientTop + y]
    const keys = { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey }
    const rest = { passed: [], points: [point], client, button: 0, pointerType: 'keyboard' as const, ...keys }
    this.#host.onGesture({ type: 'contextmenu', place, point, ...rest })
  }

  #letGo(event: MouseEvent): void {
    if (!this.#leading) return
    this.#leading = undefined
    if (!this.#isMoving) this.#emit('cancel', event)
  }

  #grip(): void {
    this.#isMoving = true
    this.#tap = undefined
    this.#host.onGrip(true)
  }

  #ungrip(): void {
    if (this.#isMoving) this.#host.onGrip(false)
    this.#isMoving = false
  }

  #moveMap(id: number, finger: Finger, at: Point): void {
    const [dx, dy] = [at[0] - finger.at[0], at[1] - finger.at[1]]
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1].at
    if (!other) return this.#host.onMove(dx, dy, 1, at)
    const by = Math.max(1, distance(at, other)) / Math.max(1, distance(finger.at, other))
    this.#host.onMove(dx / 2, dy / 2, by, [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2])
  }

  /** All samples since the frame before, so that a quick stroke has no gaps. */
  #emitMove(event: PointerEvent, leading: { last: Point }): void {
    const samples = event.getCoalescedEvents()
    const points = (samples.length > 0 ? samples : [event]).map((one) => this.#onMap(this.#onCanvas(one)))
    const layout = this.#host.layout()
    const passed = points.flatMap((point) => {
      const places = placesAlong(layout, leading.last, point)
      leading.last = point
      return places
    })
    this.#emit('move', event, passed, points)
  }

  #noticeTap(event: PointerEvent): void {
    const at = this.#onCanvas(event)
    const before = this.#tap
    this.#tap = { time: event.timeStamp, at }
    if (!before || event.timeStamp - before.time > SOON || distance(at, before.at) > NEAR) return
    this.#tap = undefined
    this.#emit('doubletap', event)
  }

  #emit(
    type: BoardPointer['type'],
    event: MouseEvent,
    passed: readonly number[] = [],
    points?: readonly Point[],
  ): void {
    const point = this.#onMap(this.#onCanvas(event))
    const place = this.#host.pick(point)
    this.#host.onGesture({
      type,
      place: place === NOWHERE || type === 'leave' ? undefined : place,
      passed,
      point,
      points: points ?? [point],
      client: [event.clientX, event.clientY],
      button: event.button,
      shift: event.shiftKey,
      alt: event.altKey,
      ctrl: event.ctrlKey || event.metaKey,
      pointerType: typeOf(event),
    })
  }

  #onCanvas({ clientX, clientY }: MouseEvent): Point {
    const box = this.#element.getBoundingClientRect()
    return [clientX - box.left - this.#element.clientLeft, clientY - box.top - this.#element.clientTop]
  }

  #onMap(at: Point): Point {
    return toMap(this.#host.camera(), at)
  }
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

function typeOf(event: MouseEvent): BoardPointer['pointerType'] {
  const type = 'pointerType' in event ? event.pointerType : undefined
  return type === 'touch' || type === 'pen' ? type : 'mouse'
}

/** Browsers give menus that a key asks for no button, or no kind of pointer. */
function isByKey(event: MouseEvent): boolean {
  return event.button === -1 || ('pointerType' in event && event.pointerType === '')
}
