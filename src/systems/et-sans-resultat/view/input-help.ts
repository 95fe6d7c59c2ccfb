import {
  type ActionKind,
  type BattleState,
  DIRECTIVE_WORDS,
  decisionNow,
  isAbout,
  LAYOUTS,
  LEADER_ACTIONS,
  presentFormations,
} from '../rules/index.ts'

/** What can be said now, and the ids that it is said with. Points are inches east and north of the south-west corner. */
export function inputHelp(state: BattleState, side: number): readonly string[] {
  const { formations, commanders, forces, areas } = state.field
  const kinds = decisionNow(state)?.kinds ?? []
  const list = (named: readonly { readonly id: string; readonly name: string }[]) =>
    named.map(({ id, name }) => `${id} (${name})`).join(', ')
  const lines = kinds.flatMap((kind) => INPUTS[kind] ?? [])
  return [
    ...lines,
    'done',
    `Formations: ${list(presentFormations(state, side).map((formation) => formations[formation]!))}`,
    `Commanders: ${list(commanders.filter((one, i) => one.side === side && (one.role === 'army' || one.role === 'force') && isAbout(state, i)))}`,
    ...(kinds.includes('objective')
      ? [`Forces: ${list(forces.filter((one) => one.side === side))}`, `Areas: ${list(areas)}`]
      : []),
  ]
}

const INPUTS: Readonly<Partial<Record<ActionKind, readonly string[]>>> = {
  order: [`order FORMATION ${DIRECTIVE_WORDS} [FORMATION to support]`],
  objective: ['objective FORCE AREA'],
  act: [`COMMANDER ACTION [FORMATION] […], where ACTION is one of ${LEADER_ACTIONS.join(', ')}`],
  convert: ['convert FORMATION attack or defend'],
  hold: ['hold FORMATION'],
  march: [`march FORMATION X,Y [X,Y …] facing NNE in ${LAYOUTS.join(' or ')}`],
  place: ['place FORMATION UNIT [via X,Y] X,Y NNE; UNIT …'],
  go: ['go COMMANDER X,Y'],
  deploy: ['deploy FORMATION [in a rush]'],
  change: ['change UNIT [at X,Y] [facing NNE], change BATTERY to reserve'],
  fire: ['fire FORMATION guns at FORMATION [intensely], skirmish at FORMATION [intensely]'],
  evade: ['evade FORMATION'],
  stand: ['stand FORMATION'],
}
