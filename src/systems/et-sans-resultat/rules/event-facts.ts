import type { Modifier } from '../../../engine/system.ts'
import { formatPoint } from '../text/index.ts'
import { type BattleState, NOBODY, ORDERS, type OrderName } from './state.ts'

/** What events say of those whom they are about: ids of the scenario, and points as text. */

export type OfUnit = { readonly side: string; readonly unit: string }
export type OfFormation = { readonly side: string; readonly formation: string }
export type OfForce = { readonly side: string; readonly force: string }
export type OfCommander = { readonly side: string; readonly commander: string }

/** From where to where, as points. */
export type Displacement = { readonly from: string; readonly to: string }

/** An order, and whom it supports. */
export type OrderFacts = { readonly order: OrderName; readonly supports?: string }

/** Two dice, their modifiers in words, and what they come to. */
export type RollFacts = { readonly dice: number; readonly modifiers: string; readonly total: number }

export const unitFacts = ({ field }: BattleState, unit: number): OfUnit => ({
  side: field.sides[field.units[unit]!.side]!,
  unit: field.units[unit]!.id,
})

export const formationFacts = ({ field }: BattleState, formation: number): OfFormation => ({
  side: field.sides[field.formations[formation]!.side]!,
  formation: field.formations[formation]!.id,
})

export const forceFacts = ({ field }: BattleState, force: number): OfForce => ({
  side: field.sides[field.forces[force]!.side]!,
  force: field.forces[force]!.id,
})

export const commanderFacts = ({ field }: BattleState, commander: number): OfCommander => ({
  side: field.sides[field.commanders[commander]!.side]!,
  commander: field.commanders[commander]!.id,
})

export const orderFacts = ({ field }: BattleState, order: number, supports: number): OrderFacts => ({
  order: ORDERS[order]!,
  ...(supports !== NOBODY && { supports: field.formations[supports]!.id }),
})

/** The point where a unit is. */
export const pointOfUnit = ({ x, y }: BattleState, unit: number) => formatPoint(x[unit]!, y[unit]!)

/** The inch of the table that a point is nearest to: books count by these, because hardly two units fall on one tenth. */
export function squareOf({ field: { ground } }: BattleState, x: number, y: number): string {
  const nearest = (at: number, most: number) => Math.min(Math.max(0, Math.round(at / 10) * 10), most - (most % 10))
  return formatPoint(nearest(x, ground.width), nearest(y, ground.height))
}

/** `leadership of Reille +2, 2 fatigue markers -2`. */
export const formatModifiers = (modifiers: readonly Modifier[]) =>
  modifiers.map(({ what, add }) => `${what} ${add > 0 ? '+' : ''}${add}`).join(', ')
