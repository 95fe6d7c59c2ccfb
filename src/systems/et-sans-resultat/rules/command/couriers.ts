import type { Refusal } from '../../../../engine/system.ts'
import { isInBattle } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { activateObjective, activateOrder, testAtOnce } from './activation.ts'
import { forceTest, formationTest, ownObjectiveTest } from './activation-roll.ts'
import { emitObjective } from './events.ts'
import { type Act, type ActRules, isArmyCommander, isForceCommander, makeAct, refuse } from './leader-act.ts'

/** 6, 5.6: a force commander turns to another objective, at once. */
export const changeObjective: ActRules = {
  words: { hasFormation: false, what: 'area', hasUnits: false },
  *candidates(state, commander) {
    if (!isForceCommander(state, commander)) return
    for (let what = 0; what < state.field.areas.length; what++) {
      yield makeAct(state, 'change-objective', commander, { what })
    }
  },
  refusal(state, { commander, what }) {
    if (!isForceCommander(state, commander))
      return refuse('change-objective', 'only the commander of a force has an objective of his own')
    const area = state.field.areas[what]
    if (!area) return { rule: '5.9', reason: 'an objective is one of the named areas' }
    const isOther = state.forceCommander.some((one, force) => one === commander && state.objective[force] !== what)
    if (!isOther) return refuse('change-objective', `${area.name} is already his objective`)
    return undefined
  },
  test: (state, { commander }) => ownObjectiveTest(state, commander),
  carryOut(state, { commander, what }, events) {
    // Whoever has several forces has one objective with them all.
    state.forceCommander.forEach((one, force) => {
      if (one !== commander) return
      state.objective[force] = what
      emitObjective(state, force, events)
    })
  },
}

/** 6: an aide of the army's commander sees to it that an order which is on its way is carried out now. */
export const sendAide: ActRules = {
  words: { hasFormation: true, what: 'force', hasUnits: false },
  *candidates(state, commander) {
    if (state.aides[commander] === 0 || !isArmyCommander(state, commander)) return
    const { side } = state.field.commanders[commander]!
    for (const [formation, { side: own }] of state.field.formations.entries()) {
      if (own === side && state.newOrder[formation] !== NOBODY && isInBattle(state, formation)) {
        yield makeAct(state, 'send-aide', commander, { formation })
      }
    }
    for (const [what, { side: own }] of state.field.forces.entries()) {
      if (own === side && state.newObjective[what] !== NOBODY) yield makeAct(state, 'send-aide', commander, { what })
    }
  },
  refusal: aideRefusal,
  test: (state, { commander, formation, what }) =>
    formation === NOBODY ? forceTest(state, what, 0) : formationTest(state, commander, formation, 0),
  carryOut(state, { commander, formation, what }, events) {
    state.aides[commander]!--
    if (state.field.tables.activation.aide === 'tested') testAtOnce(state, formation, what, events)
    else if (formation === NOBODY) activateObjective(state, what, events)
    else activateOrder(state, formation, events)
  },
}

function aideRefusal(state: BattleState, { commander, formation, what, side }: Act): Refusal | undefined {
  const { forces, commanders } = state.field
  if (!isArmyCommander(state, commander))
    return refuse('send-aide', 'only the commander of the army sends imperial aides')
  if (state.aides[commander] === 0)
    return refuse('send-aide', `${commanders[commander]!.name} has no aide left to send`)
  if (formation === NOBODY && forces[what]?.side !== side) {
    return refuse('send-aide', 'an aide is sent to a formation or to a force of your own side')
  }
  const pending = formation === NOBODY ? state.newObjective[what] : state.newOrder[formation]
  if (pending === NOBODY) return refuse('send-aide', 'no order is on its way there that an aide could hasten')
  return undefined
}
