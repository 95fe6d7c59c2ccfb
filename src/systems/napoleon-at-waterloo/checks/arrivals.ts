import { checkGroupIds } from '../../../scenario/arrivals/check-bodies.ts'
import { checkTiming } from '../../../scenario/arrivals/check-timing.ts'
import { checkDieTable } from '../../../scenario/checks/die-table.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isNation, isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { some } from '../../../scenario/wording.ts'
import { entrancesIn } from '../format/index.ts'
import { entryCost, gaitOf } from '../rules/index.ts'
import { checkBodies, timingFacts } from './bodies.ts'
import type { CheckedBattle } from './checked-battle.ts'

/** Arrivals: in time, by the edge, and where somebody can enter. */
export function checkArrivals(battle: CheckedBattle): void {
  const { draft, report } = battle
  const facts = timingFacts(battle)
  checkGroupIds(report, draft.reinforcements)
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!isSide(battle, group.side, [...path, 'side'])) return
    if (group.nation !== undefined) isNation(battle, group.nation, group.side, [...path, 'nation'])
    checkTiming(facts, group, group.side, path)
    if (
      Object.values(group.units).every((values) => Object.keys(values ?? {}).length === 0) &&
      report.isComplete(...path)
    ) {
      report.add({ code: 'arrival/nobody', path: [...path, 'units'], target: 'key', message: 'No units arrive here.' })
    }
    if (!Array.isArray(group.at)) checkDieTable(Object.keys(group.at.d6), 1, 6, [...path, 'at', 'd6'], report)
    for (const { hexes, path: within } of entrancesIn(group.at)) {
      if (hexes.length === 0) {
        const message = 'Name a hex where units come in.'
        report.add({ code: 'arrival/no-entrance', path: [...path, 'at', ...within], message })
      }
      checkEntrances(battle, hexes, path, [...path, 'at', ...within])
    }
  })
  checkBodies(battle, facts)
}

function checkEntrances(battle: CheckedBattle, at: readonly string[], path: Path, listPath: Path): void {
  const { draft, ground, recruits, report } = battle
  const { grid, reader } = ground
  const coming = recruits.filter(({ arrival }) => arrival === path.at(-1))
  reader.set(at, listPath)
  reader.quietly().forEachItem(at, listPath, (hexes, itemPath) => {
    const reportHexes = (
      code: 'arrival/inland' | 'arrival/impassable',
      list: number[],
      describe: (labels: string) => string,
    ) => {
      if (list.length === 0) return
      const labels = list.map((hex) => grid.label(hex))
      report.add({ code, path: itemPath, at: labels, message: describe(some(labels)) })
    }
    reportHexes(
      'arrival/inland',
      hexes.filter((hex) => !grid.isOnEdge(hex)),
      (labels) => `Not on the edge of the board: ${labels}.`,
    )
    // The hex that a unit is placed on counts as the first of its movement.
    const { tables } = battle
    if (!tables || coming.length === 0 || !report.isComplete('board')) return
    const isClosed = (hex: number) =>
      coming.every(
        ({ row, movement }) => (entryCost(ground, tables, hex, gaitOf(draft.troops, row)) ?? Infinity) > movement,
      )
    reportHexes(
      'arrival/impassable',
      hexes.filter((hex) => grid.isOnEdge(hex) && isClosed(hex)),
      (labels) => `No unit of this group can enter at ${labels}.`,
    )
  })
}
