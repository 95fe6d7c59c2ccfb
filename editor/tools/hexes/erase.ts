import { Eraser } from 'lucide-react'
import { onHexes } from '../../document/by-board.ts'
import { unlocked } from '../../view/locks.ts'
import type { HexTool } from '../tool.ts'
import { countHexes, stroke } from './stroke.ts'

export const erase: HexTool = {
  board: 'hex',
  id: 'erase',
  name: 'Eraser',
  key: 'e',
  icon: Eraser,
  hint: 'Drag to clear what is ticked: terrain, roads, rivers and hexsides, units, names, areas',
  aims: true,
  begin(desk, hex, held) {
    const { clearTargets, sizes } = desk.view.getState()
    const targets = unlocked(desk.view.getState(), clearTargets)
    return stroke(desk, hex, held, {
      size: sizes.erase,
      show: (hexes) => ({ chosen: hexes, description: `Clear ${countHexes(hexes)}` }),
      finish: (hexes) =>
        void desk.document.draw(
          `Clear ${countHexes(hexes)}`,
          onHexes((scenarioEditor, draft) => scenarioEditor.ground.clear(draft, hexes, targets)),
        ),
    })
  },
}
