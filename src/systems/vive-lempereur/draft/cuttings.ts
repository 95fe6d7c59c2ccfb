import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { HexSymmetry } from '../../../board/hex-symmetry.ts'
import type { Cutting, Edit, Substance } from '../../../engine/draftsman.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { inTurn, keysAt, listAt } from '../../../scenario/edit/hexes/changes.ts'
import {
  areParts,
  type CutParts,
  dropParts,
  liftParts,
  middleOf,
  turnParts,
} from '../../../scenario/edit/hexes/cutting.ts'
import { type HexEntries, readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { readWay, splitWay } from '../../../scenario/edit/hexes/ways.ts'
import type { DetailedPlacement, UnitType } from '../../../scenario/types.gen.ts'
import { count } from '../../../scenario/wording.ts'
import { AREAS, layEach, mark, paintEach } from './ground.ts'
import { type OpenDraft, open } from './open.ts'
import { deployEach, piecesIn } from './pieces.ts'
import { hasFront, usualFacing } from './sides.ts'
import { tilesIn, waterIn } from './tiles.ts'

const SYSTEM = 'vive-lempereur'
const NAMES = ['board', 'names']

/** Takes a piece of the battlefield along, held by the hex in its middle. Sectors and the hexes of rules stay behind. */
export function lift(data: unknown, hexes: readonly number[], what: ReadonlySet<Substance>): Cutting {
  const opened = open(data)
  const cut = opened ? [...new Set(hexes)].filter((hex) => hex >= 0 && hex < opened.grid.size) : []
  if (!opened || cut.length === 0) return { system: SYSTEM, what: 'nothing', origin: -1, parts: { hexes: [] } }
  const inside = new Set(cut)
  const ways = what.has('ways') ? waysIn(opened, inside) : undefined
  const pieces = what.has('pieces') ? piecesOn(opened, inside) : undefined
  const parts: CutParts<number> = {
    hexes: cut,
    ...(what.has('terrain') && { terrain: terrainIn(opened, cut, ways ?? []) }),
    ...(ways && { ways }),
    ...(pieces && { pieces }),
    areas: [...(what.has('names') ? [NAMES] : []), ...(what.has('areas') ? AREAS : [])].flatMap((path) =>
      areasIn(opened, path, inside),
    ),
  }
  const origin = middleOf(opened.grid, cut)
  const units = pieces && pieces.length > 0 ? ` with ${count(pieces.length, 'unit')}` : ''
  return {
    system: SYSTEM,
    what: `${count(cut.length, 'hex', 'hexes')}${units}`,
    origin,
    parts: liftParts(parts, opened.grid, origin),
  }
}

export function transformCutting(cutting: Cutting, how: HexSymmetry): Cutting {
  return areParts(cutting.parts) ? { ...cutting, parts: turnParts(cutting.parts, how) } : cutting
}

/** The hexes that a cutting covers when its origin lies on a hex. */
export function footprint(data: unknown, cutting: Cutting, hex: number): number[] {
  const opened = open(data)
  return opened && areParts(cutting.parts) ? [...dropParts(cutting.parts, opened.grid, hex).hexes] : []
}

export function drop(data: unknown, cutting: Cutting, hex: number): Edit {
  const opened = open(data)
  if (!opened) return { changes: [], notices: ['There is no board to put it on.'] }
  if (cutting.system !== SYSTEM || !areParts(cutting.parts)) {
    return { changes: [], notices: ['This was cut out of a battle of another rulebook.'] }
  }
  const { draft, grid } = opened
  const parts = dropParts(cutting.parts, grid, hex)
  const lost = cutting.parts.hexes.length - parts.hexes.length
  const isOurs = (side: string) => draft.sides !== undefined && Object.hasOwn(draft.sides, side)
  const [pieces, strangers] = divide(parts.pieces ?? [], ({ side }) => isOurs(side))
  const areas = (parts.areas ?? []).filter(({ path }) => path[1] === 'names' || isOurs(String(path.at(-1))))
  const terrain = Object.entries(parts.terrain ?? {}).flatMap(([type, list]) => list.map((one) => [one, type] as const))
  const changes = inTurn(data, [
    (now) => layEach(now, parts.ways ?? []),
    (now) => paintEach(now, new Map(terrain)),
    (now) =>
      deployEach(
        now,
        pieces.map(({ facing, type, ...piece }) => ({ ...piece, type: type as UnitType, facing })),
      ),
    ...areas.map(
      ({ path, hexes }) =>
        (now: unknown) =>
          mark(now, path, hexes, true),
    ),
  ])
  return {
    changes,
    notices: [
      ...(lost > 0
        ? [`${count(lost, 'hex falls', 'hexes fall')} off the board and ${lost > 1 ? 'are' : 'is'} left out.`]
        : []),
      ...(strangers.length > 0
        ? [`${count(strangers.length, 'unit')} of sides that this battle does not have left out.`]
        : []),
    ],
  }
}

/** The ground with its tiles; water that no way of the cutting brings along is a tile of its own. */
function terrainIn(
  opened: OpenDraft,
  hexes: readonly number[],
  ways: readonly { readonly kind: string; readonly hexes: readonly number[] }[],
): Record<string, number[]> {
  const [tiles, water] = [tilesIn(opened), waterIn(opened)]
  const brought = new Set(ways.filter(({ kind }) => kind !== 'road').flatMap((way) => way.hexes))
  const terrain: Record<string, number[]> = {}
  for (const hex of hexes) {
    const type = tiles.get(hex) ?? (brought.has(hex) ? 'open' : (water.get(hex) ?? 'open'))
    ;(terrain[type] ??= []).push(hex)
  }
  return terrain
}

function waysIn({ draft, reader }: OpenDraft, inside: ReadonlySet<number>) {
  return [...(draft.board?.roads ?? []), ...(draft.board?.rivers ?? [])].flatMap((entry) => {
    if (entry === undefined) return []
    const {
      name,
      note,
      kind = 'road',
    } = (Array.isArray(entry) ? {} : entry) as {
      readonly name?: string
      readonly note?: string
      readonly kind?: string
    }
    const said = { ...(name !== undefined && { name }), ...(note !== undefined && { note }) }
    return splitWay(readWay(entry, reader), (hex) => inside.has(hex))
      .filter((part) => part.length > 1)
      .map((hexes) => ({ kind, said, hexes }))
  })
}

function piecesOn(opened: OpenDraft, inside: ReadonlySet<number>) {
  return piecesIn(opened)
    .filter(({ hex }) => inside.has(hex))
    .map(({ side, type, hex, detail }) => {
      const { at: _at, facing, ...details }: Partial<DetailedPlacement> = detail ?? {}
      const faces = facing ? DIRECTIONS.indexOf(facing) : usualFacing(opened.draft, side)
      return { side, type, hex, ...(hasFront(type) && { facing: faces }), details }
    })
}

function areasIn({ draft, reader }: OpenDraft, path: Path, inside: ReadonlySet<number>) {
  return keysAt(draft, path).flatMap((key) => {
    const hexes = readList(listAt(draft, [...path, key]) as HexEntries, reader).hexes.filter((hex) => inside.has(hex))
    return hexes.length === 0 ? [] : [{ path: [...path, key], hexes }]
  })
}

function divide<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))]
}
