import { HOMES } from '../ground/tillage.ts'
import { FURLONG_REACH, furlongsIn, Parcels } from '../parcels.ts'
import type { Theme } from '../theme.ts'
import { distance } from './curves.ts'
import { type Drawn, drawnAround, inSquares } from './drawn.ts'
import type { Survey } from './survey.ts'

/** How much larger parcels are than on hexes, and how far from a village its fields reach. */
const [SCALE, NEAR] = [1.5, 170]

/** Parcels all over a table, below everything else: what is not open ground hides them. */
export function drawTillage({ frame, plots }: Survey, theme: Theme): Drawn[] {
  if (!theme.hasTillage) return []
  const homes = plots.filter(({ pattern }) => HOMES.has(pattern)).flatMap(({ corners }) => corners)
  const hasFields = plots.some(({ pattern }) => pattern === 'field')
  const tilled = furlongsIn(frame, SCALE).filter((furlong) =>
    Parcels.isTilled(
      furlong,
      homes.some((home) => distance(home, furlong.middle) < NEAR),
    ),
  )
  return inSquares(tilled, ({ middle }) => middle).flatMap((own) => {
    const parcels = new Parcels(hasFields, frame)
    for (const furlong of own) parcels.add(furlong)
    return drawnAround(
      own.map(({ middle }) => middle),
      FURLONG_REACH * SCALE,
      ...parcels.draw(theme),
    )
  })
}
