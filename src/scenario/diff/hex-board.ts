import type { HexList, HexPath, Names, Road } from '../types.gen.ts'
import { quote } from '../wording.ts'
import { type BattleChange, type ChangedPart, change } from './change.ts'
import { describePlaces, describeRanges, fold, hexReader, without } from './hexes.ts'
import { Matcher } from './match.ts'
import { compareText, compareValue } from './sentences.ts'

/** A brook or river, by its hexes. */
type Watercourse = { readonly path: HexPath; readonly kind: string; readonly name?: string; readonly note?: string }

/** A board of hexes, as far as it could be read. */
export type HexBoard = {
  readonly columns?: string
  readonly rows?: number
  readonly roads?: readonly Road[]
  readonly rivers?: readonly Watercourse[]
  readonly names?: Names
}

/** Compares what every board of hexes has: its size, roads, waters and names. */
export function compareHexBoard(before: HexBoard, after: HexBoard): BattleChange[] {
  return [
    ...compareValue('battle', 'board', sizeOf(before), sizeOf(after)),
    ...compareWays(readRoads(before.roads), readRoads(after.roads)),
    ...compareWays(readWaters(before.rivers), readWaters(after.rivers)),
    ...compareNames(before.names ?? {}, after.names ?? {}),
  ]
}

/** Compares a type for each hex, such as its terrain. */
export function compareTypes(
  before: Readonly<Record<string, HexList>>,
  after: Readonly<Record<string, HexList>>,
  describe: (
    from: string | undefined,
    to: string | undefined,
    where: string,
  ) => { readonly part: ChangedPart; readonly text: string },
): BattleChange[] {
  const [was, is] = [typesByHex(before), typesByHex(after)]
  const groups = new Map<string, { from: string | undefined; to: string | undefined; hexes: number[] }>()
  for (const hex of new Set([...was.keys(), ...is.keys()])) {
    const [from, to] = [was.get(hex), is.get(hex)]
    if (from === to) continue
    const key = `${from} ${to}`
    const group = groups.get(key)
    if (group) group.hexes.push(hex)
    else groups.set(key, { from, to, hexes: [hex] })
  }
  return [...groups.values()].map(({ from, to, hexes }) => {
    const { part, text } = describe(from, to, describePlaces(hexes))
    const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed'
    // Marked on both boards, though one has nothing there: that is where to look for the difference.
    const ranges = fold(hexes)
    return change(part, kind, text, ranges, ranges)
  })
}

/** Compares the terrain of hexes. */
export function compareTerrain(
  before: object | undefined,
  after: object | undefined,
  nameOf: (type: string) => string,
) {
  return compareTypes({ ...before }, { ...after }, (from, to, where) => ({
    part: 'terrain',
    text:
      from === undefined
        ? `${nameOf(to!)} added at ${where}`
        : to === undefined
          ? `${nameOf(from)} removed at ${where}`
          : `${nameOf(from)} became ${nameOf(to)} at ${where}`,
  }))
}

/** Compares areas that may overlap, such as zones: what each has gained and lost. */
export function compareAreas(
  part: ChangedPart,
  before: Readonly<Record<string, HexList>>,
  after: Readonly<Record<string, HexList>>,
  nameOf: (key: string) => string,
): BattleChange[] {
  const read = hexReader()
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [was, is] = [read(before[key]), read(after[key])]
    const [gained, lost] = [without(is, was), without(was, is)]
    const changes: BattleChange[] = []
    if (gained.length > 0) {
      const hexes = fold(gained)
      changes.push(change(part, 'added', `${nameOf(key)} gained ${describePlaces(gained)}`, hexes, hexes))
    }
    if (lost.length > 0) {
      const hexes = fold(lost)
      changes.push(change(part, 'removed', `${nameOf(key)} lost ${describePlaces(lost)}`, hexes, hexes))
    }
    return changes
  })
}

function sizeOf({ columns, rows }: HexBoard): string | undefined {
  return columns === undefined ? undefined : `${columns} by ${rows}`
}

/** The first list that names a hex counts, as when the board is painted. */
function typesByHex(lists: Readonly<Record<string, HexList>>): Map<number, string> {
  const read = hexReader()
  const types = new Map<number, string>()
  for (const [type, list] of Object.entries(lists)) {
    for (const hex of read(list)) if (!types.has(hex)) types.set(hex, type)
  }
  return types
}

/** A road or water. */
type Way = {
  readonly kind: string
  readonly name: string | undefined
  readonly path: HexPath
  readonly note: string | undefined
}

function readRoads(roads: readonly Road[] | undefined): Way[] {
  return (roads ?? []).map((road) => {
    const { name, path, note } = Array.isArray(road) ? { path: road, name: undefined, note: undefined } : road
    return { kind: 'road', name, path, note }
  })
}

function readWaters(waters: readonly Watercourse[] | undefined): Way[] {
  return (waters ?? []).map(({ kind, name, path, note }) => ({ kind, name, path, note }))
}

function compareWays(before: readonly Way[], after: readonly Way[]): BattleChange[] {
  const read = hexReader()
  const overlap = (a: Way, b: Way) => {
    const [was, is] = [read(a.path), read(b.path)]
    const common = was.size - without(was, is).length
    return common === 0 ? Infinity : was.size + is.size - 2 * common
  }
  // A way is the same in both directions.
  const course = ({ path }: Way) => {
    const forth = path.join()
    const back = path
      .map((item) => item.split('-').reverse().join('-'))
      .reverse()
      .join()
    return forth < back ? forth : back
  }
  const matcher = new Matcher(before, after)
  const pairs = [
    ...matcher.take((way) => `${way.kind} ${way.name} ${course(way)}`),
    ...matcher.take(
      (way) => way.name && `${way.kind} ${way.name}`,
      (a, b) => Math.min(overlap(a, b), 1e6),
    ),
    ...matcher.take(course),
    ...matcher.take((way) => (way.name === undefined ? way.kind : undefined), overlap),
  ]
  return [
    ...pairs.flatMap(([a, b]) => compareWay(a, b, course(a) === course(b), read)),
    ...matcher.before.map((way) =>
      change('ways', 'removed', `${describeWay(way)} removed: ${describeRanges(way.path)}`, way.path),
    ),
    ...matcher.after.map((way) =>
      change('ways', 'added', `${describeWay(way)} added: ${describeRanges(way.path)}`, [], way.path),
    ),
  ]
}

function compareWay(a: Way, b: Way, isSame: boolean, read: (list: HexList) => ReadonlySet<number>): BattleChange[] {
  const changes: BattleChange[] = []
  if (a.kind !== b.kind) changes.push(change('ways', 'changed', `${describeWay(a)} became a ${b.kind}`, a.path, b.path))
  if (a.name !== b.name) {
    const text =
      a.name === undefined
        ? `${b.kind} at ${describeRanges(b.path)} named ${quote(b.name)}`
        : b.name === undefined
          ? `${describeWay(a)} lost its name`
          : `${describeWay(a)} renamed ${quote(b.name)}`
    changes.push(change('ways', 'changed', text, a.path, b.path))
  }
  if (!isSame) {
    const [was, is] = [read(a.path), read(b.path)]
    const [left, entered] = [without(was, is), without(is, was)]
    const parts = [
      ...(entered.length > 0 ? [`now through ${describePlaces(entered)}`] : []),
      ...(left.length > 0 ? [`no longer through ${describePlaces(left)}`] : []),
      ...(left.length + entered.length === 0 ? ['the same hexes in another order'] : []),
    ]
    changes.push(change('ways', 'moved', `${describeWay(b)} rerouted: ${parts.join('; ')}`, fold(left), fold(entered)))
  }
  return [...changes, ...compareText('texts', `note on the ${describeWay(b)}`, a.note, b.note)]
}

function describeWay({ kind, name, path }: Way): string {
  if (name === undefined) return `${kind} from ${path[0]?.split('-')[0]}`
  return name.toLowerCase().includes(kind) ? quote(name) : `${kind} ${quote(name)}`
}

function compareNames(before: Names, after: Names): BattleChange[] {
  const read = hexReader()
  const placesOf = (names: Names) => Object.entries(names).map(([name, hexes]) => ({ name, hexes }))
  const matcher = new Matcher(placesOf(before), placesOf(after))
  const kept = matcher.take(({ name }) => name)
  const renamed = matcher.take(({ hexes }) => hexes.join())
  return [
    ...kept.flatMap(([a, b]) => {
      if (a.hexes.join() === b.hexes.join()) return []
      const text = `name ${quote(b.name)} moved ${describeRanges(a.hexes)} → ${describeRanges(b.hexes)}`
      const [was, is] = [read(a.hexes), read(b.hexes)]
      return [change('names', 'moved', text, fold(without(was, is)), fold(without(is, was)))]
    }),
    ...renamed.map(([a, b]) =>
      change(
        'names',
        'changed',
        `${describeRanges(b.hexes)} renamed ${quote(a.name)} → ${quote(b.name)}`,
        a.hexes,
        b.hexes,
      ),
    ),
    ...matcher.before.map(({ name, hexes }) =>
      change('names', 'removed', `name ${quote(name)} removed at ${describeRanges(hexes)}`, hexes),
    ),
    ...matcher.after.map(({ name, hexes }) =>
      change('names', 'added', `name ${quote(name)} added at ${describeRanges(hexes)}`, [], hexes),
    ),
  ]
}
