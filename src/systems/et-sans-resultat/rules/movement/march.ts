import { bearing } from '../../../../board/table/facing.ts'
import { APART, OVERLAP } from '../../../../board/table/footprint.ts'
import { placeAfter } from '../../../../board/table/line-walk.ts'
import type { Point } from '../../../../board/table/point.ts'
import { ALLOWANCE } from '../../format/index.ts'
import type { Events } from '../events.ts'
import { retireBattery } from '../fire/fatigue.ts'
import { centreOf, facingOf, isBattery, isOnTable, isRunning, sideOfUnit, sidesInTurn } from '../queries.ts'
import {
  type BattleState,
  BOUND_TO_ATTACK,
  MARCH,
  MARCHED,
  MOST_POINTS,
  MOST_VIAS,
  NOBODY,
  PLACE,
  UNLIMBERED,
} from '../state.ts'
import { breakOnWay } from '../weak-ground.ts'
import { isEngaged, isInContact, meetingEnemies, nearestEnemyUnit, recordContact } from './contact.ts'
import { emitContact, emitMarch, emitRide } from './events.ts'
import { leaveTable } from './exits.ts'
import { type Caution, cautionOf, Mover } from './mover.ts'
import { gaitAs, gaitOf } from './rates.ts'
import { moveAreas } from './reformation.ts'
import { wayHome } from './retreat.ts'
import type { Route } from './route.ts'
import { marchRoutes, movableUnits, placeRoutes } from './routes.ts'
import { settleAmongFriends } from './settling.ts'

/** 7.7: the allowance in ticks. */
const TICKS = 360
const POINTS_A_TICK = ALLOWANCE / TICKS
/** Nobody takes more than a step a tick, and a slanting step is no longer than 1.5: two units come this much nearer. */
const CLOSING = 3

/** 7.7: all plans are carried out together, tick by tick; then those who rode arrive, and reformation areas follow (1.10). */
export function moveAll(state: BattleState, events: Events): void {
  const movers = startAll(state, events)
  const from = movers.map(({ unit }) => [state.x[unit]!, state.y[unit]!] as const)
  const bySide = sidesInTurn(state).map((side) => movers.filter(({ unit }) => sideOfUnit(state, unit) === side))
  for (const mover of movers) if (mover.end === 'left') goOff(state, mover, events)
  for (let tick = 1; tick <= TICKS; tick++) {
    // The sides alternate the first place.
    for (const ones of tick % 2 === 1 ? bySide : bySide.toReversed()) {
      for (const mover of ones) moveOn(state, mover, tick, events)
    }
  }
  settleAmongFriends(state, bySide.flat())
  movers.forEach((mover, i) => finish(state, mover, from[i]!, events))
  if (state.field.special.weak !== undefined)
    for (const mover of movers) breakOnWay(state, mover.unit, () => wayOf(mover), events)
  rideAll(state, events)
  moveAreas(state)
}

/** Where a unit has been, step by step. */
function* wayOf({ walk, step }: Mover): Iterable<Point> {
  for (let i = 0; i <= step; i++) yield placeAfter(walk, i)
}

function moveOn(state: BattleState, mover: Mover, tick: number, events: Events): void {
  if (mover.end !== undefined || mover.spent + mover.nextCost > tick * POINTS_A_TICK) return
  mover.take(tick)
  const { unit } = mover
  state.x[unit] = mover.x
  state.y[unit] = mover.y
  state.spentBy[unit] = mover.spent
  if (mover.end === 'left') goOff(state, mover, events)
}

const goOff = (state: BattleState, mover: Mover, events: Events) => leaveTable(state, mover.unit, mover.edge, events)

/** Everybody who has somewhere to go, in the order of the roster. Whoever can turn at once does so (7.6). */
function startAll(state: BattleState, events: Events): Mover[] {
  const enemiesOf = [0, 1].map((side) => {
    const found: number[] = []
    for (let unit = 0; unit < state.x.length; unit++) {
      if (sideOfUnit(state, unit) !== side) found.push(unit)
    }
    return found
  })
  const starts: { route: Route; caution: Caution; isDeployed: boolean }[] = []
  const attackers = impetuous(state)
  for (let formation = 0; formation < state.plan.length; formation++) {
    const caution = cautionOf(state, formation)
    if (isRunning(state, formation) && state.field.tables.readings.runningGuns === 'reserve') {
      retireGuns(state, formation, events)
    }
    for (const route of routesOf(state, formation)) {
      if (attackers.some(({ unit }) => unit === route.unit)) continue
      starts.push({ route, caution, isDeployed: false })
    }
  }
  for (const route of attackers) {
    starts.push({ route, caution: { mayContact: true, keepOff: -1, exits: 0 }, isDeployed: true })
  }
  starts.sort((a, b) => a.route.unit - b.route.unit)
  return starts.map(({ route, caution, isDeployed }) => {
    const { unit } = route
    const firstFacing = state.facing[unit]!
    turnFirst(state, route, caution.mayContact)
    const gait = isDeployed ? gaitAs(state, unit, true) : gaitOf(state, unit)
    const turned = { ...route, facing: state.facing[unit]! }
    return new Mover(state, turned, gait, caution, enemiesOf[sideOfUnit(state, unit)]!, CLOSING, firstFacing)
  })
}

/** Unless it would turn into an enemy, or into contact where it must not. */
function turnFirst(state: BattleState, { unit, facing }: Route, mayContact: boolean): void {
  const meeting = meetingEnemies(state, unit, state.x[unit]!, state.y[unit]!, facing)
  if (meeting === APART || (mayContact && meeting !== OVERLAP)) state.facing[unit] = facing
}

/** The ways of a formation's units: by its plan, or home if it runs (7.10). */
function routesOf(state: BattleState, formation: number): Route[] {
  if (isRunning(state, formation)) {
    return onTable(state, formation).map((unit) => ({
      unit,
      points: [[state.x[unit]!, state.y[unit]!], wayHome(state, unit)],
      facing: state.facing[unit]!,
    }))
  }
  if (state.plan[formation] === MARCH) {
    const path = Array.from({ length: state.points[formation]! }, (_, i) => {
      const place = formation * MOST_POINTS + i
      return [state.pathX[place]!, state.pathY[place]!] as const
    })
    const [facing, layout] = [state.finalFacing[formation]!, state.layout[formation]!]
    const march = { centre: centreOf(state, formation)!, from: facingOf(state, formation), path, facing, layout }
    return marchRoutes(state, movableUnits(state, formation), march)
  }
  if (state.plan[formation] !== PLACE) return []
  const placed = movableUnits(state, formation).filter((unit) => state.vias[unit] !== NOBODY)
  return placeRoutes(
    state,
    placed.map((unit) => ({
      unit,
      via: Array.from({ length: state.vias[unit]! }, (_, i) => {
        const place = unit * MOST_VIAS + i
        return [state.viaX[place]!, state.viaY[place]!] as const
      }),
      at: [state.toX[unit]!, state.toY[unit]!],
      facing: state.toFacing[unit]!,
    })),
  )
}

/** 11.8: units that were stung into attacking go at the nearest enemy, whatever the plan says. */
function impetuous(state: BattleState): Route[] {
  const routes: Route[] = []
  for (let unit = 0; unit < state.x.length; unit++) {
    if ((state.unitBits[unit]! & BOUND_TO_ATTACK) === 0) continue
    state.unitBits[unit]! &= ~BOUND_TO_ATTACK
    const enemy = nearestEnemyUnit(state, unit)
    if (
      !isOnTable(state, unit) ||
      enemy === NOBODY ||
      isEngaged(state, unit) ||
      isRunning(state, state.formation[unit]!)
    )
      continue
    const [x, y, toX, toY] = [state.x[unit]!, state.y[unit]!, state.x[enemy]!, state.y[enemy]!]
    const facing = bearing(toX - x, toY - y, state.facing[unit])
    routes.push({ unit, points: [[x, y], [toX, toY]], facing }) // biome-ignore format: a way
  }
  return routes
}

const onTable = (state: BattleState, formation: number) =>
  [...state.formation.keys()].filter(
    (unit) => state.formation[unit] === formation && isOnTable(state, unit) && state.stance[unit] !== UNLIMBERED,
  )

/** 2.2: guns do not run with their formation: they go to its reserve; by the sheet's letter those unlimbered stay, and the others run. */
function retireGuns(state: BattleState, formation: number, events: Events): void {
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit) || !isBattery(state, unit)) continue
    retireBattery(state, unit, events)
  }
}

/** What a unit has done: the points it has used, whom it has met. */
function finish(state: BattleState, mover: Mover, [fromX, fromY]: readonly [number, number], events: Events): void {
  const { unit, step, spent } = mover
  const formation = state.formation[unit]!
  state.spent[formation] = Math.max(state.spent[formation]!, spent)
  if (step > 0 && !isRunning(state, formation)) state.formationBits[formation]! |= MARCHED
  emitMarch(state, events, unit, fromX, fromY, spent)
  const enemy = recordContact(
    state,
    unit,
    [...mover.met].filter((one) => isInContact(state, unit, one)),
  )
  emitContact(state, events, unit, enemy)
}

/** 3.7: commanders are where they wanted to be. */
function rideAll(state: BattleState, events: Events): void {
  for (let commander = 0; commander < state.goX.length; commander++) {
    if (state.goX[commander] === NOBODY) continue
    const [fromX, fromY] = [state.commanderX[commander]!, state.commanderY[commander]!]
    state.commanderX[commander] = state.goX[commander]!
    state.commanderY[commander] = state.goY[commander]!
    emitRide(state, events, commander, fromX, fromY)
  }
}
