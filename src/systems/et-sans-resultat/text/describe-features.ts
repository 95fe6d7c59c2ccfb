import type { TextSection } from '../../../scenario/convert/notation.ts'
import type { EtSansResultatScenario, TableFeature } from '../format/index.ts'
import { FEATURES } from '../format/index.ts'
import { FEATURE_NAMES, formatCoordinates } from './words.ts'

/** The ground and the entries, so that the table can be laid: what comes later lies on top. */
export function describeFeatures({ board }: EtSansResultatScenario): TextSection[] {
  const { features = {}, areas = {}, entries = {} } = board
  const corners = (points: readonly (readonly number[])[] = []) => points.map(formatCoordinates).join(' ')
  const rows = [
    ...Object.entries(features).map(([id, feature]) => [
      `${FEATURE_NAMES[feature.kind]}: ${feature.name ?? id}`,
      describeFeature(feature),
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

/** 1.7, 1.8: how ground is crossed, and whether it hides what is behind it; what a feature does not say is as its kind has it. */
export function describeFeature(feature: Omit<TableFeature, 'area' | 'line'>): string {
  const { kind } = feature
  if (kind === 'bridge') return 'opens the water under it'
  const { class: ground, blocks, vantage, impassable } = { ...FEATURES[kind], ...feature }
  return [
    impassable ? 'nobody may enter' : kind === 'road' ? 'march columns are faster' : ground,
    ...(blocks ? ['blocks sight'] : []),
    ...(vantage ? ['a vantage point'] : []),
  ].join(', ')
}
