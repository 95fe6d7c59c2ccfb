import type { HexGrid } from '../../board/hex-grid.ts'
import { distance } from '../../board/hex-lines.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import type { HexScenarioEditor } from '../../engine/hex-scenario-editor.ts'
import type { SurveyedPiece } from '../../engine/scenario-editor.ts'
import type { ScenarioEditor } from '../../engine/scenario-editors.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { changeData } from '../../scenario/edit/change-data.ts'
import type { AdvisedBattle, Candidate } from './candidates.ts'

/** So many units of one type are tried at once. */
const MOST_OF_ONE_TYPE = 6
/** So many units of several types: a side that lacks a third of its own needs more than there are of one. */
const MIXED_SIZES: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18])
const MOST_MIXED = Math.max(...MIXED_SIZES)
/** What has no more than this part of the strength of a side's strongest is no reinforcement: commanders, garrisons. */
const LITTLE = 0.25

/** A unit more on a place of the board. */
type Reinforcement = { readonly piece: SurveyedPiece; readonly place: number }

/** Units of the other side that stay away, and more of the own: of one type at a time, or of several as the army is mixed. */
export async function unitEdits(battle: AdvisedBattle): Promise<Candidate[]> {
  return [...(await fewerEnemies(battle)), ...(await moreFriends(battle))]
}

function fewerEnemies(battle: AdvisedBattle): Promise<Candidate[]> {
  const { editor, draft, favoured } = battle
  const types = byType(editor, draft).filter(([first]) => first!.side !== favoured)
  // Those listed last are the least likely to be named by a rule; somebody of each type stays, as long as others can go.
  const spare = types.map((pieces) => ({ pieces, items: pieces.slice(1).reverse() }))
  const last = strongOf(types).map(([first]) => first!)
  return series(battle, spare, last, (pieces) =>
    editor.pieces.dismiss(
      draft,
      pieces.map(({ path }) => path),
    ),
  )
}

/** Each stands next to one of its type. */
async function moreFriends(battle: AdvisedBattle): Promise<Candidate[]> {
  const { editor, draft, grid, favoured } = battle
  if (editor.kind !== 'hex' || !grid) return []
  const room = new Room(editor, draft, grid, favoured)
  const types = byType(editor, draft)
    .filter(([first]) => first!.side === favoured)
    .map((pieces) => ({ pieces, items: room.beside(pieces).map((place) => ({ piece: pieces[0]!, place })) }))
  return series<Reinforcement>(battle, types, [], (more) => {
    const changes: Change[] = []
    for (const { piece, place } of more) {
      const { side, type, facing } = piece
      const unit = { side, type, ...(facing !== undefined && { facing }) }
      // Each sees what those before it have changed.
      changes.push(...editor.pieces.deploy(changeData(draft, changes), unit, [place]))
    }
    return changes
  })
}

/** Edits of one, two and more items of each type, and of all that fight; `last` are taken when nobody else is left. */
async function series<Item>(
  { isSound }: AdvisedBattle,
  types: readonly { readonly pieces: readonly SurveyedPiece[]; readonly items: readonly Item[] }[],
  last: readonly Item[],
  changesFor: (items: readonly Item[]) => Change[],
): Promise<Candidate[]> {
  /** Each has one item more than the one before; whoever makes the battle unsound is left out. */
  const grow = async (items: readonly Item[], most: number) => {
    const chosen: Item[] = []
    const found: Candidate[] = []
    for (const item of items) {
      if (chosen.length === most) break
      const changes = changesFor([...chosen, item])
      if (!(await isSound(changes))) continue
      chosen.push(item)
      found.push({ part: 'units', size: chosen.length, changes })
    }
    return found
  }
  const ofOneType: Candidate[] = []
  for (const { items } of types) ofOneType.push(...(await grow(items, MOST_OF_ONE_TYPE)))
  const strong = new Set(strongOf(types.map(({ pieces }) => pieces)))
  const mixed = inProportion(
    types.filter(({ pieces }) => strong.has(pieces)).map(({ pieces, items }) => ({ weight: pieces.length, items })),
  )
  const ofSeveral = await grow([...mixed, ...last], MOST_MIXED)
  return [...ofOneType, ...ofSeveral.filter(({ size }) => MIXED_SIZES.has(size))]
}

/** Items of several lists so that the first of them, however many, are shared out as the lists weigh (Sainte-Laguë). */
function inProportion<T>(lists: readonly { readonly weight: number; readonly items: readonly T[] }[]): T[] {
  return lists
    .flatMap(({ weight, items }, list) => items.map((item, i) => ({ item, turn: (2 * i + 1) / weight, list })))
    .sort((a, b) => a.turn - b.turn || a.list - b.list)
    .map(({ item }) => item)
}

/** The types of a side that fight. */
function strongOf(types: readonly (readonly SurveyedPiece[])[]): (readonly SurveyedPiece[])[] {
  const strengthOf = (pieces: readonly SurveyedPiece[]) => Math.max(0, ...pieces.map(({ strength }) => strength))
  const least = LITTLE * Math.max(0, ...types.map(strengthOf))
  return types.filter((pieces) => strengthOf(pieces) > least)
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

/** Where more units of a side can stand. */
class Room {
  readonly #grid: HexGrid
  readonly #isOpen: (hex: number) => boolean
  readonly #taken: Set<number>
  readonly #enemies: readonly number[]

  constructor(editor: HexScenarioEditor, draft: unknown, grid: HexGrid, side: string) {
    const { terrain, pieces } = editor.survey(draft)
    const [open] = editor.palette(draft).terrain
    this.#grid = grid
    this.#isOpen = (hex) => terrain[hex] === open?.id
    this.#taken = new Set(pieces.map(({ place }) => place))
    this.#enemies = pieces.filter((piece) => piece.side !== side).map(({ place }) => place)
  }

  /** The free hexes in the open next to some pieces, one for each piece at the most: the one furthest from the enemy. */
  beside(pieces: readonly SurveyedPiece[]): number[] {
    return pieces.flatMap(({ place }) => {
      const free = Array.from({ length: 6 }, (_, direction) => this.#grid.neighbour(place, direction))
        .filter((hex) => hex !== NOWHERE && !this.#taken.has(hex) && this.#isOpen(hex))
        .toSorted((a, b) => this.#gap(b) - this.#gap(a))[0]
      if (free === undefined) return []
      this.#taken.add(free)
      return [free]
    })
  }

  /** How far the nearest enemy is. */
  #gap(hex: number): number {
    return Math.min(...this.#enemies.map((enemy) => distance(this.#grid, hex, enemy)))
  }
}
