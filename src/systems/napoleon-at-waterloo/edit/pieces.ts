import type { NewPiece } from '../../../engine/scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { inTurn, keysAt } from '../../../scenario/edit/changes.ts'
import {
  addPlacements,
  detailsOf,
  makePlacement,
  type PlacementEntry,
  removePlacements,
} from '../../../scenario/edit/hexes/placements.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import {
  EDITIONS,
  type Kind,
  kindsOf,
  type NawDraft,
  type OpenDraft,
  open,
  piecesIn,
  type Recruit,
} from '../format/index.ts'
import { reinforce } from './reinforce.ts'

/** A unit to be put on the board, with what is said of it. */
type Newcomer = { readonly side: string; readonly type: string; readonly hex: number; readonly details: object }

/** What units with the same counter are: `infantry 6-4`. */
export const typeOf = ({ kind, strength, movement }: Pick<Recruit, 'kind' | 'strength' | 'movement'>) =>
  `${kind} ${strength}-${movement}`

/** The kind and the numbers of such a type; nothing where it is none. */
function readType(type: string, { troops }: NawDraft): { readonly kind: Kind; readonly values: string } | undefined {
  const [kind = '', values = ''] = type.split(' ')
  return kindsOf(troops).has(kind) && /^(?:0|[1-9]\d?)-[1-9]\d?$/.test(values) ? { kind, values } : undefined
}

/** Deploys a unit in each hex, at the start or in a later turn; none more like those there where no more may stack (Movement 2). */
export function deploy(data: unknown, { side, type, turn, nation }: NewPiece, hexes: readonly number[]): Change[] {
  const opened = open(data)
  if (!opened) return []
  if (turn !== undefined) {
    const counter = readType(type, opened.draft)
    return counter ? reinforce(opened, { side, nation }, counter, hexes, turn) : []
  }
  const pieces = piecesIn(opened)
  const room = stackingOf(opened.draft)
  const isWelcome = (hex: number) => {
    const there = pieces.filter((piece) => piece.hex === hex)
    return taken(there) < room || !there.some((piece) => piece.side === side && typeOf(piece) === type)
  }
  const welcome = [...new Set(hexes)].filter(isWelcome)
  return addEach(
    opened,
    welcome.map((hex) => ({ side, type, hex, details: nation === undefined ? {} : { nation } })),
  )
}

/** Deploys units except those that are there already: of two that are alike, both have to be. */
export function deployEach(data: unknown, newcomers: readonly Newcomer[]): Change[] {
  const opened = open(data)
  if (!opened) return []
  const keyOf = ({ side, type, hex, details }: Newcomer) => JSON.stringify([side, type, hex, sorted(details)])
  const there = new Map<string, number>()
  for (const piece of piecesIn(opened)) {
    const key = keyOf({ ...piece, type: typeOf(piece), details: detailsAt(opened.draft, piece.path) })
    there.set(key, (there.get(key) ?? 0) + 1)
  }
  const missing = newcomers.filter((newcomer) => {
    const left = there.get(keyOf(newcomer)) ?? 0
    there.set(keyOf(newcomer), left - 1)
    return left <= 0
  })
  return addEach(opened, missing)
}

/** Takes units away; a kind of which nobody is left goes with its key. */
export function dismiss(data: unknown, pieces: readonly Path[]): Change[] {
  const kinds = new Map(pieces.map((piece) => [piece.slice(0, -2).join('/'), piece.slice(0, -2)]))
  return inTurn(data, [
    (now) => removePlacements(now, pieces),
    (now) =>
      [...kinds.values()]
        .filter((path) => valueAt(now, path) !== undefined && keysAt(now, path).length === 0)
        .map((path): Change => ({ kind: 'remove', path })),
  ])
}

/** What is said of a unit besides its hex. */
export const detailsAt = (draft: NawDraft, path: Path) => detailsOf(valueAt(draft, path) as PlacementEntry)

const taken = (pieces: readonly Recruit[]) => pieces.reduce((sum, { row }) => sum + row.stacking, 0)

const stackingOf = ({ stacking, edition = 'standard' }: NawDraft) => stacking ?? EDITIONS[edition].stacking

function addEach({ draft, grid }: OpenDraft, newcomers: readonly Newcomer[]): Change[] {
  return addPlacements(
    draft,
    newcomers.flatMap(({ side, type, hex, details }) => {
      const counter = readType(type, draft)
      if (!counter) return []
      const placement = makePlacement(grid.label(hex), { ...details })
      return [{ list: ['units', side, counter.kind, counter.values], placement }]
    }),
  )
}

const sorted = (details: object) => Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))
