import { sharedStep } from '../../../scenario/checks/shared-part.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count, some } from '../../../scenario/wording.ts'
import { hasFirstOnLeft, holdsGround, type ScenarioDraft, sectorHexes, sectorNames } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'

/** 2.0: three sectors hold every hex once. 4.2: a side that does not hold one at the start has lost already. */
export function checkSectors(battle: BattleToCheck): void {
  const { draft, report, grid } = battle
  const sectors = draft.board?.sectors
  if (!sectors) return
  const lists = sectorNames(sectors).map((name) => ({
    name,
    list: sectorHexes(sectors, name),
    path: ['board', 'sectors', name],
  }))
  const sectorOf = sharedStep(report, 'sectors', [draft.board], () => {
    const assigned = assign(battle, lists, 'sector/overlap')
    const missing: string[] = []
    assigned.forEach((sector, hex) => sector < 0 && missing.push(grid.label(hex)))
    if (missing.length > 0 && report.isComplete('board', 'sectors')) {
      const message = `${count(missing.length, 'hex is', 'hexes are')} in no sector: ${some(missing)}.`
      report.add({ code: 'sector/gap', path: ['board', 'sectors'], target: 'key', at: missing, message })
    }
    return assigned
  })
  checkSeats(battle)
  if (!report.hasErrors('board', 'sectors')) checkHeld(battle, sectorOf)
}

/** Deployment zones do not overlap, and belong to sides. */
export function checkZones(battle: BattleToCheck): void {
  const zones = Object.entries(battle.draft.board?.zones ?? {})
  assign(
    battle,
    zones.map(([name, list]) => ({ name, list, path: ['board', 'zones', name] })),
    'zone/overlap',
  )
}

/** For each hex the list it is in, or -1; a hex in two lists is reported. */
function assign(
  { reader, grid, report }: BattleToCheck,
  lists: readonly { name: string; list: readonly string[]; path: Path }[],
  code: 'sector/overlap' | 'zone/overlap',
): Int8Array {
  const owner = new Int8Array(grid.size).fill(-1)
  lists.forEach(({ name, list, path }, index) => {
    reader.forEachItem(list, path, (hexes, itemPath) => {
      const taken: number[] = []
      for (const hex of hexes) {
        if (owner[hex]! < 0) owner[hex] = index
        else if (owner[hex] !== index) taken.push(hex)
      }
      if (taken.length === 0) return
      const at = taken.map((hex) => grid.label(hex))
      const others = new Set(taken.map((hex) => lists[owner[hex]!]!.name))
      report.add({
        code,
        path: itemPath,
        at,
        message: `${some(at)} cannot be in ${name}: already in ${[...others].join(' and ')}.`,
      })
    })
  })
  return owner
}

/** 2.0: one of the players must have the sectors side by side, so that both can tell left from right. */
function checkSeats({ draft, report }: BattleToCheck): void {
  const names = sectorNames(draft.board?.sectors)
  const [first, second] = Object.entries(draft.sides ?? {})
  if (!first?.[1].edge || !second?.[1].edge || first[1].edge === second[1].edge) return
  if (hasFirstOnLeft(names, first[1].edge, second[1].edge) !== undefined) return
  const [edges, wanted] = names.includes('north')
    ? ['north and south', 'west, centre and east']
    : ['west and east', 'north, centre and south']
  report.add({
    code: 'sector/seats',
    path: ['board', 'sectors'],
    target: 'key',
    message: `From the ${edges} edge nobody has the sectors ${names.join(', ')} on the left, in the centre and on the right.`,
    hint: `Name them ${wanted}, and divide the board accordingly.`,
  })
}

function checkHeld({ draft, report, sides, units }: BattleToCheck, sectorOf: Int8Array): void {
  // Units that the players deploy themselves are not there yet, and a wrong unit may be the one that holds the sector.
  if (!hasSectorVictory(draft) || draft.deployment || !draft.units || !report.isComplete('units')) return
  for (const side of sides) {
    const own = units.filter((unit) => unit.side === side && holdsGround(draft, unit.type))
    if (own.length === 0) continue
    sectorNames(draft.board?.sectors).forEach((name, sector) => {
      if (own.some(({ hex }) => sectorOf[hex] === sector)) return
      report.add({
        code: 'sector/unheld',
        path: ['units', side],
        target: 'key',
        message: `${side} has no combat unit in the ${name} sector and would lose at once (4.2).`,
        hint: 'Deploy a unit there, or add the special rule { rule: without, rules: [sector-victory] }.',
      })
    })
  }
}

/** 4.2: an empty sector decides the battle, unless a special rule takes that out. */
export function hasSectorVictory({ specialRules }: ScenarioDraft): boolean {
  return !specialRules?.some((rule) => rule?.rule === 'without' && rule.rules.includes('sector-victory'))
}
