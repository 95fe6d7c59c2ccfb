import type { Modifier } from '../../../../engine/system.ts'
import type { Events } from '../decision.ts'
import { placeOf, who, whole } from '../events.ts'
import { type BattleState, GRAND_BATTERY, NOBODY, ORDERS, STANCES } from '../state.ts'
import type { TestResult } from './command-test.ts'

/** What commanders do, and what becomes of them, as events. */

const sideOf = ({ field }: BattleState, side: number) => field.sides[side]!

const forceFacts = (state: BattleState, force: number) => {
  const { id, side } = state.field.forces[force]!
  return { side: sideOf(state, side), force: id }
}

const commanderFacts = (state: BattleState, commander: number) => {
  const { id, side } = state.field.commanders[commander]!
  return { side: sideOf(state, side), commander: id }
}

const unitFacts = (state: BattleState, unit: number) => ({ ...who(state, unit), piece: unit })

const orderFacts = (state: BattleState, order: number, supports: number) => ({
  order: ORDERS[order]!,
  ...(supports !== NOBODY && { supports: state.field.formations[supports]!.id }),
})

/** `leadership of Reille +2, 2 fatigue markers -2`. */
export const sayModifiers = (modifiers: readonly Modifier[]) =>
  modifiers.map(({ what, add }) => `${what} ${add > 0 ? '+' : ''}${add}`).join(', ')

const rollFacts = ({ dice, modifiers, total }: TestResult) => ({ dice, modifiers: sayModifiers(modifiers), total })

export function noteIssued(state: BattleState, formation: number, issuer: number, events: Events): void {
  if (!events) return
  const order = orderFacts(state, state.newOrder[formation]!, state.newSupports[formation]!)
  const { commander } = commanderFacts(state, issuer)
  events.push({ kind: 'order-issued', ...whole(state, formation), commander, ...order })
}

export function noteObjectiveIssued(state: BattleState, force: number, issuer: number, events: Events): void {
  if (!events) return
  const area = state.field.areas[state.newObjective[force]!]!.id
  const { commander } = commanderFacts(state, issuer)
  events.push({ kind: 'objective-issued', ...forceFacts(state, force), commander, area })
}

/** The test of an order to a formation, or to a force where there is no formation. */
export function noteOrderTest(
  state: BattleState,
  { issuer, formation, force }: { readonly issuer: number; readonly formation: number; readonly force: number },
  result: TestResult,
  isActive: boolean,
  delay: number,
  events: Events,
): void {
  if (!events) return
  const what =
    formation === NOBODY
      ? { ...forceFacts(state, force), area: state.field.areas[state.newObjective[force]!]!.id }
      : {
          ...whole(state, formation),
          ...orderFacts(state, state.newOrder[formation]!, state.newSupports[formation]!),
        }
  const { commander } = commanderFacts(state, issuer)
  const outcome = isActive ? 'active' : delay > 0 ? 'delayed' : 'lost'
  events.push({ kind: 'order-test', ...what, commander, ...rollFacts(result), result: outcome, delay })
}

export function noteOrderWaits(
  state: BattleState,
  formation: number,
  force: number,
  delay: number,
  events: Events,
): void {
  if (!events) return
  const waiting = formation === NOBODY ? forceFacts(state, force) : whole(state, formation)
  events.push({ kind: 'order-waits', ...waiting, delay })
}

/** The directive of a formation, new in force. */
export function noteDirective(state: BattleState, formation: number, events: Events): void {
  if (!events) return
  const order = orderFacts(state, state.order[formation]!, state.supports[formation]!)
  events.push({ kind: 'directive', ...whole(state, formation), ...order })
}

/** The status that a formation has just taken. */
export function noteStatus(state: BattleState, formation: number, events: Events): void {
  events?.push({ kind: 'status', ...whole(state, formation), status: ORDERS[state.order[formation]!]! })
}

export function noteObjective(state: BattleState, force: number, events: Events): void {
  events?.push({
    kind: 'objective',
    ...forceFacts(state, force),
    area: state.field.areas[state.objective[force]!]!.id,
  })
}

/** An order turns into another by itself or by its owner's will (5.10). */
export function noteConversion(state: BattleState, formation: number, to: number, rule: string, events: Events): void {
  if (!events) return
  const from = ORDERS[state.order[formation]!]!
  events.push({ kind: 'conversion', ...whole(state, formation), before: from, order: ORDERS[to]!, rule })
}

export function noteReleased(state: BattleState, formation: number, events: Events): void {
  events?.push({ kind: 'released', ...whole(state, formation) })
}

/** A leader action; `on` is what it is about, as it is written. Without a test there are no dice. */
export function noteAction(
  state: BattleState,
  commander: number,
  act: string,
  on: string,
  result: TestResult | undefined,
  isDone: boolean,
  events: Events,
): void {
  if (!events) return
  const roll = result ? rollFacts(result) : {}
  events.push({ kind: 'leader-action', ...commanderFacts(state, commander), act, on, ...roll, success: isDone })
}

/** A battery or a rallied unit comes to stand somewhere, or goes to reserve. */
export function noteBrought(state: BattleState, unit: number, events: Events): void {
  if (!events) return
  const [x, y, formation] = [state.x[unit]!, state.y[unit]!, state.formation[unit]!]
  const { formation: of } = whole(state, formation)
  const stance = STANCES[state.stance[unit]!]!
  events.push({ kind: 'brought', ...unitFacts(state, unit), formation: of, stance, place: placeOf(x, y) })
}

export function noteSpecialty(state: BattleState, specialty: number, unit: number, events: Events): void {
  events?.push({ kind: 'specialty', ...unitFacts(state, unit), specialty: state.field.specialties[specialty]!.id })
}

/** A detachment or a grand battery is made. */
export function noteFormed(state: BattleState, formation: number, units: readonly number[], events: Events): void {
  if (!events) return
  const { commander } = commanderFacts(state, state.commander[formation]!)
  const ids = units.map((unit) => state.field.units[unit]!.id).join(' ')
  const grand = (state.formationBits[formation]! & GRAND_BATTERY) !== 0
  events.push({ kind: 'formed', ...whole(state, formation), grand, commander, units: ids })
}

/** A grand battery is no more. */
export function noteDisbanded(state: BattleState, formation: number, units: readonly number[], events: Events): void {
  const ids = units.map((unit) => state.field.units[unit]!.id).join(' ')
  events?.push({ kind: 'disbanded', ...whole(state, formation), units: ids })
}

export function noteRejoined(state: BattleState, formation: number, parent: number, events: Events): void {
  const to = state.field.formations[parent]!.id
  events?.push({ kind: 'rejoined', ...whole(state, formation), parent: to })
}

/** A unit charges an enemy (5.10c). */
export function noteCharge(
  state: BattleState,
  unit: number,
  target: number,
  fromX: number,
  fromY: number,
  events: Events,
): void {
  if (!events) return
  const way = { from: placeOf(fromX, fromY), to: placeOf(state.x[unit]!, state.y[unit]!) }
  events.push({ kind: 'charge', ...unitFacts(state, unit), target: state.field.units[target]!.id, ...way })
}

export function noteFate(
  state: BattleState,
  commander: number,
  result: TestResult,
  isHarmed: boolean,
  events: Events,
): void {
  if (!events) return
  events.push({ kind: 'fate', ...commanderFacts(state, commander), ...rollFacts(result), harmed: isHarmed })
}

export function noteHarm(state: BattleState, commander: number, dice: number, result: string, events: Events): void {
  events?.push({ kind: 'harm', ...commanderFacts(state, commander), dice, result })
}

export function noteArmyCommander(state: BattleState, commander: number, events: Events): void {
  events?.push({ kind: 'army-commander', ...commanderFacts(state, commander) })
}
