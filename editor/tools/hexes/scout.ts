import { Binoculars } from 'lucide-react'
import type { HexDesk, HexTool } from '../tool.ts'

export const scout: HexTool = {
  board: 'hex',
  id: 'scout',
  name: 'Sight and range',
  key: 'i',
  icon: Binoculars,
  hint: 'Click a hex to see what can be seen, hit and reached from it, by the rules',
  begin(desk, start) {
    let hex = start
    return {
      to(other) {
        hex = other
      },
      get overlay() {
        return { chosen: [hex], description: `Look from ${desk.grid.label(hex)}` }
      },
      finish: () => void scoutFrom(desk, hex),
    }
  },
}

/** Shows what can be seen, hit and reached from a hex. */
export async function scoutFrom({ document, view }: HexDesk, hex: number): Promise<void> {
  const { systemTools, draft } = document.state
  const found = await systemTools?.scenarioEditor?.scout(draft, hex)
  if (!found) return
  if ('problem' in found) document.notify(found.problem, true)
  else view.setState({ scouting: { ...found, place: hex } })
}
