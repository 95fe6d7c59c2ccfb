import { checkDieTable } from '../../../scenario/checks/die-table.ts'
import { count } from '../../../scenario/wording.ts'
import type { HexList } from '../format/index.ts'
import { holdsGround, sectorHexes, sectorNames } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'

/** 14.0: battles that the players set up themselves. */
export function checkDeployment(battle: BattleToCheck): void {
  const { draft, report } = battle
  const { deployment, initiative } = draft
  if (initiative === 'exploration' && !deployment?.order.exploration && report.isComplete('deployment')) {
    const message = 'This battle has no exploration roll.'
    report.add({ code: 'deployment/no-exploration', path: ['initiative'], message })
  }
  const exploration = deployment?.order.exploration
  if (exploration) checkDieTable(Object.keys(exploration), 0, 5, ['deployment', 'order', 'exploration'], report)
  if (deployment) {
    checkForces(battle)
    checkTiles(battle)
  }
}

function checkForces(battle: BattleToCheck): void {
  const { draft, report, reader, entry, sides } = battle
  const { forces, minimumPerSector = 0 } = draft.deployment!
  for (const side of sides) {
    const counts = Object.entries(forces[side] ?? {})
    const units = counts.reduce((sum, [type, number = 0]) => sum + (holdsGround(draft, type) ? number : 0), 0)
    if (units === 0) continue
    const zone = draft.board?.zones?.[side]
    if (!zone && !report.isComplete('board', 'zones')) continue
    if (!zone) {
      const message = `${side} deploys units but has no zone.`
      report.add({ code: 'deployment/no-zone', path: ['deployment', 'forces', side], target: 'key', message })
      continue
    }
    const room = reader
      .quietly()
      .set(zone, [])
      .filter((hex) => entry.isPassable(hex)).length
    if (room < units) {
      const message = `${side} deploys ${count(units, 'unit')}, but its zone has room for ${room}.`
      report.add({ code: 'deployment/zone-too-small', path: ['deployment', 'forces', side], target: 'key', message })
    }
    checkSectorRoom(battle, side, zone, minimumPerSector)
    if (units < minimumPerSector * 3 && report.isComplete('deployment', 'forces')) {
      const message = `${side} has ${count(units, 'unit')}; ${minimumPerSector} in each of three sectors needs ${minimumPerSector * 3}.`
      report.add({ code: 'deployment/minimum', path: ['deployment', 'minimumPerSector'], message })
    }
  }
}

/** The zone reaches into every sector, far enough for the units that must be there; one is needed in any case (4.2). */
function checkSectorRoom(
  { draft, report, reader, entry }: BattleToCheck,
  side: string,
  zone: HexList,
  minimum: number,
): void {
  const sectors = draft.board?.sectors
  if (!sectors || report.hasErrors('board', 'sectors') || report.hasErrors('board', 'zones')) return
  const own = new Set(
    reader
      .quietly()
      .set(zone, [])
      .filter((hex) => entry.isPassable(hex)),
  )
  for (const name of sectorNames(sectors)) {
    const room = reader
      .quietly()
      .set(sectorHexes(sectors, name), [])
      .filter((hex) => own.has(hex)).length
    if (room >= Math.max(1, minimum)) continue
    const message = `The zone of ${side} has room for ${count(room, 'unit')} in the ${name} sector, which needs ${Math.max(1, minimum)}.`
    report.add({ code: 'deployment/minimum', path: ['board', 'zones', side], target: 'key', message })
  }
}

function checkTiles({ draft, report, reader, sides, grid }: BattleToCheck): void {
  const tiles = draft.deployment?.tiles
  if (!tiles) return
  const path = ['deployment', 'tiles']
  const { draw, ownZone, disputed } = tiles
  const stock = Object.values(tiles.stock).reduce<number>((sum, number = 0) => sum + number, 0)
  if (ownZone + disputed !== draw) {
    const message = `${count(ownZone, 'tile')} in the player's own zone and ${disputed} on disputed ground do not add up to the ${draw} drawn.`
    report.add({ code: 'deployment/tiles', path: [...path, 'draw'], message })
  } else if (stock < draw * sides.length) {
    const message = `Each player draws ${count(draw, 'tile')}, but the stock has ${stock}.`
    report.add({ code: 'deployment/tiles', path: [...path, 'stock'], target: 'key', message })
  }
  const zones = sides.map((side) => reader.quietly().set(draft.board?.zones?.[side], []).length)
  const small = sides.find((_, i) => zones[i]! > 0 && zones[i]! < ownZone)
  if (small !== undefined) {
    const message = `${count(ownZone, 'tile')} do not fit into the zone of ${small}.`
    report.add({ code: 'deployment/zone-too-small', path: [...path, 'ownZone'], message })
  }
  if (report.hasErrors('board', 'zones')) return
  const between = grid.size - zones.reduce((sum, size) => sum + size, 0)
  if (between < disputed * sides.length) {
    const message = `${count(disputed * sides.length, 'tile')} do not fit on the disputed ground of ${count(between, 'hex', 'hexes')}.`
    report.add({ code: 'deployment/zone-too-small', path: [...path, 'disputed'], message })
  }
}
