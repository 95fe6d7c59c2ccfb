import type { Path } from '../../../scenario/diagnostic.ts'
import { chiefId, objectiveId, spareIds } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'

/**
 * Orders name commanders, forces, formations and units by their ids, so that each is there once in a battle, and none
 * is one that the battle gives away itself.
 */
export function checkIds(battle: CheckedDraft): void {
  const { draft, roster, report } = battle
  const owners = new Map<string, string>()
  const reserved = reservedIds(battle)
  const claim = (id: string, what: string, path: Path, target: 'key' | 'value') => {
    const [owner, made] = [owners.get(id), reserved.get(id)]
    if (owner === undefined) owners.set(id, what)
    if (owner !== undefined) {
      const message = `${id} is already ${owner}.`
      report.add({ code: 'name/taken', path, target, message, hint: 'Rename one of them.' })
    } else if (made !== undefined) {
      report.add({
        code: 'name/reserved',
        path,
        target,
        message: `${id} is the id of ${made}.`,
        hint: 'Use another id.',
      })
    }
  }
  for (const { id, side, path } of roster.commanders) claim(id, `a commander of ${side}`, [...path, 'id'], 'value')
  for (const { id, side, path } of roster.forces) claim(id, `a force of ${side}`, path, 'key')
  for (const { id, side, path } of roster.formations) claim(id, `a formation of ${side}`, path, 'key')
  for (const { id, formation, path } of roster.units) claim(id, `a unit of ${formation.id}`, path, 'key')
  for (const { id, side, path } of roster.batteries) claim(id, `a battery of ${side}`, path, 'key')
  for (const { id, side, path } of roster.specialties) claim(id, `a specialty unit of ${side}`, path, 'key')
  for (const { id, data } of roster.forces) {
    const objective = objectiveId(id)
    if (typeof data.objective === 'string' || draft.board?.areas?.[objective] === undefined) continue
    const message = `${objective} is the id of the objective of ${id}, a point.`
    const path = ['board', 'areas', objective]
    report.add({ code: 'name/reserved', path, target: 'key', message, hint: 'Use another id.' })
  }
}

/** What has an id without being listed. */
function reservedIds({ draft, roster }: CheckedDraft): Map<string, string> {
  const reserved = new Map<string, string>()
  for (const side of Object.keys(draft.sides ?? {})) {
    for (const id of spareIds(side)) reserved.set(id, `a detachment that ${side} may make`)
  }
  for (const { id, data } of roster.forces) {
    if (data.artilleryChief) reserved.set(chiefId(id), `the artillery chief of ${id}`)
  }
  return reserved
}
