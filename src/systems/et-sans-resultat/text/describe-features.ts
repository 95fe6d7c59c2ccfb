import type { TextSection } from '../../../scenario/convert/notation.ts'
import { type EtSansResultatScenario, Grounds } from '../format/index.ts'
import { describeGroundRow } from './describe-ground.ts'
import { formatCoordinates } from './words.ts'

/** The ground and the entries, so that the table can be laid: what comes later lies on top. */
export function describeFeatures({ board, ground }: EtSansResultatScenario): TextSection[] {
  const { features = {}, areas = {}, entries = {} } = board
  const grounds = new Grounds(ground)
  const corners = (points: readonly (readonly number[])[] = []) => points.map(formatCoordinates).join(' ')
  const rows = [
    ...Object.entries(features).map(([id, feature]) => [
      `${grounds.row(feature.kind).name}: ${feature.name ?? id}`,
      describeGroundRow(grounds.rowOf(feature)),
      corners(feature.area ?? feature.line),
    ]),
    ...Object.values(areas).map(({ name, area }) => [`Area: ${name}`, 'changes no ground', corners(area)]),
    ...Object.entries(entries).map(([id, { name, at, facing }]) => [
      `Entry: ${name ?? id}`,
      `marches in to the ${facing}`,
      formatCoordinates(at),
    ]),
  ]
  if (rows.length === 0) return []
  const sentences = ['Inches from the west edge and from the south edge. What is listed later lies on top.']
  return [{ heading: 'Ground', table: { head: ['What', 'Effect', 'Corners'], rows }, sentences }]
}
