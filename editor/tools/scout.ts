import { Binoculars } from 'lucide-react'
import type { Tool } from './tool.ts'

export const scout: Tool = {
  id: 'scout',
  name: 'Sight and range',
  key: 'i',
  icon: Binoculars,
  hint: 'Click a hex to see what can be seen, hit and reached from it, as the rules have it',
  begin(desk, start) {
    let hex = start
    return {
      to(other) {
        hex = other
      },
      get overlay() {
        return { chosen: [hex], words: `Look from ${desk.grid.label(hex)}` }
      },
      finish() {
        const { instruments, draft } = desk.document.state
        void instruments?.draftsman?.scout(draft, hex).then((found) => {
          if ('problem' in found) desk.document.tell(found.problem, true)
          else desk.view.setState({ scouting: { ...found, hex } })
        })
      },
    }
  },
}
