import { type Battle, type HexBattle, isOnHexes } from '../../src/export/battle.ts'
import { Refusal } from '../refusal.ts'
import type { Exporter } from './index.ts'

/** An exporter of battles on hexes, which refuses all others. */
export function onHexes(
  what: string,
  make: (battle: HexBattle, ...rest: Tail<Parameters<Exporter>>) => ReturnType<Exporter>,
): Exporter {
  return (battle: Battle, ...rest) => {
    if (!isOnHexes(battle)) throw new Refusal(`${what} needs a board of hexes; ${battle.portrait.title} has a table.`)
    return make(battle, ...rest)
  }
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never
