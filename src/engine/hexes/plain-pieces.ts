import { type PlacedUnit, readUnits } from '../../scenario/checks/placed-units.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { addPlacements, makePlacement } from '../../scenario/edit/hexes/placements.ts'
import type { NewPiece } from '../scenario-editor.ts'
import type { HexEditorDefinition, PlainDraft } from './editor-definition.ts'

/** A unit to be put on the board, with what is said of it. */
type Newcomer = { readonly side: string; readonly type: string; readonly hex: number; readonly details: object }

/** The units of a plain scenario. */
export const piecesIn = ({ draft, reader }: OpenBoard<PlainDraft>): readonly PlacedUnit[] =>
  readUnits(draft.units, reader.quietly())

/** How the units of a plain scenario are deployed. */
export function makeDeployment({ stacking = 1, units }: HexEditorDefinition) {
  const types = new Set(units.map(({ type }) => type))

  /** Deploys units; where a hex is full nobody comes. */
  function deployEach(data: unknown, newcomers: readonly Newcomer[]): Change[] {
    const opened = openBoard<PlainDraft>(data)
    if (!opened) return []
    const room = new Map<number, number>()
    for (const { hex } of piecesIn(opened)) room.set(hex, (room.get(hex) ?? stacking) - 1)
    const welcome = newcomers.filter(({ hex, type }) => {
      const left = room.get(hex) ?? stacking
      if (!types.has(type) || left <= 0) return false
      room.set(hex, left - 1)
      return true
    })
    return addPlacements(
      data,
      welcome.map(({ side, type, hex, details }) => ({
        list: ['units', side, type],
        placement: makePlacement(opened.grid.label(hex), { ...details }),
      })),
    )
  }

  const deploy = (data: unknown, { side, type }: NewPiece, hexes: readonly number[]) =>
    deployEach(
      data,
      [...new Set(hexes)].map((hex) => ({ side, type, hex, details: {} })),
    )

  return { deploy, deployEach }
}
