import { memoize } from '../../../board/memoize.ts'
import { bandRing } from '../../../board/table/band-ring.ts'
import { placeOf } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import { type GroundLook, type GroundPattern, lookWith, type TableBoardPortrait } from '../../../engine/portrait.ts'
import { withoutHoles } from '../../../scenario/schema/prune.ts'
import { type EsrDraft, type GroundKind, type GroundRow, Grounds, tenths, toPoint } from '../format/index.ts'
import { describeGroundRow } from '../text/index.ts'

/** How ground is drawn that looks as its printed kind does. */
const PATTERNS: Readonly<Partial<Record<GroundKind, GroundPattern>>> = {
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
  stream: 'stream',
  river: 'river',
  bridge: 'bridge',
}

const GROUND_NAMES: TableBoardPortrait['groundNames'] = {
  woods: 'Woods: dense, no sight through',
  orchard: 'Orchard: rough',
  hill: 'Hill: vantage point',
  marsh: 'Marsh: rough',
  rough: 'Rough ground',
  field: 'Fields: open',
  river: 'Water: impassable',
  town: 'Built-up area',
  fortified: 'Fortification',
  farm: 'Strong point',
  stream: 'Stream: rough',
  bridge: 'Bridge',
}

/** How ground is drawn; nothing for roads, and for others that are drawn as such. */
export function lookOfGround({ kind, look, isLine }: GroundRow): GroundLook | undefined {
  const isPlainRoad = isLine && look.pattern === undefined && look.colour === undefined
  // A road in a colour of its own is a way with banks.
  const pattern = look.pattern ?? PATTERNS[kind] ?? (isPlainRoad ? undefined : 'sunken-road')
  return lookWith(pattern, look.colour)
}

/** The table and what lies on it: the same for all moments of a battle. */
export function portrayBoard({ board, ground }: EsrDraft): TableBoardPortrait {
  const known = portraitsOf(board!)
  const found = known.get(ground) ?? makePortrait(board!, ground)
  known.set(ground, found)
  return found
}

/** By the ground that the battle defines. */
const portraitsOf = memoize(
  (_board: NonNullable<EsrDraft['board']>) => new Map<EsrDraft['ground'], TableBoardPortrait>(),
)

function makePortrait(board: NonNullable<EsrDraft['board']>, ground: EsrDraft['ground'] = {}): TableBoardPortrait {
  const grounds = new Grounds(ground)
  const features = Object.values(board.features ?? {}).map((feature) => ({ ...feature, row: grounds.rowOf(feature) }))
  const isOwn = ({ row }: { row: GroundRow }) => Object.hasOwn(ground, row.id)
  const hasLook = ({ row }: { row: GroundRow }) => row.look.pattern !== undefined || row.look.colour !== undefined
  const lines = (kinds: readonly string[]) =>
    features.flatMap(({ row, line, name, ...feature }) =>
      line && kinds.includes(row.kind) && !hasLook({ ...feature, row })
        ? [{ name, points: pointsOf(line), width: tenths(row.width), kind: row.kind }]
        : [],
    )
  const size = { width: tenths(board.width ?? 0), height: tenths(board.height ?? 0) }
  const own = new Map(features.filter(isOwn).map(({ row }) => [row.id, row]))
  const looks = [...own].flatMap(([id, row]) => {
    const look = lookOfGround(row)
    return look ? [[id, look] as const] : []
  })
  return {
    kind: 'table',
    ...size,
    ...(board.yards !== undefined && { yards: board.yards }),
    patches: features.flatMap(({ row, area, line, name }) => {
      // A line with a look of its own is drawn as the band that it is.
      const ring = area
        ? pointsOf(area)
        : line && hasLook({ row })
          ? bandRing(pointsOf(line), tenths(row.width))
          : undefined
      const pattern = row.kind === 'bridge' ? undefined : lookOfGround(row)?.pattern
      if (pattern === undefined || !ring) return []
      return [{ ground: isOwn({ row }) ? row.id : pattern, ...(name !== undefined && { name }), ring }]
    }),
    groundNames: {
      ...GROUND_NAMES,
      ...Object.fromEntries([...own].map(([id, row]) => [id, `${row.name}: ${describeGroundRow(row)}`])),
    },
    ...(looks.length > 0 && { groundLooks: Object.fromEntries(looks) }),
    roads: lines(['road', 'poor-road']).map(({ kind, ...line }) => ({ ...line, isPoor: kind === 'poor-road' })),
    waters: lines(['stream', 'river']).map(({ kind, ...line }) => ({ ...line, wide: kind === 'river' })),
    bridges: features.flatMap(({ row, area }) => (row.kind === 'bridge' && area ? [bridgeOf(pointsOf(area))] : [])),
    names: features.flatMap(({ name, area, line, row }) => {
      const points = area ? pointsOf(area) : line && hasLook({ row }) ? pointsOf(line) : []
      const isNamed = name !== undefined && row.kind !== 'bridge' && points.length > 0
      const at = isNamed ? placeOf(size, area ? middleOf(points) : points[Math.floor(points.length / 2)]!) : -1
      return at < 0 ? [] : [{ name: name!, places: [at] }]
    }),
  }
}

/** The points of an outline or a line that could be read: wrong ones have left holes. */
export function pointsOf(points: readonly (readonly number[])[]): Point[] {
  return withoutHoles(points)
    .filter(({ length }) => length === 2)
    .map(toPoint)
}

/** A bridge lies in the middle of its outline, along its longer way. */
function bridgeOf(ring: readonly Point[]) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const isUpright = Math.max(...ys) - Math.min(...ys) >= Math.max(...xs) - Math.min(...xs)
  return { at: middleOf(ring), facing: isUpright ? 0 : 90 }
}

function middleOf(ring: readonly Point[]): Point {
  const mean = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length)
  return [mean(ring.map(([x]) => x)), mean(ring.map(([, y]) => y))]
}
