import type { NewPiece } from '../../../engine/scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { addPlacements, detailPlacement, makePlacement } from '../../../scenario/edit/hexes/placements.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import {
  type DetailedPlacement,
  holdsGround,
  type OpenDraft,
  openDraft,
  readPlacements,
  type ScenarioDraft,
  type UnitType,
} from '../format/index.ts'
import { reinforce } from './reinforce.ts'
import { describeFacing } from './sides.ts'

/** A unit to be put on the board, with what is said of it. */
export type Recruit = {
  readonly side: string
  readonly type: UnitType
  readonly hex: number
  readonly facing: number | undefined
  readonly details: Omit<DetailedPlacement, 'at' | 'facing'>
}

/** Deploys a unit in each hex where there is none like it, at the start or in a later turn. */
export function deploy(data: unknown, unit: NewPiece, hexes: readonly number[]): Change[] {
  const { side, type, facing, nation } = unit
  if (unit.turn !== undefined) return reinforce(data, unit, hexes, unit.turn)
  return deployEach(
    data,
    [...new Set(hexes)].map((hex) => ({ side, type, hex, facing, details: nation === undefined ? {} : { nation } })),
  )
}

export function deployEach(data: unknown, recruits: readonly Recruit[]): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const { draft, grid } = opened
  const isThere = new Set(piecesIn(opened).map(({ side, type, hex }) => `${side} ${type} ${hex}`))
  return addPlacements(
    draft,
    recruits
      .filter(({ side, type, hex }) => !isThere.has(`${side} ${type} ${hex}`))
      .map(({ side, type, hex, facing, details: { name, ...rest } }) => ({
        list: ['units', side, type],
        placement: makePlacement(grid.label(hex), { name, facing: describeFacing(draft, side, type, facing), ...rest }),
      })),
  )
}

/** Turns units that have a front. */
export function turn(data: unknown, pieces: readonly Path[], facing: number): Change[] {
  const draft = (data ?? {}) as ScenarioDraft
  return pieces.flatMap((piece) => {
    const type = piece.at(-2) as UnitType
    if (!holdsGround(draft, type)) return []
    return detailPlacement(draft, piece, 'facing', describeFacing(draft, sideOf(draft, piece), type, facing))
  })
}

/** Who stands on the board at the start. */
export function piecesIn({ draft, reader }: OpenDraft) {
  return Object.entries(draft.units ?? {}).flatMap(([side, placements]) =>
    readPlacements(placements, side, () => undefined, ['units', side], reader),
  )
}

/** The side of a unit, at the start (`units › side › …`) or when it arrives (`reinforcements › 0 › …`). */
function sideOf(draft: ScenarioDraft, piece: Path): string {
  return piece[0] === 'units' ? String(piece[1]) : String(valueAt(draft, [...piece.slice(0, 2), 'side']))
}
