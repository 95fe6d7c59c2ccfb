import type { GroundPattern } from '../../engine/portrait.ts'
import type { GroundLayer } from '../board-drawing.ts'
import { farColour, mix } from '../far.ts'
import { lines } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawFarm, drawFortress, drawTown, drawYard } from './buildings.ts'
import { type Drawn, drawnAround } from './drawn.ts'
import { drawField, drawGrass, drawMarsh, drawOrchard, drawRough, drawWood, type Plot } from './plants.ts'
import { drawHill } from './relief.ts'
import type { Survey } from './survey.ts'
import { drawRoads, drawStrip, drawWaters } from './ways.ts'

/** Everything that lies on a table, layer by layer from below. */
export function drawTableGround(survey: Survey, theme: Theme): Record<GroundLayer, Drawn[]> {
  const { plots, roads, lanes } = survey
  const ways = [...roads, ...lanes]
  return {
    ground: [...drawGrass(survey.frame, theme), ...plots.flatMap((plot) => GROUNDS[plot.pattern]?.(plot, theme) ?? [])],
    water: drawWaters(survey, theme),
    roads: drawRoads(survey, theme),
    buildings: plots.flatMap((plot) => BUILDINGS[plot.pattern]?.(plot, ways, theme) ?? []),
  }
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
> = { farm: drawFarm, town: drawTown, fortified: drawFortress }

/** The same from so far away that trees and houses run into one: colours, and roads as lines. */
export function drawFarTable(
  { frame, plots, roads, lanes, waters }: Survey,
  theme: Theme,
): Record<GroundLayer, Drawn[]> {
  const road = mix(theme.road, theme.roadEdge, 0.6)
  return {
    ground: plots.flatMap(({ pattern, corners, outline }) => {
      const ring = ANGULAR.has(pattern) ? corners : outline
      return drawnAround(ring, 1, { kind: 'path', d: lines(ring), fill: farColour(pattern, theme) ?? theme.water })
    }),
    water: waters.flatMap((water) => drawStrip(water, frame, theme.waterEdge)),
    roads: [...lanes, ...roads].flatMap((way) => drawStrip(way, frame, road)),
    buildings: [],
  }
}

/** What people have laid out has corners. */
const ANGULAR: ReadonlySet<GroundPattern> = new Set(['orchard', 'field', 'farm', 'town', 'fortified'])
