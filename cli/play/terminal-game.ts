import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { seedOfGame } from '../../src/balance/seeds.ts'
import { makeDice } from '../../src/engine/dice.ts'
import { Match } from '../../src/engine/match.ts'
import { plainPresenter } from '../../src/engine/plain-presenter.ts'
import type { Presenter } from '../../src/engine/presenter.ts'
import { makeReplay, writeReplay } from '../../src/engine/replay.ts'
import { type GameEvent, isRefusal } from '../../src/engine/system.ts'
import type { Player } from '../../src/players/player.ts'
import { exists } from '../files/files.ts'
import { EXIT, type Io } from '../io.ts'
import { type Colors, colorsFor, visible, widthFor } from '../output/terminal.ts'
import type { SimulatedBattle } from '../simulate/battle.ts'
import { UsageError, writeOrRefuse } from '../usage-error.ts'
import { arrange, describeOdds, listChoices } from './choices.ts'
import { drawTextMap } from './text-map.ts'

/** The commands of a game; `example` is an action that is legal now. */
const helpWith = (example: string) => `  a number       choose the action with this number
  an action      as in case files, such as "${example}"; an illegal one is refused with its rule
  odds NUMBER    the odds of a choice
  map            the board           all    every choice
  log            what has happened   undo   undo your last decision
  save FILE      save the game for berthier replay
  quit`

/** A game between a person at a terminal and a player of ours. */
export class TerminalGame {
  readonly #battle: SimulatedBattle
  readonly #match: Match<unknown, unknown>
  readonly #presenter: Presenter<unknown, unknown>
  readonly #side: number
  readonly #opponent: Player<unknown, unknown>
  readonly #io: Io
  readonly #colors: Colors
  /** What had been done and printed before each decision of the person. */
  readonly #decisions: { readonly actions: number; readonly printed: number }[] = []
  /** What was saved in each file. */
  readonly #saved = new Map<string, Uint8Array>()
  readonly #log: string[] = []

  constructor(
    battle: SimulatedBattle,
    side: number,
    seed: number,
    opponent: Player<unknown, unknown>,
    presenter: Presenter<unknown, unknown> | undefined,
    io: Io,
  ) {
    this.#battle = battle
    this.#match = new Match(battle.game, battle.scenario, seed)
    this.#presenter = presenter ?? plainPresenter(battle.game)
    this.#side = side
    this.#opponent = opponent
    this.#io = io
    this.#colors = colorsFor(io.stdout, io.env)
  }

  /** Plays until the battle is over, the person has enough, or there is no more input. */
  async run(lines: AsyncIterator<string>): Promise<number> {
    this.#print(drawTextMap(this.#portrait(), this.#colors))
    for (;;) {
      await this.#letOpponentPlay()
      if (this.#io.signal.aborted) return EXIT.interrupted
      if (this.#match.outcome) break
      this.#prompt(false)
      const exit = await this.#readDecision(lines)
      if (exit !== undefined) return exit
    }
    const { title, detail } = this.#presenter.headline(this.#match.state, this.#side)
    this.#print(`\n${this.#colors.bold(visible(title))}. ${visible(detail)}`)
    return EXIT.clean
  }

  async #letOpponentPlay(): Promise<void> {
    const { game } = this.#match
    for (;;) {
      const deciders = game.deciders(this.#match.state)
      if (deciders.length === 0 || deciders.includes(this.#side)) return
      const other = deciders[0]!
      // Its dice follow from the moment, so that it decides alike again after an undo.
      const dice = makeDice(seedOfGame(this.#match.seed, this.#match.actions.length))
      this.#play(this.#opponent.choose(game, this.#match.state, other, dice))
      // Ctrl-C is heard only between its actions.
      await setImmediate()
      if (this.#io.signal.aborted) return
    }
  }

  #play(action: unknown): boolean {
    const events = this.#match.play(action)
    if (isRefusal(events)) {
      this.#refuse(events.rule, events.reason)
      return false
    }
    this.#printEvents(events)
    return true
  }

  /** Where both decide unseen, the other side's choice stays unseen. */
  #printEvents(events: readonly GameEvent[]): void {
    const { state, game } = this.#match
    for (const event of events) {
      if (this.#presenter.conceals(state, event, this.#side)) continue
      const printed = `· ${visible(game.describe(state, event))}`
      this.#log.push(printed)
      this.#print(this.#colors.dim(printed))
    }
  }

  #choices() {
    const { game, state } = this.#match
    return arrange(this.#presenter, state, game.actions(state, this.#side))
  }

  #prompt(all: boolean): void {
    const { state } = this.#match
    const { time, sides } = this.#presenter.situation(state, this.#side)
    const { title, detail } = this.#presenter.headline(state, this.#side)
    const names = this.#portrait().sides
    this.#print(
      [
        '',
        this.#colors.bold(visible(time)),
        ...sides.map(
          (facts, i) =>
            `  ${visible(`${names[i]!.name}: ${facts.map(({ label, value }) => `${label} ${value}`).join('; ')}`)}`,
        ),
        `${this.#colors.bold(visible(title))} ${visible(detail)}`,
        listChoices(this.#choices(), all, widthFor(this.#io.stdout), this.#colors),
      ].join('\n'),
    )
  }

  /** Takes input until a decision is made. An exit code where the person leaves. */
  async #readDecision(lines: AsyncIterator<string>): Promise<number | undefined> {
    for (;;) {
      this.#io.stdout.write('> ')
      const { value, done } = await lines.next()
      if (this.#io.signal.aborted) return EXIT.interrupted
      if (done) return this.#quit()
      const line = value.trim()
      if (!this.#io.stdout.isTTY) this.#print(visible(line))
      if (line === 'quit' || line === 'q') return this.#quit()
      if (line !== '' && (await this.#carryOut(line))) return undefined
    }
  }

  /** Whether the position has changed. */
  async #carryOut(line: string): Promise<boolean> {
    const [word = '', ...rest] = line.split(/\s+/)
    const words = rest.join(' ')
    if (word === 'help' || word === '?') this.#help()
    else if (word === 'map') this.#print(drawTextMap(this.#portrait(), this.#colors))
    else if (word === 'all') this.#prompt(true)
    else if (word === 'log') this.#print(this.#log.join('\n') || 'Nothing has happened yet.')
    else if (word === 'undo') return this.#undo()
    else if (word === 'save') await this.#save(words)
    else if (word === 'odds') this.#odds(words)
    else if (/^\d+$/.test(line)) return this.#choose(Number(line))
    else return this.#decide(this.#match.game.parse(this.#match.state, line, this.#side))
    return false
  }

  #help(): void {
    const { game, state } = this.#match
    const help = this.#presenter.inputHelp?.(state, this.#side) ?? []
    const now = help.length === 0 ? [] : ['You can type:', ...help.map((line) => `  ${visible(line)}`)]
    this.#print([helpWith(visible(game.format(state, this.#choices()[0]!.action))), ...now].join('\n'))
  }

  #choose(number: number): boolean {
    const choices = this.#choices()
    const choice = choices[number - 1]
    if (choice) return this.#decide(choice.action)
    this.#print(`There is no choice ${number}. Type a number from 1 to ${choices.length}.`)
    return false
  }

  #decide(action: unknown): boolean {
    if (isRefusal(action)) return this.#refuse(action.rule, action.reason)
    const before = { actions: this.#match.actions.length, printed: this.#log.length }
    if (!this.#play(action)) return false
    this.#decisions.push(before)
    return true
  }

  #refuse(rule: string, reason: string): false {
    const why = visible(reason)
    this.#print(
      rule === '' ? `${why.replace(/\.?$/, '.')} Type "help" for the commands.` : `Against rule ${rule}: ${why}`,
    )
    return false
  }

  #undo(): boolean {
    const before = this.#decisions.pop()
    if (before === undefined) {
      this.#print('There is nothing to undo.')
      return false
    }
    this.#match.undo(this.#match.actions.length - before.actions)
    this.#log.length = before.printed
    this.#print('Undone, dice included.')
    return true
  }

  #odds(words: string): void {
    const { game, state } = this.#match
    const choice = this.#choices()[Number(words) - 1]
    const odds = choice && game.explain(state, choice.action)
    this.#print(odds ? describeOdds(odds) : 'This choice has no odds.')
  }

  async #save(file: string): Promise<void> {
    try {
      if (file === '') throw new UsageError('name a file, such as save game.json.')
      const isThere = exists(resolve(this.#io.cwd, file))
      const earlier = this.#saved.get(file)
      if (isThere && !earlier) throw new UsageError(`${file} already exists. Choose another name.`)
      const content = Buffer.from(writeReplay(makeReplay(this.#match)))
      await writeOrRefuse(file, content, (isThere && earlier) || 'nothing', this.#io)
      this.#saved.set(file, content)
      this.#print(`Saved ${visible(file)}.`)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      this.#print(`Not saved: ${visible(error.message)}`)
    }
  }

  #quit(): number {
    this.#print(`The battle is not over. ${this.#saved.size === 0 ? 'It was not saved.' : ''}`.trim())
    return EXIT.clean
  }

  #portrait() {
    return this.#battle.boardView.portrayState(this.#match.state, this.#side)
  }

  #print(text: string): void {
    this.#io.stdout.write(`${text}\n`)
  }
}
