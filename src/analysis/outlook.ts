import { makeDice } from '../engine/dice.ts'
import { playOn } from '../players/play-on.ts'
import { CERTAIN, Chances, firstSidesShare, type Reading } from './chances.ts'
import type { AnalysedGame } from './course.ts'

/** So many battles are played from the beginning. */
const GAMES = 8
/** And so many more are taken to be drawn, since a few prove little. */
const BELIEVED = 4

/**
 * Who holds the ground at first would seem to win where positions are valued as they stand, although the battle is about that ground. So the
 * battle is played a few times from its beginning, both sides by `heuristic`: the odds of a position are corrected by what these games say
 * of the first one, less and less as the turns go by. Yields the share that is done.
 */
export function* correctOutlook<State, Action>({
  game,
  evaluator,
  scenario,
  replay,
}: AnalysedGame<State, Action>): Generator<number, Reading<State>> {
  const begin = game.setup(scenario, replay.seed)
  const read = new Chances(game, evaluator, replay.seed).now(begin, 0)
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const state = game.copy(begin)
    playOn(game, evaluator, state, 0, undefined, makeDice(replay.seed + i), undefined, () => 0)
    const outcome = game.outcome(state)
    won += outcome ? firstSidesShare(outcome) : 0.5
    yield (i + 1) / GAMES
  }
  const known = (won + BELIEVED / 2) / (GAMES + BELIEVED)
  const factor = oddsOf(known) / oddsOf(read)
  const turns = Math.max(1, scenario.turns)
  return {
    read(state, _side, promised) {
      const left = Math.max(0, 1 - (evaluator.span(state, 0) - 1) / turns)
      const corrected = factor >= 1 ? 1 + (factor - 1) * left : 1 / (1 + (1 / factor - 1) * left)
      const odds = oddsOf(within(promised)) * corrected
      return within(odds / (1 + odds))
    },
  }
}

const within = (chance: number) => Math.max(1 - CERTAIN, Math.min(CERTAIN, chance))
const oddsOf = (chance: number) => chance / (1 - chance)
