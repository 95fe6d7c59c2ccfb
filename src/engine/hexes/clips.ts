import { hexBeyond, hexOfSide, sideTowards } from '../../board/hex-sides.ts'
import type { HexSymmetry } from '../../board/hex-symmetry.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { inTurn, keysAt, listAt } from '../../scenario/edit/changes.ts'
import { areParts, type CutParts, dropParts, liftParts, middleOf, turnParts } from '../../scenario/edit/hexes/clip.ts'
import { type HexEntries, readList } from '../../scenario/edit/hexes/hex-lists.ts'
import { editSides, sidesBetween } from '../../scenario/edit/hexes/hexsides.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import type { NewWay } from '../../scenario/edit/hexes/way-lists.ts'
import { count } from '../../scenario/wording.ts'
import type { ClearTarget, HexClip, HexScenarioEditor } from '../hex-scenario-editor.ts'
import type { Edit } from '../scenario-editor.ts'

type Parts = CutParts<number>
type Ways = NonNullable<Parts['ways']>
type Pieces = NonNullable<Parts['pieces']>

/** What clips need to know of a rulebook: what is in hexes, and how it is put into others. */
export type Cutter<Draft> = {
  readonly system: string
  /** The mappings by side of areas that belong to the ground itself. */
  readonly areas: readonly Path[]
  /** Lists of hexes that belong to no side, such as `objectives`. */
  readonly lists?: readonly Path[]
  /** By type of terrain its hexes, open ground included; `ways` come along. */
  terrainIn(opened: OpenBoard<Draft>, hexes: readonly number[], ways: Ways): Readonly<Record<string, readonly number[]>>
  waysIn(opened: OpenBoard<Draft>, inside: ReadonlySet<number>): Ways
  piecesIn(opened: OpenBoard<Draft>, inside: ReadonlySet<number>): Pieces
  layEach(data: unknown, ways: readonly NewWay[]): Change[]
  paintEach(data: unknown, wanted: ReadonlyMap<number, string>): Change[]
  deployEach(data: unknown, pieces: Pieces): Change[]
  mark(data: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[]
}

type Clipboard = HexScenarioEditor['clipboard']

/** Functions of their own, so that they can be taken out one by one. */
type HexClips = {
  readonly [Name in keyof Clipboard]: (...given: Parameters<Clipboard[Name]>) => ReturnType<Clipboard[Name]>
}

const NAMES: Path = ['board', 'names']

/** How pieces of a battlefield of hexes are cut out and dropped elsewhere. */
export function makeClips<Draft extends { readonly board?: unknown; readonly sides?: object }>(
  cutter: Cutter<Draft>,
): HexClips {
  const { system, lists = [] } = cutter
  const isList = (path: Path) => lists.some((one) => one.join() === path.join())

  /** Takes a piece of the battlefield along, held by the hex in its middle. */
  function lift(data: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>): HexClip {
    const opened = openBoard<Draft>(data)
    const cut = opened ? [...new Set(hexes)].filter((hex) => hex >= 0 && hex < opened.grid.size) : []
    if (!opened || cut.length === 0) return { kind: 'hex', system, what: 'nothing', origin: -1, parts: { hexes: [] } }
    const inside = new Set(cut)
    const ways = what.has('ways') ? cutter.waysIn(opened, inside) : undefined
    const pieces = what.has('pieces') ? cutter.piecesIn(opened, inside) : undefined
    const parts: Parts = {
      hexes: cut,
      ...(what.has('terrain') && { terrain: cutter.terrainIn(opened, cut, ways ?? []) }),
      ...(ways && { ways, sides: sidesIn(opened, inside) }),
      ...(pieces && { pieces }),
      areas: [
        ...[...(what.has('names') ? [NAMES] : []), ...(what.has('areas') ? cutter.areas : [])].flatMap((path) =>
          areasIn(opened, path, inside),
        ),
        ...(what.has('areas') ? lists.flatMap((path) => hexesOfArea(opened, path, inside)) : []),
      ],
    }
    const origin = middleOf(opened.grid, cut)
    const units = pieces && pieces.length > 0 ? ` with ${count(pieces.length, 'unit')}` : ''
    return {
      kind: 'hex',
      system,
      what: `${count(cut.length, 'hex', 'hexes')}${units}`,
      origin,
      parts: liftParts(parts, opened.grid, origin),
    }
  }

  function transform(clip: HexClip, how: HexSymmetry): HexClip {
    return areParts(clip.parts) ? { ...clip, parts: turnParts(clip.parts, how) } : clip
  }

  /** The hexes that a clip covers when its origin lies on a hex. */
  function footprint(data: unknown, clip: HexClip, hex: number): number[] {
    const opened = openBoard<Draft>(data)
    return opened && areParts(clip.parts) ? [...dropParts(clip.parts, opened.grid, hex).hexes] : []
  }

  function drop(data: unknown, clip: HexClip, hex: number, what?: ReadonlySet<ClearTarget>): Edit {
    const opened = openBoard<Draft>(data)
    if (!opened) return { changes: [], notices: ['There is no board to paste onto.'] }
    if (clip.system !== system || !areParts(clip.parts)) {
      return { changes: [], notices: ['The clipboard comes from a battle of another rulebook.'] }
    }
    const { draft, grid } = opened
    const parts = dropParts(only(clip.parts, what), grid, hex)
    const lost = clip.parts.hexes.length - parts.hexes.length
    const isOurs = (side: string) => draft.sides !== undefined && Object.hasOwn(draft.sides, side)
    const [pieces, strangers] = divide(parts.pieces ?? [], ({ side }) => isOurs(side))
    const areas = (parts.areas ?? []).filter(
      ({ path }) => path[1] === 'names' || isList(path) || isOurs(String(path.at(-1))),
    )
    const terrain = Object.entries(parts.terrain ?? {}).flatMap(([type, list]) =>
      list.map((one) => [one, type] as const),
    )
    const changes = inTurn(data, [
      (now) => cutter.layEach(now, parts.ways ?? []),
      (now) => cutter.paintEach(now, new Map(terrain)),
      (now) => dropSides(now, parts),
      (now) => cutter.deployEach(now, pieces),
      ...areas.map(
        ({ path, hexes }) =>
          (now: unknown) =>
            cutter.mark(now, path, hexes, true),
      ),
    ])
    return { changes, notices: describeLeftOut(lost, strangers.length) }
  }

  return { lift, transform, footprint, drop }
}

/** What a clip holds of some kinds. */
function only<At>(parts: CutParts<At>, what: ReadonlySet<ClearTarget> | undefined): CutParts<At> {
  if (!what) return parts
  const { hexes, terrain, ways, sides, pieces, areas = [] } = parts
  return {
    hexes,
    ...(terrain && what.has('terrain') && { terrain }),
    ...(ways && what.has('ways') && { ways }),
    ...(sides && what.has('ways') && { sides }),
    ...(pieces && what.has('pieces') && { pieces }),
    areas: areas.filter(({ path }) => what.has(path[1] === 'names' ? 'names' : 'areas')),
  }
}

function sidesIn(
  { draft, grid, reader }: OpenBoard<unknown>,
  inside: ReadonlySet<number>,
): NonNullable<Parts['sides']> {
  return sidesBetween(draft, reader, (hex, other) => inside.has(hex) && inside.has(other)).map(({ kind, side }) => ({
    kind,
    of: hexOfSide(side),
    towards: hexBeyond(grid, side),
  }))
}

/** What lay between the hexes that a clip covers gives way to what it brings. */
function dropSides(data: unknown, { hexes, sides }: Parts): Change[] {
  const opened = sides && openBoard<{ readonly board?: unknown }>(data)
  if (!opened) return []
  const { draft, grid, reader } = opened
  const covered = new Set(hexes)
  const add = sides.flatMap(({ kind, of, towards }) => {
    const side = sideTowards(grid, of, towards)
    return side === NOWHERE ? [] : [{ kind, side }]
  })
  const take = (_kind: string, plain: number) => covered.has(hexOfSide(plain)) && covered.has(hexBeyond(grid, plain))
  return editSides(draft, reader, { add, take })
}

function describeLeftOut(hexes: number, strangers: number): string[] {
  return [
    ...(hexes > 0
      ? [`${count(hexes, 'hex falls', 'hexes fall')} off the board and ${hexes > 1 ? 'are' : 'is'} left out.`]
      : []),
    ...(strangers > 0
      ? [
          `${count(strangers, 'unit is', 'units are')} left out: this battle does not have ${strangers > 1 ? 'their sides' : 'its side'}.`,
        ]
      : []),
  ]
}

function areasIn(opened: OpenBoard<unknown>, path: Path, inside: ReadonlySet<number>) {
  return keysAt(opened.draft, path).flatMap((key) => hexesOfArea(opened, [...path, key], inside))
}

function hexesOfArea({ draft, reader }: OpenBoard<unknown>, path: Path, inside: ReadonlySet<number>) {
  const hexes = readList(listAt(draft, path) as HexEntries, reader).hexes.filter((hex) => inside.has(hex))
  return hexes.length === 0 ? [] : [{ path, hexes }]
}

function divide<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))]
}
