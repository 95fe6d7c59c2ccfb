import { memoize } from '../../../board/memoize.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Atom, OwnAtom, TroopAtom } from '../../../scenario/conditions/atoms.ts'
import { type ConditionFacts, type Most, onlyCounts } from '../../../scenario/conditions/check.ts'
import { mostPoints } from '../../../scenario/conditions/check-awards.ts'
import { type Resolved, resolveOnce } from '../../../scenario/conditions/logic.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count, some } from '../../../scenario/wording.ts'
import {
  atomOf,
  type Condition,
  type EmptySector,
  GENERAL,
  holdsGround,
  nationsIn,
  type PlacedUnit,
  rowOf,
  type SectorName,
  sectorHexes,
  sectorNames,
  troopListOf,
  troopRow,
  type VictoryCondition,
} from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { checkBroken } from './broken.ts'
import { reachBy } from './reach.ts'
import { hasSectorVictory } from './sectors.ts'
import { type Contingent, poolOf } from './strength.ts'

/** What this rulebook knows of a battle that conditions can be wrong about. */
export function conditionFacts(battle: BattleToCheck): ConditionFacts<Condition> {
  const { draft, report, sides } = battle
  const facts: ConditionFacts<Condition> = {
    draft,
    report,
    sides,
    atom: atomOf,
    nations: (side) => (side === '' ? [] : nationsIn(draft, side)),
    types: troopListOf(draft).ids,
    names: isUnsure(battle) ? undefined : namesAmong(battle.everybody),
    groups: report.isComplete('reinforcements')
      ? (draft.reinforcements?.flatMap((group) => group?.id ?? []) ?? [])
      : undefined,
    events: report.isComplete('events') ? (draft.events?.flatMap((event) => event?.id ?? []) ?? []) : undefined,
    most: (atom) => mostOf(battle, atom),
    places: (atom, condition, who, path) => checkPlaces(battle, atom, condition, who, path),
    own: (atom, winner, path) => checkSector(battle, atom, winner, path),
    possible(atom, path) {
      if (atom.kind === 'unitsIn') checkOtherSectors(battle, atom, path)
      if (atom.kind === 'broken') checkBroken(battle, atom.troops.side, path)
    },
    points: (side) => mostPoints(facts, draft.points, side),
  }
  return facts
}

/** The names of units. */
const namesAmong = memoize((units: readonly PlacedUnit[]) => units.flatMap(({ detail }) => detail?.name ?? []))

/** Everything that conditions which only count units can be wrong about, while nothing else is wrong. */
export function signatureOf(battle: BattleToCheck): string {
  const { draft, sides, contingents } = battle
  const groups = draft.reinforcements?.map((group) => group?.id)
  const nations = sides.map((side) => nationsIn(draft, side))
  const { ids } = troopListOf(draft)
  const named = namesAmong(battle.everybody).toSorted()
  return JSON.stringify([groups, draft.sides, sides, nations, contingents, named, ids])
}

type Line = { readonly condition: VictoryCondition; readonly path: Path }

/** The victory conditions of a battle: all, those that only count units, and the others. */
export const sortConditions = memoize((victory: readonly VictoryCondition[]) => {
  const all: Line[] = []
  forEachEntry(victory, ['victory'], (condition, path) => all.push({ condition, path }))
  const counting = new Set(all.filter(({ condition }) => onlyCounts(atomOf, condition.when)))
  return { all, counting: [...counting], others: all.filter((line) => !counting.has(line)) }
})

/** A condition with its hexes one by one, so that ranges and lists of the same hexes are equal. */
export function resolved({ reader }: Pick<BattleToCheck, 'reader'>, condition: Condition, side: string): Resolved {
  return resolveOnce(condition, side, reader.grid, (part): Atom => {
    const atom = atomOf(part, side)
    if (!('places' in atom)) return atom
    return { ...atom, places: hexesOf(reader, atom.places).map((hex) => reader.grid.label(hex)) }
  })
}

/** The hexes of a list that has been checked before, so that nothing is reported twice. */
export function hexesOf(reader: BattleToCheck['reader'], list: readonly (string | undefined)[]): number[] {
  return reader.quietly().set(list, [])
}

/** Wrong units have been taken out of the draft, so that counts prove nothing. */
export const isUnsure = ({ report }: BattleToCheck) =>
  ['units', 'reinforcements', 'deployment', 'sides'].some((key) => !report.isComplete(key))

/** The units that a condition can count: garrisons never (6.0), and on ground only those that hold it. */
export function counts(
  { draft }: Pick<BattleToCheck, 'draft'>,
  { kind, troops, measure }: TroopAtom,
  { side, nation, type }: Pick<Contingent, 'side' | 'nation' | 'type'>,
): boolean {
  const isThere = kind === 'unitsIn' || kind === 'reached'
  return (
    (troops.side === undefined || side === troops.side) &&
    (troops.nation === undefined || nation === troops.nation) &&
    (troops.types?.includes(type) ?? true) &&
    (measure !== 'leaders' || troopRow(draft, type).nature === GENERAL) &&
    (!isThere || troops.types !== undefined || troops.names !== undefined || holdsGround(draft, type))
  )
}

function mostOf(battle: BattleToCheck, atom: TroopAtom): Most | undefined {
  const { contingents, reader } = battle
  const { side, nation, names } = atom.troops
  if (atom.kind === 'arrived') return mostArriving(battle, atom)
  const whose = side ?? nation ?? 'The battle'
  // A side without any units is told already.
  const hasUnits = contingents.some(
    (one) => (side === undefined || one.side === side) && (nation === undefined || one.nation === nation),
  )
  if (isUnsure(battle) || !hasUnits) return undefined
  const worth = ({ elements, number }: Pick<Contingent, 'elements' | 'number'>) =>
    atom.measure === 'strength' ? elements * number : number
  const exist = names
    ? battle.everybody
        .filter(
          (unit) => unit.detail?.name !== undefined && names.includes(unit.detail.name) && counts(battle, atom, unit),
        )
        .map((unit) => ({ ...unit, number: 1, elements: rowOf(battle.draft, unit).elements }))
    : contingents.filter((one) => counts(battle, atom, one))
  const number = exist.reduce((sum, one) => sum + worth(one), 0)
  if (atom.measure === 'strength') return { number, whose, noun: 'element' }
  if (atom.places.length === 0 || atom.measure !== 'units') return { number, whose }
  const canReach = reachBy(battle, side === undefined ? battle.sides : [side])
  if (!canReach) return undefined
  const room = hexesOf(reader, atom.places).filter(canReach).length
  if (room < number) return { number: room, whose, why: `there is room for ${room}` }
  const what = atom.troops.types || names ? 'such unit' : 'combat unit'
  return { number, whose, why: `${whose} has ${count(number, what)}` }
}

/** Everybody who can ever come: in hexes of their own, or from a pool. */
function mostArriving(battle: BattleToCheck, atom: TroopAtom): Most | undefined {
  const { draft, arrivals } = battle
  const { side, nation, names, group } = atom.troops
  if (isUnsure(battle)) return undefined
  let number = 0
  draft.reinforcements?.forEach((entry, i) => {
    if (!entry || (group !== undefined && entry.id !== group)) return
    if (names === undefined && 'pool' in entry) {
      for (const one of poolOf(draft, entry)) if (counts(battle, atom, one)) number += one.number
    }
    const placed = arrivals.filter(({ path }) => path.at(-1) === i).flatMap(({ units }) => units)
    const named = placed.filter(({ detail }) => !names || (detail?.name !== undefined && names.includes(detail.name)))
    number += named.filter((unit) => counts(battle, atom, unit)).length
  })
  const whose = side ?? nation ?? (group === undefined ? 'The battle' : `The group ${group}`)
  return { number, whose, noun: 'reinforcement' }
}

function checkPlaces(
  battle: BattleToCheck,
  atom: { readonly kind: string },
  condition: Condition,
  who: readonly string[],
  path: Path,
): void {
  const { reader, grid, report } = battle
  const { controls, unitsIn, reached } = condition
  const [list, at] = Array.isArray(controls)
    ? [controls, [...path, 'controls']]
    : [(controls ?? unitsIn ?? reached)!.hexes, [...path, atom.kind, 'hexes']]
  const hexes = reader.set(list, at)
  if (controls && !Array.isArray(controls) && (controls.atLeast ?? 0) > hexes.length && report.isComplete(...at)) {
    const message = `These are ${count(hexes.length, 'hex', 'hexes')}, so ${controls.atLeast} can never be controlled.`
    report.add({ code: 'victory/too-many', path: [...path, 'controls', 'atLeast'], message })
  }
  const canReach = reachBy(battle, who)
  // A side without troops is told already. Of units that are wanted somewhere, some hexes may be out of reach.
  if (!canReach || !controls) return
  reader.quietly().forEachItem(list, at, (item, itemPath) => {
    const closed = item.filter((hex) => !canReach(hex))
    if (closed.length === 0) return
    const labels = closed.map((hex) => grid.label(hex))
    const message = `No unit of ${who.join(' or ')} can ever enter ${some(labels)}.`
    report.add({ code: 'victory/unenterable', path: itemPath, at: labels, message })
  })
}

function checkSector(battle: BattleToCheck, { value }: OwnAtom, winner: string, path: Path): void {
  const { draft, report } = battle
  const { side, sector } = value as EmptySector
  if (!isSide(battle, side, [...path, 'side'])) return
  const names: readonly SectorName[] = sectorNames(draft.board?.sectors)
  if (sector !== undefined && !names.includes(sector) && draft.board?.sectors) {
    const message = `The board has no ${sector} sector.`
    report.add({
      code: 'sector/unknown',
      path: [...path, 'sector'],
      message,
      hint: `Its sectors are ${names.join(', ')}.`,
    })
  }
  if (side === winner) {
    const message = `${winner} would win by losing its own units.`
    report.add({ code: 'victory/own-losses', path: [...path, 'side'], message })
  }
}

/** 4.2: who masses so many units that another sector is empty has lost before it counts. */
function checkOtherSectors(battle: BattleToCheck, atom: TroopAtom, path: Path): void {
  const { draft, reader, report, contingents } = battle
  const { side } = atom.troops
  const sectors = draft.board?.sectors
  if (side === undefined || atom.measure !== 'units') return
  if (!sectors || !hasSectorVictory(draft) || report.hasErrors('board', 'sectors')) return
  const targets = new Set(hexesOf(reader, atom.places))
  const others = sectorNames(sectors).filter(
    (name) => !hexesOf(reader, sectorHexes(sectors, name)).some((hex) => targets.has(hex)),
  )
  const exist = contingents.reduce(
    (sum, one) => sum + (one.side === side && holdsGround(draft, one.type) ? one.number : 0),
    0,
  )
  if (atom.least + others.length <= exist) return
  report.add({
    code: 'victory/impossible',
    path: [...path, 'units'],
    message: `${side} has ${count(exist, 'combat unit')}: with ${atom.least} there it cannot also hold the ${others.join(' and ')} sector${others.length > 1 ? 's' : ''}, and would lose (4.2).`,
    hint: 'Lower the number, or add the special rule { rule: without, rules: [sector-victory] }.',
  })
}
