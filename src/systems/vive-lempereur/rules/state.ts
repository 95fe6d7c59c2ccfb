import { makeStates } from '../../../engine/flat-memory.ts'
import { CARDS } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'

/** Nobody: no unit, no general. */
export const NOBODY = -1

/** The steps of the turn: what is to be decided. */
export const STEPS = [
  ...(['tiles', 'deployment', 'arrival', 'hand', 'card'] as const),
  ...(['order', 'act', 'react', 'retreat', 'advance', 'over'] as const),
  ...(['event', 'set-up'] as const),
] as const
export type StepName = (typeof STEPS)[number]
const stepOf = (name: StepName) => STEPS.indexOf(name)
export const TILES = stepOf('tiles')
export const DEPLOYMENT = stepOf('deployment')
export const ARRIVAL = stepOf('arrival')
export const HAND = stepOf('hand')
export const CARD = stepOf('card')
export const ORDER = stepOf('order')
export const ACT = stepOf('act')
export const REACT = stepOf('react')
export const RETREAT = stepOf('retreat')
export const ADVANCE = stepOf('advance')
export const OVER = stepOf('over')
export const EVENT = stepOf('event')
export const SETTING_UP = stepOf('set-up')

/** How far the sequence of play has come: what is going on beyond the decision of the moment. */
export const STAGES = ['tiles', 'deployment', 'turn', 'hands', 'round', 'cards', 'orders', 'events', 'set-up'] as const
export type StageName = (typeof STAGES)[number]
const stageOf = (name: StageName) => STAGES.indexOf(name)
export const AT_TILES = stageOf('tiles')
export const AT_DEPLOYMENT = stageOf('deployment')
export const AT_TURN = stageOf('turn')
export const AT_HANDS = stageOf('hands')
export const AT_ROUND = stageOf('round')
export const AT_CARDS = stageOf('cards')
export const AT_ORDERS = stageOf('orders')
export const AT_EVENTS = stageOf('events')
export const AT_SET_UP = stageOf('set-up')

/** What a unit has done or may not do this round, and its formation: bits of `status`. */
export const ORDERED = 1
export const FIRED = 2
/** 10.1 D: it does not move any more. */
export const RETREATED = 4
/** 9.3: it neither moves nor fires any more. */
export const REACTED = 8
/** 8.4: it does not fire. */
export const ENTERED_BUILDING = 16
/** It has come onto the board this round. */
export const ARRIVED = 128
export const SQUARE = 32
/** Eliminated, killed or captured. */
export const GONE = 64
/** It has been called away, from the board or before it came. */
export const WITHDRAWN = 256
/** The enemy does not see it. */
export const HIDDEN = 512
/** What lasts beyond the round. */
export const LASTING = SQUARE | GONE | WITHDRAWN | HIDDEN

/** The faces of command dice, as orders are given by them. */
export const ORDER_FACES = ['infantry', 'cavalry', 'artillery', 'general', 'flag'] as const
export const [GENERAL_FACE, FLAG_FACE] = [3, 4] as const
/** An order that no die is spent for: by an automatic card, or in an exercise. */
export const NO_FACE = 5

/** The numbers of a state that are not about one side, piece or hex. */
const SCALARS = [
  ...(['turn', 'round', 'decision', 'stage', 'exercise', 'side', 'first', 'explorer'] as const),
  // The order that is being carried out: who, how far, and what it has done.
  ...(['active', 'posted', 'steps', 'byRoad', 'stopped', 'faced', 'halted', 'startHex', 'startFacing'] as const),
  ...(['riding', 'pursued', 'pursuit'] as const),
  // A victorious cavalry's way forward, and the directions in which units may still react.
  ...(['vacated', 'reacting'] as const),
  // Arrivals and deployment: the group and the piece of it that is due, and what the dice allow.
  ...(['group', 'due', 'entrance', 'allowed', 'left'] as const),
  ...(['winner', 'level', 'reason'] as const),
]

/** What a retreat that is not yet done is told by: see `retreat.ts`. */
export const RETREAT_FIELDS = 5

/** The other parts of a state and their lengths, in the order in which they lie in memory. */
function lengthsOf({
  grid,
  ground,
  grounds,
  roster,
  longestWay,
  arrivals,
  deployment,
  victory,
  conditions,
  sky,
  shifts,
  groundChanges,
}: Battlefield) {
  const tiles = deployment?.tiles !== undefined
  return {
    /** By side: the card of the round (an index into CARDS) or NOBODY, and its sector. */
    card: 2,
    cardSector: 2,
    passed: 2,
    /** By side: how many units an automatic card still orders. */
    ordersLeft: 2,
    /** By side and face: command dice not yet spent. */
    commandDice: 2 * ORDER_FACES.length,
    /** By side and sector: orders given by a coordinated attack. */
    sectorOrders: 2 * 3,
    /** By side and kind of card: cards in hand, and cards played this turn. */
    hands: 2 * CARDS.length,
    played: 2 * CARDS.length,
    /** The hexes that the active unit has come through, the first included. */
    path: longestWay,
    retreats: 2 * RETREAT_FIELDS,
    /** By piece: where it is, or NOWHERE. */
    hex: roster.size,
    elements: roster.size,
    /** By piece: the most elements that a rally can bring it to (12.0). */
    strength: roster.size,
    facing: roster.size,
    status: roster.size,
    /** By hex: the combat unit or garrison that is there. */
    troops: grid.size,
    /** By hex: the general who is there. */
    leader: grid.size,
    /** By hex: the side that controls it, or NOBODY. */
    control: victory.needsControl ? grid.size : 0,
    /** By arrival: how many pieces of this turn have not come yet. */
    outstanding: arrivals.length,
    /** By side: tiles still to lay in the own zone, and on disputed ground. */
    tilesLeft: tiles ? 4 : 0,
    /** By side and terrain type: tiles drawn and not yet laid. */
    tiles: tiles ? 2 * grounds.length : 0,
    /** What conditions remember. */
    memory: conditions.memory,
    /** By zone: the weather, an index into the kinds of it. */
    sky: sky?.zones ?? 0,
    /** The events that have changed hexsides, one bit each. */
    shifted: shifts?.words ?? 0,
    /** By hex: the terrain with BLOCKS_SIGHT; only battles where it changes have one of their own. */
    ground: groundChanges ? grid.size : ground,
  }
}

/** Everything that changes in a battle. */
export const { BattleState, copy } = makeStates(SCALARS, lengthsOf)
export type BattleState = InstanceType<typeof BattleState>
