import { plainPresenter } from '../../src/engine/plain-presenter.ts'
import type { Presenter } from '../../src/engine/presenter.ts'
import { count } from '../../src/scenario/wording.ts'
import { conclude } from '../formats/replay/text.ts'
import { EXIT, type Io } from '../io.ts'
import { type Colors, colorsFor, visible, widthFor } from '../output/terminal.ts'
import { drawTextMap } from '../play/text-map.ts'
import type { SimulatedBattle } from '../simulate/battle.ts'
import { type ReplayedGame, type ReplayReport, replayExitCode } from './report.ts'

const HELP = `  Enter, next    one action forward     next 10   ten actions
  back           one action back        back 10   ten actions
  a number       go to this action      turn 3    go to the start of a turn
  start, end     go to the start or the end
  quit`

/** Goes through a recorded game with a person at a terminal: the board, and what was done. */
export class Stepper {
  readonly #battle: SimulatedBattle
  readonly #game: ReplayedGame
  readonly #file: ReplayReport['file']
  readonly #presenter: Presenter<unknown, unknown>
  readonly #io: Io
  readonly #colors: Colors
  /** After how many actions each turn begins. */
  readonly #turns: ReadonlyMap<number, number>
  #step = 0

  constructor(
    battle: SimulatedBattle,
    game: ReplayedGame,
    file: ReplayReport['file'],
    presenter: Presenter<unknown, unknown> | undefined,
    io: Io,
  ) {
    this.#battle = battle
    this.#game = game
    this.#file = file
    this.#presenter = presenter ?? plainPresenter(battle.game)
    this.#io = io
    this.#colors = colorsFor(io.stdout, io.env)
    this.#turns = findTurns(battle, game)
  }

  /** Until the person has enough. Whether the game is what was recorded is known, and told, from the beginning. */
  async run(lines: AsyncIterator<string>): Promise<number> {
    const { title } = this.#battle.scenario
    this.#print(`${this.#colors.bold(visible(title))}, seed ${this.#game.replay.seed}\n${this.#conclusion()}\n`)
    this.#printStep()
    this.#print(HELP)
    for (;;) {
      this.#io.stdout.write('> ')
      const { value, done } = await lines.next()
      if (this.#io.signal.aborted) return EXIT.interrupted
      const words = done ? 'quit' : value.trim().toLowerCase()
      if (words === 'quit' || words === 'q') return replayExitCode({ file: this.#file, game: this.#game })
      const answer = this.#carryOut(words)
      if (answer === undefined) this.#printStep()
      else this.#print(answer)
    }
  }

  get #last(): number {
    return this.#game.log.length
  }

  /** Goes where it is told to; a text where there is no way. */
  #carryOut(words: string): string | undefined {
    const [, word = '', digits] = /^([a-z?]*)\s*(\d{1,9})?$/.exec(words) ?? [undefined, 'help']
    const number = digits === undefined ? undefined : Number(digits)
    if (word === '' && number !== undefined) return this.#go(number)
    if (word === '' || word === 'next' || word === 'n') return this.#goBy(number ?? 1)
    if (word === 'back' || word === 'b') return this.#goBy(-(number ?? 1))
    if (word === 'start') return this.#go(0)
    if (word === 'end') return this.#go(this.#last)
    if (word === 'turn' || word === 't') return this.#goToTurn(number)
    return HELP
  }

  #goBy(steps: number): string | undefined {
    if (steps > 0 && this.#step === this.#last) return `End of the game. ${this.#conclusion()}`
    if (steps < 0 && this.#step === 0) return 'Start of the game.'
    return this.#go(Math.max(0, Math.min(this.#step + steps, this.#last)))
  }

  #go(step: number): string | undefined {
    if (step > this.#last) return `There are ${count(this.#last, 'action')}.`
    this.#step = step
    return undefined
  }

  #goToTurn(turn: number | undefined): string | undefined {
    const step = turn === undefined ? undefined : this.#turns.get(turn)
    return step === undefined ? `Turns of this game: ${[...this.#turns.keys()].join(', ')}.` : this.#go(step)
  }

  #printStep(): void {
    const state = this.#state()
    const done = this.#game.log[this.#step - 1]
    const at = done
      ? `Action ${this.#step} of ${this.#last}: ${visible(done.text)}`
      : `Before the first of ${this.#last}`
    this.#print(
      [
        drawTextMap(this.#battle.boardView.portrayState(state), this.#colors),
        '',
        `${this.#colors.bold(visible(this.#presenter.situation(state).time))}  ${at}`,
        ...(done?.events ?? []).map(({ told }) => `  ${visible(told)}`),
      ].join('\n'),
    )
  }

  /** Played from the beginning each time: that takes milliseconds, and keeping every position would take memory. */
  #state(): unknown {
    const { game, scenario } = this.#battle
    const state = game.setup(scenario, this.#game.replay.seed)
    for (const { text } of this.#game.log.slice(0, this.#step)) game.apply(state, game.parse(state, text))
    return state
  }

  #conclusion(): string {
    return conclude(this.#file, this.#game, { colors: this.#colors, width: widthFor(this.#io.stdout) })
  }

  #print(text: string): void {
    this.#io.stdout.write(`${text}\n`)
  }
}

function findTurns({ recorder }: SimulatedBattle, { log }: ReplayedGame): ReadonlyMap<number, number> {
  const turns = new Map([[1, 0]])
  log.forEach(({ events }, i) => {
    for (const { event } of events) {
      const fact = recorder?.record(event)
      // A turn is told of at each of its rounds.
      if (fact?.kind === 'turn' && !turns.has(fact.turn)) turns.set(fact.turn, i + 1)
    }
  })
  return turns
}
