/** How a map lies on the screen: a point of the map is at `x + k · px`. */
export type Camera = { readonly x: number; readonly y: number; readonly k: number }

/** A rectangle of the map. */
export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type Size = { readonly width: number; readonly height: number }

/** From half the whole map to a hex that fills the screen. */
const [SMALLEST, LARGEST] = [0.5, 12] as const

/** The whole frame, in the middle of the screen. */
export function fit(frame: Frame, screen: Size): Camera {
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
  const k = Math.max(whole.k * SMALLEST, Math.min(whole.k * LARGEST, camera.k * by))
  const ratio = k / camera.k
  return { k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio }
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy }
}

/** Moved no more than is needed to have a point of the map on the screen, with room around it. */
export function bringIntoSight(
  camera: Camera,
  [px, py]: readonly [number, number],
  screen: Size,
  room: number,
): Camera {
  const [x, y] = [camera.x + px * camera.k, camera.y + py * camera.k]
  const dx = x < room ? room - x : x > screen.width - room ? screen.width - room - x : 0
  const dy = y < room ? room - y : y > screen.height - room ? screen.height - room - y : 0
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy)
}
