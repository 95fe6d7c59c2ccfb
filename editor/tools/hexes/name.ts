import { Tag } from 'lucide-react'
import type { HexTool } from '../tool.ts'
import { countHexes, stroke } from './stroke.ts'

export const name: HexTool = {
  board: 'hex',
  id: 'name',
  name: 'Name',
  key: 'n',
  icon: Tag,
  hint: 'Click a hex, or drag over several, and type a name; on a named hex, change it',
  aims: true,
  changes: 'names',
  begin(desk, hex, held) {
    const { selection } = desk.view.getState()
    return stroke(desk, hex, held, {
      show: (hexes) => ({ chosen: hexes, description: `Name ${countHexes(hexes)}` }),
      finish: (hexes) => desk.view.setState({ namingHexes: selection.has(hex) ? [...selection] : hexes }),
    })
  },
}
