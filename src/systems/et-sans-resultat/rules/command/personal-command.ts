import { isWithin } from '../../../../board/table/point.ts'
import { isOnTable, unitsOf } from '../queries.ts'
import { type BattleState, INSPIRED, NOBODY } from '../state.ts'
import { type ActRules, makeAct, refuse, usualTest } from './leader-act.ts'
import { commanderPlace, freeSuperior } from './status.ts'

/** 6: a superior joins a formation near him: he stands at its centre, and his ratings count instead of its commander's. */
export const takeCommand: ActRules = {
  words: { hasFormation: true, hasUnits: false },
  *candidates(state, commander, under) {
    if (state.leads[commander] !== NOBODY) return
    for (const formation of under) {
      yield makeAct(state, 'take-command', commander, { formation })
    }
  },
  refusal(state, { commander, formation }) {
    const { name } = state.field.commanders[commander]!
    const led = state.leads[commander]!
    if (led !== NOBODY) {
      const other = state.field.formations[led]!.name
      return refuse('take-command', `${name} leads ${other} himself and must abandon it first`)
    }
    const superior = state.superior[formation]!
    if (superior !== NOBODY) {
      return refuse('take-command', `${state.field.commanders[superior]!.name} is already in personal command there`)
    }
    if (!isNear(state, commander, formation)) {
      const { personalCommand } = state.field.tables.reach
      return refuse(
        'take-command',
        `${name} would have to be within ${personalCommand / 10} inches of one of its units`,
      )
    }
    return undefined
  },
  test: usualTest,
  carryOut(state, { commander, formation }) {
    state.superior[formation] = commander
    state.leads[commander] = formation
  },
}

function isNear(state: BattleState, commander: number, formation: number): boolean {
  const at = commanderPlace(state, commander)
  if (!at) return false
  const { personalCommand } = state.field.tables.reach
  return unitsOf(state, formation).some(
    (unit) => isOnTable(state, unit) && isWithin(at, [state.x[unit]!, state.y[unit]!], personalCommand),
  )
}

/** 6: he stands on his own again; from a formation that retreats or is broken he goes without a test. */
export const abandonCommand: ActRules = {
  words: { hasFormation: true, hasUnits: false },
  *candidates(state, commander) {
    const formation = state.leads[commander]!
    if (formation !== NOBODY) yield makeAct(state, 'abandon-command', commander, { formation })
  },
  refusal(state, { commander, formation }) {
    if (state.leads[commander] === formation) return undefined
    return refuse('abandon-command', `${state.field.commanders[commander]!.name} is not in personal command of it`)
  },
  test: usualTest,
  carryOut(state, { formation }) {
    freeSuperior(state, formation)
  },
}

/** 6: the formation that he leads himself is assessed better this turn. */
export const inspire: ActRules = {
  words: { hasFormation: true, hasUnits: false },
  *candidates(state, commander) {
    const formation = state.leads[commander]!
    if (formation !== NOBODY) yield makeAct(state, 'inspire', commander, { formation })
  },
  refusal(state, { commander, formation }) {
    if (state.leads[commander] === formation) return undefined
    return refuse(
      'inspire',
      `${state.field.commanders[commander]!.name} inspires only a formation that he leads himself`,
    )
  },
  test: usualTest,
  carryOut(state, { formation }) {
    state.formationBits[formation]! |= INSPIRED
  },
}
