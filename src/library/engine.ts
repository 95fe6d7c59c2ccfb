// The package `berthier/engine`: battles as games. Play them, record and replay them, run cases, and let computers play many.
import { castOf, type GameRecord } from '../balance/game-record.ts'
import { loadSettings, type PlayableRulebook, playNumbers } from '../balance/games.ts'
import { buildReport, type RecordedBalance } from '../balance/report.ts'
import { playSeries } from '../balance/series.ts'
import { type CaseFile, type CaseSystem, readCases as readCaseFile } from '../engine/cases/case-file.ts'
import { type CaseFailure, runCase } from '../engine/cases/run-case.ts'
import { Match } from '../engine/match.ts'
import { readReplay } from '../engine/read-replay.ts'
import { makeReplay, playReplay, type Replayed, writeReplay } from '../engine/replay.ts'
import type { System } from '../engine/system.ts'
import { findPlayer, type PlayerName } from '../players/index.ts'
import { type PlayedGame, playGame as playPairing } from '../players/play-game.ts'
import type { Scenario } from '../scenario/types.gen.ts'

export type { Balance, RecordedBalance } from '../balance/report.ts'
export { type Case, type CaseFile, type CaseSystem } from '../engine/cases/case-file.ts'
export type { CaseFailure } from '../engine/cases/run-case.ts'
export { type Dice, makeDice, roll } from '../engine/dice.ts'
export { Match } from '../engine/match.ts'
export { makeReplay, type Replay, type Replayed } from '../engine/replay.ts'
export {
  type Breakdown,
  type Game,
  type GameEvent,
  isRefusal,
  type Outcome,
  type Refusal,
  type System,
} from '../engine/system.ts'
export { findPlayer, PLAYER_NAMES, type PlayerName } from '../players/index.ts'
export type { PlayedGame } from '../players/play-game.ts'
export type { Player } from '../players/player.ts'

/** Begins a game. The scenario must come from `validate`; the seed determines all dice. */
export async function startMatch(
  rulebook: Pick<System, 'loadGame'>,
  scenario: Scenario,
  seed = 1,
): Promise<Match<unknown, unknown>> {
  return new Match(await rulebook.loadGame(), scenario, seed)
}

/** A recorded game as the text of a file. */
export function formatReplay(match: Match<unknown, unknown>): string {
  return writeReplay(makeReplay(match))
}

/** Plays a recorded game again, judging every action. Without `scenario` it is played on the battle in the record. */
export async function replay(
  text: string,
  rulebook: Pick<System, 'loadGame'>,
  scenario?: Scenario,
): Promise<Replayed<unknown>> {
  const { replay: record, diagnostics } = readReplay(text)
  if (!record) throw new Error(diagnostics[0]?.message ?? 'This is no recorded game.')
  const battle = scenario ?? record.battle
  if (!battle) throw new Error('This record does not contain its battle. Give it as the third argument.')
  return playReplay(await rulebook.loadGame(), battle, record)
}

/** Reads a file of cases; problems are in its diagnostics. */
export function readCases(text: string, rulebooks: readonly CaseSystem[]): Promise<CaseFile> {
  return readCaseFile(new TextEncoder().encode(text), rulebooks)
}

/**
 * Plays the cases of a file. The result has the title of each case, and the reason if it does not hold. `scenarios`
 * finds battles by their ids.
 */
export async function playCases(
  file: CaseFile,
  scenarios: (id: string) => unknown = () => undefined,
): Promise<readonly { readonly title: string; readonly failure?: CaseFailure }[]> {
  if (!file.system) return []
  const [game, book] = await Promise.all([file.system.loadGame(), file.system.loadCaseBook()])
  return file.cases.map((example) => {
    const failure = runCase(example, { game, book, scenarios })
    return { title: example.title, ...(failure && { failure }) }
  })
}

/** Lets two computers play a battle to its end. The same seed gives the same game in every JavaScript engine. */
export async function playGame(
  rulebook: Pick<System, 'loadGame' | 'loadEvaluator'>,
  scenario: Scenario,
  players: readonly [PlayerName, PlayerName] = ['heuristic', 'heuristic'],
  seed = 1,
): Promise<PlayedGame<unknown>> {
  const [game, first, second] = await Promise.all([
    rulebook.loadGame(),
    findPlayer(rulebook, players[0]),
    findPlayer(rulebook, players[1]),
  ])
  return playPairing({ game, scenario, seed, players: [first, second] })
}

/** How many games to play, by whom, and with which dice. */
export type SimulationOptions = {
  /** Default: 200. */
  readonly games?: number
  /** Default: `heuristic` on both sides. */
  readonly players?: readonly [PlayerName, PlayerName]
  /** Default: 1. */
  readonly seed?: number
  readonly signal?: AbortSignal
}

/** Plays a battle many times, one game after the other, and reports who wins and how certain that is. */
export async function simulate(
  rulebook: PlayableRulebook,
  scenario: Scenario,
  {
    games = 200,
    players = ['heuristic', 'heuristic'],
    seed = 1,
    signal = new AbortController().signal,
  }: SimulationOptions = {},
): Promise<RecordedBalance> {
  const data = { encounters: [{ scenario, players }], series: seed, keep: 'records' } as const
  const settings = await loadSettings(data, [rulebook])
  const thread = {
    play: async (numbers: readonly number[]) => playNumbers<GameRecord>(settings, data, numbers),
    close: () => undefined,
  }
  const watch = { signal, now: () => 0, report: () => undefined }
  const series = await playSeries({ encounters: 1, series: seed, games }, [thread], watch)
  return buildReport(
    { players, seed, asked: games },
    [{ source: scenario.id, scenario, cast: castOf(settings[0]!) }],
    series,
  )
}
