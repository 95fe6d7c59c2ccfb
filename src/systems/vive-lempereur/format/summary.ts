import type { ViveLempereurScenario } from './types.gen.ts'

/** `31 French, 27 Allied, 6 turns`: a battle at a glance. */
export function summarise({ sides, units, deployment, turns }: ViveLempereurScenario): string {
  const armies = Object.entries(sides).map(([id, { name }]) => {
    const placed = Object.values(units?.[id] ?? {}).reduce((sum, list = []) => sum + list.length, 0)
    const deployed = Object.values(deployment?.forces[id] ?? {}).reduce<number>((sum, number = 0) => sum + number, 0)
    return `${placed + deployed} ${name}`
  })
  return [...armies, turns === 1 ? '1 turn' : `${turns} turns`].join(', ')
}
