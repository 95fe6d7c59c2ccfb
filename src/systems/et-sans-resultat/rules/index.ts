export { isDueLater, isIdleDone } from './action-text.ts'
export { type Action, type ActionKind, type ActionOf, LEADER_ACTIONS, type LeaderAction } from './actions.ts'
export { isArmyBroken } from './army-morale.ts'
export type { Battlefield } from './battlefield.ts'
export type { CombatEvent } from './combat/events.ts'
export { actionDecision } from './command/actions.ts'
export type { CommandEvent, Harm } from './command/events.ts'
export { DIRECTIVE_WORDS } from './command/ids-in-text.ts'
export { hasReachedObjective, objectiveOf } from './command/objectives.ts'
export { commanderPlace, isAbout, leadershipRating, presentFormations } from './command/status.ts'
export { compile } from './compile.ts'
export { type Compiled, countBroken, type Tally, tallyOf, WORLD, withBroken } from './conditions.ts'
export {
  type Displacement,
  type OfForce,
  type OfFormation,
  type OrderFacts,
  type RollFacts,
  squareOf,
} from './event-facts.ts'
export type { Event, EventKind, EventOf } from './events.ts'
export type { FireEvent, Reaction } from './fire/events.ts'
export { gunPoints, skirmishPoints } from './fire/points.ts'
export { game } from './game.ts'
export { hasHiddenUnits, isHiddenUnit } from './hidden-units.ts'
export { choosingFormation } from './movement/arrivals.ts'
export { plansOf } from './movement/candidates.ts'
export { isChanging, stanceAfter } from './movement/changes.ts'
export { contactsOf, nearestEnemyUnit, recordContact } from './movement/contact.ts'
export type { MovementEvent, PloyRoll } from './movement/events.ts'
export { foreseeFight } from './movement/foreseen.ts'
export { ridesOf, rideTo } from './movement/generals.ts'
export { marchOf } from './movement/judging.ts'
export { foresee, middleOf, type Outlook, outlookOf } from './movement/outlook.ts'
export { canPlan, canRide, formationThatMustPlan, nextCommander, nextFormation } from './movement/plans.ts'
export { changesLeft, changingUnits } from './movement/ploy-roll.ts'
export { gaitAs, gaitOfGenerals } from './movement/rates.ts'
export { reachOf } from './movement/reach.ts'
export type { Route } from './movement/route.ts'
export { marchRoutes, placeRoutes } from './movement/routes.ts'
export {
  centreOf,
  deployedUnits,
  facingOf,
  fatigueIn,
  fatigueOf,
  footprintOf,
  formationsOf,
  hasStatus,
  isBattery,
  isCavalry,
  isCavalryFormation,
  isEnemyNear,
  isEnemyWithin,
  isExpected,
  isOnTable,
  isRunning,
  leaderOf,
  nearestEnemy,
  sideOfFormation,
  sideOfUnit,
  unitsOf,
} from './queries.ts'
export { beginStep, decidersOf, decisionFor, decisionNow, doneRefusal, isHidden, settle } from './sequence.ts'
export { deploy } from './setup.ts'
export {
  ABSENT,
  ASSESSED,
  ATTACK,
  type BattleState,
  CLASSES,
  COLUMN,
  CONVERTED,
  COUNTS_BROKEN,
  copy,
  DEFEND,
  DEPLOYED,
  DOUBLE,
  EDGES,
  FAILED,
  FIRED,
  FIRED_INTENSELY,
  FOUGHT,
  GONE,
  GRAND_BATTERY,
  HARMED,
  HOLD,
  IN_COMBAT,
  INSPIRED,
  INVINCIBLE,
  KEEP,
  LAYOUTS,
  LIMBERED,
  LINE,
  MARCH,
  MARCHED,
  MOVE,
  NO_PLAN,
  NOBODY,
  OFF,
  ORDERS,
  PLOYED,
  RALLYING,
  RELEASED,
  REMOVED,
  REPLACED,
  RESERVE,
  RESERVED,
  RETREATING,
  ROUTED,
  SCORED,
  STANCES,
  STEPS,
  type StatusName,
  type StepName,
  SUPPORT,
  stepOf,
  UNLIMBERED,
  WITH_ENGINEERS,
  WITHDRAWN,
} from './state.ts'
export type { Arrival, Entry } from './timetable.ts'
export { isUnderTruce } from './truce.ts'
export { endingNow, outcome, reasonOf } from './victory.ts'
export { LEVELS } from './victory-plan.ts'
export { chanceToCross, weakFeatures } from './weak-ground.ts'
export { catchUpWeather, weatherAt } from './weather.ts'
