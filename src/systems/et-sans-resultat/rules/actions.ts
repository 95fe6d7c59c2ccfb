import type { Point } from '../../../board/table/point.ts'

/** What army and force commanders can do (6), in the order of the sheet. */
export const LEADER_ACTIONS = [
  ...([
    'take-command',
    'abandon-command',
    'change-objective',
    'commit-battery',
    'send-aide',
    'commit-specialty',
  ] as const),
  ...(['recall-battery', 'displace-battery', 'detach', 'grand-battery', 'rally', 'inspire', 'rejoin'] as const),
] as const
export type LeaderAction = (typeof LEADER_ACTIONS)[number]

/** Where a unit is to go (3.4): by at most two points. */
export type Placement = {
  readonly unit: number
  readonly via: readonly Point[]
  readonly at: Point
  readonly facing: number
}

/** A battery or battalion that fires at a formation of its own choice. */
export type Aim = { readonly unit: number; readonly at: number }

/** One decision of one side. Units, formations and so on are places in the battlefield's lists. */
export type Action = { readonly side: number } & (
  | { readonly kind: 'done' }
  // What a side may bring about (14.9): an event.
  | { readonly kind: 'trigger'; readonly event: number }
  // Where a unit stands that its owner places (14.13), and what guns off the table fire at: a formation (14.12).
  | { readonly kind: 'set-up'; readonly unit: number; readonly at: Point; readonly facing: number }
  | { readonly kind: 'bombard'; readonly guns: number; readonly target: number }
  // Issuing orders (5.1).
  | { readonly kind: 'order'; readonly formation: number; readonly order: number; readonly supports: number }
  | { readonly kind: 'objective'; readonly force: number; readonly area: number }
  // Leader actions (6). `units` are the battery, the routed unit, the unit that a specialty joins, those detached …
  | {
      readonly kind: 'act'
      readonly commander: number
      readonly act: LeaderAction
      readonly formation: number
      readonly units: readonly number[]
      /** The area of a new objective, the specialty, the directive of a detachment; NOBODY where there is none. */
      readonly what: number
    }
  // Where a column comes in (14.7).
  | { readonly kind: 'enter'; readonly formation: number; readonly entry: number }
  // Conversions (5.10).
  | { readonly kind: 'convert'; readonly formation: number; readonly order: number }
  // Movement plans (3.4, 3.7).
  | { readonly kind: 'hold'; readonly formation: number }
  | {
      readonly kind: 'march'
      readonly formation: number
      readonly path: readonly Point[]
      readonly facing: number
      readonly layout: number
    }
  | { readonly kind: 'place'; readonly formation: number; readonly places: readonly Placement[] }
  | { readonly kind: 'go'; readonly commander: number; readonly path: readonly Point[] }
  // Ploy and deploy (8): a formation tries, then its units change one by one.
  | { readonly kind: 'deploy'; readonly formation: number; readonly isRushed: boolean }
  // A battery that passes to reserve (8.1) goes to the reformation area, and faces nowhere: NOBODY.
  | { readonly kind: 'change'; readonly unit: number; readonly at: Point; readonly facing: number }
  // Fire (9.1): the formations that guns and skirmishers fire at, NOBODY for neither.
  | {
      readonly kind: 'fire'
      readonly formation: number
      readonly guns: number
      readonly gunsIntense: boolean
      readonly skirmish: number
      readonly skirmishIntense: boolean
      /** Batteries and battalions that fire at another formation than the rest, where the battle lets them. */
      readonly apart?: readonly Aim[]
    }
  // Evading (11.7).
  | { readonly kind: 'evade' | 'stand'; readonly formation: number }
)

export type ActionKind = Action['kind']
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>
