import { dirname, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describeOutcome, makeReplay, writeReplay } from '../../src/engine/replay.ts'
import type { Outcome } from '../../src/engine/system.ts'
import { findPlayer, type PlayerName } from '../../src/players/index.ts'
import { type PlayedGame, playStepwise } from '../../src/players/play-game.ts'
import { count } from '../../src/scenario/wording.ts'
import { exists } from '../files/files.ts'
import { EXIT, type Io, readLines } from '../io.ts'
import { visible } from '../output/terminal.ts'
import { TerminalGame } from '../play/terminal-game.ts'
import { openBattle, type SimulatedBattle } from '../simulate/battle.ts'
import { parsePlayer, parsePlayers } from '../simulate/options.ts'
import { UsageError, writeOrRefuse } from '../usage-error.ts'

/** The flags of `berthier play`. */
export type PlayOptions = {
  readonly side?: string
  readonly against: string
  readonly players?: string
  readonly seed: number
  readonly budget?: number
  readonly log?: boolean
  readonly output?: string
  readonly variant?: readonly string[]
}

/** `berthier play`: a battle in the terminal, a person against a player, or two players against each other. */
export async function runPlay(name: string, options: PlayOptions, io: Io): Promise<number> {
  const battle = await openBattle(name, io, options.variant)
  if (options.players !== undefined) return watch(battle, parsePlayers(options.players), options, io)
  if (options.output !== undefined)
    throw new UsageError('-o works only with --players. In your own game, type save FILE.')
  if (options.log) throw new UsageError('--log works only with --players. In your own game, type log.')
  const against = parsePlayer(options.against)
  const sides = Object.entries(battle.scenario.sides)
  const side =
    options.side === undefined
      ? 0
      : findSide(
          options.side,
          sides.map(([id, { name: own }]) => [id, own]),
        )
  const opponent = await findPlayer(battle.system, against, options.budget)
  const session = new TerminalGame(battle, side, options.seed, opponent, await battle.system.loadPresenter?.(), io)
  const { title } = battle.scenario
  io.stdout.write(
    `${visible(title)}: you play the ${visible(sides[side]![1].name)} side against ${against}, seed ${options.seed}. Type "help" for the commands.\n\n`,
  )
  const lines = readLines(io)
  try {
    return await session.run(lines)
  } finally {
    await lines.return(undefined)
  }
}

/** Two players of ours: the same game as that of `berthier simulate` with this seed. */
async function watch(
  battle: SimulatedBattle,
  names: readonly [PlayerName, PlayerName],
  options: PlayOptions,
  io: Io,
): Promise<number> {
  const { game, scenario, system } = battle
  const { seed, budget, log = false, output } = options
  if (output !== undefined) refuseOutput(output, io)
  const actions: string[] = []
  const players = [await findPlayer(system, names[0], budget), await findPlayer(system, names[1], budget)] as const
  const course = playStepwise({
    game,
    scenario,
    seed,
    players,
    observe: {
      before: (now, action) => actions.push(game.format(now, action)),
      ...(log && {
        after: (now, events) => {
          for (const event of events) io.stdout.write(`${visible(game.describe(now, event))}\n`)
        },
      }),
    },
  })
  const { outcome, state } = await follow(course, io)
  io.stdout.write(`${visible(scenario.title)}, seed ${seed}: ${visible(describeEnd())}\n`)
  if (output !== undefined) {
    const replay = makeReplay({ system: scenario.system, game, scenario, seed, actions, outcome, state })
    await writeOrRefuse(output, writeReplay(replay), 'nothing', io)
    io.stderr.write(`Wrote ${visible(output)}.\n`)
  }
  return outcome ? EXIT.clean : EXIT.interrupted

  function describeEnd(): string {
    if (!outcome) return `PARTIAL: interrupted after ${count(actions.length, 'action')}.`
    const winner = outcome.winner === undefined ? null : scenario.sides[game.sides(state)[outcome.winner]!]!.name
    return describeOutcome({ ...outcome, winner })
  }
}

/** How long a game may keep Ctrl-C waiting, beside what a player thinks about one choice. */
const DEAF_MS = 50

/** Lets a game go on to its end, or until a person has enough: then it has no outcome. */
async function follow<State>(
  course: Generator<State, PlayedGame<State>>,
  io: Io,
): Promise<{ state: State; outcome?: Outcome }> {
  let heard = performance.now()
  for (;;) {
    const step = course.next()
    if (step.done) return step.value
    if (performance.now() - heard < DEAF_MS) continue
    await setImmediate()
    heard = performance.now()
    if (!io.signal.aborted) continue
    io.takeTime?.()
    return { state: step.value }
  }
}

/** Refuses a file that could not be written before the game is played. */
function refuseOutput(output: string, io: Io): void {
  const file = resolve(io.cwd, output)
  if (exists(file)) throw new UsageError(`${output} already exists. Choose another name.`)
  if (!exists(dirname(file))) throw new UsageError(`cannot write ${output}: there is no folder ${dirname(output)}.`)
}

function findSide(name: string, sides: readonly (readonly [id: string, name: string])[]): number {
  const side = sides.findIndex((words) => words.some((word) => word.toLowerCase() === name.toLowerCase()))
  if (side >= 0) return side
  throw new UsageError(`unknown side ${name}. Sides: ${sides.map(([id]) => id).join(', ')}.`)
}
