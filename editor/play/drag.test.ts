import { describe, expect, test } from 'vitest'
import { placeOf } from '../../src/board/table/places.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { SKIRMISH, UNITS } from '../../src/scene/table/skirmish.fixture.ts'
import { follow, hasMoved, overlayOf, takeUp, turnedBy, withCorner } from './drag.ts'

const layout = layoutOf(SKIRMISH.board)
const [GUNS] = UNITS
const at = (x: number, y: number) => placeOf(SKIRMISH.board, [x, y])
const pointer = (x: number, y: number, held: { shift?: boolean; ctrl?: boolean } = {}) => ({
  point: layout.centre(at(x, y)),
  shift: held.shift ?? false,
  ctrl: held.ctrl ?? false,
})

describe('a drag', () => {
  test('goes from the piece to the pointer, and is a click as long as it has not moved', () => {
    const begun = takeUp(GUNS.place, false)
    expect(hasMoved(begun)).toBe(false)
    expect(overlayOf(begun, SKIRMISH)).toEqual({})
    const moved = follow(follow(begun, pointer(120, 90), layout), pointer(150, 95), layout)
    expect(hasMoved(moved)).toBe(true)
    expect(moved.way).toEqual([GUNS.place, at(150, 95)])
    expect(overlayOf(moved, SKIRMISH).pieces).toEqual([{ ...GUNS, place: at(150, 95) }])
  })

  test('keeps its end where the pointer leaves the table', () => {
    const moved = follow(takeUp(GUNS.place, false), pointer(150, 95), layout)
    expect(follow(moved, { point: [-50, 10], shift: false, ctrl: false }, layout).way).toEqual(moved.way)
  })

  test('sets one corner each time that Ctrl goes down', () => {
    let drag = takeUp(GUNS.place, false)
    for (const event of [pointer(120, 90), pointer(130, 90, { ctrl: true }), pointer(140, 90, { ctrl: true })])
      drag = follow(drag, event, layout)
    drag = follow(drag, pointer(150, 120), layout)
    expect(drag.way).toEqual([GUNS.place, at(130, 90), at(150, 120)])
    expect(withCorner(drag).way).toEqual([...drag.way, at(150, 120)])
  })

  test('turns to the pointer with Shift held, and stays where it is', () => {
    const moved = follow(takeUp(GUNS.place, false), pointer(150, 95), layout)
    const turned = follow(moved, pointer(170, 95, { shift: true }), layout)
    expect([turned.way, turned.facing]).toEqual([moved.way, 90])
    const onTheSpot = follow(takeUp(GUNS.place, false), pointer(100, 20, { shift: true }), layout)
    expect([onTheSpot.way, onTheSpot.facing, hasMoved(onTheSpot)]).toEqual([[GUNS.place], 180, true])
  })

  test('turns by steps from where the piece faces', () => {
    expect(turnedBy(takeUp(GUNS.place, true), -67.5, SKIRMISH).facing).toBe(337.5)
  })
})
