import { describe, expect, test } from 'vitest'
import { castOf, recordGame } from '../src/balance/game-record.ts'
import { playGame } from '../src/players/play-game.ts'
import { random } from '../src/players/random.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { shippedBattles } from './fuzz/shipped.ts'

const BATTLES = shippedBattles()

describe.each(BATTLES.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
  test('what is kept of a game accounts for everybody who is left at its end', async () => {
    const system = SYSTEMS.find((one) => one.id === scenario.system)!
    const [game, chronicler, portrayer] = await Promise.all([
      system.loadGame(),
      system.loadChronicler?.(),
      system.loadPortrayer(),
    ])
    const setting = { game, chronicler, scenario, players: [random, random] } as const
    const { pieces } = castOf(setting)
    let compared = 0
    for (let seed = 1; seed <= 8; seed++) {
      const { losses, entries, ...record } = recordGame(setting, 1, seed)
      const { outcome, state, actions } = playGame({ game, scenario, seed, players: [random, random] })
      expect(record).toMatchObject({ winner: outcome.winner ?? null, level: outcome.level, actions })
      const left = pieces.flatMap((piece, i) => {
        const isIn = piece.at !== undefined || entries.some((entry) => entry.piece === i)
        return isIn && !losses.some((loss) => loss.piece === i && loss.gone) ? [{ ...piece, i }] : []
      })
      const end = portrayer.portrayState(state).pieces
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
