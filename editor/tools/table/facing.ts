import { Compass } from 'lucide-react'
import { bearing, FACINGS, formatFacing } from '../../../src/board/table/facing.ts'
import { pointOf } from '../../../src/board/table/places.ts'
import type { TableTool } from '../tool.ts'
import { ghosts } from './arrangement.ts'
import { hasPath, pieceAt, selectedPieces } from './hit-targets.ts'

export const facing: TableTool = {
  board: 'table',
  id: 'facing',
  name: 'Facing',
  key: 'f',
  icon: Compass,
  hint: 'Click a unit to turn it clockwise, or drag from it to where it should face; selected units turn alike, each in its place',
  aims: true,
  changes: 'pieces',
  begin(desk, start) {
    const { document, size, view } = desk
    const one = pieceAt(desk, pointOf(size, start))
    const before = one?.piece.facing
    if (!one || before === undefined) return undefined
    const isSelected = hasPath(view.getState().items, one.piece.path)
    const turning = (isSelected ? selectedPieces(desk) : [one]).filter(({ piece }) => piece.facing !== undefined)
    let direction = (before + 1) % FACINGS
    const description = () =>
      `Turn ${turning.length === 1 ? one.piece.label : `${turning.length} units`} to ${formatFacing(direction)}`
    return {
      to(place) {
        const [x, y] = pointOf(size, place)
        const [dx, dy] = [x - one.at[0], y - one.at[1]]
        if (Math.hypot(dx, dy) > 2) direction = bearing(dx, dy, direction)
      },
      get overlay() {
        const arrangement = turning.map(({ at }) => ({ at, facing: direction }))
        return { pieces: ghosts(size, turning, arrangement), description: description() }
      },
      finish() {
        const paths = turning.map(({ piece }) => piece.path)
        document.draw(description(), (scenarioEditor, draft) => scenarioEditor.pieces.turn(draft, paths, direction))
      },
    }
  },
}
