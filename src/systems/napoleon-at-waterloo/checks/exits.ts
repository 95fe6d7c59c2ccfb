import { some } from '../../../scenario/wording.ts'
import type { Battle } from './battle.ts'

/** Victory B: units leave the board at its edge. */
export function checkExits({ draft, ground, report }: Battle): void {
  for (const [side, list] of Object.entries(draft.exits ?? {})) {
    const path = ['exits', side]
    ground.reader.set(list, path)
    ground.reader.quietly().forEachItem(list, path, (hexes, itemPath) => {
      const at = hexes.filter((hex) => !ground.grid.isOnEdge(hex)).map((hex) => ground.grid.label(hex))
      if (at.length === 0) return
      const message = `Nobody can leave the board from ${some(at)}, which ${at.length > 1 ? 'are' : 'is'} not on its edge.`
      report.add({ code: 'exit/inland', path: itemPath, at, message })
    })
  }
}
