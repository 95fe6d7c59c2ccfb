import { Waypoints } from 'lucide-react'
import { chainBetween } from '../../../src/board/hex-shapes.ts'
import { onHexes } from '../../document/by-board.ts'
import type { HexTool } from '../tool.ts'
import { chosenWay } from './chosen.ts'
import { routeBetween } from './routes.ts'

export const way: HexTool = {
  board: 'hex',
  id: 'way',
  name: 'Road or river',
  key: 'r',
  icon: Waypoints,
  hint: 'Drag from hex to hex; go back to shorten it; start at the end of another to extend it; Shift for a straight line, Ctrl to let it find its way',
  aims: true,
  changes: 'ways',
  isOffered: ({ ways }) => ways.length > 0,
  begin(desk, start, { shift, ctrl }) {
    const kind = chosenWay(desk)
    if (!kind) return undefined
    const isRouted = ctrl || desk.view.getState().isRouted
    let path: readonly number[] = [start]
    const labels = () => `${desk.grid.label(start)} to ${desk.grid.label(path.at(-1)!)}`
    return {
      to(hex) {
        const isBack = path.length > 1 && path.at(-2) === hex
        if (isRouted) path = routeBetween(desk, kind.look ?? 'road', start, hex)
        else if (shift) path = chainBetween(desk.grid, start, hex)
        else path = isBack ? path.slice(0, -1) : [...path, ...chainBetween(desk.grid, path.at(-1)!, hex).slice(1)]
      },
      get overlay() {
        return { path: { hexes: path, look: kind.look ?? 'road' }, description: `${kind.name} from ${labels()}` }
      },
      finish() {
        if (path.length < 2) return
        desk.document.draw(
          `${kind.name} from ${labels()}`,
          onHexes((scenarioEditor, draft) => scenarioEditor.ground.lay(draft, kind.id, path)),
        )
      },
    }
  },
}
