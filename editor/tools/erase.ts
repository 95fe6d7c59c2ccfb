import { Eraser } from 'lucide-react'
import { countHexes, stroke } from './stroke.ts'
import type { Tool } from './tool.ts'

export const erase: Tool = {
  id: 'erase',
  name: 'Eraser',
  key: 'e',
  icon: Eraser,
  hint: 'Drag to clear hexes of what is ticked: terrain, roads and rivers, units, names, areas',
  begin(desk, hex, held) {
    const { substances, brushSize } = desk.view.getState()
    return stroke(desk, hex, held, {
      size: brushSize,
      show: (hexes) => ({ chosen: hexes, words: `Clear ${countHexes(hexes)}` }),
      finish: (hexes) =>
        void desk.document.draw(`Clear ${countHexes(hexes)}`, (draftsman, draft) =>
          draftsman.clear(draft, hexes, substances),
        ),
    })
  },
}
