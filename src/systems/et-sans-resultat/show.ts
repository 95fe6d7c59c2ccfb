import { formatFacing } from '../../board/table/facing.ts'
import { placeOf } from '../../board/table/places.ts'
import type { Point } from '../../board/table/point.ts'
import type { Offer } from '../../engine/presenter.ts'
import type { Action, ActionOf, LeaderAction } from './actions.ts'
import { commanderPlace } from './command/status.ts'
import { placeOf as inches } from './events.ts'
import { gunPoints, skirmishPoints } from './fire/points.ts'
import { stanceAfter } from './movement/changes.ts'
import { middleOf } from './movement/outlook.ts'
import { centreOf } from './queries.ts'
import { ATTACK, type BattleState, LAYOUTS, NOBODY, ORDERS, STANCES } from './state.ts'

/** How an action is offered: what a button says, and where on the table it is done. */
export function offer(state: BattleState, action: Action): Offer {
  switch (action.kind) {
    case 'done':
      return { kind: 'other', label: 'Done with this step', group: 'Done' }
    case 'order':
      return offerOrder(state, action)
    case 'objective':
      return offerObjective(state, action.force, action.area)
    case 'act':
      return offerAct(state, action)
    case 'convert':
      return {
        kind: action.order === ATTACK ? 'attack' : 'choose',
        label: `${nameOf(state, action.formation)}: ${ORDERS[action.order]}`,
        group: 'Convert orders',
        ...atCentre(state, action.formation),
      }
    case 'hold':
      return {
        kind: 'choose',
        label: 'Hold',
        group: nameOf(state, action.formation),
        ...atCentre(state, action.formation),
      }
    case 'march':
      return offerMarch(state, action)
    case 'place':
      return offerPlaces(state, action)
    case 'go':
      return offerRide(state, action)
    case 'deploy':
      return {
        kind: 'choose',
        label: `${nameOf(state, action.formation)}${action.isRushed ? ', in a rush' : ''}`,
        group: 'Ploy or deploy',
        ...atCentre(state, action.formation),
      }
    case 'change':
      return offerChange(state, action)
    case 'fire':
      return offerFire(state, action)
    default:
      return {
        kind: action.kind === 'evade' ? 'retreat' : 'choose',
        label: action.kind === 'evade' ? 'Evade' : 'Stand',
        group: nameOf(state, action.formation),
        ...atCentre(state, action.formation),
      }
  }
}

const nameOf = ({ field }: BattleState, formation: number) => field.formations[formation]!.name

/** A place of the table, where there is one. */
function at(state: BattleState, point: Point | undefined): { place?: number } {
  const place = point ? placeOf(state.field.ground, point) : -1
  return place < 0 ? {} : { place }
}

const atCentre = (state: BattleState, formation: number) => at(state, centreOf(state, formation))

/** Whoever moves begins at his centre. */
function from(state: BattleState, point: Point | undefined): { from?: number } {
  const { place } = at(state, point)
  return place === undefined ? {} : { from: place }
}

function offerOrder(state: BattleState, { formation, order, supports }: ActionOf<'order'>): Offer {
  const whom = supports === NOBODY ? '' : ` ${nameOf(state, supports)}`
  return {
    kind: 'choose',
    label: `${ORDERS[order]}${whom}`,
    group: `Order ${nameOf(state, formation)}`,
    ...atCentre(state, formation),
  }
}

function offerObjective(state: BattleState, force: number, area: number): Offer {
  const { forces, areas } = state.field
  const { name, centre, ring } = areas[area]!
  return {
    kind: 'choose',
    label: name,
    group: `Send ${forces[force]!.name} to`,
    ...at(state, centre ?? middleOf(ring)),
  }
}

const ACTS: Readonly<Record<LeaderAction, string>> = {
  'take-command': 'take command in person of',
  'abandon-command': 'leave the command of',
  'change-objective': 'turn to',
  'commit-battery': 'commit a battery to',
  'send-aide': 'send an aide to',
  'commit-specialty': 'commit a company to',
  'recall-battery': 'recall a battery of',
  'displace-battery': 'limber a battery of',
  detach: 'detach from',
  'grand-battery': 'form a grand battery with',
  rally: 'rally of',
  inspire: 'inspire',
  rejoin: 'have rejoin',
}

function offerAct(state: BattleState, { commander, act, formation, units, what }: ActionOf<'act'>): Offer {
  const { commanders, areas, specialties, units: all } = state.field
  const whom =
    act === 'change-objective'
      ? areas[what]!.name
      : [
          formation === NOBODY ? '' : nameOf(state, formation),
          act === 'commit-specialty' ? specialties[what]!.name : '',
        ]
          .filter(Boolean)
          .join(': ')
  const names = units.map((unit) => all[unit]!.name).join(', ')
  return {
    kind: 'choose',
    label: `${ACTS[act]} ${whom}${names === '' ? '' : ` (${names})`}`,
    group: commanders[commander]!.name,
    ...(formation === NOBODY ? at(state, commanderPlace(state, commander)) : atCentre(state, formation)),
  }
}

const LAYOUT_WORDS: Readonly<Record<(typeof LAYOUTS)[number], string>> = {
  keep: 'as it stands',
  line: 'in line',
  double: 'in two lines',
  column: 'in column',
}

function offerMarch(state: BattleState, { formation, path, facing, layout }: ActionOf<'march'>): Offer {
  const end = path.at(-1)
  const where = end ? `to ${inches(...end)}, ` : ''
  return {
    kind: 'move',
    label: `March ${where}${LAYOUT_WORDS[LAYOUTS[layout]!]}, facing ${formatFacing(facing)}`,
    group: nameOf(state, formation),
    ...at(state, end),
    ...from(state, centreOf(state, formation)),
    direction: facing * 22.5,
  }
}

/** Units that are placed one by one go at somebody. */
function offerPlaces(state: BattleState, { formation, places }: ActionOf<'place'>): Offer {
  const [first] = places
  return {
    kind: 'attack',
    label: `Go at the enemy with ${places.length} ${places.length === 1 ? 'unit' : 'units'}`,
    group: nameOf(state, formation),
    ...at(state, first?.at),
    ...from(state, centreOf(state, formation)),
  }
}

function offerRide(state: BattleState, { commander, at: to }: ActionOf<'go'>): Offer {
  return {
    kind: 'move',
    label: `Ride to ${inches(...to)}`,
    group: state.field.commanders[commander]!.name,
    ...at(state, to),
    ...from(state, commanderPlace(state, commander)),
  }
}

function offerChange(state: BattleState, { unit, at: to, facing }: ActionOf<'change'>): Offer {
  const { name } = state.field.units[unit]!
  const stance = STANCES[stanceAfter(state, unit, to)]
  return {
    kind: 'place',
    label: `${name}: ${stance} at ${inches(...to)}, facing ${formatFacing(facing)}`,
    group: name,
    ...at(state, to),
    ...from(state, [state.x[unit]!, state.y[unit]!]),
    piece: unit,
    direction: facing * 22.5,
  }
}

function offerFire(state: BattleState, action: ActionOf<'fire'>): Offer {
  const { formation, guns, gunsIntense, skirmish, skirmishIntense } = action
  const parts = [
    ...(guns === NOBODY ? [] : [`guns at ${nameOf(state, guns)}${gunsIntense ? ', intensely' : ''}`]),
    ...(skirmish === NOBODY
      ? []
      : [`skirmishers at ${nameOf(state, skirmish)}${skirmishIntense ? ', intensely' : ''}`]),
  ]
  const points =
    (guns === NOBODY ? 0 : gunPoints(state, formation, guns, gunsIntense).points) +
    (skirmish === NOBODY ? 0 : skirmishPoints(state, formation, skirmish, skirmishIntense).points)
  const target = guns === NOBODY ? skirmish : guns
  return {
    kind: 'attack',
    label: parts.length === 0 ? 'Hold fire' : capital(parts.join('; ')),
    group: nameOf(state, formation),
    note: `${points} + 2D6`,
    ...(target === NOBODY ? {} : atCentre(state, target)),
    ...from(state, centreOf(state, formation)),
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
