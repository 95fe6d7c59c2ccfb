import { formatPoint } from '../../text/index.ts'
import type { LeaderAction } from '../actions.ts'
import {
  commanderFacts,
  type Displacement,
  forceFacts,
  formationFacts,
  formatModifiers,
  type OfCommander,
  type OfForce,
  type OfFormation,
  type OfUnit,
  type OrderFacts,
  orderFacts,
  pointOfUnit,
  type RollFacts,
  unitFacts,
} from '../event-facts.ts'
import type { Events } from '../events.ts'
import {
  type BattleState,
  GRAND_BATTERY,
  NOBODY,
  ORDERS,
  type OrderName,
  STANCES,
  type StanceName,
  type StatusName,
} from '../state.ts'
import type { TestResult } from './activation-roll.ts'

type OrderResult = 'active' | 'delayed' | 'lost'
/** What becomes of a commander who is hit (10.3). */
export type Harm = 'invincible' | 'wounded' | 'stunned' | 'disabled' | 'killed'

/** Orders (5), what commanders do (6), and what becomes of them (10). */
export type CommandEvent =
  | OrderEvent
  | (OfFormation &
      (
        | (OrderFacts & { readonly kind: 'directive' })
        | { readonly kind: 'status'; readonly status: StatusName }
        | {
            readonly kind: 'conversion'
            readonly before: OrderName
            readonly order: OrderName
            readonly rule: string
          }
        | { readonly kind: 'released' }
        | { readonly kind: 'formed'; readonly grand: boolean; readonly commander: string; readonly units: string }
        | { readonly kind: 'disbanded'; readonly units: string }
        | { readonly kind: 'rejoined'; readonly parent: string }
      ))
  | (OfForce & { readonly kind: 'objective'; readonly area: string })
  | (OfUnit & { readonly piece: number } & (
        | { readonly kind: 'brought'; readonly formation: string; readonly stance: StanceName; readonly place: string }
        | { readonly kind: 'specialty'; readonly specialty: string }
        | (Displacement & { readonly kind: 'charge'; readonly target: string })
      ))
  | (OfCommander &
      (
        | ({
            readonly kind: 'leader-action'
            readonly act: LeaderAction
            /** What it is about, as players write it. */
            readonly on: string
            readonly success: boolean
            // Without a test there are no dice.
          } & Partial<RollFacts>)
        | (RollFacts & { readonly kind: 'fate'; readonly harmed: boolean })
        | { readonly kind: 'harm'; readonly dice: number; readonly result: Harm }
        | { readonly kind: 'army-commander' }
      ))

/** Orders on their way: to a formation, or to a force. */
type OrderEvent =
  | (OfFormation & OrderFacts & { readonly kind: 'order-issued'; readonly commander: string })
  | (OfForce & { readonly kind: 'objective-issued'; readonly commander: string; readonly area: string })
  | (((OfFormation & OrderFacts) | (OfForce & { readonly area: string })) &
      RollFacts & {
        readonly kind: 'order-test'
        readonly commander: string
        readonly result: OrderResult
        readonly delay: number
      })
  | ((OfFormation | OfForce) & { readonly kind: 'order-waits'; readonly delay: number })

const pieceFacts = (state: BattleState, unit: number) => ({ ...unitFacts(state, unit), piece: unit })

const rollFacts = ({ dice, modifiers, total }: TestResult): RollFacts => ({
  dice,
  modifiers: formatModifiers(modifiers),
  total,
})

export function emitIssued(state: BattleState, formation: number, issuer: number, events: Events): void {
  if (!events) return
  const order = orderFacts(state, state.newOrder[formation]!, state.newSupports[formation]!)
  const { commander } = commanderFacts(state, issuer)
  events.push({ kind: 'order-issued', ...formationFacts(state, formation), commander, ...order })
}

export function emitObjectiveIssued(state: BattleState, force: number, issuer: number, events: Events): void {
  if (!events) return
  const area = state.field.areas[state.newObjective[force]!]!.id
  const { commander } = commanderFacts(state, issuer)
  events.push({ kind: 'objective-issued', ...forceFacts(state, force), commander, area })
}

/** The test of an order to a formation, or to a force where there is no formation. */
export function emitOrderTest(
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
          ...formationFacts(state, formation),
          ...orderFacts(state, state.newOrder[formation]!, state.newSupports[formation]!),
        }
  const { commander } = commanderFacts(state, issuer)
  const outcome = isActive ? 'active' : delay > 0 ? 'delayed' : 'lost'
  events.push({ kind: 'order-test', ...what, commander, ...rollFacts(result), result: outcome, delay })
}

export function emitOrderWaits(
  state: BattleState,
  formation: number,
  force: number,
  delay: number,
  events: Events,
): void {
  if (!events) return
  const waiting = formation === NOBODY ? forceFacts(state, force) : formationFacts(state, formation)
  events.push({ kind: 'order-waits', ...waiting, delay })
}

/** The directive of a formation, new in force. */
export function emitDirective(state: BattleState, formation: number, events: Events): void {
  if (!events) return
  const order = orderFacts(state, state.order[formation]!, state.supports[formation]!)
  events.push({ kind: 'directive', ...formationFacts(state, formation), ...order })
}

/** The status that a formation has just taken. */
export function emitStatus(state: BattleState, formation: number, events: Events): void {
  events?.push({
    kind: 'status',
    ...formationFacts(state, formation),
    status: ORDERS[state.order[formation]!] as StatusName,
  })
}

export function emitObjective(state: BattleState, force: number, events: Events): void {
  events?.push({
    kind: 'objective',
    ...forceFacts(state, force),
    area: state.field.areas[state.objective[force]!]!.id,
  })
}

/** An order turns into another by itself or by its owner's will (5.10). */
export function emitConversion(state: BattleState, formation: number, to: number, rule: string, events: Events): void {
  if (!events) return
  const from = ORDERS[state.order[formation]!]!
  events.push({ kind: 'conversion', ...formationFacts(state, formation), before: from, order: ORDERS[to]!, rule })
}

export function emitReleased(state: BattleState, formation: number, events: Events): void {
  events?.push({ kind: 'released', ...formationFacts(state, formation) })
}

/** A leader action; `on` is what it is about, as it is written. Without a test there are no dice. */
export function emitAction(
  state: BattleState,
  commander: number,
  act: LeaderAction,
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
export function emitBrought(state: BattleState, unit: number, events: Events): void {
  if (!events) return
  const { formation } = formationFacts(state, state.formation[unit]!)
  const stance = STANCES[state.stance[unit]!]!
  events.push({ kind: 'brought', ...pieceFacts(state, unit), formation, stance, place: pointOfUnit(state, unit) })
}

export function emitSpecialty(state: BattleState, specialty: number, unit: number, events: Events): void {
  events?.push({ kind: 'specialty', ...pieceFacts(state, unit), specialty: state.field.specialties[specialty]!.id })
}

/** A detachment or a grand battery is made. */
export function emitFormed(state: BattleState, formation: number, units: readonly number[], events: Events): void {
  if (!events) return
  const { commander } = commanderFacts(state, state.commander[formation]!)
  const ids = units.map((unit) => state.field.units[unit]!.id).join(' ')
  const grand = (state.formationBits[formation]! & GRAND_BATTERY) !== 0
  events.push({ kind: 'formed', ...formationFacts(state, formation), grand, commander, units: ids })
}

/** A grand battery is no more. */
export function emitDisbanded(state: BattleState, formation: number, units: readonly number[], events: Events): void {
  const ids = units.map((unit) => state.field.units[unit]!.id).join(' ')
  events?.push({ kind: 'disbanded', ...formationFacts(state, formation), units: ids })
}

export function emitRejoined(state: BattleState, formation: number, parent: number, events: Events): void {
  const to = state.field.formations[parent]!.id
  events?.push({ kind: 'rejoined', ...formationFacts(state, formation), parent: to })
}

/** A unit charges an enemy (5.10c). */
export function emitCharge(
  state: BattleState,
  unit: number,
  target: number,
  fromX: number,
  fromY: number,
  events: Events,
): void {
  if (!events) return
  const way = { from: formatPoint(fromX, fromY), to: pointOfUnit(state, unit) }
  events.push({ kind: 'charge', ...pieceFacts(state, unit), target: state.field.units[target]!.id, ...way })
}

export function emitFate(
  state: BattleState,
  commander: number,
  result: TestResult,
  isHarmed: boolean,
  events: Events,
): void {
  if (!events) return
  events.push({ kind: 'fate', ...commanderFacts(state, commander), ...rollFacts(result), harmed: isHarmed })
}

export function emitHarm(state: BattleState, commander: number, dice: number, result: Harm, events: Events): void {
  events?.push({ kind: 'harm', ...commanderFacts(state, commander), dice, result })
}

export function emitArmyCommander(state: BattleState, commander: number, events: Events): void {
  events?.push({ kind: 'army-commander', ...commanderFacts(state, commander) })
}
