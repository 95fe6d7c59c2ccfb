import type { Point } from '../../src/scene/shapes.ts'

/** What a turn of the wheel asks for. */
export type WheelMove = { readonly kind: 'zoom'; readonly by: number } | { readonly kind: 'pan'; readonly by: Point }

type WheelFacts = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'timeStamp'
> & {
  /** Chromium's and Safari's: 120 for a notch of a wheel, three times the distance for a trackpad. */
  readonly wheelDeltaY?: number
}

/** Events nearer to each other than this many milliseconds are one movement of the hand. */
const TOGETHER = 200
/** How much of a zoom a pixel is: of a wheel, which makes a hundred in a notch, and of a pinch, which makes a few. */
const [BY_WHEEL, BY_PINCH] = [0.0015, 0.01] as const
const [LINE, PAGE] = [16, 400] as const

/**
 * Tells a wheel from a trackpad, as people who use both expect: Ctrl or Command, and a pinch, zoom; a wheel zooms, as in
 * map editors; Shift and a wheel goes sideways; two fingers on a trackpad move the map, as in drawing programs.
 */
export class WheelReader {
  #isTrackpad = false
  #last = Number.NEGATIVE_INFINITY

  read(event: WheelFacts): WheelMove {
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? PAGE : 1
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit]
    // What a movement began as it stays: single events of a trackpad can look like a wheel's.
    if (event.timeStamp - this.#last > TOGETHER) this.#isTrackpad = isFromTrackpad(event)
    else if (dx !== 0 && dy !== 0) this.#isTrackpad = true
    this.#last = event.timeStamp
    if (event.ctrlKey || event.metaKey) {
      const isPinch = Math.abs(dy) < 50
      return { kind: 'zoom', by: Math.exp(-dy * (isPinch ? BY_PINCH : BY_WHEEL)) }
    }
    if (event.shiftKey && !this.#isTrackpad) return { kind: 'pan', by: [-(dx === 0 ? dy : dx), 0] }
    if (this.#isTrackpad) return { kind: 'pan', by: [-dx, -dy] }
    if (dy === 0) return { kind: 'pan', by: [-dx, 0] }
    return { kind: 'zoom', by: Math.exp(-dy * BY_WHEEL) }
  }
}

function isFromTrackpad({ deltaX, deltaY, deltaMode, wheelDeltaY }: WheelFacts): boolean {
  if (deltaMode !== 0) return false
  if (deltaX !== 0 && deltaY !== 0) return true
  return wheelDeltaY !== undefined && wheelDeltaY !== 0 && wheelDeltaY === -3 * deltaY
}
