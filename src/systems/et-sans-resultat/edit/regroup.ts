import type { TableScenarioEditor } from '../../../engine/table-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changesBetween, keysAt } from '../../../scenario/edit/changes.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import {
  definingPath,
  type EsrDraft,
  isBattery,
  type ListedBattery,
  type ListedForce,
  type ListedFormation,
  type ListedSpecialty,
  type ListedUnit,
  unitLabel,
} from '../format/index.ts'
import { asMember, footprintsIn } from './member.ts'
import { type OpenDraft, openDraft } from './open-draft.ts'
import { formationAt, isReserve, unitAt } from './units.ts'

type Regrouping = ReturnType<TableScenarioEditor['commands']['regroup']>

/** Where somebody goes, what is then said of him otherwise, and who goes with him; or why he cannot go. */
type Step =
  | { readonly to: Path; readonly before: object; readonly after: object; readonly also?: readonly Move[] }
  | { readonly refusal: string }
type Move = { readonly path: Path; readonly to: Path }

/**
 * Puts units, reserve batteries and specialty units under another formation or force of their side, and formations under
 * another force. What is written of them goes along, comments and all.
 */
export function regroup(data: unknown, things: readonly Path[], command: Path): Regrouping {
  const opened = openDraft(data)
  const target = opened && (formationAt(opened.roster, command) ?? forceAt(opened, command))
  const notices: string[] = []
  if (!opened || !target) return { changes: [], notices, moved: [] }
  const stepOf = stepper(opened, target, notices)
  const lists = new Lists(data)
  const changes: Change[] = []
  const moved: Path[] = []
  for (const thing of things) {
    const step = stepOf(thing)
    if (step && 'refusal' in step) notices.push(step.refusal)
    if (!step || 'refusal' in step) continue
    const moves = [...(isSame(thing, step.to) ? [] : [{ path: thing, to: step.to }]), ...(step.also ?? [])]
    changes.push(...moves.flatMap((move) => lists.move(move)), ...changesBetween(step.to, step.before, step.after))
    moved.push(step.to)
  }
  return { changes: [...changes, ...lists.clear()], notices, moved }
}

/** A force names the lists of its reserves only where there is somebody in them. */
class Lists {
  readonly #data: unknown
  readonly #counts = new Map<string, { readonly path: Path; count: number }>()

  constructor(data: unknown) {
    this.#data = data
  }

  move({ path, to }: Move): Change[] {
    const [from, into] = [this.#at(path.slice(0, -1)), this.#at(to.slice(0, -1))]
    const isNew = valueAt(this.#data, into.path) === undefined && into.count === 0
    from.count--
    into.count++
    return [...(isNew ? [{ kind: 'set', path: into.path, value: {}, isNew } as const] : []), { kind: 'move', path, to }]
  }

  /** Takes out the lists that nobody is in any more. */
  clear(): Change[] {
    return [...this.#counts.values()]
      .filter(({ path, count }) => count === 0 && isReserve([...path, '']))
      .map(({ path }) => ({ kind: 'remove', path, ifEmpty: true }))
  }

  #at(path: Path) {
    const key = path.join('/')
    const known = this.#counts.get(key) ?? { path, count: keysAt(this.#data, path).length }
    this.#counts.set(key, known)
    return known
  }
}

/** Who goes how: one after the other, because each takes up room. */
function stepper(opened: OpenDraft, target: ListedFormation | ListedForce, notices: string[]) {
  const { roster } = opened
  const standing = footprintsIn(opened)
  const formation = 'force' in target ? target : undefined
  const force = target.path.slice(0, 4)
  return (thing: Path): Step | undefined => {
    const unit = unitAt(roster, thing)
    const battery = roster.batteries.find(({ path }) => isSame(path, thing))
    const specialty = roster.specialties.find(({ path }) => isSame(path, thing))
    const whole = formationAt(roster, thing)
    const one = unit ?? battery ?? specialty ?? whole
    if (!one) return undefined
    if (one.side !== target.side) {
      return { refusal: `${unitLabel(one)} cannot change sides: ${target.data.name} fights for the enemy.` }
    }
    if (specialty) return attach(specialty, force, formation)
    if (whole) return formation || isSame(thing.slice(0, 4), force) ? undefined : underForce(opened, whole, force)
    if (unit)
      return formation
        ? joinFormation(opened, unit, formation, standing, notices)
        : joinReserve(opened, unit, target, notices)
    return moveBattery(battery!, force, formation)
  }
}

function joinFormation(
  opened: OpenDraft,
  unit: ListedUnit,
  formation: ListedFormation,
  standing: Parameters<typeof asMember>[3],
  notices: string[],
): Step | undefined {
  if (unit.formation === formation) return undefined
  const after = asMember(opened, unit, formation, standing, notices)
  return { to: [...formation.path, 'units', unit.id], before: saidOf(opened.draft, unit), after }
}

/** Only batteries are kept in reserve by a force; they have no place, no state and no characteristics there. */
function joinReserve(
  { draft }: OpenDraft,
  unit: ListedUnit,
  force: ListedForce | ListedFormation,
  notices: string[],
): Step {
  if (!isBattery(unit))
    return { refusal: `${unitLabel(unit)} is not a battery: a force keeps only batteries in reserve.` }
  const { at, facing: _facing, state: _state, traits, ...rest } = unit.data
  if (at) notices.push(`${unitLabel(unit)} is now in the reserve of ${force.data.name}, and has left the table.`)
  if (traits) notices.push(`${unitLabel(unit)} keeps no traits in reserve: ${traits.join(', ')} removed.`)
  return { to: [...force.path, 'batteries', unit.id], before: saidOf(draft, unit), after: rest }
}

function moveBattery(
  { id, path, data }: ListedBattery,
  force: Path,
  formation: ListedFormation | undefined,
): Step | undefined {
  const to = formation ? [...formation.path, 'units', id] : [...force, 'batteries', id]
  return isSame(path, to) ? undefined : { to, before: data, after: data }
}

/** A specialty unit belongs to a force, and to one of its formations where that is said. */
function attach({ id, data }: ListedSpecialty, force: Path, formation: ListedFormation | undefined): Step {
  const { formation: _formation, ...rest } = data
  return {
    to: [...force, 'specialty', id],
    before: data,
    after: { ...rest, ...(formation && { formation: formation.id }) },
  }
}

/** The specialty units of a formation go with it. */
function underForce({ roster }: OpenDraft, { id, path, data }: ListedFormation, force: Path): Step {
  const own = roster.specialties.filter(
    (one) => one.data.formation === id && isSame(one.path.slice(0, 4), path.slice(0, 4)),
  )
  const also = own.map((one) => ({ path: one.path, to: [...force, 'specialty', one.id] }))
  return { to: [...force, 'formations', id], before: data, after: data, also }
}

/** What is written of a unit where it is listed, without what comes from the formation that its own is like. */
function saidOf(draft: EsrDraft, { path, data }: ListedUnit): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => definingPath(draft, [...path, key]) === undefined))
}

function forceAt({ roster }: OpenDraft, path: Path): ListedForce | undefined {
  return roster.forces.find((force) => isSame(force.path, path))
}

const isSame = (a: Path, b: Path) => a.join('/') === b.join('/')
