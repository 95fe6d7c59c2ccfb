import type { Offer } from '../../../engine/presenter.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  type Action,
  type ActionOf,
  ATTACK,
  type BattleState,
  centreOf,
  commanderPlace,
  decisionFor,
  fatigueOf,
  type LeaderAction,
  middleOf,
  NOBODY,
  ORDERS,
  STEPS,
  type StepName,
} from '../rules/index.ts'
import { at, atCentre, from } from './hit-testing.ts'
import { offerChange, offerDeploy, offerHold, offerMarch, offerPlaces, offerRide } from './move-offers.ts'

/** How an action is offered: what a button says, and where on the table it is done. */
export const offer = (state: BattleState, action: Action): Offer => ({ ...makeOffer(state, action), side: action.side })

function makeOffer(state: BattleState, action: Action): Offer {
  switch (action.kind) {
    case 'done':
      return { kind: 'other', label: doneLabel(state), group: 'Done', isMain: true }
    case 'order':
      return offerOrder(state, action)
    case 'objective':
      return offerObjective(state, action)
    case 'act':
      return offerAct(state, action)
    case 'trigger': {
      const { name, timing } = state.field.happenings[action.event]!
      const note = timing.chance === 0 ? {} : { note: `on ${timing.chance} or more` }
      return { kind: 'other', label: name, group: 'Bring about', ...note }
    }
    case 'set-up': {
      const { name } = state.field.units[action.unit]!
      const label = `At ${action.at[0] / 10},${action.at[1] / 10}`
      return { kind: 'place', label, group: `Set up ${name}`, ...at(state, action.at) }
    }
    case 'bombard': {
      const { name, points } = state.field.special.guns![action.guns]!
      const label = nameOf(state, action.target)
      return { kind: 'attack', label, group: name, note: `${points} points`, ...atCentre(state, action.target) }
    }
    case 'enter': {
      const { name, at: place } = state.field.entries[action.entry]!
      return { kind: 'choose', label: `By ${name}`, group: nameOf(state, action.formation), ...at(state, place) }
    }
    case 'convert':
      return {
        kind: 'choose',
        label: action.order === ATTACK ? 'Attack' : 'Defend',
        group: groupOf(state, action.formation),
        ...atCentre(state, action.formation),
      }
    case 'hold':
      return offerHold(state, action)
    case 'march':
      return offerMarch(state, action)
    case 'place':
      return offerPlaces(state, action)
    case 'go':
      return offerRide(state, action)
    case 'deploy':
      return offerDeploy(state, action)
    case 'change':
      return offerChange(state, action)
    case 'fire':
      return offerFire(state, action)
    default:
      return {
        kind: action.kind === 'evade' ? 'retreat' : 'choose',
        label: action.kind === 'evade' ? 'Evade' : 'Stand',
        group: groupOf(state, action.formation),
        ...atCentre(state, action.formation),
      }
  }
}

/** What it means that a side is done: whoever presses the key once too often reads it first. */
export const doneLabel = (state: BattleState) => DONE[STEPS[state.step]!] ?? 'Done with this step'

const DONE: Readonly<Partial<Record<StepName, string>>> = {
  issue: 'Done: send these orders',
  actions: 'Done: no more leader actions',
  conversions: 'Done: keep the other orders',
  plans: 'Done: carry out these plans',
  deployment: 'Done: change no more units',
  fire: 'Done: hold all other fire',
  charges: 'Done: keep the other orders',
  reforming: 'Done: keep the other orders',
}

const nameOf = ({ field }: BattleState, formation: number) => field.formations[formation]!.name

/** A formation as the heading of its offers, with its present order and fatigue: `5th Division (attack, fatigue 2)`. */
function groupOf(state: BattleState, formation: number): string {
  const fatigue = fatigueOf(state, formation)
  return `${nameOf(state, formation)} (${ORDERS[state.order[formation]!]}${fatigue > 0 ? `, fatigue ${fatigue}` : ''})`
}

/** `58 %`, which no line breaks. */
const percent = (chance: number) => `${Math.round(chance * 100)}\u00A0%`

/** How likely it is to be done. */
function chanceOf(state: BattleState, action: Action, result: string): { note?: string } {
  const chances = decisionFor(action.kind).explain?.(state, action)?.chances
  if (!chances) return {}
  const chance = chances.find((one) => one.result === result)?.chance ?? 0
  return { note: percent(chance) }
}

function offerOrder(state: BattleState, action: ActionOf<'order'>): Offer {
  const { formation, order, supports } = action
  const whom = supports === NOBODY ? '' : ` ${nameOf(state, supports)}`
  return {
    kind: 'choose',
    label: capitalise(`${ORDERS[order]}${whom}`),
    group: groupOf(state, formation),
    ...chanceOf(state, action, 'active'),
    ...atCentre(state, formation),
  }
}

function offerObjective(state: BattleState, action: ActionOf<'objective'>): Offer {
  const { forces, areas } = state.field
  const { name, centre, ring } = areas[action.area]!
  const now = areas[state.objective[action.force]!]?.name
  return {
    kind: 'choose',
    label: `To ${name}`,
    group: `${forces[action.force]!.name} (${now ?? 'no objective'})`,
    ...chanceOf(state, action, 'active'),
    ...at(state, centre ?? middleOf(ring)),
  }
}

const ACTS: Readonly<Record<LeaderAction, string>> = {
  'take-command': 'take personal command of',
  'abandon-command': 'leave the command of',
  'change-objective': 'change objective to',
  'commit-battery': 'commit a battery to',
  'send-aide': 'send an aide to',
  'commit-specialty': 'commit to',
  'recall-battery': 'recall a battery of',
  'displace-battery': 'limber a battery of',
  detach: 'detach from',
  'grand-battery': 'form a grand battery with',
  rally: 'rally a unit of',
  inspire: 'inspire',
  rejoin: 'bring back',
}

/** What can be done with many is shown apart. */
const MANY_ACTS: Readonly<Partial<Record<LeaderAction, string>>> = {
  'commit-specialty': ': specialists',
  detach: ': detachments',
  'grand-battery': ': grand battery',
}

function offerAct(state: BattleState, action: ActionOf<'act'>): Offer {
  const { commander, act, formation, units } = action
  const { commanders, units: all } = state.field
  const names = units.map((unit) => all[unit]!.name).join(', ')
  return {
    kind: 'choose',
    label: capitalise(`${ACTS[act]} ${describeTarget(state, action)}${names === '' ? '' : ` (${names})`}`),
    group: `${commanders[commander]!.name}${MANY_ACTS[act] ?? ''}`,
    note: 'no\u00A0test',
    ...chanceOf(state, action, 'success'),
    ...(formation === NOBODY ? at(state, commanderPlace(state, commander)) : atCentre(state, formation)),
  }
}

/** What a leader action is about: a formation and what comes to it, an area, or a force. */
function describeTarget(state: BattleState, { act, formation, what }: ActionOf<'act'>): string {
  const { areas, forces, specialties } = state.field
  const whom = formation === NOBODY ? '' : nameOf(state, formation)
  switch (act) {
    case 'change-objective':
      return areas[what]!.name
    case 'send-aide':
      return whom === '' ? forces[what]!.name : whom
    case 'commit-specialty':
      return `${whom}: ${specialties[what]!.name}`
    case 'detach':
      return `${whom} to ${ORDERS[what]}`
    default:
      return whom
  }
}

function offerFire(state: BattleState, action: ActionOf<'fire'>): Offer {
  const { formation, guns, gunsIntense, skirmish, skirmishIntense } = action
  const isBoth = guns !== NOBODY && skirmish !== NOBODY
  const isAtOne = isBoth && guns === skirmish
  const parts = isAtOne
    ? [`guns and skirmishers at ${nameOf(state, guns)}${describeIntensity(gunsIntense, skirmishIntense)}`]
    : [
        ...(guns === NOBODY ? [] : [`guns at ${nameOf(state, guns)}${gunsIntense ? ', intensely' : ''}`]),
        ...(skirmish === NOBODY
          ? []
          : [`skirmishers at ${nameOf(state, skirmish)}${skirmishIntense ? ', intensely' : ''}`]),
      ]
  const target = guns === NOBODY ? skirmish : guns
  return {
    kind: 'attack',
    label: parts.length === 0 ? 'Hold fire' : capitalise(parts.join('; ')),
    // All that can fire at one target first, and then what is done more rarely.
    rank: (isAtOne ? 0 : isBoth ? 4 : 8) + Number(gunsIntense) + Number(skirmishIntense),
    group: groupOf(state, formation),
    ...chanceOfAssessment(state, action),
    ...(target === NOBODY ? {} : atCentre(state, target)),
    ...from(state, centreOf(state, formation)),
  }
}

function describeIntensity(guns: boolean, skirmishers: boolean): string {
  if (guns && skirmishers) return ', both intensely'
  return guns ? ', guns intensely' : skirmishers ? ', skirmishers intensely' : ''
}

/** How likely the fire has somebody assessed (11.1). */
function chanceOfAssessment(state: BattleState, action: ActionOf<'fire'>): { note?: string } {
  const chances = decisionFor('fire').explain?.(state, action)?.chances
  if (!chances) return {}
  const assessed = chances.reduce((sum, { result, chance }) => (result.includes('assessed') ? sum + chance : sum), 0)
  return { note: `${percent(assessed)} assessed` }
}
