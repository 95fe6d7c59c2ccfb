import { placeAfter, walkThrough } from '../../../../board/table/line-walk.ts'
import type { Breakdown } from '../../../../engine/system.ts'
import type { ActionOf } from '../actions.ts'
import { explainFight } from '../combat/explain.ts'
import { type BattleState, copy, NOBODY } from '../state.ts'
import { chanceToCross } from '../weak-ground.ts'
import { contactsOf, foremostContact } from './contact.ts'
import { marchOf } from './judging.ts'
import { foresee, type Outlook, type Prospect } from './outlook.ts'
import type { Route } from './route.ts'
import { marchRoutes, placeRoutes } from './routes.ts'

type Fight = { readonly state: BattleState; readonly attackers: readonly number[]; readonly enemy: number }

/**
 * What is foreseen of a legal plan, if all enemies stay where they are: the fight that it leads to, or the points of the
 * unit that needs most.
 */
export function explainPlan(outlook: Outlook, action: ActionOf<'march'> | ActionOf<'place'>): Breakdown {
  const { state, units } = outlook
  const routes =
    action.kind === 'march' ? marchRoutes(state, units, marchOf(outlook, action)) : placeRoutes(state, action.places)
  const ends = routes.map((route) => foresee(outlook, route))
  const fight = fightAfter(outlook, ends)
  return fight
    ? explainFight(fight.state, fight.attackers, fight.enemy)
    : explainPoints(outlook, ends, chanceOfAll(outlook, routes))
}

/** Who would be fought first by units that are placed, and what would come of it; nothing where there would be no fight. */
export function foreseeFight(
  outlook: Outlook,
  { places }: ActionOf<'place'>,
): { readonly enemy: number; readonly odds: Breakdown } | undefined {
  const ends = placeRoutes(outlook.state, places).map((route) => foresee(outlook, route))
  const fight = fightAfter(outlook, ends)
  return fight && { enemy: fight.enemy, odds: explainFight(fight.state, fight.attackers, fight.enemy) }
}

/** The fight of the first unit that would be in contact, with all who would attack the same enemy. */
function fightAfter({ state }: Outlook, ends: readonly Prospect[]): Fight | undefined {
  const first = ends.find(({ isTouching }) => isTouching)
  if (!first) return undefined
  const then = copy(state)
  for (const { unit, x, y, facing } of ends) {
    then.x[unit] = x
    then.y[unit] = y
    then.facing[unit] = facing
  }
  const enemy = foremostContact(then, first.unit)
  if (enemy === NOBODY) return undefined
  const touching = contactsOf(then, enemy)
  const attackers = ends.filter(({ unit, isTouching }) => isTouching && touching.includes(unit)).map(({ unit }) => unit)
  return { state: then, attackers, enemy }
}

/** 14.15: how likely it is that no ground breaks under anybody on these ways. */
function chanceOfAll({ state }: Outlook, routes: readonly Route[]): number {
  if (state.field.special.weak === undefined) return 1
  return routes.reduce((chance, { points }) => {
    const walk = walkThrough(points)
    const way = Array.from({ length: walk.steps + 1 }, (_, step) => placeAfter(walk, step))
    return chance * chanceToCross(state, way)
  }, 1)
}

function explainPoints({ state }: Outlook, ends: readonly Prospect[], holds: number): Breakdown {
  const most = ends.reduce((a, b) => (b.spent > a.spent ? b : a))
  const short = ends.filter(({ end }) => end === 'points' || end === 'dense').length
  const result =
    short > 0 ? `${short} of ${ends.length} units ${short === 1 ? 'falls' : 'fall'} behind` : 'all units get there'
  const { name } = state.field.units[most.unit]!
  return {
    base: 0,
    modifiers: [{ rule: '7.1', what: `points that ${name} uses`, add: most.spent }],
    value: most.spent,
    chances:
      holds === 1
        ? [{ result, chance: 1 }]
        : [
            { result, chance: holds },
            { result: 'the ground breaks', chance: 1 - holds },
          ],
  }
}
