import { bearing, formatFacing } from '../../../board/table/facing.ts'
import { type Point, squaredDistance } from '../../../board/table/point.ts'
import type { Offer } from '../../../engine/presenter.ts'
import type { Breakdown } from '../../../engine/system.ts'
import { count } from '../../../scenario/wording.ts'
import {
  type Action,
  type ActionOf,
  type BattleState,
  centreOf,
  commanderPlace,
  foreseeFight,
  LAYOUTS,
  outlookOf,
  RESERVE,
  STANCES,
  stanceAfter,
} from '../rules/index.ts'
import { formatPoint } from '../text/index.ts'
import { at, atCentre, from, pieceOfCommander } from './hit-testing.ts'

/** How plans and changes of formation are offered. */

const nameOf = ({ field }: BattleState, formation: number) => field.formations[formation]!.name

/** It needs no place: wherever anything else is shown, it can be chosen. */
export function offerHold(state: BattleState, { formation }: ActionOf<'hold'>): Offer {
  return {
    kind: 'choose',
    label: 'Stay where it stands',
    isMain: true,
    group: nameOf(state, formation),
    ...from(state, centreOf(state, formation)),
  }
}

export function offerDeploy(state: BattleState, { formation, isRushed }: ActionOf<'deploy'>): Offer {
  return {
    kind: 'choose',
    label: `Roll to change units${isRushed ? ' in a rush' : ''}`,
    group: nameOf(state, formation),
    ...(isRushed && { note: 'fatigue' }),
    ...atCentre(state, formation),
  }
}

const LAYOUT_WORDS: Readonly<Record<(typeof LAYOUTS)[number], string>> = {
  keep: 'As it stands',
  line: 'In line',
  double: 'In two lines',
  column: 'In column',
}

export function offerMarch(state: BattleState, { formation, path, facing, layout }: ActionOf<'march'>): Offer {
  const end = path.at(-1)
  const centre = centreOf(state, formation)
  const way = end && centre ? `${describeWay(centre, end)}, ` : ''
  return {
    kind: 'move',
    label: `${way}facing ${formatFacing(facing)}`,
    ...(end && { note: formatPoint(...end) }),
    group: LAYOUT_WORDS[LAYOUTS[layout]!],
    ...at(state, end),
    ...from(state, centre),
    direction: facing * 22.5,
  }
}

/** `5.4″ NNE`: as the crow flies. */
function describeWay(start: Point, end: Point): string {
  const far = Math.round(Math.sqrt(squaredDistance(start, end))) / 10
  return far === 0 ? 'on the spot' : `${far}″ ${formatFacing(bearing(end[0] - start[0], end[1] - start[1]))}`
}

/** Units that are placed one by one go at somebody: who that is, how far off, and how likely he is beaten at first. */
export function offerPlaces(state: BattleState, action: ActionOf<'place'>): Offer {
  const { formation, places } = action
  const [first] = places
  const outlook = outlookOf(state, formation)
  const fight = outlook && foreseeFight(outlook, action)
  const whom = fight ? state.field.units[fight.enemy]!.name : 'the enemy'
  const way = first ? `, ${describeWay([state.x[first.unit]!, state.y[first.unit]!], first.at)}` : ''
  return {
    kind: 'attack',
    label: `Attack ${whom} with ${count(places.length, 'unit')}${way}`,
    ...(fight && { note: `${Math.round(wonBy(fight.odds) * 100)}\u00A0% won` }),
    group: 'Unit by unit',
    // Who is attacked is pointed at, wherever those end who attack him.
    ...at(state, fight ? [state.x[fight.enemy]!, state.y[fight.enemy]!] : first?.at),
    ...from(state, centreOf(state, formation)),
  }
}

/** Of several ways to attack the same enemy the one that is most likely to beat him: others are dragged. */
export function bestAssaults(state: BattleState, actions: readonly Action[]): Action[] {
  const best = new Map<number, { readonly action: Action; readonly chance: number }>()
  for (const action of actions) {
    const outlook = action.kind === 'place' ? outlookOf(state, action.formation) : undefined
    const fight = outlook && action.kind === 'place' ? foreseeFight(outlook, action) : undefined
    if (!fight) continue
    const chance = wonBy(fight.odds)
    if (chance > (best.get(fight.enemy)?.chance ?? -1)) best.set(fight.enemy, { action, chance })
  }
  const chosen = new Set([...best.values()].map(({ action }) => action))
  return actions.filter((action) => action.kind !== 'place' || best.size === 0 || chosen.has(action))
}

/** How likely a fight is won at the first roll. */
const wonBy = ({ chances }: Breakdown) =>
  chances.reduce((sum, { result, chance }) => (result.startsWith('won') ? sum + chance : sum), 0)

export function offerRide(state: BattleState, { commander, path }: ActionOf<'go'>): Offer {
  const to = path.at(-1)!
  const place = commanderPlace(state, commander)
  const isStaying = place?.[0] === to[0] && place[1] === to[1]
  return {
    kind: 'move',
    ...(isStaying && { isMain: true }),
    label: isStaying ? 'stay here' : `ride to ${describePlace(state, to)}`,
    group: state.field.commanders[commander]!.name,
    ...at(state, to),
    ...from(state, place),
    piece: pieceOfCommander(state, commander),
  }
}

export function offerChange(state: BattleState, { unit, at: to, facing }: ActionOf<'change'>): Offer {
  const { name } = state.field.units[unit]!
  const stance = stanceAfter(state, unit, facing)
  const isToReserve = stance === RESERVE
  return {
    kind: 'place',
    label: isToReserve ? 'to reserve' : `${STANCES[stance]} at ${formatPoint(...to)}, facing ${formatFacing(facing)}`,
    group: name,
    ...at(state, to),
    ...from(state, [state.x[unit]!, state.y[unit]!]),
    piece: unit,
    ...(!isToReserve && { direction: facing * 22.5 }),
  }
}

/** A formation that has its centre there, or the point. */
function describePlace(state: BattleState, [x, y]: Point): string {
  const there = state.field.formations.find((_, formation) => {
    const centre = centreOf(state, formation)
    return centre?.[0] === x && centre[1] === y
  })
  return there?.name ?? formatPoint(x, y)
}
