import { findPlace } from '../../../board/table/places.ts'
import type { Reference } from '../../../engine/presenter.ts'
import {
  type BattleState,
  commanderPlace,
  type Event,
  type EventKind,
  isOnTable,
  middleOf,
  NOBODY,
  sideOfUnit,
} from '../rules/index.ts'
import { describeEvent } from '../text/index.ts'
import { at, atCentre } from './hit-testing.ts'

/** Where an event took place, the rule behind it, and the dice that fell: of two, their sum. */
export function referencesOf(state: BattleState, event: Event): Reference {
  const rule = event.kind === 'conversion' ? event.rule : EVENT_RULES[event.kind]
  return {
    places: placesOf(state, event),
    ...(rule !== undefined && { rule }),
    dice: diceOf(event),
    ...kindsOf(event),
    ...resultOf(state, event),
    ...lossOf(state, event),
    ...piecesOf(state, event),
    ...digestOf(state, event),
    ...(isNews(event) && { isNews: true }),
  }
}

/** The point that it names, of a way the end; otherwise where whoever it is about is now. */
function placesOf(state: BattleState, event: Event): number[] {
  if (event.kind === 'control') return areaPlace(state, event.area)
  if (event.kind === 'leader-action') return leaderPlace(state, event.commander)
  const point = pointOf(event)
  const named = point === undefined ? NOBODY : findPlace(state.field.ground, point)
  if (named >= 0) return [named]
  return [
    ...unitsOf(event).flatMap((id) => unitPlace(state, id)),
    ...formationsOf(event).flatMap((id) => formationPlace(state, id)),
  ]
}

function pointOf(event: Event): string | undefined {
  if ('to' in event) return event.to
  if ('place' in event) return event.place
  return 'from' in event ? event.from : undefined
}

const unitsOf = (event: Event): readonly string[] => [
  ...('unit' in event ? [event.unit] : []),
  ...('enemy' in event ? [event.enemy] : []),
  ...('lead' in event ? [event.lead, event.defender] : []),
]

const formationsOf = (event: Event): readonly string[] => [
  ...('formation' in event ? [event.formation] : []),
  ...('target' in event ? [event.target] : []),
  ...('parent' in event ? [event.parent] : []),
]

/** An area is told by its name. */
function areaPlace(state: BattleState, name: string): number[] {
  const area = state.field.areas.find((one) => one.name === name)
  return area ? listed(at(state, area.centre ?? middleOf(area.ring))) : []
}

function leaderPlace(state: BattleState, id: string): number[] {
  const commander = state.field.commanders.findIndex((one) => one.id === id)
  return commander === NOBODY ? [] : listed(at(state, commanderPlace(state, commander)))
}

function unitPlace(state: BattleState, id: string): number[] {
  const unit = state.field.units.findIndex((one) => one.id === id)
  if (unit === NOBODY || !isOnTable(state, unit)) return []
  return listed(at(state, [state.x[unit]!, state.y[unit]!]))
}

function formationPlace(state: BattleState, id: string): number[] {
  const formation = state.field.formations.findIndex((one) => one.id === id)
  return formation === NOBODY ? [] : listed(atCentre(state, formation))
}

const listed = ({ place }: { readonly place?: number }) => (place === undefined ? [] : [place])

/** The rule that each kind of event follows; a conversion names its own. */
const EVENT_RULES: { readonly [Kind in EventKind]?: string } = {
  'ground-tried': '14.15',
  'army-broken': '14.10',
  'truce-ends': '14.11',
  bombardment: '14.12',
  'set-up': '14.13',
  seen: '14.14',
  'order-issued': '5.1',
  'objective-issued': '5.1',
  'order-test': '5.2',
  'order-waits': '5.4',
  directive: '5.3',
  objective: '5.3',
  status: '7.10',
  released: '13.7',
  'leader-action': '6',
  brought: '6',
  specialty: '6 commit-specialty',
  formed: '6',
  disbanded: '6',
  rejoined: '6 rejoin',
  charge: '5.10c',
  fate: '10.1',
  harm: '10.3',
  'army-commander': '10.4',
  move: '7.1',
  contact: '7.8',
  ride: '3.7',
  withdrawal: '7.10',
  evasion: '11.7',
  retirement: '12.9',
  breakthrough: '12.10',
  'impetuous-attack': '11.8',
  'left-table': '7.11',
  rout: '12.9',
  removed: '12.9',
  arrival: '13.4',
  'unit-arrives': '13.4',
  'general-arrives': '13.4',
  'arrival-waits': '13.4',
  entrance: '14.7',
  news: '14.7',
  weather: '14.8',
  happening: '14.9',
  'called-away': '14.7',
  'ploy-roll': '8.1',
  change: '8.5',
  recovery: '8.7',
  fire: '9.1',
  score: '9.7',
  misfire: '14.8',
  'fire-mission': '9.8',
  assessment: '11.3',
  reaction: '11.8',
  'batteries-retire': '11.9',
  'battery-retires': '11.9',
  fatigue: '2.7',
  'status-check': '11.11',
  fight: '12.3',
  control: '13.1',
  dissolved: '2.8',
}

function diceOf(event: Event): readonly string[] {
  if ('roll' in event) return [String(event.roll)]
  if ('dice' in event && event.dice !== undefined) return [String(event.dice)]
  if ('die' in event && event.die !== undefined) return [String(event.die)]
  return event.kind === 'fight' ? [String(event.attackDice), String(event.defenceDice)] : []
}

/** Nearly everything is decided by the sum of two dice; one alone is told as a die. */
function kindsOf(event: Event): Pick<Reference, 'diceKinds'> {
  return 'die' in event && event.die !== undefined ? {} : { diceKinds: diceOf(event).map(() => '2d6' as const) }
}

/** The sentence without everything that was added to the dice. */
function resultOf(state: BattleState, event: Event): Pick<Reference, 'result'> {
  if ('modifiers' in event) return { result: describeEvent(state, { ...event, modifiers: '' }) }
  if (event.kind !== 'fight') return {}
  return { result: describeEvent(state, { ...event, attackModifiers: '', defenceModifiers: '' }) }
}

/** Who fights: by the end of the step they may all be somewhere else. */
function piecesOf({ field }: BattleState, event: Event): Pick<Reference, 'pieces'> {
  if (event.kind !== 'fight') return {}
  return { pieces: [event.lead, event.defender].map((id) => field.units.findIndex((one) => one.id === id)) }
}

/** Marches of many units are one of their formation, and nobody counts who was in danger and is unhurt. */
function digestOf(state: BattleState, event: Event): Pick<Reference, 'digest'> {
  const nameOf = (id: string) => {
    const unit = state.field.units.findIndex((one) => one.id === id)
    return state.field.formations[state.formation[unit]!]?.name
  }
  if (event.kind === 'move') return { digest: `${nameOf(event.unit)} marches` }
  if (event.kind === 'withdrawal') return { digest: `${nameOf(event.unit)} draws back` }
  return event.kind === 'fate' && !event.harmed ? { digest: 'Commanders in danger, and unhurt' } : {}
}

/** Seen although no die fell. */
const isNews = ({ kind }: Event) => kind === 'status' || kind === 'control' || kind === 'army-broken'

/** 12.9: whoever is removed from the table. */
function lossOf(state: BattleState, event: Event): Pick<Reference, 'lost'> {
  if (event.kind !== 'removed') return {}
  return {
    lost: sideOfUnit(
      state,
      state.field.units.findIndex(({ id }) => id === event.unit),
    ),
  }
}
