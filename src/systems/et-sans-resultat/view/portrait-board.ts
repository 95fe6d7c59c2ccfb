import { memoize } from '../../../board/memoize.ts'
import { placeOf } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import type { GroundPattern, TableBoardPortrait } from '../../../engine/portrait.ts'
import { withoutHoles } from '../../../scenario/prune.ts'
import type { TableFeature } from '../format/index.ts'
import { type EsrDraft, FEATURES, tenths, toPoint } from '../format/index.ts'

/** How features that cover ground are drawn. */
export const PATTERNS: Readonly<Partial<Record<TableFeature['kind'], GroundPattern>>> = {
  woods: 'woods',
  orchard: 'orchard',
  hill: 'hill',
  marsh: 'marsh',
  rough: 'rough',
  field: 'field',
  pond: 'river',
  'built-up': 'town',
  fortification: 'fortified',
  'fortified-city': 'fortified',
  'strong-point': 'farm',
}

const GROUND_NAMES: TableBoardPortrait['groundNames'] = {
  woods: 'Woods: dense, no sight through',
  orchard: 'Orchard: rough',
  hill: 'Hill: vantage point',
  marsh: 'Marsh: rough',
  rough: 'Rough ground',
  field: 'Fields: open',
  river: 'Water: closed',
  town: 'Built-up area',
  fortified: 'Fortification',
  farm: 'Strong point',
  stream: 'Stream: rough',
  bridge: 'Bridge',
}

/** The table and what lies on it: the same for all moments of a battle. */
export const portrayBoard = memoize((board: NonNullable<EsrDraft['board']>): TableBoardPortrait => {
  const features = Object.values(board.features ?? {})
  const lines = (kinds: readonly string[]) =>
    features.flatMap(({ kind, line, name, width }) =>
      line && kinds.includes(kind)
        ? [{ name, points: pointsOf(line), width: tenths(width ?? FEATURES[kind].width), kind }]
        : [],
    )
  const size = { width: tenths(board.width ?? 0), height: tenths(board.height ?? 0) }
  return {
    kind: 'table',
    ...size,
    ...(board.yards !== undefined && { yards: board.yards }),
    patches: features.flatMap(({ kind, area, name }) => {
      const pattern = PATTERNS[kind]
      return pattern && area ? [{ pattern, ...(name !== undefined && { name }), ring: pointsOf(area) }] : []
    }),
    groundNames: GROUND_NAMES,
    roads: lines(['road', 'poor-road']).map(({ kind, ...line }) => ({ ...line, isPoor: kind === 'poor-road' })),
    waters: lines(['stream', 'river']).map(({ kind, ...line }) => ({ ...line, wide: kind === 'river' })),
    bridges: features.flatMap(({ kind, area }) => (kind === 'bridge' && area ? [bridgeOf(pointsOf(area))] : [])),
    names: features.flatMap(({ name, area, kind }) => {
      const at = area && name !== undefined && kind !== 'bridge' ? placeOf(size, middleOf(pointsOf(area))) : -1
      return at < 0 ? [] : [{ name: name!, places: [at] }]
    }),
  }
})

/** A bridge lies in the middle of its outline, along its longer way. */
/** The points of an outline or a line that could be read: wrong ones have left holes. */
export function pointsOf(points: readonly (readonly number[])[]): Point[] {
  return withoutHoles(points)
    .filter(({ length }) => length === 2)
    .map(toPoint)
}

function bridgeOf(ring: readonly Point[]) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const isUpright = Math.max(...ys) - Math.min(...ys) >= Math.max(...xs) - Math.min(...xs)
  return { at: middleOf(ring), facing: isUpright ? 0 : 90 }
}

function middleOf(ring: readonly Point[]): Point {
  const mean = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length)
  return [mean(ring.map(([x]) => x)), mean(ring.map(([, y]) => y))]
}
