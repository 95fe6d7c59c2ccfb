import { NOWHERE } from '../../../board/nowhere.ts'
import { isNation } from '../../../scenario/checks/sides.ts'
import { checkUnitNames } from '../../../scenario/checks/unit-names.ts'
import { count } from '../../../scenario/wording.ts'
import { fights, isPrinted, KINDS, type Recruit } from '../format/index.ts'
import { gaitOf, MOST_PIECES, mayEnter } from '../rules/index.ts'
import { type CheckedBattle, nameOf, placeOf } from './checked-battle.ts'

/** Everything about units: where they stand, with whom, and what their counters say. */
export function checkUnits(battle: CheckedBattle): void {
  const { draft, recruits } = battle
  checkNumber(battle)
  checkHexes(battle)
  checkLeaders(battle)
  // Of those who arrive one line gives the names of several: there the author sees what is repeated.
  const placed = recruits.filter(({ arrival }) => arrival === undefined)
  checkUnitNames(
    placed.map((recruit) => {
      const { side, nation, kind, strength, movement, name, path } = recruit
      const own = nation === side ? side : `${side} ${nation}`
      const army = fights(recruit) && !saysOnlyWhat(name) ? own : undefined
      return { name, counter: `${own} ${kind} ${strength}-${movement}`, army, path: [...path, 'name'] }
    }),
    battle.report,
  )
  const values = new Set<string>()
  for (const recruit of recruits) {
    const key = counterOf(recruit).join('/')
    if (!values.has(key)) checkValues(battle, recruit)
    values.add(key)
    const own = recruit.arrival === undefined && draft.sides?.[recruit.side]
    if (own && !own.nations.includes(recruit.nation)) {
      isNation(battle, recruit.nation, recruit.side, [...recruit.path, 'nation'])
    }
  }
}

/** Some counters of the game have no name but their arm, with a letter: `Cavalry a`. Their numbers tell them apart. */
const saysOnlyWhat = (name: string | undefined) =>
  name !== undefined && /^(infantry|cavalry|artillery)( [a-z])?$/i.test(name)

/** The engine counts units with so many digits and no more. */
function checkNumber({ recruits, report }: CheckedBattle): void {
  const first = recruits[MOST_PIECES]
  if (!first) return
  const message = `The battle has ${recruits.length} units; the most that can be played is ${MOST_PIECES}.`
  report.add({
    code: 'unit/too-many',
    path: first.path,
    ...(first.arrival !== undefined && { target: 'key' }),
    message,
  })
}

/** Movement F and 2: so many units of a side in a hex, and never with an enemy; nobody where nobody may enter. */
function checkHexes(battle: CheckedBattle): void {
  const { recruits, ground, tables, report } = battle
  const stacks = new Map<number, Recruit[]>()
  for (const recruit of recruits) {
    if (recruit.hex === NOWHERE) continue
    const stack = stacks.get(recruit.hex) ?? []
    stacks.set(recruit.hex, stack)
    const path = placeOf(battle, recruit)
    const at = [ground.grid.label(recruit.hex)]
    const [first] = stack
    if (first && first.side !== recruit.side) {
      const message = `${nameOf(recruit)} stands in ${at[0]} with ${nameOf(first)} of ${first.side}.`
      report.add({ code: 'unit/among-enemies', path, at, message })
      continue
    }
    if (stack.every(({ row }) => row.id !== recruit.row.id)) checkGround(battle, recruit)
    stack.push(recruit)
    const room = stack.reduce((sum, { row }) => sum + row.stacking, 0)
    const own = recruit.row.stacking
    // Who alone is too much for any hex is told already.
    if (tables && own <= tables.stacking && room > tables.stacking && room - own <= tables.stacking) {
      const message = `${at[0]} already holds ${count(tables.stacking, 'unit')}, which is the limit (Movement).`
      report.add({ code: 'unit/stacked', path, at, message })
    }
  }
}

/** Movement J: off the road woods are closed in the standard game. A unit on a road in them may stand there. */
function checkGround(battle: CheckedBattle, recruit: Recruit): void {
  const { draft, ground, tables, report } = battle
  if (!tables || !report.isComplete('board') || report.hasErrors('ground')) return
  const kind = ground.grounds.kinds[ground.terrain[recruit.hex]!]!
  const effect = tables.terrain[ground.terrain[recruit.hex]!]!
  if (mayEnter(effect, gaitOf(draft.troops, recruit.row)) !== undefined) return
  const at = [ground.grid.label(recruit.hex)]
  const isOpen = effect.move !== undefined
  const message = `${at[0]} is ${kind.name.toLowerCase()}: no ${isOpen ? recruit.row.name.toLowerCase() : 'unit'} can be there.`
  report.add({ code: 'unit/impassable', path: placeOf(battle, recruit), at, message })
}

/** What happens to the leader may decide the battle: there is one at most. */
function checkLeaders({ sides, recruits, report }: CheckedBattle): void {
  for (const side of sides) {
    const [first, second] = recruits.filter((recruit) => recruit.side === side && !fights(recruit))
    if (!first || !second) continue
    const message = `${side} already has a leader, ${nameOf(first)}.`
    report.add({ code: 'unit/two-leaders', path: second.path, message })
  }
}

/** The movement allowances of the counters go by kind, and a combat unit has strength. */
function checkValues({ report }: CheckedBattle, recruit: Recruit): void {
  const { kind, row, strength, movement } = recruit
  const { name } = row
  // Kinds of the battle's own have what allowance they like.
  const usual = isPrinted(kind) ? KINDS[kind].movement : [movement]
  const trouble =
    strength === 0 && fights(recruit)
      ? `${name} of strength 0 cannot fight`
      : usual.includes(movement)
        ? undefined
        : `${name} has a movement allowance of ${usual.join(' or ')}, not of ${movement}`
  if (trouble === undefined) return
  report.add({ code: 'unit/values', path: counterOf(recruit), target: 'key', message: `${trouble}.` })
}

/** Where the numbers of a unit are written: above its place, or as the key of those who arrive. */
const counterOf = ({ arrival, path }: Recruit) => (arrival === undefined ? path.slice(0, -1) : path)
