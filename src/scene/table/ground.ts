import { mix } from '../../board/colours.ts'
import type { GroundLook, GroundPattern } from '../../engine/portrait.ts'
import type { GroundLayer } from '../board-drawing.ts'
import { farColour } from '../far.ts'
import { isOwnPattern, tinted, washOf } from '../ground/washes.ts'
import { lines } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawFarm, drawFortress, drawTown, drawYard } from './buildings.ts'
import { type Drawn, drawnAround } from './drawn.ts'
import { ANGULAR, drawOwnPlot } from './own.ts'
import { drawField, drawGrass, drawMarsh, drawOrchard, drawRough, drawWood, type Plot } from './plants.ts'
import { drawHill } from './relief.ts'
import type { Survey } from './survey.ts'
import { drawTillage } from './tillage.ts'
import { drawRoads, drawStrip, drawWaters } from './ways.ts'

/** The open land of a table, below everything else. */
export const drawOpenLand = (survey: Survey, theme: Theme): Drawn[] => [
  ...drawTillage(survey, theme),
  ...drawGrass(survey.frame, theme),
]

/** Everything that lies on the open land, layer by layer from below. */
export function drawTableGround(survey: Survey, theme: Theme): Record<GroundLayer, Drawn[]> {
  const { plots, roads, lanes } = survey
  const ways = [...roads, ...lanes]
  return {
    ground: plots.flatMap((plot) => drawPlot(plot, theme)),
    water: drawWaters(survey, theme),
    roads: drawRoads(survey, theme),
    buildings: plots.flatMap((plot) => BUILDINGS[plot.pattern]?.(plot, ways, tinted(theme, plot)) ?? []),
  }
}

function drawPlot(plot: Plot & GroundLook, theme: Theme): Drawn[] {
  const { pattern, colour } = plot
  if (isOwnPattern(pattern))
    return drawOwnPlot(pattern, plot, washOf({ pattern, ...(colour && { colour }) }, theme), theme)
  return GROUNDS[pattern]?.(plot, tinted(theme, plot)) ?? []
}

const GROUNDS: Readonly<Partial<Record<GroundPattern, (plot: Plot, theme: Theme) => Drawn[]>>> = {
  hill: drawHill,
  field: drawField,
  marsh: drawMarsh,
  orchard: drawOrchard,
  woods: drawWood,
  rough: drawRough,
  farm: drawYard,
  town: drawYard,
  fortified: drawYard,
}

const BUILDINGS: Readonly<
  Partial<Record<GroundPattern, (plot: Plot, roads: Survey['roads'], theme: Theme) => Drawn[]>>
> = { farm: drawFarm, town: drawTown, fortified: drawFortress, 'walled-village': drawTown }

/** The same from so far away that trees and houses run into one: colours, and roads as lines. */
export function drawFarTable(
  { frame, plots, roads, lanes, waters }: Survey,
  theme: Theme,
): Record<GroundLayer, Drawn[]> {
  const road = mix(theme.road, theme.roadEdge, 0.6)
  return {
    ground: plots.flatMap((plot) => {
      const ring = ANGULAR.has(plot.pattern) ? plot.corners : plot.outline
      return drawnAround(ring, 1, {
        kind: 'path',
        d: lines(ring),
        fill: farColour(plot, theme) ?? tinted(theme, plot).water,
      })
    }),
    water: waters.flatMap((water) => drawStrip(water, frame, theme.waterEdge)),
    roads: [...lanes, ...roads].flatMap((way) => drawStrip(way, frame, road)),
    buildings: [],
  }
}
