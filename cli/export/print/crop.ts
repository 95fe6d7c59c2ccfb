import type { Scene, Shape } from '../../../src/scene/shapes.ts'
import { type Measure, oneLine } from './text.ts'

/** A part of a scene, in its units. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A scene whose shapes know where they are, so that parts of it can be drawn on many sheets. */
export type CroppableScene = {
  readonly scene: Scene
  readonly layers: readonly { readonly id: Scene['layers'][number]['id']; readonly shapes: readonly Placed[] }[]
}

type Placed = { readonly shape: Shape; readonly box: Box; readonly parts?: readonly { d: string; box: Box }[] }

const NOTHING: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

export function makeCroppable(scene: Scene, measure: Measure): CroppableScene {
  return {
    scene,
    layers: scene.layers.map(({ id, shapes }) => ({ id, shapes: shapes.map((shape) => locate(shape, measure)) })),
  }
}

/** What is drawn on the paper. */
export function extentOf({ layers }: CroppableScene): Box {
  return layers
    .filter(({ id }) => id !== 'paper')
    .flatMap(({ shapes }) => shapes.map(({ box }) => box))
    .reduce(join, NOTHING)
}

/** What can be seen of a scene through a window. Nothing outside is left that does not reach into it. */
export function crop({ scene, layers }: CroppableScene, window: Box): Scene {
  return {
    ...scene,
    layers: layers.map(({ id, shapes }) => ({
      id,
      shapes: shapes.flatMap(({ shape, box, parts }): Shape[] => {
        if (!touches(box, window)) return []
        if (shape.kind !== 'path' || !parts) return [shape]
        const d = parts.flatMap((part) => (touches(part.box, window) ? [part.d] : [])).join('')
        return d === '' ? [] : [{ ...shape, d }]
      }),
    })),
  }
}

const touches = (a: Box, b: Box) => a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top

const join = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

const around = (x: number, y: number, dx: number, dy = dx): Box => ({
  left: x - dx,
  top: y - dy,
  right: x + dx,
  bottom: y + dy,
})

/** Where a shape is; never smaller than it is drawn. */
function locate(shape: Shape, measure: Measure): Placed {
  switch (shape.kind) {
    case 'circle':
      return { shape, box: around(shape.x, shape.y, shape.r + (shape.width ?? 1)) }
    case 'text': {
      if (shape.letters) {
        const boxes = shape.letters.map(([x, y]) => around(x, y, shape.size))
        return { shape, box: boxes.reduce(join, NOTHING) }
      }
      const wide = measure(oneLine(shape.text), { size: shape.size, isBold: shape.bold ?? false })
      const before = shape.anchor === 'start' ? 0 : shape.anchor === 'middle' ? wide / 2 : wide
      const { x, y, size } = shape
      return { shape, box: { left: x - before, right: x - before + wide, top: y - size, bottom: y + size / 3 } }
    }
    case 'group': {
      const box = shape.shapes.map((one) => locate(one, measure).box).reduce(join, NOTHING)
      const reach = Math.max(...[box.left, box.right, box.top, box.bottom].map(Math.abs)) * Math.SQRT2
      return { shape, box: around(shape.x, shape.y, reach * (shape.scale ?? 1)) }
    }
    case 'path': {
      const grow = shape.stroke === undefined ? 0 : (shape.width ?? 1)
      // A part of a path that lies outside of a window changes nothing inside of it, not even as a hole.
      const parts = shape.d
        .split(/(?=M)/)
        .filter((d) => d !== '')
        .map((d) => ({ d, box: pathBox(d, grow) }))
      return { shape, box: parts.map(({ box }) => box).reduce(join, NOTHING), parts }
    }
  }
}

const TOKENS = /[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g
/** How many numbers a command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** A box around everything that a path can reach: control points and whole ellipses included. */
function pathBox(d: string, grow: number): Box {
  const box = { ...NOTHING }
  walk(d, (_, x, y, reach) => widen(box, x, y, reach + grow))
  return box
}

/** Whether a line of a scene comes into a window: not only a box around all of it, as that of a slanting road would. */
export function comesInto(d: string, window: Box): boolean {
  const steps: Mutable[] = []
  walk(d, (step, x, y, reach) => widen((steps[step] ??= { ...NOTHING }), x, y, reach))
  return steps.some((box) => touches(box, window))
}

type Mutable = { -readonly [K in keyof Box]: Box[K] }

function widen(box: Mutable, x: number, y: number, reach: number): void {
  box.left = Math.min(box.left, x - reach)
  box.top = Math.min(box.top, y - reach)
  box.right = Math.max(box.right, x + reach)
  box.bottom = Math.max(box.bottom, y + reach)
}

/** Every point of a path, by its step, and how far an arc may reach from it. Maps have a hundred thousand: nothing is made for each. */
function walk(d: string, visit: (step: number, x: number, y: number, reach: number) => void): void {
  const tokens = d.match(TOKENS) ?? []
  const at = (i: number) => Number(tokens[i])
  let [x, y, command, i] = [0, 0, 'M', 0]
  for (let step = 0; i < tokens.length; step++) {
    if (ARITY[tokens[i]!.toLowerCase()] !== undefined) command = tokens[i++]!
    const kind = command.toLowerCase()
    const end = i + ARITY[kind]!
    const isRelative = command === kind
    const ox = isRelative ? x : 0
    const oy = isRelative ? y : 0
    if (kind !== 'm') visit(step, x, y, kind === 'a' ? 2 * Math.max(at(i), at(i + 1)) : 0)
    if (kind === 'h') x = ox + at(i)
    else if (kind === 'v') y = oy + at(i)
    else if (kind === 'a') {
      x = ox + at(i + 5)
      y = oy + at(i + 6)
    } else {
      for (; i + 1 < end; i += 2) {
        x = ox + at(i)
        y = oy + at(i + 1)
        visit(step, x, y, 0)
      }
    }
    visit(step, x, y, 0)
    i = end
  }
}
