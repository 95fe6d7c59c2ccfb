import { type PlacedUnit, readUnits } from '../../scenario/checks/placed-units.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { inTurn } from '../../scenario/edit/changes.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { addPlacements, makePlacement, movePlacements, removePlacements } from '../../scenario/edit/hexes/placements.ts'
import { valueAt } from '../../scenario/value-at.ts'
import type { NewPiece } from '../scenario-editor.ts'
import type { HexEditorDefinition, PlainDraft } from './editor-definition.ts'

/** A unit to be put on the board, with what is said of it. */
type Newcomer = { readonly side: string; readonly type: string; readonly hex: number; readonly details: object }

/** How the units of a plain scenario are deployed and dismissed. */
export function plainPieces({ stacking = 1, units }: HexEditorDefinition) {
  const piecesIn = ({ draft, reader }: OpenBoard<PlainDraft>): readonly PlacedUnit[] =>
    readUnits(draft.units, reader.quietly())

  /** Deploys units; where a hex is full, or has the very same unit, nobody comes. */
  function deployEach(data: unknown, newcomers: readonly Newcomer[]): Change[] {
    const opened = openBoard<PlainDraft>(data)
    if (!opened) return []
    const room = new Map<number, number>()
    for (const { hex } of piecesIn(opened)) room.set(hex, (room.get(hex) ?? stacking) - 1)
    const types = new Set(units.map(({ type }) => type))
    const welcome = newcomers.filter(({ hex, type }) => {
      const left = room.get(hex) ?? stacking
      if (!types.has(type) || left <= 0) return false
      room.set(hex, left - 1)
      return true
    })
    return inTurn(
      data,
      welcome.map(({ side, type, hex, details }) => (now) => {
        const placement = makePlacement(opened.grid.label(hex), { ...details })
        return addPlacements(now, ['units', side, type], [placement])
      }),
    )
  }

  const deploy = (data: unknown, { side, type }: NewPiece, hexes: readonly number[]) =>
    deployEach(
      data,
      [...new Set(hexes)].map((hex) => ({ side, type, hex, details: {} })),
    )

  function move(data: unknown, moves: readonly { readonly piece: Path; readonly hex: number }[]): Change[] {
    const opened = openBoard<PlainDraft>(data)
    if (!opened) return []
    return movePlacements(
      opened.draft,
      moves.map(({ piece, hex }) => ({ piece, at: opened.grid.label(hex) })),
    )
  }

  const dismiss = (data: unknown, pieces: readonly Path[]) => removePlacements(data, pieces)

  function dismissAt(data: unknown, hexes: readonly number[]): Change[] {
    const opened = openBoard<PlainDraft>(data)
    const there = new Set(hexes)
    const gone = opened ? piecesIn(opened).filter(({ hex }) => there.has(hex)) : []
    return dismiss(
      data,
      gone.map(({ path }) => path),
    )
  }

  /** What is said of a unit besides its hex. */
  function detailsOf({ draft }: OpenBoard<PlainDraft>, path: Path): object {
    const { at: _, ...details } = Object(valueAt(draft, path)) as { readonly at?: string }
    return typeof valueAt(draft, path) === 'string' ? {} : details
  }

  return { piecesIn, deploy, deployEach, move, dismiss, dismissAt, detailsOf }
}
