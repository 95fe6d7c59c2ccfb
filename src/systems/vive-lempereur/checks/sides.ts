import { checkNations, isSide } from '../../../scenario/checks/sides.ts'
import type { CheckReport, ScenarioDraft, UnitType } from '../format/index.ts'
import { holdsGround } from './sectors.ts'

/** The sides themselves, and every mapping that goes by side. */
export function checkSides(draft: ScenarioDraft, report: CheckReport): void {
  checkEdges(draft, report)
  checkNations(draft, report)
  const context = { draft, report }
  for (const side of Object.keys(draft.units ?? {})) isSide(context, side, ['units', side], 'key')
  for (const side of Object.keys(draft.board?.zones ?? {})) isSide(context, side, ['board', 'zones', side], 'key')
  for (const side of Object.keys(draft.control ?? {})) isSide(context, side, ['control', side], 'key')
  for (const side of Object.keys(draft.cards ?? {})) isSide(context, side, ['cards', side], 'key')
  for (const side of Object.keys(draft.deployment?.forces ?? {})) {
    isSide(context, side, ['deployment', 'forces', side], 'key')
  }
  for (const side of Object.keys(draft.deployment?.order.alternate ?? {})) {
    isSide(context, side, ['deployment', 'order', 'alternate', side], 'key')
  }
  checkTroops(draft, report)
}

function checkEdges(draft: ScenarioDraft, report: CheckReport): void {
  const [first, second] = Object.entries(draft.sides ?? {})
  if (!first || !second || first[1].edge !== second[1].edge) return
  const { edge } = first[1]
  report.add({
    code: 'side/same-edge',
    path: ['sides', second[0], 'edge'],
    message: `${first[0]} and ${second[0]} both have the ${edge} edge.`,
    hint: `Give one of them the ${edge === 'north' ? 'south' : 'north'} edge.`,
  })
}

/** A side needs somebody on the board, or somebody to deploy. */
function checkTroops(draft: ScenarioDraft, report: CheckReport): void {
  if (!report.isComplete('units') || !report.isComplete('deployment')) return
  for (const side of Object.keys(draft.sides ?? {})) {
    const types = { ...draft.units?.[side], ...draft.deployment?.forces[side] }
    const fights = Object.entries(types).some(([type, list]) => holdsGround(type as UnitType) && hasSome(list))
    if (fights) continue
    const message = `${side} has no combat units.`
    report.add({ code: 'side/without-units', path: ['sides', side], target: 'key', message })
  }
}

const hasSome = (units: readonly unknown[] | number) => typeof units === 'number' || units.length > 0
