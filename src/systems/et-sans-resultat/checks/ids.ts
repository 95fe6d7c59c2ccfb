import type { Path } from '../../../scenario/diagnostic.ts'
import type { Battle } from './battle.ts'

/** Orders name commanders, forces, formations and units by their ids, so that each is there once in a battle. */
export function checkIds({ roster, report }: Battle): void {
  const owners = new Map<string, string>()
  const claim = (id: string, what: string, path: Path, target: 'key' | 'value') => {
    const owner = owners.get(id)
    if (owner === undefined) owners.set(id, what)
    else {
      const message = `${id} is ${owner} already.`
      report.add({ code: 'name/taken', path, target, message, hint: 'Give one of them another id.' })
    }
  }
  for (const { id, side, path } of roster.commanders) claim(id, `a commander of ${side}`, [...path, 'id'], 'value')
  for (const { id, side, path } of roster.forces) claim(id, `a force of ${side}`, path, 'key')
  for (const { id, side, path } of roster.formations) claim(id, `a formation of ${side}`, path, 'key')
  for (const { id, formation, path } of roster.units) claim(id, `a unit of ${formation.id}`, path, 'key')
  for (const { id, side, path } of roster.batteries) claim(id, `a battery of ${side}`, path, 'key')
  for (const { id, side, path } of roster.specialties) claim(id, `a specialty unit of ${side}`, path, 'key')
}
