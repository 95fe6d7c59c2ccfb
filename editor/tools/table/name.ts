import { Tag } from 'lucide-react'
import { pointOf } from '../../../src/board/table/places.ts'
import type { TableTool } from '../tool.ts'
import { pieceAt, shapeAt } from './hit-targets.ts'

export const name: TableTool = {
  board: 'table',
  id: 'name',
  name: 'Name',
  key: 'n',
  icon: Tag,
  hint: 'Click a unit, a piece of ground, a road or an area, and type its name',
  aims: true,
  begin(desk, place) {
    const point = pointOf(desk.size, place)
    const thing = pieceAt(desk, point)?.piece ?? shapeAt(desk, point)
    if (!thing) return undefined
    return {
      to() {},
      overlay: { description: `Name ${thing.label}` },
      finish: () => desk.view.setState({ namingThing: thing.path, items: [thing.path], corner: undefined }),
    }
  },
}
