import { checkNations, checkSideKeys, checkSideNames } from '../../../scenario/checks/sides.ts'
import type { CheckReport, ScenarioDraft } from '../format/index.ts'
import { holdsGround, OPPOSITE_EDGE } from '../format/index.ts'

/** The mappings that go by side. */
const BY_SIDE = [
  ['units'],
  ['board', 'zones'],
  ['control'],
  ['cards'],
  ['deployment', 'forces'],
  ['deployment', 'order', 'alternate'],
]

/** The sides themselves, and every mapping that goes by side. */
export function checkSides(draft: ScenarioDraft, report: CheckReport): void {
  checkEdges(draft, report)
  checkNations(draft, report)
  checkSideNames(draft, report)
  checkSideKeys({ draft, report }, ...BY_SIDE)
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
    hint: `Give one of them the ${OPPOSITE_EDGE[edge]} edge.`,
  })
}

/** A side needs somebody on the board, or somebody to deploy. */
function checkTroops(draft: ScenarioDraft, report: CheckReport): void {
  if (!report.isComplete('units') || !report.isComplete('deployment')) return
  for (const [side, row] of Object.entries(draft.sides ?? {})) {
    const types = { ...draft.units?.[side], ...draft.deployment?.forces[side] }
    const fights = Object.entries(types).some(([type, list]) => holdsGround(draft, type) && hasSome(list))
    if (fights) continue
    const message = `The ${row.name ?? side} side has no combat units.`
    report.add({ code: 'side/without-units', path: ['sides', side], target: 'key', message })
  }
}

const hasSome = (units: readonly unknown[] | number = 0) => (typeof units === 'number' ? units > 0 : units.length > 0)
