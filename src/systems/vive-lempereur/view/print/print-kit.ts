import type { PrintKit } from '../../../../engine/print-kit.ts'
import { timeInBrackets } from '../../../../scenario/clock.ts'
import { completeDraft, type GroundId, ROUNDS_PER_TURN } from '../../format/index.ts'
import { type Battlefield, compile } from '../../rules/index.ts'
import { describeBattle } from '../../text/index.ts'
import { playerAid } from '../aid/tables.ts'
import { noteOfTurn } from '../portrait.ts'
import { makeCards } from './cards.ts'
import { makeCounters, makeMarkers } from './counters.ts'

/** What a battle on paper needs. */
export function makePrintKit(draft: unknown): PrintKit | undefined {
  const scenario = completeDraft(draft)
  if (!scenario) return undefined
  const field = compile(scenario)
  return {
    battle: describeBattle(scenario),
    counters: makeCounters(field),
    rosters: [],
    markers: makeMarkers(field),
    tiles: makeTiles(field),
    cards: makeCards(field),
    track: makeTrack(field),
    tables: playerAid(field),
  }
}

/** 14.0: the tiles that the players draw from. */
function makeTiles({ scenario, grounds }: Battlefield): PrintKit['tiles'] {
  const stock: Partial<Record<GroundId, number>> = scenario.deployment?.tiles?.stock ?? {}
  return grounds
    .flatMap(({ key, name, look }) => [{ ...look, name, count: stock[key] ?? 0 }])
    .filter(({ count }) => count > 0)
}

/** 4.1, 5.0: a box for each round of each turn, and what the turn brings. */
function makeTrack(field: Battlefield): PrintKit['track'] {
  const { turns, clock } = field.scenario
  const boxes = Array.from({ length: ROUNDS_PER_TURN }, (_, i) => `round ${i + 1}`)
  return Array.from({ length: turns }, (_, i) => ({
    label: `Turn ${i + 1}${timeInBrackets(clock, i + 1)}`,
    boxes,
    note: noteOfTurn(field, i + 1),
  }))
}
