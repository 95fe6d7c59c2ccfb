import { describe, expect, test } from 'vitest'
import { WheelReader } from './wheel.ts'

const plain = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false, timeStamp: 0 }
/** A notch of a wheel, and a bit of two fingers on a trackpad, as Chromium tells them. */
const notch = { ...plain, deltaY: 100, wheelDeltaY: -120 }
const swipe = { ...plain, deltaX: 0, deltaY: 12, wheelDeltaY: -36 }

describe('the wheel', () => {
  test('zooms out when it is turned towards the hand, and in when it is turned away', () => {
    const zoomed = (deltaY: number) => new WheelReader().read({ ...notch, deltaY })
    expect(zoomed(100)).toMatchObject({ kind: 'zoom', by: expect.closeTo(0.86, 2) })
    expect(zoomed(-100)).toMatchObject({ kind: 'zoom', by: expect.closeTo(1.16, 2) })
  })

  test('counts lines as well as pixels', () => {
    const move = new WheelReader().read({ ...plain, deltaY: 3, deltaMode: 1 })
    expect(move).toMatchObject({ kind: 'zoom', by: expect.closeTo(0.93, 2) })
  })

  test('goes sideways with Shift, whichever direction the browser gives', () => {
    expect(new WheelReader().read({ ...notch, shiftKey: true })).toEqual({ kind: 'pan', by: [-100, 0] })
    const turned = { ...plain, deltaX: 100, shiftKey: true }
    expect(new WheelReader().read(turned)).toEqual({ kind: 'pan', by: [-100, 0] })
  })
})

describe('a trackpad', () => {
  test('moves the map with two fingers', () => {
    const move = new WheelReader().read({ ...swipe, deltaX: 5 })
    expect(move).toEqual({ kind: 'pan', by: [-5, -12] })
  })

  test('zooms by a pinch, which browsers tell as Ctrl', () => {
    const move = new WheelReader().read({ ...swipe, ctrlKey: true, deltaY: -10 })
    expect(move).toMatchObject({ kind: 'zoom', by: expect.closeTo(1.105, 2) })
  })

  test('stays one as long as the fingers move, also when they move like a wheel', () => {
    const reader = new WheelReader()
    reader.read({ ...swipe, timeStamp: 1000 })
    expect(reader.read({ ...notch, timeStamp: 1100 })).toMatchObject({ kind: 'pan' })
    expect(reader.read({ ...notch, timeStamp: 2000 })).toMatchObject({ kind: 'zoom' })
  })
})
