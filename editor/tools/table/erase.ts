import { Eraser } from 'lucide-react'
import { pointOf } from '../../../src/board/table/places.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import { onTable } from '../../document/by-board.ts'
import type { TableDesk, TableTool } from '../tool.ts'
import { hasPath, pieceAt, shapeAt, type TablePiece } from './hit-targets.ts'

export const erase: TableTool = {
  board: 'table',
  id: 'erase',
  name: 'Eraser',
  key: 'e',
  icon: Eraser,
  hint: 'Click a unit, ground, a road or an area to remove it; drag over units to remove them all',
  aims: true,
  begin(desk, start) {
    const { size, view } = desk
    const first = pieceAt(desk, pointOf(size, start))
    const shape = first ? undefined : shapeAt(desk, pointOf(size, start))
    const taken: TablePiece[] = first ? [first] : []
    const description = () => wordsFor(taken, shape)
    return {
      to(place) {
        const next = pieceAt(desk, pointOf(size, place))
        const isNew = next && !taken.some(({ piece }) => hasPath([piece.path], next.piece.path))
        if (isNew) taken.push(next)
      },
      get overlay() {
        return { chosen: taken.map(({ piece }) => piece.place), ...outlineOf(taken, shape), description: description() }
      },
      finish() {
        view.setState({ items: [], corner: undefined })
        eraseThings(desk, taken, shape, description())
      },
    }
  },
}

/** One thing on the ground, or units: whoever drags over units means them. */
function eraseThings(
  { document }: TableDesk,
  taken: readonly TablePiece[],
  shape: SurveyedShape | undefined,
  description: string,
): void {
  const pieces = taken.map(({ piece }) => piece.path)
  if (pieces.length > 0)
    document.draw(description, (scenarioEditor, draft) => scenarioEditor.pieces.dismiss(draft, pieces))
  else if (shape)
    document.draw(
      description,
      onTable((scenarioEditor, draft) => scenarioEditor.ground.erase(draft, [shape.path])),
    )
}

function outlineOf(taken: readonly TablePiece[], shape: SurveyedShape | undefined) {
  return taken.length > 0 || !shape ? {} : { outline: { points: shape.points, isClosed: shape.form === 'ring' } }
}

function wordsFor(taken: readonly TablePiece[], shape: SurveyedShape | undefined): string {
  if (taken.length > 1) return `Remove ${taken.length} units`
  const [one] = taken
  return one ? `Remove ${one.piece.label}` : shape ? `Remove ${shape.label}` : 'Nothing to remove here'
}
