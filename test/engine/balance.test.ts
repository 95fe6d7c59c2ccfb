import { describe, expect, test } from 'vitest'
import { castOf, recordGame } from '../../src/balance/game-record.ts'
import type { GameEvent, System } from '../../src/engine/system.ts'
import { findPlayer } from '../../src/players/index.ts'
import { playGame } from '../../src/players/play-game.ts'
import { random } from '../../src/players/random.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import napoleonAtWaterloo from '../../src/systems/napoleon-at-waterloo/index.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import viveLempereur from '../../src/systems/vive-lempereur/index.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

/** The system whose battles are fought on a table. */
const TABLE = 'et-sans-resultat'

const BATTLES = SYSTEMS.flatMap((system) => shippedBattles(system.id).map((scenario) => ({ system, scenario })))

describe.each(BATTLES.filter(({ system }) => system.id !== TABLE))('$scenario.id', ({ system, scenario }) => {
  test('what is kept of a game accounts for everybody who is left at its end', async () => {
    const { game, recorder, boardView } = await load(system)
    const setting = { game, recorder, scenario, players: [random, random] } as const
    const { pieces } = castOf(setting)
    let compared = 0
    // Where many buildings are, somebody leaves a garrison in most games.
    for (let seed = 1; seed <= 4 || (compared === 0 && seed <= 40); seed++) {
      const { losses, entries, ...record } = recordGame(setting, 1, seed)
      const { outcome, state, actions } = playGame({ game, scenario, seed, players: [random, random] })
      expect(record).toMatchObject({ winner: outcome.winner ?? null, level: outcome.level, actions })
      const left = pieces.flatMap((piece, i) => {
        // A garrison that has fallen may be left behind once more.
        const came = (piece.at === undefined ? 0 : 1) + entries.filter((entry) => entry.piece === i).length
        return came > losses.filter((loss) => loss.piece === i && loss.gone).length ? [{ ...piece, i }] : []
      })
      const { pieces: end } = boardView.portrayState(state)
      expect(end.map(({ side, type }) => `${side} ${type}`).toSorted()).toEqual(
        left.map(({ side, type }) => `${side} ${type}`).toSorted(),
      )
      // A garrison that is left on the way takes an element along: then the books of its unit do not tell all.
      if (entries.some(({ how }) => how === 'detachment')) continue
      const strength = sum(left.map((piece) => piece.strength))
      const lost = losses.filter(({ piece }) => left.some(({ i }) => i === piece))
      expect(sum(end.map((piece) => piece.strength))).toBe(strength - sum(lost.map((loss) => loss.strength)))
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe.each(BATTLES.filter(({ system }) => system.id === TABLE))('$scenario.id', ({ system, scenario }) => {
  // Those who have routed or are in reserve lie beside a table, and its commanders are in no book.
  test('nobody who is lost for good is in the picture, and everybody who stands there is', async () => {
    const { game, recorder, boardView } = await load(system)
    const setting = { game, recorder, scenario, players: [random, random] } as const
    const { losses } = recordGame(setting, 1, 2)
    const { state } = playGame({ game, scenario, seed: 2, players: [random, random] })
    const { pieces } = boardView.portrayState(state)
    const shown = pieces.flatMap(({ number, footprint }) => (footprint ? (number ?? []) : []))
    expect(losses.some(({ gone }) => gone)).toBe(true)
    expect(shown.filter((number) => losses.some(({ piece, gone }) => gone && piece === number))).toEqual([])
    expect(shown.length).toBe(recorder!.stations(state).length)
  })
})

describe.each(BATTLES)('$scenario.id', ({ system, scenario }) => {
  test('where units stand is where the pictures of the turns show them', async () => {
    const { game, recorder, boardView } = await load(system)
    const setting = { game, recorder, scenario, players: [random, random] } as const
    const { posts } = recordGame(setting, 1, 5)
    const seen: Record<string, number[]> = {}
    let turn = 1
    const look = (state: unknown) => {
      const { pieces, board } = boardView.portrayState(state)
      const layout = layoutOf(board)
      for (const { place, side, footprint } of pieces) {
        // On a table books count units by the nearest inch.
        if (layout.isGrid || footprint !== undefined)
          (seen[inchOf(layout.label(place), layout.isGrid)] ??= [0, 0])[side]!++
      }
    }
    const after = (state: unknown, events: readonly GameEvent[]) => {
      for (const event of events) {
        const fact = recorder!.record(event)
        if (fact?.kind !== 'turn' || fact.turn === turn) continue
        turn = fact.turn
        look(state)
      }
    }
    look(playGame({ game, scenario, seed: 5, players: [random, random], observe: { after } }).state)
    expect(posts).toEqual(seen)
  })
})

/** `28.4,9.6` is nearest to `28,10`; hexes are what they are. */
const inchOf = (label: string, isGrid: boolean) =>
  isGrid
    ? label
    : label
        .split(',')
        .map((one) => Math.round(Number(one)))
        .join()

describe.each(shippedBattles('vive-lempereur').map((scenario) => [scenario.id, scenario] as const))(
  '%s',
  (_id, shipped) => {
    const scenario = shipped as ViveLempereurScenario
    test('the places that decide: objectives, and where the losers fell whose loss was counted', async () => {
      const { game, recorder } = await load(viveLempereur)
      const player = await findPlayer(viveLempereur, 'heuristic')
      const setting = { game, recorder, scenario, players: [player, player] } as const
      const { pieces } = castOf(setting)
      for (let seed = 1; seed <= 4; seed++) {
        const { winner, reason, losses, deciding } = recordGame(setting, 1, seed)
        const fallen = losses.filter(({ gone, piece }) => gone && pieces[piece]!.side !== winner)
        const units = fallen.filter(({ piece }) => !/garrison/i.test(pieces[piece]!.type))
        const condition = scenario.victory[Number(/^victory condition (\d+)$/.exec(reason)?.[1]) - 1]
        const expected = () => {
          if (winner === null || reason === 'more elements left') return []
          if (reason === 'fewer units lost') return [...new Set(units.map(({ place }) => place))]
          if (condition && 'controls' in condition.when) return condition.when.controls as string[]
          // By losses of some kinds, or in some sectors.
          return deciding.filter(
            (place, i) => fallen.some((loss) => loss.place === place) && deciding.indexOf(place) === i,
          )
        }
        expect(deciding.toSorted()).toEqual(expected().toSorted())
      }
    })
  },
)

test('whoever arrives before the first decision is in the books', async () => {
  const { game, recorder } = await load(viveLempereur)
  const quatreBras = shippedBattles('vive-lempereur').find(({ id }) => id === 'quatre-bras')
  const reinforcements = [{ side: 'allied', turn: 1, units: { 'militia-infantry': ['A12'] } }]
  const scenario = { ...quatreBras, reinforcements } as unknown as ViveLempereurScenario
  const { entries } = recordGame({ game, recorder, scenario, players: [random, random] }, 1, 1)
  expect(entries.filter(({ how }) => how === 'arrival')).toMatchObject([{ turn: 1, place: 'A12' }])
})

/** The printed games: in a small battle of our own players who do anything at random hardly meet. */
const PRINTED = shippedBattles('napoleon-at-waterloo').filter(({ id }) => id === 'standard' || id === 'advanced')

describe.each(PRINTED)('$id', (shipped) => {
  test('the places that decide: where the losers fell, as soon as enough of them did', async () => {
    const { game, recorder } = await load(napoleonAtWaterloo)
    const { edition } = shipped as NapoleonAtWaterlooScenario
    const when = { any: [{ destroyed: 10 }, { exited: 40 }] }
    const goal = { side: 'french', ...(edition === 'advanced' && { level: 'marginal' }), when }
    const scenario = { ...shipped, victory: [goal] } as Scenario
    const setting = { game, recorder, scenario, players: [random, random] } as const
    const { pieces } = castOf(setting)
    let won = 0
    for (let seed = 1; seed <= 4; seed++) {
      const { winner, losses, deciding } = recordGame(setting, 1, seed)
      const fallen = losses.filter(({ gone, piece }) => winner === 0 && gone && pieces[piece]!.side === 1)
      expect(deciding.toSorted()).toEqual([...new Set(fallen.map(({ place }) => place))].toSorted())
      if (winner === 0) won++
    }
    expect(won).toBeGreaterThan(0)
  })

  test('the places that decide: the exits, where units had to leave by them', async () => {
    const { game, recorder } = await load(napoleonAtWaterloo)
    const { edition } = shipped as NapoleonAtWaterlooScenario
    const goal = { side: 'french', ...(edition === 'advanced' && { level: 'marginal' }), when: { exited: 1 } }
    // Where the French stand, so that they find the way by chance.
    const { pieces } = castOf({ game, recorder, scenario: shipped })
    const french = [...new Set(pieces.flatMap(({ side, at }) => (side === 0 && at !== undefined ? [at] : [])))]
    const scenario = { ...shipped, exits: { french }, victory: [goal] } as Scenario
    const setting = { game, recorder, scenario, players: [random, random] } as const
    const wins = [1, 2, 3, 4].map((seed) => recordGame(setting, 1, seed)).filter(({ winner }) => winner === 0)
    expect(wins.length).toBeGreaterThan(0)
    for (const { deciding } of wins) expect(deciding.toSorted()).toEqual(french.toSorted())
  })
})

async function load(system: System) {
  const [game, recorder, boardView] = await Promise.all([
    system.loadGame(),
    system.loadStatisticsRecorder?.(),
    system.loadBoardView(),
  ])
  return { game, recorder, boardView }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
