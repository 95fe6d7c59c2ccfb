import type {
  HexEvent,
  HexWeatherChange,
  SpecialRule,
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
    ...(chance.once(3) && { delay: { '1-2': 0, '3-6': 1 } }),
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

/** The special rules that all rulebooks share. */
export function makeSharedRules(plan: Plan, hasUnits: boolean): SpecialRule[] {
  const { chance, sides, turns, troops, grid } = plan
  const side = () => chance.pick(sides).id
  const time = () => ({ turn: chance.between(1, turns), ...makeTerms(plan) })
  const placed = [...troops].filter(([, { type }]) => type !== 'garrison')
  const rules: SpecialRule[] = []
  if (chance.once(3)) {
    const becomes = chance.pick(['river', 'marsh', 'open', 'woods'])
    const loses = chance.pick(['all', 1, 2] as const)
    rules.push({
      rule: 'ground-breaks',
      hexes: some(plan, 12),
      entry: chance.pick(['3+', '6+']),
      fire: '4+',
      loses,
      becomes,
    })
  }
  if (chance.once(3)) {
    const effect = chance.pick(['no-attacks', 'retreats'] as const)
    rules.push({
      rule: 'breaking-point',
      side: side(),
      share: chance.between(5, 40),
      ...(chance.once(2) && { effect }),
    })
  }
  if (chance.once(4)) rules.push({ rule: 'truce', side: side(), hexes: some(plan, 12), ...time() })
  if (chance.once(3)) {
    const often = { ...(chance.once(2) && { every: 2 }), ...(chance.once(3) && { shots: 1 }) }
    rules.push({
      rule: 'off-map-guns',
      side: side(),
      name: 'Guns',
      fire: chance.between(4, 25),
      hexes: some(plan, 30),
      ...time(),
      ...often,
    })
  }
  if (!hasUnits || placed.length === 0) return rules
  const [hex, { side: owner }] = chance.pick(placed)
  const who = { side: sides[owner]!.id, hexes: [grid.label(hex)] }
  if (chance.once(4))
    rules.push({ rule: 'chosen-set-up', ...who, within: [...new Set([grid.label(hex), ...some(plan, 6)])] })
  if (chance.once(3)) rules.push({ rule: 'hidden-set-up', ...who, seenFrom: chance.between(1, 2) })
  return rules
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
