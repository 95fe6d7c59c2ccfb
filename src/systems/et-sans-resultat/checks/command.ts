import type { EsrForce } from '../format/index.ts'
import { type ListedCommander, type ListedFormation, type ListedUnit, stateOf } from '../format/index.ts'
import { type CheckedDraft, formationOf, isKnown } from './checked-draft.ts'
import { isPlace } from './places.ts'
import { isTypeSound } from './troops.ts'

/** The command tree (2.1): who commands, who is commanded, and what the first orders are. */
export function checkCommand(battle: CheckedDraft): void {
  const { roster, report } = battle
  for (const commander of roster.commanders) checkPlace(battle, commander)
  for (const { id, side, data, path } of roster.forces) {
    if (data.commander === 'army' && !battle.draft.armies?.[side]?.commander && report.isComplete('armies', side)) {
      const message = `${id} is under the army's commander, but ${side} has none.`
      const hint = 'Give the army a commander, or the force one of its own.'
      report.add({ code: 'commander/none', path: [...path, 'commander'], message, hint })
    }
    checkObjective(battle, data.objective, [...path, 'objective'])
    if (Object.keys(data.formations).length === 0 && report.isComplete(...path, 'formations')) {
      const message = `${id} has no formations.`
      const hint = 'Give it some, or remove it.'
      report.add({ code: 'army/empty', path: [...path, 'formations'], target: 'key', message, hint })
    }
  }
  for (const formation of roster.formations) {
    checkStrength(battle, formation)
    checkSupport(battle, formation)
  }
  for (const { data, force, path } of roster.specialties) {
    const { formation } = data
    if (formation === undefined || !isKnown(battle, 'formation', formation, [...path, 'formation'])) continue
    if (formationOf(battle, formation)!.force === force) continue
    const message = `${formation} belongs to another force, whose commander cannot commit this.`
    const hint = 'Name a formation of its own force.'
    report.add({ code: 'order/out-of-chain', path: [...path, 'formation'], message, hint })
  }
}

/** A formation has somebody on the table, or about to come: guns in reserve alone have nobody to be committed to. */
function checkStrength(battle: CheckedDraft, formation: ListedFormation): void {
  const { report, roster } = battle
  const { id, data, path } = formation
  const units = roster.units.filter((unit) => unit.formation === formation)
  const isKeptBack = (unit: ListedUnit) => (data.arrives ? unit.data.state : stateOf(unit)) === 'reserve'
  if (
    !units.every((unit) => isTypeSound(battle, unit.data.type) && isKeptBack(unit)) ||
    !report.isComplete(...path, 'units')
  )
    return
  const [message, hint] =
    units.length === 0
      ? [`${id} has no units.`, 'Give it some, or remove it.']
      : [`${id} has nothing but batteries in reserve.`, 'Give them to the batteries of the force.']
  report.add({ code: 'army/empty', path: [...path, 'units'], target: 'key', message, hint })
}

/** Army and force commanders are pieces: each is on the table, or comes later. */
function checkPlace(battle: CheckedDraft, { data, side, path }: ListedCommander): void {
  const { at, arrives } = data
  const { report } = battle
  if (at !== undefined) isPlace(battle, at, [...path, 'at'])
  if (at !== undefined && arrives !== undefined) {
    const message = `${data.name} is on the table and also arrives.`
    report.add({ code: 'commander/place', path: [...path, 'arrives'], target: 'key', message, hint: 'Keep one.' })
  } else if (at === undefined && arrives === undefined && report.isComplete(...path)) {
    const message = `${data.name} has no place.`
    report.add({ code: 'commander/place', path, target: 'key', message, hint: 'Give him a place: at or arrives.' })
  }
  if (typeof arrives !== 'string' || !isKnown(battle, 'formation', arrives, [...path, 'arrives'])) return
  const formation = formationOf(battle, arrives)!
  if (formation.side !== side) {
    const message = `${data.name} cannot come with ${arrives}, which fights for ${formation.side}.`
    const hint = 'Name a formation of his own side.'
    report.add({ code: 'order/out-of-chain', path: [...path, 'arrives'], message, hint })
  } else if (formation.data.arrives === undefined && report.isComplete(...formation.path)) {
    const message = `${data.name} arrives with ${arrives}, which is on the table from the start.`
    report.add({ code: 'commander/place', path: [...path, 'arrives'], message, hint: 'Give him a place: at.' })
  }
}

/** 5.9: an objective is a named area, or a point. */
function checkObjective(battle: CheckedDraft, objective: EsrForce['objective'], path: (string | number)[]): void {
  if (typeof objective === 'string') isKnown(battle, 'area', objective, path)
  else isPlace(battle, objective, path)
}

/** 5: support needs somebody of the own side to support, and not in a circle. */
function checkSupport(battle: CheckedDraft, { id, side, data, path }: ListedFormation): void {
  const { report } = battle
  const { directive, supports } = data
  const add = (message: string, hint?: string) =>
    report.add({ code: 'order/supports', path: [...path, 'supports'], message, ...(hint && { hint }) })
  if (supports === undefined) {
    if (directive !== 'support' || !report.isComplete(...path)) return
    const message = `${id} has the directive support, but names no formation.`
    report.add({ code: 'order/supports', path: [...path, 'directive'], message, hint: 'Add supports: a formation.' })
    return
  }
  if (directive !== 'support') {
    return add(
      `The directive of ${id} is ${directive}, so it supports no formation.`,
      'Remove supports, or the directive.',
    )
  }
  if (supports === id) return add(`${id} cannot support itself.`, 'Name another formation of its side.')
  if (!isKnown(battle, 'formation', supports, [...path, 'supports'])) return
  const other = formationOf(battle, supports)!
  if (other.side !== side) return add(`${supports} fights for the enemy.`, 'Name a formation of its own side.')
  const chain = [id]
  for (let next: string | undefined = supports; next !== undefined; ) {
    if (chain.includes(next)) {
      // Each circle is told once, by the first of it that is listed.
      const circle = chain.slice(chain.indexOf(next))
      const first = battle.roster.formations.find((formation) => circle.includes(formation.id))
      if (first?.id === id) {
        add(`The support goes in a circle: ${[...circle, next].join(' → ')}.`, 'Give one of them another directive.')
      }
      return
    }
    chain.push(next)
    const following: ListedFormation | undefined = formationOf(battle, next)
    next = following?.data.directive === 'support' ? following.data.supports : undefined
  }
}
