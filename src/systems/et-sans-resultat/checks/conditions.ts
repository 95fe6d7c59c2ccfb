import type { TimingFacts } from '../../../scenario/arrivals/check-timing.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Atom, TroopAtom } from '../../../scenario/conditions/atoms.ts'
import { type ConditionFacts, type Most } from '../../../scenario/conditions/check.ts'
import { mostPoints } from '../../../scenario/conditions/check-awards.ts'
import { type Resolved, resolveCondition, valueOf } from '../../../scenario/conditions/logic.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count } from '../../../scenario/wording.ts'
import {
  armyOf,
  atomOf,
  conditionNames,
  describeConditionOf,
  type EsrCondition,
  isBattery,
  isInArea,
  type ListedUnit,
  type Roster,
  toPoint,
  unitLabel,
} from '../format/index.ts'
import { type CheckedDraft, isKnown } from './checked-draft.ts'

/** What this rulebook knows of a battle that conditions can be wrong about. */
export function conditionFacts(battle: CheckedDraft): ConditionFacts<EsrCondition> {
  const { draft, report, roster } = battle
  const { units, batteries, troops } = roster
  const facts: ConditionFacts<EsrCondition> = {
    draft,
    report,
    sides: Object.keys(draft.sides ?? {}),
    atom: atomOf,
    nations: (side) => draft.sides?.[side]?.nations ?? [],
    types: report.isComplete('troops') ? troops.types : undefined,
    names: isUnsure(battle)
      ? undefined
      : [...[...units, ...batteries].map(unitLabel), ...leadersOf(roster).map(({ name }) => name)],
    most: (atom) => mostOf(battle, atom),
    places: (atom, condition, _who, path) => checkAreas(battle, atom, condition, path),
    own: (atom, _winner, path) => checkArmy(battle, armyOf(atom), [...path, 'army']),
    formation: (id, path) => isKnown(battle, 'formation', id, path),
    events: report.isComplete('events') ? (draft.events ?? []).map(({ id }) => id) : undefined,
    points: (side) => mostPoints(facts, draft.points, side),
  }
  return facts
}

/** What it knows that times can be wrong about. */
export const timingFacts = (battle: CheckedDraft): TimingFacts<EsrCondition> => ({
  ...conditionFacts(battle),
  resolve: resolved,
  holdsAtStart: (condition) => (isUnsure(battle) ? undefined : holdsAtStart(battle, condition)),
  describe: (condition, side) => describeConditionOf(condition, side, conditionNames(battle.draft)),
})

export const resolved = (condition: EsrCondition, side: string): Resolved =>
  resolveCondition(condition, (part) => atomOf(part, side))

/** Wrong units have been taken out of the draft, so that counts prove nothing. */
export const isUnsure = ({ report }: CheckedDraft) => !report.isComplete('armies') || !report.isComplete('sides')

/** Everybody who commands something, with the formation that is his. */
function leadersOf({ commanders, forces, formations }: Roster) {
  return [
    ...commanders.map(({ side, data }) => ({ side, name: data.name, formation: undefined })),
    ...forces.flatMap(({ side, data: { artilleryChief } }) =>
      artilleryChief ? [{ side, name: artilleryChief.name, formation: undefined }] : [],
    ),
    ...formations.map((formation) => ({ side: formation.side, name: formation.data.commander.name, formation })),
  ]
}

function mostOf(battle: CheckedDraft, atom: TroopAtom): Most | undefined {
  const { roster, draft } = battle
  const { kind, measure } = atom
  const { side, nation, names, types, formations: chosen } = atom.troops
  const whose = side ?? nation ?? (chosen ? chosen.join(', ') : 'The battle')
  if (isUnsure(battle)) return undefined
  const { formations } = roster
  if (kind === 'broken') {
    const number = chosen ? chosen.length : formations.filter((one) => one.side === side).length
    // A side without formations is reported itself.
    return number === 0 ? undefined : { number, whose, noun: 'formation' }
  }
  if (measure === 'leaders') {
    const fits = leadersOf(roster).filter(
      (one) =>
        (side === undefined || one.side === side) &&
        (names?.includes(one.name) ?? true) &&
        types === undefined &&
        (nation === undefined || (one.formation && nationOf(one.formation.data, one.side, draft) === nation)) &&
        (chosen === undefined || (one.formation && chosen.includes(one.formation.id))),
    )
    return { number: fits.length, whose }
  }
  const everybody = [...roster.units, ...roster.batteries]
  if (everybody.every((unit) => unit.side !== side && unit.nation !== nation) && !chosen) return undefined
  return { number: everybody.filter((unit) => counts(atom, unit)).length, whose }
}

export const nationOf = (
  data: { readonly nation?: string },
  side: string,
  { sides }: CheckedDraft['draft'],
): string | undefined => data.nation ?? sides?.[side]?.nations[0]

/** Batteries count where losses do, or where they are named; only who is not there from the start arrives. */
export function counts(
  { kind, troops }: TroopAtom,
  unit: Roster['units'][number] | Roster['batteries'][number],
): boolean {
  const { side, nation, types, names, formations } = troops
  const formation: ListedUnit['formation'] | undefined = 'formation' in unit ? unit.formation : undefined
  const isFighter = kind === 'unitsIn' || kind === 'reached' || kind === 'exited'
  return (
    (side === undefined || unit.side === side) &&
    (nation === undefined || unit.nation === nation) &&
    (types?.includes(unit.troop.type) ?? true) &&
    (names?.includes(unitLabel(unit)) ?? true) &&
    (formations?.includes(formation?.id ?? '') ?? true) &&
    (!isFighter || types !== undefined || names !== undefined || !isBattery(unit)) &&
    (kind !== 'arrived' || formation?.data.arrives !== undefined)
  )
}

/** 14.10: an army that nothing breaks is never broken. */
function checkArmy(battle: CheckedDraft, side: string, path: Path): void {
  const { draft, report } = battle
  if (!isSide(battle, side, path)) return
  const isThere = draft.specialRules?.some((rule) => rule?.rule === 'breaking-point' && rule.side === side)
  if (isThere || !report.isComplete('specialRules')) return
  const message = `The army of ${side} can never be broken: no special rule gives it a breaking point.`
  const hint = `Add { rule: breaking-point, side: ${side}, share: 40 } to \`specialRules\`.`
  report.add({ code: 'victory/impossible', path, message, hint })
}

/** Areas that there are, and no more of them than are listed. */
function checkAreas(
  battle: CheckedDraft,
  atom: { readonly kind: string; readonly places: readonly string[] },
  { controls }: EsrCondition,
  path: Path,
): void {
  // An edge of the table is there.
  if (atom.kind === 'exited') return
  const isShort = Array.isArray(controls)
  const at = [...path, atom.kind, ...(isShort ? [] : ['areas'])]
  // A wrong entry was taken out and left a hole, so that the others keep their numbers.
  atom.places.forEach((area: string | undefined, i) => area !== undefined && isKnown(battle, 'area', area, [...at, i]))
  if (!controls || isShort || (controls.atLeast ?? 0) <= atom.places.length) return
  const message = `These are ${count(atom.places.length, 'area')}, so ${controls.atLeast} can never be controlled.`
  battle.report.add({ code: 'victory/too-many', path: [...path, 'controls', 'atLeast'], message })
}

/** Whether a condition holds before anybody has moved; undefined where nobody knows. */
export function holdsAtStart({ draft, roster }: CheckedDraft, condition: Resolved): boolean | undefined {
  const areas = draft.board?.areas
  return valueOf(condition, (atom: Atom) => {
    if (atom.kind === 'turn') return atom.turn <= 1
    if (atom.kind === 'controls') {
      const held = atom.places.filter((area) => areas?.[area]?.owner === atom.side).length
      return atom.turns === 0 && held >= (atom.least ?? atom.places.length)
    }
    if (atom.kind !== 'unitsIn' && atom.kind !== 'reached') return false
    const rings = atom.places.flatMap((area) => (areas?.[area] ? [areas[area].area.map(toPoint)] : []))
    const there = roster.units.filter((unit) => {
      if (unit.data.at === undefined || !counts(atom, unit)) return false
      const [x, y] = toPoint(unit.data.at)
      return rings.some((ring) => isInArea({ ring, reach: 0 }, x, y))
    })
    return there.length >= atom.least
  })
}
