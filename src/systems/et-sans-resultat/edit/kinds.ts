import type { GroundPattern } from '../../../engine/portrait.ts'
import type { TablePalette } from '../../../engine/table-scenario-editor.ts'
import type { TableFeature } from '../format/index.ts'
import { FEATURES } from '../format/index.ts'
import { describeFeature, FEATURE_NAMES } from '../text/index.ts'
import { PATTERNS as COVERING } from '../view/index.ts'

/** The kinds of what is drawn besides features. */
export const AREA = 'area'
export const ENTRY = 'entry'

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
    effects: describeFeature({ kind }),
  })),
  { id: AREA, name: 'Area to fight for', form: 'ring', pattern: undefined, effects: 'an objective; changes no ground' },
  { id: ENTRY, name: 'Entry', form: 'point', pattern: undefined, effects: 'where columns come in, at an edge (13.4)' },
]
