import type { Point, Rect } from '../../src/scene/shapes.ts'

/** How a map lies on the screen: a point of the map is at `x + k · px`. */
export type Camera = { readonly x: number; readonly y: number; readonly k: number }

export type Size = { readonly width: number; readonly height: number }

/** From half the whole map to twelve times it, and at least so near that a hex of a huge map can be looked at. */
const [SMALLEST, LARGEST, NEAR] = [0.5, 12, 3] as const
/** So much of the map stays on the screen, wherever it is moved. */
const LEFT_IN_SIGHT = 80

/** The whole frame, in the middle of the screen. */
export function fit(frame: Rect, screen: Size): Camera {
  const k = Math.max(0.01, Math.min(screen.width / frame.width, screen.height / frame.height))
  return {
    k,
    x: (screen.width - frame.width * k) / 2 - frame.x * k,
    y: (screen.height - frame.height * k) / 2 - frame.y * k,
  }
}

/** Larger or smaller, with one point of the screen staying where it is. */
export function zoom(
  camera: Camera,
  by: number,
  at: { readonly x: number; readonly y: number },
  whole: Camera,
): Camera {
  const most = Math.max(whole.k * LARGEST, NEAR)
  const k = Math.max(whole.k * SMALLEST, Math.min(most, camera.k * by))
  const ratio = k / camera.k
  return { k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}

/** Moved no more than is needed to have a point of the map on the screen, with room around it. */
export function bringIntoSight(camera: Camera, point: Point, screen: Size, room: number): Camera {
  const [x, y] = toScreen(camera, point)
  const dx = x < room ? room - x : x > screen.width - room ? screen.width - room - x : 0
  const dy = y < room ? room - y : y > screen.height - room ? screen.height - room - y : 0
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy)
}

/** Moved back so far that a bit of the map stays on the screen: nobody loses it. */
export function keepInSight(camera: Camera, frame: Rect, screen: Size): Camera {
  const within = (at: number, start: number, length: number, room: number) => {
    const least = Math.min(LEFT_IN_SIGHT, length * camera.k)
    return Math.max(least - (start + length) * camera.k, Math.min(room - least - start * camera.k, at))
  }
  return {
    k: camera.k,
    x: within(camera.x, frame.x, frame.width, screen.width),
    y: within(camera.y, frame.y, frame.height, screen.height),
  }
}

export function toScreen({ x, y, k }: Camera, [px, py]: Point): Point {
  return [x + px * k, y + py * k]
}

export function toMap({ x, y, k }: Camera, [sx, sy]: Point): Point {
  return [(sx - x) / k, (sy - y) / k]
}
