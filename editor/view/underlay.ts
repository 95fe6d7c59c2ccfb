/** A picture under or over the map, such as a scan to be traced: how its pixels come to lie on the map. */
export type Underlay = {
  readonly image: ImageBitmap
  /** The file that it was read from, so that it can be kept. */
  readonly source: Blob
  readonly name: string
  /** As in a canvas: a point (u, v) of the picture is at (a·u + c·v + e, b·u + d·v + f) of the map. */
  readonly transform: Affine
  readonly opacity: number
  readonly isAbove: boolean
}

export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

type Point = readonly [x: number, y: number]

/** The transform that brings three points to three others; nothing where the three lie on one line. */
export function alignThree(
  from: readonly [Point, Point, Point],
  to: readonly [Point, Point, Point],
): Affine | undefined {
  const [[u0, v0], [u1, v1], [u2, v2]] = from
  const area = (u1 - u0) * (v2 - v0) - (u2 - u0) * (v1 - v0)
  if (Math.abs(area) < 1e-6) return undefined
  // What goes from one corner to the others, solved for each coordinate of the map.
  const solve = (p0: number, p1: number, p2: number): [number, number, number] => {
    const alongU = ((p1 - p0) * (v2 - v0) - (p2 - p0) * (v1 - v0)) / area
    const alongV = ((p2 - p0) * (u1 - u0) - (p1 - p0) * (u2 - u0)) / area
    return [alongU, alongV, p0 - alongU * u0 - alongV * v0]
  }
  const [[x0, y0], [x1, y1], [x2, y2]] = to
  const [a, c, e] = solve(x0, x1, x2)
  const [b, d, f] = solve(y0, y1, y2)
  return [a, b, c, d, e, f]
}

/** The picture as large as fits into a frame, in its middle. */
export function fitInto(
  image: { readonly width: number; readonly height: number },
  frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Affine {
  const scale = Math.min(frame.width / image.width, frame.height / image.height)
  const left = frame.x + (frame.width - image.width * scale) / 2
  const top = frame.y + (frame.height - image.height * scale) / 2
  return [scale, 0, 0, scale, left, top]
}

/** The point of the picture that lies at a point of the map. */
export function toPicture([a, b, c, d, e, f]: Affine, [x, y]: Point): Point {
  const area = a * d - b * c
  return [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area]
}
