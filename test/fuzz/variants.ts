import type { Rulebook } from '../../src/scenario/rulebook.ts'
import type { Scenario, Variant } from '../../src/scenario/types.gen.ts'
import { chooseVariants } from '../../src/scenario/variants/check-choice.ts'
import { Chance } from './chance.ts'

type Mapping = Readonly<Record<string, unknown>>
type Place = { readonly path: readonly string[]; readonly list: readonly unknown[] }

/** Has a generator make every third battle a variant of one. */
export function withVariants(
  generate: (seed: number) => Scenario | undefined,
  rulebook: Rulebook,
): (seed: number) => Scenario | undefined {
  return (seed) => {
    const scenario = generate(seed)
    return scenario && seed % 3 === 0 ? varied(scenario, rulebook, new Chance(seed)) : scenario
  }
}

/** The battle with some of the variants that are made up for it: those that do not break it. */
function varied(scenario: Scenario, rulebook: Rulebook, chance: Chance): Scenario {
  const variants = Object.fromEntries(
    Array.from({ length: chance.between(1, 4) }, (_, i) => [`what-if-${i}`, makeVariant(scenario, i, chance)]),
  )
  const base = { ...scenario, variants }
  const before = JSON.stringify(base)
  const sound = Object.keys(variants).filter((id) => 'scenario' in chooseVariants(base, [id], rulebook))
  const made = chooseVariants(base, sound, rulebook)
  if (JSON.stringify(base) !== before) throw new Error('a variant has changed the battle that it is one of')
  return sound.length > 0 && 'scenario' in made ? made.scenario : base
}

function makeVariant(scenario: Scenario, i: number, chance: Chance): Variant {
  const { variants: _, ...data } = scenario
  const places = listsIn(data)
  const [taken, given] = [chance.pick(places), chance.pick(places)]
  return {
    name: `What if ${i}`,
    ...(chance.once(2) && { changes: { turns: chance.between(1, 12) } }),
    ...(chance.once(2) && { removes: nest(taken.path, [chance.pick(taken.list)]) }),
    ...(chance.once(3) && { adds: nest(given.path, [chance.pick(given.list)]) }),
  }
}

/** The lists that only keys lead to, which are those that a variant can change. */
function listsIn(value: Mapping, path: readonly string[] = []): readonly Place[] {
  return Object.entries(value).flatMap(([key, entry]) => {
    const here = [...path, key]
    if (Array.isArray(entry)) return entry.length > 0 ? [{ path: here, list: entry }] : []
    return typeof entry === 'object' && entry !== null ? listsIn(entry as Mapping, here) : []
  })
}

const nest = (path: readonly string[], value: unknown): Mapping =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Mapping
