import type { Headline } from '../../../engine/presenter.ts'
import { count, makeSentence } from '../../../scenario/wording.ts'
import {
  type BattleState,
  changesLeft,
  choosingFormation,
  isChanging,
  NOBODY,
  nextCommander,
  nextFormation,
  outcome,
  STEPS,
  type StepName,
  sideOfFormation,
} from '../rules/index.ts'
import { describeReason } from '../text/index.ts'
import { describeFatigue, describeOrder } from './formation-summary.ts'

/** What a side has to decide; once the battle is over, how it ended. */
export function headline(state: BattleState, side: number): Headline {
  const end = outcome(state)
  if (end) {
    const { scenario, sides } = state.field
    const winner = end.winner === undefined ? undefined : scenario.sides[sides[end.winner]!]!.name
    return {
      title: winner === undefined ? 'A draw' : `${winner}: ${end.level} victory`,
      detail: makeSentence(describeReason(state)),
    }
  }
  const step = STEPS[state.step]!
  if (step === 'plans') return planning(state, side)
  if (step === 'arrivals') return entering(state)
  if (step === 'deployment' && isChanging(state, state.acting) && sideOfFormation(state, state.acting) === side)
    return changing(state)
  return HEADLINES[step] ?? { title: '', detail: '' }
}

function planning(state: BattleState, side: number): Headline {
  const formation = nextFormation(state, side)
  if (formation !== NOBODY) return planningFor(state, formation)
  const commander = nextCommander(state, side)
  return commander === NOBODY ? { title: 'Plan movement', detail: RIDING } : ridingOf(state, commander)
}

/** A formation that is planned for. */
export const planningFor = (state: BattleState, formation: number): Headline => ({
  title: `Plan movement: ${state.field.formations[formation]!.name}`,
  detail: `Now ${describeOrder(state, formation)}, ${describeFatigue(state, formation)}. All move together once both sides are done.`,
  isByGroup: true,
})

/** A commander who may ride somewhere. */
export const ridingOf = (state: BattleState, commander: number): Headline => ({
  title: `Where to, ${state.field.commanders[commander]!.name}?`,
  detail: RIDING,
})

const RIDING =
  'Army and force commanders ride on their own. The closer they are, the more likely their orders take effect.'

const changing = (state: BattleState): Headline => ({
  title: `Ploy or deploy: ${state.field.formations[state.acting]!.name}`,
  detail: `${count(changesLeft(state, state.acting), 'more unit')} may change between column and line, shifting a little.`,
  isByGroup: true,
})

/** A column that may come in by several entries. */
function entering(state: BattleState): Headline {
  const formation = choosingFormation(state)
  const name = formation === NOBODY ? 'a column' : state.field.formations[formation]!.name
  return { title: `Where does ${name} come in?`, detail: 'Its head comes onto the table by the entry that you choose.' }
}

const HEADLINES: Readonly<Partial<Record<StepName, Headline>>> = {
  events: { title: 'Events', detail: 'Bring about what you may, or wait for another turn.' },
  issue: {
    title: 'Issue orders',
    detail: 'Each is tested next turn, by the odds beside it. The other side does not see them.',
    isByGroup: true,
  },
  actions: {
    title: 'Leader actions',
    detail: 'Army and force commanders act until one of their tests fails.',
    isByGroup: true,
  },
  conversions: { title: 'Convert orders', detail: 'Formations that may change their own directive can do so now.' },
  deployment: {
    title: 'Ploy and deploy',
    detail: 'Roll for a formation, then change its units between column and line. Batteries unlimber without a roll.',
    isByGroup: true,
  },
  fire: {
    title: 'Artillery and skirmishing',
    detail: 'Each formation has one target for its guns and one for its skirmishers. Intense fire adds fatigue.',
  },
  'fire-evasion': { title: 'Evade or stand', detail: 'Wavering cavalry may move out of the way.' },
  charges: {
    title: 'Charges and orders',
    detail: 'Cavalry with an enemy close in front may charge, and formations may change their own directive.',
  },
  'combat-evasion': { title: 'Evade or stand', detail: 'Wavering cavalry may move out of the way.' },
  reforming: { title: 'Convert orders', detail: 'Formations that may change their own directive can do so now.' },
}
