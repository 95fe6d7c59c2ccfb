import type { Path } from '../../../scenario/diagnostic.ts'
import type { CheckReport } from '../format/index.ts'
import { type NawDraft, type NawGround, type Recruit, type Tables } from '../format/index.ts'

/** A draft with its hexes read: what the checks of this system share. */
export type CheckedBattle = {
  readonly draft: NawDraft
  readonly report: CheckReport
  readonly ground: NawGround
  /** The tables of the battle, where they can be read. */
  readonly tables: Tables | undefined
  readonly sides: readonly string[]
  /** Everybody who can ever be in the battle. */
  readonly recruits: readonly Recruit[]
}

/** Whether wrong units have been taken out of the draft, so that counts of them prove nothing. */
export function isUnsure({ report }: Pick<CheckedBattle, 'report'>): boolean {
  return ['units', 'reinforcements', 'sides'].some((key) => !report.isComplete(key))
}

/** The strength points of a side, arrivals included. */
export function pointsOf({ recruits }: CheckedBattle, side: string): number {
  return recruits.reduce((sum, recruit) => sum + (recruit.side === side ? recruit.strength : 0), 0)
}

/** The other side, where there are two. */
export function enemyOf({ sides }: CheckedBattle, side: string): string | undefined {
  return sides.find((other) => other !== side)
}

/** `6th Inf (7-4)`, as messages speak of a unit. */
export function nameOf({ name, kind, strength, movement }: Recruit): string {
  return `${name ?? kind} (${strength}-${movement})`
}

/** Where the hex of a unit is written. */
export function placeOf({ draft }: CheckedBattle, { path }: Recruit): Path {
  const entry = path.reduce<unknown>((data, step) => (data as Record<string | number, unknown>)[step], draft)
  return typeof entry === 'object' ? [...path, 'at'] : path
}
