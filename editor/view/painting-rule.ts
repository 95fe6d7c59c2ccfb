/** A rule that paints many hexes at once. Its terrain is empty for the usual one. */
export type PaintingRule =
  | {
      readonly kind: 'scatter'
      readonly terrain: string
      /** How many of a hundred hexes. */
      readonly density: number
      /** Another number, another pattern; the same one always gives the same. */
      readonly seed: number
    }
  | {
      readonly kind: 'edge'
      readonly terrain: string
      /** How many hexes on each side of the water. */
      readonly width: number
    }

export const SCATTER = { kind: 'scatter', terrain: '', density: 15, seed: 1 } as const satisfies PaintingRule
export const EDGE = { kind: 'edge', terrain: '', width: 1 } as const satisfies PaintingRule
