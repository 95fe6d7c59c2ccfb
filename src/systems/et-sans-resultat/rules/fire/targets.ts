import type { Refusal } from '../../../../engine/system.ts'
import type { ActionOf, Aim } from '../actions.ts'
import { isBattery, isOnTable, sideOfFormation, sideOfUnit } from '../queries.ts'
import { type BattleState, NOBODY, ORDERS, RESERVED, UNLIMBERED } from '../state.ts'
import { bears, bearsOnUnit, isSkirmisher, reachesUnit, skirmishes, squareBetween } from './arc.ts'

/** What formations may fire at (5, 9.1, 9.2). */

/** Whether a formation can still name targets: its order lets it fire, and it has named none (9.1). */
export function mayDeclare(state: BattleState, formation: number): boolean {
  return (
    state.order[formation]! < RESERVED && state.gunsAt[formation] === NOBODY && state.skirmishAt[formation] === NOBODY
  )
}

type Targets = { readonly guns: readonly number[]; readonly skirmish: readonly number[]; readonly isAny: boolean }

/** 9.2: the enemy formations that a formation can fire at, in the order of the roster; with `isOneEnough` only the first. */
export function targetsOf(state: BattleState, formation: number, isOneEnough = false): Targets {
  const side = sideOfFormation(state, formation)
  const guns = new Set<number>()
  const skirmish = new Set<number>()
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation) continue
    const isGun = state.stance[unit] === UNLIMBERED
    if (!isGun && !isSkirmisher(state, unit)) continue
    const found = isGun ? guns : skirmish
    for (let enemy = 0; enemy < state.formation.length; enemy++) {
      if (sideOfUnit(state, enemy) === side || !isOnTable(state, enemy) || found.has(state.formation[enemy]!)) continue
      const isTarget = isGun ? bearsOnUnit(state, unit, enemy) : reachesUnit(state, unit, enemy)
      if (!isTarget) continue
      found.add(state.formation[enemy]!)
      if (isOneEnough) return { guns: [], skirmish: [], isAny: true }
    }
  }
  const inOrder = (found: Set<number>) => [...found].sort((a, b) => a - b)
  return { guns: inOrder(guns), skirmish: inOrder(skirmish), isAny: guns.size + skirmish.size > 0 }
}

/**
 * 9.1: of the ways to give units of a formation targets of their own those that are listed: whoever cannot reach the common
 * target fires at the nearest enemy formation that he can; and each battery or battalion alone at each other target.
 */
export function apartFrom(state: BattleState, { formation, guns, skirmish }: ActionOf<'fire'>): (readonly Aim[])[] {
  const idle: Aim[] = []
  const singles: Aim[][] = []
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation) continue
    const common = isBattery(state, unit) ? guns : skirmish
    if (common === NOBODY) continue
    const others = targetsInReach(state, unit)
    if (others.length > 0 && !others.includes(common)) idle.push({ unit, at: others[0]! })
    else for (const at of others) if (at !== common) singles.push([{ unit, at }])
  }
  return idle.length > 0 ? [idle, ...singles] : singles
}

/** The enemy formations that a battery or battalion can fire at, the nearest first. */
function targetsInReach(state: BattleState, unit: number): number[] {
  const { reach } = state.field.tables
  const side = sideOfUnit(state, unit)
  const nearest = new Map<number, number>()
  for (let enemy = 0; enemy < state.formation.length; enemy++) {
    const at = state.formation[enemy]!
    if (sideOfUnit(state, enemy) === side || !isOnTable(state, enemy)) continue
    if (!(isBattery(state, unit) ? bears(state, unit, at, reach.guns) : skirmishes(state, unit, at))) continue
    nearest.set(at, Math.min(nearest.get(at) ?? Number.POSITIVE_INFINITY, squareBetween(state, unit, enemy)))
  }
  return [...nearest].sort(([a, x], [b, y]) => x - y || a - b).map(([at]) => at)
}

/** Why a declaration of fire is not allowed; nothing where it is. */
export function fireRefusal(state: BattleState, action: ActionOf<'fire'>): Refusal | undefined {
  const { formation, side, guns, gunsIntense, skirmish, skirmishIntense } = action
  const { formations } = state.field
  const name = formations[formation]?.name ?? 'this formation'
  if (formations[formation]?.side !== side) {
    return { rule: '9.1', reason: `${name} is not yours: name one of your own formations` }
  }
  const order = state.order[formation]!
  if (order >= RESERVED) {
    return { rule: `5 ${ORDERS[order]}`, reason: `${name} does not fire under its order, ${ORDERS[order]}` }
  }
  if (!mayDeclare(state, formation)) return { rule: '9.1', reason: `${name} has already named its targets this turn` }
  if (guns === NOBODY && skirmish === NOBODY) {
    return { rule: '9.1', reason: 'name a target for the guns or for the skirmishers; to hold fire, say nothing' }
  }
  if ((guns === NOBODY && gunsIntense) || (skirmish === NOBODY && skirmishIntense)) {
    return { rule: '9.1', reason: 'fire without a target cannot be intense' }
  }
  for (const target of [guns, skirmish]) {
    if (target !== NOBODY && formations[target]?.side !== 1 - side) {
      return { rule: '9.1', reason: `${formations[target]?.name ?? 'this'} is not an enemy formation` }
    }
  }
  return (
    gunsRefusal(state, formation, guns) ?? skirmishRefusal(state, formation, skirmish) ?? apartRefusal(state, action)
  )
}

/** 9.1: by the sheet's letter single batteries and battalions may have targets of their own. */
function apartRefusal(state: BattleState, { side, formation, guns, skirmish, apart = [] }: ActionOf<'fire'>) {
  const { formations, units, tables } = state.field
  for (const { unit, at } of apart) {
    const { name } = units[unit]!
    const refuse = (rule: string, reason: string): Refusal => ({ rule, reason })
    if (tables.readings.targets === 'one') {
      return refuse('9.1', `${name} fires with its formation, which names one target for guns and one for skirmishers`)
    }
    if (state.formation[unit] !== formation) return refuse('9.1', `${name} does not belong to this formation`)
    if (formations[at]!.side === side) return refuse('9.1', `${formations[at]!.name} is not an enemy formation`)
    if ((isBattery(state, unit) ? guns : skirmish) === NOBODY) {
      return refuse('9.1', `name the target of the other units as well as that of ${name}`)
    }
    const isAble = isBattery(state, unit) ? bears(state, unit, at) : skirmishes(state, unit, at)
    if (!isAble) return refuse('9.2', `${name} cannot fire at ${formations[at]!.name}`)
  }
  return undefined
}

function gunsRefusal(state: BattleState, formation: number, target: number): Refusal | undefined {
  if (target === NOBODY) return undefined
  const [name, at] = [state.field.formations[formation]!.name, state.field.formations[target]!.name]
  let farthest: number | undefined
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation) continue
    if (bears(state, unit, target)) return undefined
    if (state.stance[unit] === UNLIMBERED) farthest = Math.max(farthest ?? 0, state.field.units[unit]!.troop.range)
  }
  if (farthest === undefined) return { rule: '9.2', reason: `${name} has no unlimbered battery` }
  const range = `${farthest / 10} inches`
  return { rule: '9.2', reason: `no battery of ${name} has a unit of ${at} within ${range}, in its front and in sight` }
}

function skirmishRefusal(state: BattleState, formation: number, target: number): Refusal | undefined {
  if (target === NOBODY) return undefined
  let farthest = 0
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isSkirmisher(state, unit)) continue
    if (skirmishes(state, unit, target)) return undefined
    farthest = Math.max(farthest, state.field.units[unit]!.troop.range)
  }
  const [name, at] = [state.field.formations[formation]!.name, state.field.formations[target]!.name]
  const range = `${(farthest || state.field.tables.reach.skirmish) / 10} inches`
  return { rule: '9.2', reason: `no deployed battalion of ${name} has a unit of ${at} within ${range}` }
}
