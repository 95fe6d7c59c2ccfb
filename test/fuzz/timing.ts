import type { Scenario } from '../../src/scenario/types.gen.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { Chance } from './chance.ts'

type Mapping = Readonly<Record<string, unknown>>
type Condition = Mapping
type Army = {
  readonly sides: Readonly<Record<string, { readonly nations: readonly (string | { readonly nation: string })[] }>>
  readonly units?: Readonly<Record<string, Mapping>>
  readonly reinforcements?: readonly { readonly side: string; readonly id?: string }[]
}

/** The lists whose entries may wait for a condition. */
const LISTS = ['events', 'weather', 'reserves', 'withdrawals', 'reinforcements', 'specialRules', 'points', 'victory']
/** Those that have no time of their own. */
const SCORED = ['points', 'victory']
/** Those that name troops. */
const BODIES = ['reserves', 'withdrawals']
/** Special rules that have their time. */
const TIMED = ['truce', 'off-map-guns']
/** How often something else is tried where the battle is not sound with it. */
const TRIES = 2

/** Has a generator make every third battle one in which whatever has its time waits for nested conditions and for dice. */
export function withTiming(generate: (seed: number) => Scenario | undefined): (seed: number) => Scenario | undefined {
  return (seed) => {
    const scenario = generate(seed)
    return scenario && seed % 3 === 1 ? entangled(scenario, new Chance(seed + 3301)) : scenario
  }
}

/** The battle with more conditions, deeper ones, dice and other bodies of troops, wherever it is still sound with them. */
function entangled(scenario: Scenario, chance: Chance): Scenario {
  const atoms = atomsOf({ ...scenario })
  let sound = scenario
  for (const key of LISTS) {
    for (let i = 0; i < TRIES; i++) {
      const list = withWaiting(sound, key, atoms, chance)
      const checked =
        list === undefined ? undefined : validate(JSON.stringify({ ...sound, [key]: list }), SYSTEMS).scenario
      if (!checked) continue
      sound = checked
      break
    }
  }
  return sound
}

function withWaiting(scenario: Scenario, key: string, atoms: readonly Condition[], chance: Chance): unknown {
  const { [key]: list } = { ...scenario } as Mapping
  if (!Array.isArray(list)) return undefined
  // One turn for all events: what happens at the same moment goes by the order of the list.
  const moment = chance.once(2) ? { turn: chance.between(1, Math.min(2, scenario.turns)) } : {}
  return list.map((entry: Mapping) => {
    if (key === 'specialRules' && !TIMED.includes(entry['rule'] as string)) return entry
    // What scores every time counts something, and nothing else.
    if (entry['check'] === 'every-time') return entry
    const when = chance.once(2) ? {} : { when: compose(atoms, chance, 0) }
    if (SCORED.includes(key) || 'stages' in entry) return { ...entry, ...when }
    const dice = {
      ...(chance.once(4) && { d6: chance.pick(['2+', '5+']) }),
      ...(chance.once(4) && { delay: { '1-2': 0, '3-4': 1, '5-6': 2 } }),
    }
    const at = key === 'events' && entry['turn'] !== undefined ? moment : {}
    return { ...(BODIES.includes(key) ? another(entry, scenario, chance) : entry), ...at, ...when, ...dice }
  })
}

/** A body of troops told by its nation, by types or as a group of reinforcements, and not by its places. */
function another(body: Mapping, scenario: Scenario, chance: Chance): Mapping {
  const { hexes: _hexes, formations: _formations, forces: _forces, ...rest } = body
  const { sides, units = {}, reinforcements = [] } = scenario as unknown as Army
  const side = body['side'] as string
  const nations = sides[side]!.nations.map((one) => (typeof one === 'string' ? one : one.nation))
  const groups = reinforcements.filter((group) => group.side === side && group.id !== undefined)
  const types = Object.keys(units[side] ?? {})
  const kind = chance.between(1, 4)
  if (kind === 1) return { ...rest, nation: chance.pick(nations) }
  if (kind === 2 && types.length > 0) return { ...rest, types: chance.some(types, 2) }
  if (kind === 3 && groups.length > 0 && !('attacked' in body)) return { ...rest, group: chance.pick(groups).id }
  return body
}

/** Conditions that are joined and denied, three deep at most. */
function compose(atoms: readonly Condition[], chance: Chance, depth: number): Condition {
  const kind = depth < 2 ? chance.between(1, 4) : 4
  if (kind === 4) return chance.pick(atoms)
  if (kind === 3) return { not: compose(atoms, chance, depth + 1) }
  const parts = Array.from({ length: chance.between(2, 3) }, () => compose(atoms, chance, depth + 1))
  return kind === 2 ? { any: parts } : { all: parts }
}

/** Everything that the battle asks for already, and what its turns, events, groups, breaking points and points can be asked for. */
function atomsOf(scenario: Mapping): readonly Condition[] {
  const entries = (key: string) => (Array.isArray(scenario[key]) ? (scenario[key] as readonly Mapping[]) : [])
  const scored = entries('points').map(({ side }) => ({ points: { side, atLeast: 1 } }))
  const broken = entries('specialRules').filter(({ rule }) => rule === 'breaking-point')
  return [
    ...LISTS.flatMap((key) => entries(key).flatMap(({ when }) => (when === undefined ? [] : whole(when as Condition)))),
    ...entries('events').map(({ id }) => ({ happened: id })),
    ...entries('reinforcements').flatMap(({ id }) => (id === undefined ? [] : [{ arrived: { group: id } }])),
    ...broken.map(({ side }) => ({ broken: scenario['armies'] === undefined ? { side } : { army: side } })),
    ...scored,
    { turn: 2 },
  ]
}

/** The parts of a condition that have none themselves. */
function whole(condition: Condition): readonly Condition[] {
  const { all, any, not } = condition as { all?: Condition[]; any?: Condition[]; not?: Condition }
  if (not) return whole(not)
  const parts = all ?? any
  return parts ? parts.flatMap(whole) : [condition]
}
