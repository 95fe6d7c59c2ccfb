import { expect, test } from 'vitest'
import type { Scene, Shape } from '../../../src/scene/shapes.ts'
import { crop, extentOf, makeCroppable } from './crop.ts'
import type { Measure } from './text.ts'

const measure: Measure = (text, { size }) => text.length * size * 0.5

const sceneOf = (...shapes: Shape[]): Scene => ({
  title: '',
  width: 1000,
  height: 1000,
  layers: [{ id: 'ground', shapes }],
})

const seen = (scene: Scene) =>
  crop(makeCroppable(scene, measure), { left: 0, top: 0, right: 100, bottom: 100 }).layers[0]!.shapes

test('of a path only the parts stay that reach into the window', () => {
  const d = 'M10 10h20v20ZM500 500l10 10ZM-50 50h300'
  expect(seen(sceneOf({ kind: 'path', d, fill: '#000000' }))).toEqual([
    { kind: 'path', d: 'M10 10h20v20ZM-50 50h300', fill: '#000000' },
  ])
})

test('curves and arcs count with everything that they can reach', () => {
  const shapes: Shape[] = [
    { kind: 'path', d: 'M110 50Q90 60 130 80', stroke: '#000000' },
    { kind: 'path', d: 'M-5 50a10 10 0 1 0 20 0', stroke: '#000000' },
  ]
  expect(seen(sceneOf(...shapes))).toHaveLength(2)
})

test('texts and groups go where they do not touch the window', () => {
  const text = { kind: 'text', y: 50, text: 'Hougoumont', size: 10, fill: '#000000', anchor: 'middle' } as const
  const group = { kind: 'group', y: 50, turn: 30, shapes: [{ kind: 'circle', x: 0, y: 0, r: 5 }] } as const
  expect(seen(sceneOf({ ...text, x: 120 }, { ...text, x: 130 }, { ...group, x: 105 }, { ...group, x: 120 }))).toEqual([
    { ...text, x: 120 },
    { ...group, x: 105 },
  ])
})

test('the extent of a scene is that of its shapes', () => {
  const croppable = makeCroppable(sceneOf({ kind: 'path', d: 'M10 20L30 60', fill: '#000000' }), measure)
  expect(extentOf(croppable)).toEqual({ left: 10, top: 20, right: 30, bottom: 60 })
})
