export { type Action, choiceOf, detailOf, kindOf, sideOf } from './actions.ts'
export { activate } from './active-piece.ts'
export { ADVANCE_AFTER } from './advance.ts'
export { BY_ROAD_ONLY, GENERAL_STOPS, mayUseRoadBonus, movesOf, stopAfter, ZONE_STOPS } from './allowance.ts'
export { expectArrivals } from './arrivals.ts'
export { type Battlefield, compile, TERRAIN_MASK } from './battlefield.ts'
export { isBeaten } from './breaking.ts'
export {
  BOMBARDMENT,
  COORDINATED_ATTACK,
  cardName,
  GRAND_CHARGE,
  INFANTRY_MANOEUVRE,
  isAutomatic,
  PLAY,
  SEATS,
  sectorOf,
  summariseCard,
} from './cards.ts'
export { catchUp, hasHappened } from './catch-up.ts'
export { pieceToSetUp } from './chosen-set-up.ts'
export { effectFor, hitsFor } from './combat.ts'
export { type AskedAtom, WORLD } from './conditions.ts'
export { distanceToEdge } from './edge-distance.ts'
export { DONE } from './end-of-order.ts'
export type { Event, EventOf } from './events.ts'
export { FACE } from './facing.ts'
export { aimRefusal, FIRE, fireReadinessRefusal, fireRefusal, movedRefusal, rangeOf } from './fire.ts'
export { baseValue, fireValue } from './fire-value.ts'
export { FORM_COMBAT, FORM_SQUARE, formationRefusal } from './formation.ts'
export { game } from './game.ts'
export { generalStepRefusal, stayRefusal, stepGeneral } from './generals.ts'
export { TAKE } from './hand.ts'
export { TRIGGER } from './happenings.ts'
export { crossingRefusal, mayRetreatAcross } from './hexsides.ts'
export { hasHiddenPieces, isHiddenPiece } from './hidden-units.ts'
export { isInReserve } from './keep-time.ts'
export { MOVE, moveReadinessRefusal, step, stepRefusal } from './movement.ts'
export { objectivesOf } from './objectives.ts'
export { BOMBARD, bombardValue } from './off-map-guns.ts'
export { faceOf, GIVE_ORDER, orderedPiece } from './orders.ts'
export {
  areEnemies,
  aroundOf,
  canLead,
  groundAt,
  isAdmitted,
  isGeneral,
  isNextToFoe,
  lift,
  put,
  unitRow,
} from './position.ts'
export { RALLY, rallyRefusal } from './rally.ts'
export { DECLINE, missChance, REACT_WITH, WITHOUT_TURNING } from './reactions.ts'
export { REASONS } from './reasons.ts'
export { BRING } from './reinforcements.ts'
export { mayIgnore, RETREAT_TO, retreating } from './retreat.ts'
export { ALL_SECTORS, hasEmptySector } from './sectors.ts'
export { begin } from './sequence.ts'
export { deployAtStart } from './setup.ts'
export { type Around, compileSides } from './side-tables.ts'
export { emptyHexesInSight, isInSight, sees } from './sight.ts'
export {
  ACT,
  ADVANCE,
  ARRIVAL,
  BattleState,
  CARD,
  copy,
  DEPLOYMENT,
  EVENT,
  FIRED,
  FLAG_FACE,
  GENERAL_FACE,
  GONE,
  HAND,
  HIDDEN,
  LASTING,
  NOBODY,
  ORDER,
  ORDER_FACES,
  ORDERED,
  OVER,
  REACT,
  REACTED,
  RETREAT,
  SETTING_UP,
  SQUARE,
  STEPS,
  type StageName,
  type StepName,
  TILES,
  WITHDRAWN,
} from './state.ts'
export { decidersOf, decisionOf, steps } from './turn.ts'
export { isHidden } from './unseen-deployment.ts'
export {
  EMPTY_SECTOR,
  FEWER_LOST,
  isLost,
  LEVELS,
  outcome,
  unitsLost,
} from './victory.ts'
export { GENERAL_VICTORIES } from './victory-plan.ts'
export { chanceToBreak, weakGroundAt } from './weak-ground.ts'
export { catchUpWeather, misfireOf, weatherAt } from './weather.ts'
