import { checkDate, checkNames, isSide, type Report, readUnits } from 'berthier/rulebook'
import { type Draft, readGround } from './battle.ts'
import { UNITS, type UnitType } from './catalog.ts'

/** Finds what the schema cannot see. */
export function check(data: unknown, report: Report<string>): void {
  const draft = data as Draft
  checkDate(draft.date, report)
  for (const key of ['units', 'breakpoint'] as const)
    for (const side of Object.keys(draft[key] ?? {})) isSide({ draft, report }, side, [key, side], 'key')
  const ground = readGround(draft, report)
  // Without a board no hex can be judged.
  if (!ground) return
  const { grid, reader } = ground
  checkNames(draft.board?.names, reader, report)
  reader.set(draft.objectives, ['objectives'])
  const units = readUnits(draft.units, reader)

  const taken = new Map<number, string>()
  for (const { hex, type, side, path } of units) {
    const other = taken.get(hex)
    const at = [grid.label(hex)]
    // 1.4: a hex holds one unit.
    if (other !== undefined)
      report.add({ code: 'skirmish/crowded', path, at, message: `${at[0]} already holds ${other} (1.4).` })
    else taken.set(hex, `a ${side} ${type} unit`)
  }

  if (!report.isComplete('units')) return
  for (const [side, { name }] of Object.entries(draft.sides ?? {})) {
    const own = units.filter((unit) => unit.side === side)
    if (own.length === 0) {
      const message = `${name} has no units.`
      report.add({ code: 'skirmish/no-units', path: ['sides', side], target: 'key', message })
      continue
    }
    const steps = own.reduce((sum, { type }) => sum + UNITS[type as UnitType].strength, 0)
    const limit = draft.breakpoint?.[side]
    if (limit !== undefined && limit > steps) {
      const message = `${name} breaks at ${limit} steps lost, but has only ${steps} (7.1).`
      report.add({ code: 'skirmish/breakpoint', path: ['breakpoint', side], message })
    }
  }
}
