import type { PiecePortrait } from '../../src/engine/portrait.ts'
import type { SurveyedPiece } from '../../src/engine/scenario-editor.ts'
import type { DocumentState } from '../document/document-state.ts'
import type { PickedPiece, ViewState } from './view-state.ts'

/** A unit of the document, and how it looks. */
export type StackedPiece = { readonly piece: SurveyedPiece; readonly portrait: PiecePortrait }

/** Who stands in a hex at the start. Portraits and surveys tell of a hex in the same order. */
export function stackIn({ survey, portrait }: DocumentState, hex: number): StackedPiece[] {
  const portraits = portrait?.pieces.filter((piece) => piece.place === hex && piece.arrives === undefined) ?? []
  const pieces = survey?.pieces.filter((piece) => piece.place === hex && piece.arrives === undefined) ?? []
  // While the text is broken, one of them may be older than the other.
  if (portraits.length !== pieces.length) return []
  return pieces.map((piece, i) => ({ piece, portrait: portraits[i]! }))
}

/** The unit that is meant alone, as it is in the document now. */
export function pickedIn({ picked, selection }: ViewState, { survey }: DocumentState): SurveyedPiece | undefined {
  if (!picked || picked.selection !== selection) return undefined
  return survey?.pieces.find((piece) => isSame(piece, picked.piece))
}

/** Picks a unit: its hex is selected, but it alone is meant. */
export function pick(piece: SurveyedPiece): Pick<ViewState, 'selection' | 'picked' | 'cursor' | 'fanned'> {
  const selection = new Set([piece.place])
  const picked: PickedPiece = { piece, selection }
  return { selection, picked, cursor: piece.place, fanned: undefined }
}

/** An edit may have given its place in the data to somebody else. */
function isSame(a: SurveyedPiece, b: SurveyedPiece): boolean {
  return (
    a.place === b.place && a.type === b.type && a.side === b.side && JSON.stringify(a.path) === JSON.stringify(b.path)
  )
}
