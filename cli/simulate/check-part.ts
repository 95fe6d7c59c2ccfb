import { type Cast, castOf, type GameRecord } from '../../src/balance/game-record.ts'
import type { SeriesPlan } from '../../src/balance/plan.ts'
import type { SimulatedBattle } from './battle.ts'
import type { NamedPart } from './merge-parts.ts'
import { DIGITS, damaged, type PartSeries } from './part.ts'

/** Refuses parts with games that are none of the run: whoever sealed them, they are not what --shard writes. */
export function refuseStrangeGames(
  plans: readonly SeriesPlan[],
  parts: readonly NamedPart[],
  battles: readonly SimulatedBattle[],
): void {
  const casts = new Map(battles.map((battle) => [battle.scenario, castOf(battle)]))
  for (const { name, series } of parts) {
    const isSound = series.length <= plans.length && series.every((own, i) => isOf(own, plans[i]!))
    if (!isSound) throw damaged(name, 'it has games that are none of its run')
  }

  function isOf(own: PartSeries, { games, encounters }: SeriesPlan): boolean {
    const counted = numbersIn(own, games)
    if (!counted) return false
    if (!('records' in own.kept)) return areLines(own.kept, encounters.length, counted.length)
    const { records } = own.kept
    return (
      records.length === encounters.length &&
      records.every((some, i) => areRecords(some, counted, casts.get(encounters[i]!.scenario)!))
    )
  }
}

/** The numbers of the games that count; nothing where the part has others than it may have. */
function numbersIn({ first, games, failed }: PartSeries, most: number): readonly number[] | undefined {
  if (first + games - 1 > most) return undefined
  const numbers = Array.from({ length: games }, (_, i) => first + i)
  const lost = new Set(failed.map(({ number }) => number))
  const counted = numbers.filter((number) => !lost.has(number))
  return counted.length + failed.length === games ? counted : undefined
}

function areLines(
  { winners, digests }: { readonly winners: readonly string[]; readonly digests: readonly string[] },
  encounters: number,
  games: number,
): boolean {
  return (
    winners.length === encounters &&
    digests.length === encounters &&
    winners.every((line) => line.length === games && /^[01-]*$/.test(line)) &&
    digests.every((line) => line.length === games * DIGITS && /^[0-9a-f]*$/.test(line))
  )
}

/** Whether records can be those of the games of these numbers, by the pieces and awards of their battle. */
export function areRecords(
  records: readonly GameRecord[],
  numbers: readonly number[],
  { pieces, awards = [] }: Cast,
): boolean {
  return (
    records.length === numbers.length &&
    records.every(
      ({ number, losses, entries, scored = [] }, i) =>
        number === numbers[i] &&
        [...losses, ...entries].every(({ piece }) => piece < pieces.length) &&
        scored.length <= awards.length,
    )
  )
}
