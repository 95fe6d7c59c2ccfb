import type { HexGrid } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import type { HexScenarioEditor, HexSurvey } from '../../engine/hex-scenario-editor.ts'
import type { SurveyedPiece } from '../../engine/scenario-editor.ts'
import type { ScenarioEditor } from '../../engine/scenario-editors.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { changeData } from '../../scenario/edit/change-data.ts'

/** What an advisor may change. */
export const ADVISED_PARTS = ['units', 'arrivals', 'turns', 'victory', 'terrain'] as const
export type AdvisedPart = (typeof ADVISED_PARTS)[number]

/** An edit to try: what it changes, and how much. */
export type Candidate = {
  readonly part: AdvisedPart
  /** How much it changes: a unit, a turn, a point or a hex counts one. */
  readonly size: number
  readonly changes: readonly Change[]
}

/** A battle to be edited. */
export type AdvisedBattle = {
  readonly editor: ScenarioEditor
  readonly draft: unknown
  /** The hexes, where the board has any. */
  readonly grid: HexGrid | undefined
  /** The side that is to win more often, by its id. */
  readonly favoured: string
}

/** So many units, turns or points are tried at once. */
const LARGEST = { units: 6, arrivals: 3, turns: 2, victory: 4 } as const
/** So many units of several types: a side that lacks a third of its own needs more than there are of one. */
const MOST_MIXED = 12
/** A map has many hexes; so many moves of each kind of ground are tried. */
const MOST_MOVES = 4

/** Edits that may help a side. They are tried, not trusted: whether they are sound, and whether they help, is for others to say. */
export function listCandidates(battle: AdvisedBattle, may: ReadonlySet<AdvisedPart>): Candidate[] {
  return ADVISED_PARTS.filter((part) => may.has(part)).flatMap((part) => LISTS[part](battle))
}

const LISTS: Readonly<Record<AdvisedPart, (battle: AdvisedBattle) => Candidate[]>> = {
  units: (battle) => [...fewerEnemies(battle), ...moreFriends(battle)],
  arrivals,
  turns({ editor, draft }) {
    const { turns } = editor.survey(draft)
    return upTo(LARGEST.turns).flatMap((size) =>
      [turns - size, turns + size].map((value) => candidate('turns', size, [{ kind: 'set', path: ['turns'], value }])),
    )
  },
  victory({ draft }) {
    const conditions = (draft as { readonly victory?: unknown }).victory
    return figuresIn(conditions, ['victory']).flatMap(({ path, value }) =>
      upTo(LARGEST.victory).flatMap((size) =>
        [value - size, value + size]
          .filter((other) => other > 0)
          .map((other) => candidate('victory', size, [{ kind: 'set', path, value: other }])),
      ),
    )
  },
  terrain: ({ editor, draft, grid }) => (editor.kind === 'hex' && grid ? movesOfGround(editor, draft, grid) : []),
}

/** Units of the other side that stay away, of one type at a time or of several in turn. */
function fewerEnemies({ editor, draft, favoured }: AdvisedBattle): Candidate[] {
  const groups = byType(editor, draft).filter(([first]) => first!.side !== favoured)
  // Those listed last are the least likely to be named by a rule; somebody of each type stays, as long as others can go.
  const types = groups.map((pieces) => pieces.slice(1).reverse())
  const dismiss = (pieces: readonly SurveyedPiece[]) =>
    candidate(
      'units',
      pieces.length,
      editor.pieces.dismiss(
        draft,
        pieces.map(({ path }) => path),
      ),
    )
  const ofOneType = types.flatMap((pieces) =>
    upTo(Math.min(LARGEST.units, pieces.length)).map((size) => dismiss(pieces.slice(0, size))),
  )
  const mixed = [...inTurn(types), ...groups.map(([first]) => first!)]
  const ofSeveral = sizesOfMixed(mixed).map((size) => dismiss(mixed.slice(0, size)))
  return [...ofOneType, ...ofSeveral]
}

/** More units of a type that the side has, each next to one of them; or of several types in turn. */
function moreFriends({ editor, draft, grid, favoured }: AdvisedBattle): Candidate[] {
  if (editor.kind !== 'hex' || !grid) return []
  const taken = new Set(editor.survey(draft).pieces.map(({ place }) => place))
  const types = byType(editor, draft)
    .filter(([first]) => first!.side === favoured)
    .map((pieces) => ({ pieces, places: roomBeside(pieces, taken, grid) }))
    .filter(({ places }) => places.length > 0)
  const deploy = (own: unknown, { side, type, facing }: SurveyedPiece, places: readonly number[]) =>
    editor.pieces.deploy(own, { side, type, ...(facing !== undefined && { facing }) }, places)
  const ofOneType = types.flatMap(({ pieces, places }) =>
    upTo(Math.min(LARGEST.units, places.length)).map((size) =>
      candidate('units', size, deploy(draft, pieces[0]!, places.slice(0, size))),
    ),
  )
  const common = types.toSorted((one, other) => other.pieces.length - one.pieces.length)
  const mixed = inTurn(common.map(({ pieces, places }) => places.map((place) => ({ piece: pieces[0]!, place }))))
  const ofSeveral = sizesOfMixed(mixed).map((size) => {
    // Each sees what those before it have changed; who finds his place taken would stand on another, and is left out by the checks.
    const changes: Change[] = []
    for (const { piece, place } of mixed.slice(0, size)) {
      changes.push(...deploy(changeData(draft, changes), piece, [place]))
    }
    return candidate('units', size, changes)
  })
  return [...ofOneType, ...ofSeveral]
}

/** One of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat()
}

/** One alone is of one type. */
const sizesOfMixed = (mixed: readonly unknown[]) => upTo(Math.min(MOST_MIXED, mixed.length)).slice(1)

/** The free hexes next to some pieces, one for each piece at the most. */
function roomBeside(pieces: readonly SurveyedPiece[], taken: ReadonlySet<number>, grid: HexGrid): number[] {
  const places: number[] = []
  for (const { place } of pieces) {
    const free = Array.from({ length: 6 }, (_, direction) => grid.neighbour(place, direction)).find(
      (hex) => hex !== NOWHERE && !taken.has(hex) && !places.includes(hex),
    )
    if (free !== undefined) places.push(free)
  }
  return places
}

/** The pieces that are there at the start, commanders left out, by side and type. */
function byType(editor: ScenarioEditor, draft: unknown): SurveyedPiece[][] {
  const groups = new Map<string, SurveyedPiece[]>()
  for (const piece of editor.survey(draft).pieces) {
    if (piece.isCommander || piece.arrives !== undefined) continue
    const key = `${piece.side} ${piece.type}`
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  return [...groups.values()]
}

/** Friends come sooner, enemies later. */
function arrivals({ editor, draft, favoured }: AdvisedBattle): Candidate[] {
  const { arrivals: found, turns } = editor.survey(draft)
  return found.flatMap(({ path, side, from }) =>
    upTo(LARGEST.arrivals).flatMap((size) => {
      const turn = side === favoured ? from - size : from + size
      return turn >= 1 && turn <= turns
        ? [candidate('arrivals', size, editor.arrivals.reschedule(draft, path, turn))]
        : []
    }),
  )
}

/** A hex of ground that changes its place with the open ground beside it, where nobody stands. */
function movesOfGround(editor: HexScenarioEditor, draft: unknown, grid: HexGrid): Candidate[] {
  const { terrain, pieces }: HexSurvey = editor.survey(draft)
  const [open, ...others] = editor.palette(draft).terrain.map(({ id }) => id)
  const taken = new Set(pieces.map(({ place }) => place))
  return others.flatMap((ground) =>
    terrain
      .flatMap((found, hex) => {
        if (found !== ground || taken.has(hex)) return []
        const to = Array.from({ length: 6 }, (_, direction) => grid.neighbour(hex, direction)).find(
          (next) => next !== NOWHERE && terrain[next] === open && !taken.has(next),
        )
        return to === undefined ? [] : [{ hex, to }]
      })
      .slice(0, MOST_MOVES)
      .map(({ hex, to }) => {
        const painted = editor.ground.paint(draft, [to], ground)
        const opened = editor.ground.paint(changeData(draft, painted), [hex], open!)
        return candidate('terrain', 1, [...painted, ...opened])
      }),
  )
}

/** Numbers anywhere in the conditions of victory, with their places. */
function figuresIn(value: unknown, path: Path): { readonly path: Path; readonly value: number }[] {
  if (typeof value === 'number') return [{ path, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => figuresIn(part, [...path, Array.isArray(value) ? +key : key]))
}

const candidate = (part: AdvisedPart, size: number, changes: readonly Change[]): Candidate => ({ part, size, changes })
const upTo = (most: number) => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1)
