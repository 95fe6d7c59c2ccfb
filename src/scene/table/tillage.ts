import { HOMES } from '../ground/tillage.ts'
import { stir } from '../jitter.ts'
import { Parcels } from '../parcels.ts'
import type { Point } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { distance } from './curves.ts'
import { type Drawn, drawnAround, inSquares } from './drawn.ts'
import type { Survey } from './survey.ts'

/** How much larger parcels are than on hexes, how far they lie apart, and how far from a village its fields reach. */
const [SCALE, ACROSS, DOWN, NEAR] = [1.5, 96, 80, 170]
/** No parcel reaches further from its point. */
const REACH = 60 * SCALE

/** Parcels all over a table, below everything else: what is not open ground hides them. */
export function drawTillage({ frame, plots }: Survey, theme: Theme): Drawn[] {
  const homes = plots.filter(({ pattern }) => HOMES.has(pattern)).flatMap(({ corners }) => corners)
  const hasFields = plots.some(({ pattern }) => pattern === 'field')
  const squares = inSquares(tilledPlaces(frame, homes), ({ at }) => at)
  return squares.flatMap((own) => {
    const parcels = new Parcels(hasFields, SCALE, frame)
    for (const { at, column, row } of own) parcels.add(at, column, row)
    return drawnAround(
      own.map(({ at }) => at),
      REACH,
      ...parcels.draw(theme),
    )
  })
}

function tilledPlaces({ x, y, width, height }: Survey['frame'], homes: readonly Point[]) {
  const [columns, rows] = [Math.floor(width / ACROSS), Math.floor(height / DOWN)]
  const found: { readonly at: Point; readonly column: number; readonly row: number }[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at: Point = [
        x + ((column + 0.42 + stir(column, row, 28) * 0.16) / columns) * width,
        y + ((row + 0.42 + stir(column, row, 29) * 0.16) / rows) * height,
      ]
      const isNear = homes.some((home) => distance(home, at) < NEAR)
      if (Parcels.isTilled(column, row, isNear)) found.push({ at, column, row })
    }
  }
  return found
}
