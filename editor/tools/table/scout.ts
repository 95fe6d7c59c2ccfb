import { Binoculars } from 'lucide-react'
import { pointOf } from '../../../src/board/table/places.ts'
import type { TableDesk, TableTool } from '../tool.ts'
import { pieceAt } from './hit-targets.ts'

export const scout: TableTool = {
  board: 'table',
  id: 'scout',
  name: 'Range and arc',
  key: 'i',
  icon: Binoculars,
  hint: 'Click a unit to see its front, how far it fires and how far it moves, by the rules',
  begin(desk, start) {
    let at = pieceAt(desk, pointOf(desk.size, start))
    return {
      to(place) {
        at = pieceAt(desk, pointOf(desk.size, place)) ?? at
      },
      get overlay() {
        return {
          chosen: at ? [at.piece.place] : [],
          description: at ? `Look from ${at.piece.label}` : 'No unit here',
        }
      },
      finish: () => void look(desk, at?.piece.place),
    }
  },
}

async function look({ document, view }: TableDesk, place: number | undefined): Promise<void> {
  const { systemTools, draft } = document.state
  if (place === undefined) {
    view.setState({ scouting: undefined })
    return
  }
  const found = await systemTools?.scenarioEditor?.scout(draft, place)
  if (!found) return
  if ('problem' in found) document.notify(found.problem, true)
  else view.setState({ scouting: { ...found, place } })
}
