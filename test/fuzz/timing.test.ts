import { describe, expect, test } from 'vitest'
import { FUZZED } from './systems.ts'

type Mapping = Readonly<Record<string, unknown>>

// Every third seed has battles whose parts wait for conditions that are joined and denied.
const SEEDS = Array.from({ length: 80 }, (_, i) => 3 * i + 1)

describe('whatever has its time waits for nested conditions and for dice in some generated battles', () => {
  test.each(FUZZED.map(({ probe, generate }) => [probe.system, generate] as const))('of %s', (_, generate) => {
    const battles = SEEDS.map((seed) => generate(seed)).flatMap((battle): Mapping[] => (battle ? [{ ...battle }] : []))
    const entries = (key: string) => battles.flatMap((battle) => (battle[key] ?? []) as Mapping[])
    const isNested = ({ when }: Mapping) => ['all', 'any', 'not'].some((key) => key in ((when ?? {}) as Mapping))
    const lists = ['events', 'weather', 'reserves', 'withdrawals', 'points', 'victory']
    expect(lists.filter((key) => !entries(key).some(isNested))).toEqual([])
    expect(entries('specialRules').some(isNested)).toBe(true)
    expect(lists.slice(0, 4).filter((key) => !entries(key).some(({ d6, delay }) => d6 && delay))).toEqual([])
    expect(entries('withdrawals').some(({ nation }) => nation !== undefined)).toBe(true)
    expect(battles.some((battle) => JSON.stringify(battle).includes('"happened"'))).toBe(true)
  })
})
