import { NOWHERE } from '../../../board/nowhere.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Atom, OwnAtom, TroopAtom } from '../../../scenario/conditions/atoms.ts'
import type { ConditionFacts, Most } from '../../../scenario/conditions/check.ts'
import { mostPoints } from '../../../scenario/conditions/check-awards.ts'
import { type Resolved, resolveCondition, valueOf } from '../../../scenario/conditions/logic.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count, some } from '../../../scenario/wording.ts'
import { atomOf, fights, KIND_NAMES, type NawCondition, type Recruit } from '../format/index.ts'
import { stepCost } from '../rules/index.ts'
import { type CheckedBattle, enemyOf, isUnsure, pointsOf } from './checked-battle.ts'
import { turnsToLeave } from './marches.ts'

/** What this rulebook knows of a battle that conditions can be wrong about. */
export function conditionFacts(battle: CheckedBattle): ConditionFacts<NawCondition> {
  const { draft, report, sides, recruits } = battle
  const facts: ConditionFacts<NawCondition> = {
    draft,
    report,
    sides,
    atom: (condition, side) => atomOf(condition, side, sides),
    nations: (side) => draft.sides?.[side]?.nations ?? [],
    types: KIND_NAMES,
    names: isUnsure(battle) ? undefined : recruits.flatMap(({ name }) => name ?? []),
    groups: report.isComplete('reinforcements') ? groupIds(draft) : undefined,
    events: report.isComplete('events') ? (draft.events?.flatMap((event) => event?.id ?? []) ?? []) : undefined,
    most: (atom) => mostOf(battle, atom),
    places: (atom, condition, _who, path) => checkPlaces(battle, atom, condition, path),
    own: (atom, winner, path) => checkFirst(battle, atom, winner, path),
    possible: (atom, path) => atom.kind === 'exited' && checkExits(battle, atom, path),
    points: (side) => mostPoints(facts, draft.points, side),
  }
  return facts
}

const groupIds = ({ reinforcements = [] }: CheckedBattle['draft']) => reinforcements.flatMap((group) => group?.id ?? [])

/** A condition with its hexes one by one, so that ranges and lists of the same hexes are equal. */
export function resolved({ ground, sides }: CheckedBattle, condition: NawCondition, side: string): Resolved {
  return resolveCondition(condition, (part): Atom => {
    const atom = atomOf(part, side, sides)
    if (!('places' in atom)) return atom
    return { ...atom, places: hexesOf(ground.reader, atom.places).map((hex) => ground.grid.label(hex)) }
  })
}

/** The hexes of a list that has been checked before, so that nothing is reported twice. */
function hexesOf(reader: CheckedBattle['ground']['reader'], list: readonly (string | undefined)[]): number[] {
  return reader.quietly().set(list, [])
}

/** Leaders count where leaders do, or where they are named. */
function counts({ kind, troops, measure }: TroopAtom, recruit: Recruit): boolean {
  const { side, nation, types, names, group } = troops
  return (
    (side === undefined || recruit.side === side) &&
    (nation === undefined || recruit.nation === nation) &&
    (types?.includes(recruit.kind) ?? true) &&
    (names === undefined || (recruit.name !== undefined && names.includes(recruit.name))) &&
    (group === undefined || recruit.group === group) &&
    (kind !== 'arrived' || recruit.arrival !== undefined) &&
    (measure === 'leaders' ? !fights(recruit) : types !== undefined || names !== undefined || fights(recruit))
  )
}

/** The units that a condition counts. */
export function membersOf({ recruits }: CheckedBattle, atom: TroopAtom): readonly number[] {
  return [...recruits.keys()].filter((piece) => counts(atom, recruits[piece]!))
}

function mostOf(battle: CheckedBattle, atom: TroopAtom): Most | undefined {
  const { recruits, draft, report } = battle
  const { side, nation, group } = atom.troops
  const whose = side ?? nation ?? (group === undefined ? 'The battle' : `The group ${group}`)
  if (atom.kind === 'broken') {
    if (!report.isComplete('demoralisation') || !report.isComplete('specialRules')) return undefined
    const breaks = draft.specialRules?.some((rule) => rule?.rule === 'breaking-point' && rule.side === side) ?? false
    const isPossible = breaks || (draft.demoralisation?.sides.includes(side ?? '') ?? false)
    return { number: Number(isPossible), whose, never: 'be demoralised or broken' }
  }
  if (isUnsure(battle) || (group === undefined && recruits.every((one) => one.side !== side && one.nation !== nation)))
    return undefined
  const exist = recruits.filter((one) => counts(atom, one))
  const number = exist.reduce((sum, { strength }) => sum + (atom.measure === 'strength' ? strength : 1), 0)
  const noun = atom.measure === 'strength' ? 'strength point' : atom.kind === 'arrived' ? 'reinforcement' : undefined
  return { number, whose, ...(noun && { noun }) }
}

/** Where exits are asked for, there are some, and as many as are asked for can be there in time (Victory B). */
function checkExits(battle: CheckedBattle, atom: TroopAtom, path: Path): void {
  const { draft, report, ground, tables } = battle
  const side = atom.troops.side ?? sideOf(battle, atom.troops.nation)
  const list = side === undefined ? undefined : draft.exits?.[side]
  if (!list) {
    // Exits under a name that is wrong may be the side's.
    if (report.isComplete('exits') && report.isComplete('sides')) {
      report.add({ code: 'victory/impossible', path, message: `${side} has no exits.` })
    }
    return
  }
  const isSound = ['board', 'exits', 'turns', 'units', 'reinforcements'].every(
    (key) => report.isComplete(key) && !report.hasErrors(key),
  )
  if (isUnsure(battle) || !tables || !isSound || draft.turns === undefined || atom.measure === 'strength') return
  const exits = new Set(hexesOf(ground.reader, list))
  let inTime = 0
  for (const unit of battle.recruits) {
    if (counts(atom, unit) && turnsToLeave(battle, tables, unit, exits) <= draft.turns) inTime++
    // To find the ways of all the others would take the most time of all checks.
    if (inTime >= atom.least) return
  }
  const message = `Even unopposed, only ${inTime} of the ${atom.least} units can leave within ${count(draft.turns, 'turn')}.`
  report.add({ code: 'victory/out-of-reach', path, message })
}

const sideOf = ({ draft, sides }: CheckedBattle, nation: string | undefined) =>
  sides.find((side) => nation !== undefined && draft.sides?.[side]?.nations.includes(nation))

/** Both sides cannot have so many points that nobody could destroy them. */
function checkFirst(battle: CheckedBattle, { value }: OwnAtom, winner: string, path: Path): void {
  const enemy = enemyOf(battle, winner)
  const points = enemy === undefined ? 0 : pointsOf(battle, enemy)
  if (isUnsure(battle) || points === 0 || (value as number) <= points) return
  const message = `${enemy} has only ${points} strength points, so ${String(value)} can never be lost.`
  battle.report.add({ code: 'victory/too-many', path, message })
}

/** Hexes that there are, and into which somebody can go. */
function checkPlaces(
  battle: CheckedBattle,
  atom: { readonly kind: string },
  condition: NawCondition,
  path: Path,
): void {
  const { ground, report, tables } = battle
  const { reader, grid } = ground
  const { controls, unitsIn, reached } = condition
  const [list, at] = Array.isArray(controls)
    ? [controls, [...path, 'controls']]
    : [(controls ?? unitsIn ?? reached)!.hexes, [...path, atom.kind, 'hexes']]
  const hexes = reader.set(list, at)
  if (controls && !Array.isArray(controls) && (controls.atLeast ?? 0) > hexes.length && report.isComplete(...at)) {
    const message = `These are ${count(hexes.length, 'hex', 'hexes')}, so ${controls.atLeast} can never be controlled.`
    report.add({ code: 'victory/too-many', path: [...path, 'controls', 'atLeast'], message })
  }
  if (!controls || !tables || !report.isComplete('board') || report.hasErrors('board')) return
  reader.quietly().forEachItem(list, at, (item, itemPath) => {
    const closed = item.filter((hex) => isClosed(battle, hex)).map((hex) => grid.label(hex))
    if (closed.length === 0) return
    const message = `No unit can ever enter ${some(closed)}.`
    report.add({ code: 'victory/unenterable', path: itemPath, at: closed, message })
  })
}

/** Whether no way leads into a hex in which nobody stands at the start. */
function isClosed({ ground, tables, recruits }: CheckedBattle, hex: number): boolean {
  if (recruits.some((one) => one.hex === hex)) return false
  return [0, 1, 2, 3, 4, 5].every((direction) => {
    const from = ground.grid.neighbour(hex, direction)
    return from === NOWHERE || stepCost(ground, tables!, from, (direction + 3) % 6) === undefined
  })
}

/** At the start a hex belongs to one side at most. */
export function checkControl(battle: CheckedBattle): void {
  const { draft, ground, report, recruits } = battle
  const owners = new Map(recruits.filter(fights).map(({ hex, side }) => [hex, side]))
  for (const [side, list] of Object.entries(draft.control ?? {})) {
    if (!isSide(battle, side, ['control', side], 'key')) continue
    ground.reader.set(list, ['control', side])
    ground.reader.quietly().forEachItem(list, ['control', side], (hexes, itemPath) => {
      const contested = hexes.filter((hex) => (owners.get(hex) ?? side) !== side)
      for (const hex of hexes) owners.set(hex, owners.get(hex) ?? side)
      if (contested.length === 0) return
      const at = contested.map((hex) => ground.grid.label(hex))
      const message = `${some(at)} cannot belong to ${side}: ${owners.get(contested[0]!)} holds it at the start.`
      report.add({ code: 'control/contested', path: itemPath, at, message })
    })
  }
}

/** Whether a condition holds at set-up; undefined where nobody knows. */
export function holdsAtStart(battle: CheckedBattle, condition: Resolved): boolean | undefined {
  const { recruits, ground, draft } = battle
  return valueOf(condition, (atom) => {
    if (atom.kind === 'turn') return atom.turn <= 1
    if (atom.kind === 'controls') {
      const given = new Set(hexesOf(ground.reader, draft.control?.[atom.side] ?? []))
      const owners = new Map(recruits.filter(fights).map(({ hex, side }) => [hex, side]))
      const held = hexesOf(ground.reader, atom.places).filter((hex) =>
        owners.has(hex) ? owners.get(hex) === atom.side : given.has(hex),
      )
      return atom.turns === 0 && held.length >= (atom.least ?? atom.places.length)
    }
    if (atom.kind !== 'unitsIn' && atom.kind !== 'reached') return false
    const hexes = new Set(hexesOf(ground.reader, atom.places))
    const there = recruits.filter((one) => hexes.has(one.hex) && counts(atom, one))
    return there.reduce((sum, { strength }) => sum + (atom.measure === 'strength' ? strength : 1), 0) >= atom.least
  })
}
