import type { Rolls } from '../../../engine/dice.ts'
import { defineScalars, layoutBy } from '../../../engine/flat-memory.ts'
import { CARDS, TERRAIN_TYPES } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'

/** Nobody: no unit, no general. */
export const NOBODY = -1

/** The steps of the turn: what is to be decided. */
export const STEPS = [
  ...(['tiles', 'deployment', 'arrival', 'hand', 'card'] as const),
  ...(['order', 'act', 'react', 'retreat', 'advance', 'over'] as const),
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

/** How far the sequence of play has come: what is going on beyond the decision of the moment. */
export const STAGES = ['tiles', 'deployment', 'turn', 'hands', 'round', 'cards', 'orders'] as const
export type StageName = (typeof STAGES)[number]
const stageOf = (name: StageName) => STAGES.indexOf(name)
export const AT_TILES = stageOf('tiles')
export const AT_DEPLOYMENT = stageOf('deployment')
export const AT_TURN = stageOf('turn')
export const AT_HANDS = stageOf('hands')
export const AT_ROUND = stageOf('round')
export const AT_CARDS = stageOf('cards')
export const AT_ORDERS = stageOf('orders')

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
/** What lasts beyond the round. */
export const LASTING = SQUARE | GONE

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
type Scalar = (typeof SCALARS)[number]

/** The parts of a state and their lengths, in the order in which they lie in memory. */
function lengthsOf({ grid, roster, arrivals, deployment, victory }: Battlefield) {
  const tiles = deployment?.tiles !== undefined
  return {
    now: SCALARS.length,
    dice: 4,
    card: 2,
    cardSector: 2,
    passed: 2,
    ordersLeft: 2,
    commandDice: 2 * ORDER_FACES.length,
    sectorOrders: 2 * 3,
    hands: 2 * CARDS.length,
    played: 2 * CARDS.length,
    // 3.2, 6.0: horse guns take most steps, five along a road in a bombardment.
    path: 6,
    retreats: 2 * RETREAT_FIELDS,
    hex: roster.size,
    elements: roster.size,
    strength: roster.size,
    facing: roster.size,
    status: roster.size,
    troops: grid.size,
    leader: grid.size,
    control: victory.needsControl ? grid.size : 0,
    outstanding: arrivals.length,
    tilesLeft: tiles ? 4 : 0,
    tiles: tiles ? 2 * TERRAIN_TYPES.length : 0,
    ground: tiles ? grid.size : 0,
  }
}
type Part = keyof ReturnType<typeof lengthsOf>

const layoutOf = layoutBy(lengthsOf)

/** What a retreat that is not yet done is told by: see `retreat.ts`. */
export const RETREAT_FIELDS = 5

/**
 * Everything that changes in a battle. All numbers lie in one typed array, so that a copy is one copy of memory; the
 * named arrays are windows on it.
 */
class Memory {
  readonly field: Battlefield
  readonly words: Int32Array
  readonly now: Int32Array
  readonly dice: Int32Array
  /** By side: the card of the round (an index into CARDS) or NOBODY, and its sector. */
  readonly card: Int32Array
  readonly cardSector: Int32Array
  readonly passed: Int32Array
  /** By side: how many units an automatic card still orders. */
  readonly ordersLeft: Int32Array
  /** By side and face: command dice not yet spent. */
  readonly commandDice: Int32Array
  /** By side and sector: orders given by a coordinated attack. */
  readonly sectorOrders: Int32Array
  /** By side and kind of card: cards in hand, and cards played this turn. */
  readonly hands: Int32Array
  readonly played: Int32Array
  /** The hexes that the active unit has come through, the first included. */
  readonly path: Int32Array
  readonly retreats: Int32Array
  /** By piece: where it is, or NOWHERE. */
  readonly hex: Int32Array
  readonly elements: Int32Array
  /** By piece: the most elements that a rally can bring it to (12.0). */
  readonly strength: Int32Array
  readonly facing: Int32Array
  readonly status: Int32Array
  /** By hex: the combat unit or garrison that is there. */
  readonly troops: Int32Array
  /** By hex: the general who is there. */
  readonly leader: Int32Array
  /** By hex: the side that controls it, or NOBODY. */
  readonly control: Int32Array
  /** By arrival: how many pieces of this turn have not come yet. */
  readonly outstanding: Int32Array
  /** By side: tiles still to lay in the own zone, and on disputed ground. */
  readonly tilesLeft: Int32Array
  /** By side and terrain type: tiles drawn and not yet laid. */
  readonly tiles: Int32Array
  /** By hex: the terrain with BLOCKS_SIGHT; only battles with tiles have one of their own. */
  readonly ground: Int32Array
  /** Rolls that a case prescribes, instead of the dice. */
  script: Rolls | undefined = undefined

  constructor(field: Battlefield, words?: Int32Array) {
    const layout = layoutOf(field)
    this.field = field
    this.words = words ?? new Int32Array(layout.size)
    const window = (part: Part) => layout.window(this.words, part)
    this.now = window('now')
    this.dice = window('dice')
    this.card = window('card')
    this.cardSector = window('cardSector')
    this.passed = window('passed')
    this.ordersLeft = window('ordersLeft')
    this.commandDice = window('commandDice')
    this.sectorOrders = window('sectorOrders')
    this.hands = window('hands')
    this.played = window('played')
    this.path = window('path')
    this.retreats = window('retreats')
    this.hex = window('hex')
    this.elements = window('elements')
    this.strength = window('strength')
    this.facing = window('facing')
    this.status = window('status')
    this.troops = window('troops')
    this.leader = window('leader')
    this.control = window('control')
    this.outstanding = window('outstanding')
    this.tilesLeft = window('tilesLeft')
    this.tiles = window('tiles')
    this.ground = field.deployment?.tiles ? window('ground') : field.ground
  }
}

export type BattleState = Memory & Record<Scalar, number>

/** The scalars are read and written like properties: each is an accessor of its place in `now`. */
export const BattleState = Memory as new (field: Battlefield, words?: Int32Array) => BattleState

defineScalars(Memory.prototype, SCALARS)

/** The same battle at the same moment; into a state of the same battle that is no longer needed, nothing is allocated. */
export function copy(state: BattleState, into?: BattleState): BattleState {
  if (into?.field !== state.field) return new BattleState(state.field, state.words.slice())
  into.words.set(state.words)
  return into
}
