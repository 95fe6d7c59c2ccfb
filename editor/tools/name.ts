import { Tag } from 'lucide-react'
import { countHexes, stroke } from './stroke.ts'
import type { Tool } from './tool.ts'

export const name: Tool = {
  id: 'name',
  name: 'Name',
  key: 'n',
  icon: Tag,
  hint: 'Click a hex, or drag over several, and type what they are called; on a named hex the name is changed',
  begin(desk, hex, held) {
    const { selection } = desk.view.getState()
    return stroke(desk, hex, held, {
      show: (hexes) => ({ chosen: hexes, words: `Name ${countHexes(hexes)}` }),
      finish: (hexes) => desk.view.setState({ naming: selection.has(hex) ? [...selection] : hexes }),
    })
  },
}
