import { type Action, LEADER_ACTIONS } from '../../../src/systems/et-sans-resultat/rules/actions.ts'
import { game } from '../../../src/systems/et-sans-resultat/rules/game.ts'
import { type BattleState, LAYOUTS, NOBODY, ORDERS } from '../../../src/systems/et-sans-resultat/rules/state.ts'

const upTo = (number: number) => Array.from({ length: number }, (_, i) => i)

/** Of what can be varied without end one in so many is enough. */
const SOME = 7

/**
 * What is listed with each of its parts changed, and actions of every kind out of thin air: of both sides, by and at
 * anybody, beyond the table and beyond the lists.
 */
export function actionSpace(state: BattleState): readonly Action[] {
  const listed = game.deciders(state).flatMap((side) => game.actions(state, side))
  return [...listed.flatMap((action, i) => (i % SOME === 0 ? variations(action) : [])), ...outOfThinAir(state)]
}

/** An action with one number more or less, wherever it has one, and by the other side. */
function variations(action: Action): Action[] {
  return Object.entries(action).flatMap(([key, value]) =>
    changed(value as unknown).map((other) => ({ ...action, [key]: other })),
  )
}

function changed(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, NOBODY]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) {
    const shorter = value.length > 0 ? [value.slice(0, -1)] : []
    const twice = value.length > 0 ? [[...value, value[0]]] : []
    return [...shorter, ...twice, ...value.flatMap((one, i) => changed(one).map((other) => value.with(i, other)))]
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, own]) => changed(own).map((other) => ({ ...value, [key]: other })))
  }
  return []
}

function outOfThinAir({ field }: BattleState): Action[] {
  const { formations, units, forces, areas, commanders, entries, happenings, ground, special } = field
  const beyond = [ground.width + 1, ground.height + 1] as const
  const middle = [Math.floor(ground.width / 2), Math.floor(ground.height / 2)] as const
  return [0, 1].flatMap((side): Action[] => [
    { side, kind: 'done' },
    ...upTo(happenings.length + 1).map((event): Action => ({ side, kind: 'trigger', event })),
    ...upTo((special.guns?.length ?? 0) + 1).flatMap((guns): Action[] =>
      upTo(formations.length).map((target) => ({ side, kind: 'bombard', guns, target })),
    ),
    ...upTo(formations.length).flatMap((formation): Action[] => [
      ...upTo(ORDERS.length).flatMap((order): Action[] => [
        { side, kind: 'order', formation, order, supports: NOBODY },
        { side, kind: 'order', formation, order, supports: formation },
        { side, kind: 'convert', formation, order },
      ]),
      ...upTo(entries.length + 1).map((entry): Action => ({ side, kind: 'enter', formation, entry })),
      { side, kind: 'hold', formation },
      { side, kind: 'evade', formation },
      { side, kind: 'stand', formation },
      ...upTo(LAYOUTS.length).map(
        (layout): Action => ({ side, kind: 'march', formation, path: [middle], facing: 4 * layout, layout }),
      ),
      { side, kind: 'march', formation, path: [beyond], facing: 0, layout: 0 },
      { side, kind: 'march', formation, path: [], facing: 0, layout: 1 },
      { side, kind: 'place', formation, places: [] },
      ...[false, true].map((isRushed): Action => ({ side, kind: 'deploy', formation, isRushed })),
      {
        side,
        kind: 'fire',
        formation,
        guns: formation,
        gunsIntense: true,
        skirmish: formation,
        skirmishIntense: false,
      },
    ]),
    ...upTo(forces.length).flatMap((force): Action[] =>
      upTo(areas.length).map((area) => ({ side, kind: 'objective', force, area })),
    ),
    ...upTo(units.length).flatMap((unit): Action[] => [
      { side, kind: 'change', unit, at: middle, facing: 0 },
      { side, kind: 'set-up', unit, at: middle, facing: 0 },
      { side, kind: 'set-up', unit, at: beyond, facing: 3 },
      { side, kind: 'change', unit, at: beyond, facing: 3 },
    ]),
    ...upTo(commanders.length).flatMap((commander): Action[] => [
      { side, kind: 'go', commander, path: [middle] },
      { side, kind: 'go', commander, path: [middle, beyond] },
      ...LEADER_ACTIONS.map(
        (act): Action => ({ side, kind: 'act', commander, act, formation: 0, units: [0], what: 0 }),
      ),
    ]),
  ])
}
