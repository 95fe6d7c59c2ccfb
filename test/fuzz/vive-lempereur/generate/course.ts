import type {
  HexEvent,
  HexWeatherChange,
  ViveLempereurScenario,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import { hexesOf, type Plan } from './plan.ts'
import { makeWish } from './victory.ts'

const STATES = ['fog', 'rain', 'heavy-rain', 'snow', 'mud', 'dusk', 'night', 'clear'] as const

/** Weather and events with anything that they can say. */
export function makeCourse(
  plan: Plan,
  hexsides: ViveLempereurScenario['board']['hexsides'],
): Pick<ViveLempereurScenario, 'weather' | 'events'> {
  const { chance } = plan
  const weather = chance.once(2) ? makeWeather(plan) : []
  const events = chance.once(2) ? makeEvents(plan, hexsides) : []
  return { ...(weather.length > 0 && { weather }), ...(events.length > 0 && { events }) }
}

const some = ({ chance, grid }: Plan, most: number) =>
  chance.some(hexesOf(grid), chance.between(1, most)).map((hex) => grid.label(hex))

/** What decides besides a turn. */
function makeTerms(plan: Plan): Pick<HexEvent, 'when' | 'd6' | 'delay'> {
  const { chance } = plan
  return {
    ...(chance.once(4) && { when: makeWish(plan) }),
    ...(chance.once(3) && { d6: chance.pick(['2+', '4+']) }),
    ...(chance.once(5) && { delay: { '1-4': 0, '5-6': 1 } }),
  }
}

function makeWeather(plan: Plan): HexWeatherChange[] {
  const { chance, turns } = plan
  let from = 1
  return Array.from({ length: chance.between(1, 3) }, (_, i) => {
    from = Math.min(turns, from + (chance.once(2) ? 1 : 0))
    return {
      from,
      state: chance.pick(i === 0 ? STATES.slice(0, -1) : STATES),
      ...makeTerms(plan),
      ...(chance.once(3) && { hexes: some(plan, 12) }),
      ...(chance.once(4) && { sight: chance.between(1, 3) }),
      ...(chance.once(4) && { range: chance.between(1, 3) }),
      ...(chance.once(4) && { fire: chance.between(-3, 2) }),
      ...(chance.once(4) && { misfire: chance.between(0, 4) }),
      ...(chance.once(4) && { movement: chance.between(-2, 0) }),
    }
  })
}

function makeEvents(plan: Plan, hexsides: ViveLempereurScenario['board']['hexsides']): HexEvent[] {
  const { chance, turns, sides } = plan
  const laid = Object.entries(hexsides ?? {}).filter(([, list]) => (list ?? []).length > 0)
  return Array.from({ length: chance.between(1, 3) }, (_, i) => {
    const isChoice = chance.once(2)
    const [kind, list] = laid.length > 0 ? chance.pick(laid) : []
    const change =
      kind !== undefined && chance.once(2)
        ? {
            hexsides: [
              {
                sides: [chance.pick(list!)],
                ...(chance.once(2) ? { removes: kind } : { becomes: chance.pick(['river', 'wall', 'stream']) }),
              },
            ],
          }
        : {
            ground: [
              { hexes: some(plan, 3), becomes: chance.pick(['river', 'woods', 'marsh', 'open', 'town', 'rough']) },
            ],
          }
    return {
      id: `event-${i}`,
      turn: chance.between(1, turns),
      ...makeTerms(plan),
      ...(isChoice && { side: chance.pick(sides).id, choice: true as const }),
      ...change,
      ...(chance.once(3) && { message: 'Something happens.' }),
    }
  })
}
