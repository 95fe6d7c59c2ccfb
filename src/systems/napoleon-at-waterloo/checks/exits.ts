import { some } from '../../../scenario/wording.ts'
import { isWayOff } from '../rules/index.ts'
import type { CheckedBattle } from './checked-battle.ts'

/** Victory B: units leave the board at its edge, and woods along their road (Standard Movement J). */
export function checkExits(battle: CheckedBattle): void {
  const { draft, ground, report } = battle
  for (const [side, list] of Object.entries(draft.exits ?? {})) {
    const path = ['exits', side]
    ground.reader.set(list, path)
    ground.reader.quietly().forEachItem(list, path, (hexes, itemPath) => {
      const inland = hexes.filter((hex) => !ground.grid.isOnEdge(hex)).map((hex) => ground.grid.label(hex))
      if (inland.length > 0) {
        const message = `No unit can leave the board from ${some(inland)}, which ${inland.length > 1 ? 'are' : 'is'} not on its edge.`
        report.add({ code: 'exit/inland', path: itemPath, at: inland, message })
      }
      const closed = hexes.filter((hex) => ground.grid.isOnEdge(hex) && isClosed(battle, hex))
      const at = closed.map((hex) => ground.grid.label(hex))
      if (at.length === 0 || !report.isComplete('board')) return
      const message = `No unit can leave the board from ${some(at)}: ${nameOf(battle, closed[0]!)} without a road off the board.`
      report.add({ code: 'exit/closed', path: itemPath, at, message })
    })
  }
}

const nameOf = ({ ground }: CheckedBattle, hex: number) =>
  ground.grounds.kinds[ground.grounds.kinds[ground.terrain[hex]!]!.beside]!.name.toLowerCase()

function isClosed({ ground, tables }: CheckedBattle, hex: number): boolean {
  if (!tables) return false
  return !isWayOff(ground, tables, hex) || tables.terrain[ground.terrain[hex]!]!.move === undefined
}
