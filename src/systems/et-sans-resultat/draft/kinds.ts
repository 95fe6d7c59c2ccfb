import type { GroundPattern } from '../../../engine/portrait.ts'
import type { TablePalette } from '../../../engine/table-draftsman.ts'
import type { TableFeature } from '../../../scenario/types.gen.ts'
import { FEATURES } from '../data.ts'
import { PATTERNS as COVERING } from '../portrait-board.ts'

/** The kinds of what is drawn besides features. */
export const AREA = 'area'
export const ENTRY = 'entry'

export const FEATURE_NAMES: Readonly<Record<TableFeature['kind'], string>> = {
  woods: 'Woods',
  orchard: 'Orchard',
  hill: 'Hill',
  marsh: 'Marsh',
  rough: 'Rough ground',
  field: 'Fields',
  pond: 'Pond',
  'built-up': 'Built-up area',
  fortification: 'Fortification',
  'fortified-city': 'Fortified city',
  'strong-point': 'Strong point',
  bridge: 'Bridge',
  road: 'Road',
  'poor-road': 'Poor road',
  stream: 'Stream',
  river: 'River',
}

const PATTERNS: Readonly<Partial<Record<TableFeature['kind'], GroundPattern>>> = {
  ...COVERING,
  bridge: 'bridge',
  stream: 'stream',
  river: 'river',
}

/** Everything that can be drawn: ground first, then what is fought for and where troops come in. */
export const SHAPES: TablePalette['shapes'] = [
  ...(Object.keys(FEATURES) as TableFeature['kind'][]).map((kind) => ({
    id: kind,
    name: FEATURE_NAMES[kind],
    form: FEATURES[kind].isLine ? ('line' as const) : ('ring' as const),
    pattern: PATTERNS[kind],
    effects: sayFeature(kind),
  })),
  { id: AREA, name: 'Area to fight for', form: 'ring', pattern: undefined, effects: 'an objective; changes no ground' },
  { id: ENTRY, name: 'Entry', form: 'point', pattern: undefined, effects: 'where columns come in, at an edge (13.4)' },
]

/** 1.7, 1.8: how a kind of ground is crossed, and whether it hides what is behind it. */
function sayFeature(kind: TableFeature['kind']): string {
  const { class: ground, blocks, vantage, impassable } = FEATURES[kind]
  if (kind === 'bridge') return 'opens the water under it'
  return [
    impassable ? 'nobody may enter' : kind === 'road' ? 'march columns are faster' : ground,
    ...(blocks ? ['blocks sight'] : []),
    ...(vantage ? ['a vantage point'] : []),
  ].join(', ')
}
