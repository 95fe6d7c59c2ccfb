export { type Action, hexOf, kindOf, MOST_PIECES, makeAction, pieceOf } from './actions.ts'
export { ADVANCE_TO, STAY } from './advance.ts'
export { isBroken } from './army-morale.ts'
export { hasArrival } from './arrivals.ts'
export { ARTILLERY, type Battlefield, CAVALRY, compile, INFANTRY, NO_ARM } from './battlefield.ts'
export { STAND, WITHDRAW_GUN } from './bombardment.ts'
export { PLACE, pieceToSetUp } from './chosen-set-up.ts'
export { isBoundEnemy } from './combat-duties.ts'
export { leftAlone, leftWithNobody, openDuties } from './compulsory.ts'
export { type AskedAtom, WORLD } from './conditions.ts'
export { ALSO, DECLARE_ON, JOIN } from './declaration.ts'
export { PASS } from './end-of-phase.ts'
export { GOING_BACK, isSubject } from './engagement.ts'
export type { Event, EventOf, Loss } from './events.ts'
export { canLeaveExcess, REMOVE } from './excess.ts'
export { LOSE } from './exchange.ts'
export { oddsOfMove } from './explain-move.ts'
export { gaitOf, mayEnter } from './gaits.ts'
export { game } from './game.ts'
export { TRIGGER, WAIT } from './happenings.ts'
export { isInContact } from './hexsides.ts'
export { hasHiddenPieces, isHiddenPiece } from './hidden-units.ts'
export { isInReserve } from './keep-time.ts'
export { hasLineOfFire, isGun } from './line-of-fire.ts'
export { type ModeTable, NO_MODE } from './mode-table.ts'
export { DEFEND_AS, RESOLVE } from './modes.ts'
export { moraleFactor, moraleShift } from './morale.ts'
export { DONE, EXIT, MOVE_TO } from './movement.ts'
export { resultFor } from './odds.ts'
export { BOMBARD } from './off-map-guns.ts'
export { ORDER_UNIT } from './orders.ts'
export { withoutNames } from './parse-action.ts'
export { Reach } from './reach.ts'
export { PUSH, RETREAT_TO } from './retreat.ts'
export { beginBattle, settle } from './sequence.ts'
export { deploy } from './setup.ts'
export { canStir, hasRoom } from './stacking.ts'
export { countIn, isEnemyIn, lift, ownerOf } from './stacks.ts'
export {
  ADVANCE,
  ASSAULTED,
  ATTACK,
  ATTACKING,
  BattleState,
  BOMBARDED,
  BOMBARDMENT,
  copy,
  DECISIONS,
  DECLARATION,
  DEFENCE,
  DISPLACEMENT,
  EVENT,
  EXCESS,
  FOUGHT,
  GONE,
  LASTING,
  MOVE,
  MOVED,
  MOVEMENT,
  NOBODY,
  ORDER,
  OVER,
  PAYMENT,
  PHASES,
  RETREAT,
  SET_UP,
  WITHDRAWAL,
} from './state.ts'
export { entryCost, isWayOff, stepCost } from './step-costs.ts'
export { decidersOf, decisionsOf } from './turn.ts'
export { formatUnitWaiting } from './unit-names.ts'
export {
  LAST_TURN,
  LEVEL_NAMES,
  levelOf,
  outcome,
  reasonOfLevels,
  recordFirsts,
  STANDARD_VICTORY,
} from './victory.ts'
export { weakGroundAt } from './weak-ground.ts'
export { allowanceOf, misfireOf, strengthInWeather } from './weather.ts'
export { isInEnemyZone, mayLeave } from './zones.ts'
