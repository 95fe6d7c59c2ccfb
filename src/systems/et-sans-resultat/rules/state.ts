import { makeStates } from '../../../engine/flat-memory.ts'
import type { Battlefield } from './battlefield.ts'

/** Nobody and nothing: no unit, formation, commander, area or side. */
export const NOBODY = -1

/** How a unit stands (2.2). Those before RESERVE are on the table and have a footprint. */
export const STANCES = [
  ...(['ployed', 'deployed', 'limbered', 'unlimbered'] as const),
  ...(['reserve', 'routed', 'removed', 'off'] as const),
]
export type StanceName = (typeof STANCES)[number]
export const [PLOYED, DEPLOYED, LIMBERED, UNLIMBERED, RESERVE, ROUTED, REMOVED, OFF] = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** What a formation has been told to do, or what has become of it (5, 7.10). Statuses come after RESERVED. */
export const ORDERS = [
  ...(['attack', 'defend', 'support', 'move', 'reserve'] as const),
  ...(['retreat', 'broken', 'rally'] as const),
]
export type OrderName = (typeof ORDERS)[number]
export type StatusName = Extract<OrderName, 'retreat' | 'broken' | 'rally'>
export const [ATTACK, DEFEND, SUPPORT, MOVE, RESERVED, RETREATING, BROKEN, RALLYING] = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** The classes that fatigue is kept by (2.6), in the order in which ties go (2.7). */
export const CLASSES = ['infantry', 'cavalry', 'artillery'] as const
export type ClassName = (typeof CLASSES)[number]
export const [INFANTRY, CAVALRY, ARTILLERY] = [0, 1, 2] as const

/**
 * The steps of a turn (4), in order. What happens by itself is done when a step begins; where somebody has to decide, play
 * stops in it until all have.
 */
export const STEPS = [
  ...(['events', 'activation', 'issue', 'actions'] as const),
  ...(['arrivals', 'conversions', 'plans', 'movement', 'deployment', 'recovery'] as const),
  ...(['fire', 'fate', 'fire-assessments', 'fire-evasion'] as const),
  ...(['charges', 'combat', 'combat-assessments', 'combat-evasion', 'status', 'reforming'] as const),
  ...(['end', 'over'] as const),
] as const
export type StepName = (typeof STEPS)[number]
export const stepOf = (name: StepName) => STEPS.indexOf(name)

/** The edges of the table, clockwise from the north. */
export const EDGES = ['north', 'east', 'south', 'west'] as const
export type EdgeName = (typeof EDGES)[number]

/** How a formation means to move (3.4). */
export const [NO_PLAN, HOLD, MARCH, PLACE] = [0, 1, 2, 3] as const
/** How the units of a march are laid out (3.4). */
export const LAYOUTS = ['keep', 'line', 'double', 'column'] as const
export const [KEEP, LINE, DOUBLE, COLUMN] = [0, 1, 2, 3] as const
/** Points of the path of a march, and on the way of a unit that is placed, at most (3.4). */
export const [MOST_POINTS, MOST_VIAS] = [4, 2] as const

/** What a unit has done or suffered this turn: bits of `unitBits`. */
/** It has changed for the roll of its formation (8.1). */
export const BY_ROLL = 2
export const FOUGHT = 4
/** It has fought the extra fight of a breakthrough (12.10). */
export const BROKE_THROUGH = 8
/** A battery or battalion that fired this turn, and one that fired intensely. */
export const FIRED = 16
export const FIRED_INTENSELY = 32
/** It was committed, displaced or rallied this turn by a leader action. */
export const BROUGHT_UP = 64
/** It has changed between ployed and deployed this turn. */
export const CHANGED = 128
/** Engineers have joined it for good (6). */
export const WITH_ENGINEERS = 256
/** Impetuous: it goes at the nearest enemy in the next movement (11.8). */
export const BOUND_TO_ATTACK = 512
/** A battery that was recalled this turn by a leader action. */
export const RECALLED = 1024
/** It has left the table in order (7.11), with the edge above the bit: a number of EDGES. */
const LEFT_TABLE = 2048
const LEFT_BY = 12
export const leftBy = (edge: number) => LEFT_TABLE | (edge << LEFT_BY)
/** The edge by which a unit with such bits has left; NOBODY where it has not. */
export const edgeLeftBy = (bits: number) => ((bits & LEFT_TABLE) === 0 ? NOBODY : (bits >> LEFT_BY) & 3)
/** It was called away (14.7): removed, but neither lost nor off by an edge. */
export const WITHDRAWN = 16384
/** The enemy does not see it (14.14), and its owner has placed it (14.13). */
export const HIDDEN = 32768
export const SET_UP = 65536
/** What outlasts a turn. */
export const LASTING_UNIT = WITH_ENGINEERS | BOUND_TO_ATTACK | WITHDRAWN | HIDDEN | leftBy(3)

/** What a formation has done or suffered this turn: bits of `formationBits`. */
/** A plan has moved it. */
export const MARCHED = 1
/** It has to be assessed, and why (11.1). */
export const SCORED = 2
export const HARMED = 4
export const TOUCHED = 8
export const IN_COMBAT = 16
/** Its cavalry may evade, and its owner has not yet said (11.7). */
export const MAY_EVADE = 32
/** Inspired by whoever leads it (6). */
export const INSPIRED = 64
/** It has tried to ploy or deploy this turn; whether in a rush. */
export const TRIED = 128
export const RUSHED = 256
/** It has been assessed in the present phase (11.11). */
export const ASSESSED = 512
/** For good: it is gone from the battle (2.8), and counts as broken for victory (13.3). */
export const GONE = 1024
export const COUNTS_BROKEN = 2048
/** A grand battery (6), or a detachment, for good. */
export const GRAND_BATTERY = 4096
export const DETACHED = 8192
/** Its directive is locked by the scenario no more (13.7). */
export const RELEASED = 16384
/** It has converted its order in the present step (5.10). */
export const CONVERTED = 32768
export const LASTING_FORMATION = GONE | COUNTS_BROKEN | GRAND_BATTERY | DETACHED | RELEASED

/** What has become of a commander: bits of `commanderBits`. */
/** Not yet on the table. */
export const ABSENT = 1
/** Gone, and another in his place (10.4). */
export const REPLACED = 2
export const INVINCIBLE = 4
/** One of his leader actions has failed this turn (6). */
export const FAILED = 8
/** Called away with his force, and so absent for good (14.7). */
export const CALLED_AWAY = 16
export const LASTING_COMMANDER = ABSENT | REPLACED | INVINCIBLE | CALLED_AWAY

/** The numbers of a state that are not about one side, unit, formation, force or commander. */
const SCALARS = [
  ...(['turn', 'step', 'acting', 'rolled', 'halt'] as const),
  ...(['winner', 'level', 'reason'] as const),
]

/** The other parts of a state and their lengths, in the order in which they lie in memory. */
function lengthsOf({ units, formations, forces, commanders, areas, sides, specialties, conditions, sky }: Battlefield) {
  const [u, f, c] = [units.length, formations.length, commanders.length]
  return {
    // By side: whether it has finished the step, and the commander of its army.
    ready: sides.length,
    armyCommander: sides.length,
    // By side and edge (EDGES): infantry and cavalry units that have left the table there (7.11).
    exited: sides.length * EDGES.length,
    // By area: the side that controls it (13.1).
    owner: areas.length,
    // By specialty: the unit that it has joined.
    joined: specialties.length,
    // By force.
    objective: forces.length,
    newObjective: forces.length,
    objectiveIssued: forces.length,
    objectiveDelay: forces.length,
    forceCommander: forces.length,
    // By commander.
    commanderX: c,
    commanderY: c,
    leadership: c,
    tactics: c,
    wounded: c,
    leads: c,
    commanderBits: c,
    goX: c,
    goY: c,
    aides: c,
    // By formation.
    order: f,
    supports: f,
    anchorX: f,
    anchorY: f,
    newOrder: f,
    newSupports: f,
    orderIssued: f,
    delay: f,
    tiredInfantry: f,
    tiredCavalry: f,
    tiredArtillery: f,
    areaX: f,
    areaY: f,
    commander: f,
    superior: f,
    force: f,
    parent: f,
    formationBits: f,
    tried: f * 2,
    plan: f,
    points: f,
    pathX: f * MOST_POINTS,
    pathY: f * MOST_POINTS,
    finalFacing: f,
    layout: f,
    spent: f,
    gunsAt: f,
    gunsIntense: f,
    skirmishAt: f,
    skirmishIntense: f,
    score: f,
    missions: f,
    losses: f,
    // By unit.
    x: u,
    y: u,
    facing: u,
    stance: u,
    formation: u,
    unitBits: u,
    rifles: u,
    spentBy: u,
    toX: u,
    toY: u,
    toFacing: u,
    vias: u,
    viaX: u * MOST_VIAS,
    viaY: u * MOST_VIAS,
    met: u * rowOfBits(u),
    aimedAt: u,
    // By zone of the table: the weather there, an index into its kinds (14.8).
    sky: sky?.zones ?? 0,
    // What conditions remember.
    memory: conditions.memory,
  }
}
/** Numbers that hold a bit for each of so many. */
export const rowOfBits = (many: number) => Math.ceil(many / 32)

/**
 * Everything that changes in a battle. The arrays go by the place of a unit, formation, force, commander, area or side in
 * the battlefield's lists:
 * - `objective` is the area that a force is to take, `newObjective` one that it is ordered to, `objectiveIssued` the turn
 *   of that order, `objectiveDelay` its delay markers (5.4); NOBODY where there is none.
 * - `order` is an index into ORDERS and `supports` the formation that is supported; `newOrder`, `newSupports`,
 *   `orderIssued`, `delay` are the order that is pending. `anchorX/Y` is where the centre was when the directive began.
 * - `tiredInfantry` … are the fatigue markers by class. `areaX/Y` is the centre of the reformation area (1.10).
 * - `commander` leads a formation; `superior` is the army or force commander in personal command of it, or NOBODY, and
 *   `leads` is the same, seen from the commander.
 * - `parent` is the formation that a detachment was made from; it tells nothing of others.
 * - `tried` has for each formation the leader actions that were tried on it this turn, one bit an action, by the army's
 *   commander and by the force's.
 * - `plan`, `points`, `pathX/Y`, `finalFacing`, `layout` are the movement plan of a formation; `toX/toY/toFacing`,
 *   `vias`, `viaX/Y` that of a unit which is placed; `goX/Y` where a commander goes. `spent` are the most movement points
 *   that a unit of the formation has used, `spentBy` those of a unit.
 * - `met` has a row of bits for each unit: the enemies that it has moved into contact with this turn (12.1).
 * - `gunsAt` and `skirmishAt` are the formations that are fired at, with intensity or not, and `aimedAt` those of single
 *   units that fire at another; `score` is what came of all fire at a formation, `missions` the extra assessments of fire missions (9.8), `losses` the fights that it has lost.
 */
export const { BattleState, copy } = makeStates(SCALARS, lengthsOf)
export type BattleState = InstanceType<typeof BattleState>
