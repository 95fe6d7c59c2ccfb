import type { PieceEntry, StatisticsRecorder } from '../engine/statistics-recorder.ts'
import { timeOfTurn } from '../scenario/clock.ts'
import { count, describeSide, describeWinner, enumerate, formatDate, makeSentence } from '../scenario/wording.ts'
import type { Analysis } from './analyse.ts'
import type { AnalysedGame, Course, Moment } from './course.ts'
import { APART, swingOf, type TurningPoint } from './turning-points.ts'
import { type TurnFacts, UnitFates } from './unit-fates.ts'
import { causesOf, LEAST_SHIFT, LEAST_TOLD, percent, points } from './words.ts'

/** Of what happened by one action, so many clauses are told: those that matter most. */
const MOST_CLAUSES = 3
/** In a turn without a turning point, less than that is not worth a word. */
const LEAST_BLOW = 0.02

type Told = Omit<Analysis, 'account' | 'turningPoints'> & { readonly turningPoints: readonly TurningPoint[] }
type Summed = Pick<TurningPoint, 'number' | 'side' | 'story' | 'told' | 'label' | 'span'>

/** The battle as a story: how it began, turn by turn who came and who fell, where it turned, and how it ended. */
export class Story<State, Action> {
  readonly #game: AnalysedGame<State, Action>
  readonly #course: Course<State>
  readonly #told: Told
  readonly #pieces: readonly PieceEntry[]
  readonly #fates: UnitFates
  readonly #recorder: StatisticsRecorder<State> | undefined

  constructor(analysed: AnalysedGame<State, Action>, course: Course<State>, told: Told) {
    const { game, recorder, scenario, replay, describePlace } = analysed
    this.#game = analysed
    this.#course = course
    this.#told = told
    this.#pieces = recorder?.pieces(game.setup(scenario, replay.seed)) ?? []
    this.#recorder = recorder
    const names = told.sides.map(({ name }) => name)
    this.#fates = new UnitFates(this.#pieces, names, describePlace, recorder?.strengthIn)
  }

  /** All of it, a paragraph each; `reason` is why it ended. */
  write(reason: string | undefined): readonly string[] {
    const { scenario } = this.#game
    const { moments, facts } = this.#course
    const turns = this.#told.turns.map(({ turn }) => ({
      turn,
      time: timeOfTurn(scenario.clock, turn),
      text: this.#tellTurn(
        moments.filter((one) => one.turn === turn),
        facts.filter((one) => one.turn === turn),
      ),
    }))
    const found = this.#recorder?.ways(scenario).find((one) => one.reason === reason)
    const way = found?.cause ?? found?.text
    return [this.#tellOpening(), ...joinQuiet(turns), this.#tellEnding(way)]
  }

  /** What happened by an action, and who was lost by it, without a full stop. */
  sumUp(moment: Summed): string {
    const [first, last] = this.#rangeOf(moment)
    const losses = this.#course.facts.flatMap(({ number, fact }) =>
      number >= first && number <= last && fact.kind === 'loss' ? [fact] : [],
    )
    return [...this.#clausesOf(moment), ...this.#fates.describeFallen(losses)].join('; ')
  }

  /**
   * The last of the actions that carry out what came of one: an exchange is paid for, and whoever finds no way to retreat is lost. With what
   * is told next something else begins.
   */
  #endOf({ number, story }: Pick<Moment, 'number' | 'story'>): number {
    if (story.length === 0) return number
    const { moments } = this.#course
    const { turn } = moments[number - 1]!
    const next = moments.find((one) => one.number > number && (one.turn !== turn || isEventful(one)))
    return Math.min(next?.number ?? moments.length + 1, number + APART) - 1
  }

  /** The first and last of the actions by which it came about. */
  #rangeOf(moment: Summed): readonly [number, number] {
    return moment.span ?? [moment.number, this.#endOf(moment)]
  }

  #clausesOf({ side, story, told, label, span }: Omit<Summed, 'number'>): string[] {
    const [best] = story.toSorted((a, b) => b.weight - a.weight)
    if (best) {
      const most = MOST_CLAUSES + (span ? 1 : 0)
      // Beside what mattered, who fired is not worth a word.
      const worthy = story.filter(({ weight }) => weight > 1 || best.weight === 1)
      const heaviest = worthy.toSorted((a, b) => b.weight - a.weight).slice(0, most)
      return [...new Set(story.filter((clause) => heaviest.includes(clause)).map(({ text }) => text))]
    }
    if (span) return ['nobody fought, and troops marched']
    if (told.length > 0) return told.slice(0, MOST_CLAUSES).map((line) => line.replace(/\.$/, ''))
    return [`${this.#people(side)} chose “${label}”`]
  }

  #tellOpening(): string {
    const { battle, sides, chances } = this.#told
    const date = battle.date === undefined ? '' : `, ${formatDate(battle.date)}`
    const armies = sides.map((_, side) => `${this.#people(side)} had ${this.#describeArmy(side)}`)
    const begin = this.#pieces.length === 0 ? '' : ` ${makeSentence(armies.join('; '))}`
    const [chance] = chances
    const odds =
      chance === undefined
        ? ''
        : ` Before the first order ${this.#describeChance(chance)}; a point is a hundredth of the chance to win.`
    return `${battle.title}${date}.${begin}${odds}`
  }

  #tellTurn(moments: readonly Moment[], facts: TurnFacts): string {
    const { sides, turningPoints } = this.#told
    const [first, last] = [moments[0]?.number ?? 1, moments.at(-1)?.number ?? 0]
    const turned = turningPoints.filter(({ number }) => number >= first && number <= last)
    const blow = turned.length === 0 ? this.#findBlow(moments) : undefined
    const told = blow ? [blow] : turned
    const ranges = told.map((moment) => this.#rangeOf(moment))
    const rest = facts.filter(({ number }) => ranges.every(([from, to]) => number < from || number > to))
    return [
      ...sides.flatMap((_, side) => this.#fates.describeArrivals(side, facts)),
      ...turned.map((point, i) => this.#tellPoint(point, i)),
      ...(blow ? [makeSentence(this.sumUp(blow))] : []),
      ...this.#tellMilestones(moments, told),
      ...sides.flatMap((_, side) => this.#fates.describeExits(side, rest)),
      ...joinElsewhere(
        sides.flatMap((_, side) => this.#fates.describeLosses(side, rest)),
        told.length > 0,
      ),
      ...this.#tellShift(moments),
    ].join(' ')
  }

  #tellEnding(way: string | undefined): string {
    const { outcome, stop, luck, skill, sides } = this.#told
    if (stop) return `Here the record ends: ${stop.message}`
    const end = outcome
      ? outcome.winner === null
        ? 'the battle ended in a draw'
        : describeWinner(this.#nameOf(outcome.winner), outcome.level).replace(/ wins?\b/, ' won')
      : 'the battle was not played to its end'
    // A story has no numbers of rules.
    const why = outcome ? ` What decided it: ${way?.replace(/ \([\d.]+\)/, '') ?? `${outcome.reason}.`}` : ''
    const lucky = luck[0] >= 0 ? 0 : 1
    const dice =
      Math.abs(luck[0]) < LEAST_SHIFT
        ? 'The dice favoured nobody.'
        : `The dice favoured ${this.#people(lucky)} by ${points(luck[lucky])} in all.`
    const choices = sides.map((_, side) => `${this.#people(side)} decided ${compare(skill[side]!)}`)
    const judged = skill.every((one) => Math.abs(one) < LEAST_TOLD)
      ? 'Neither side decided better or worse than the computer that looks one action ahead.'
      : `Measured against the computer that looks one action ahead, ${enumerate(choices)}.`
    return `${makeSentence(end)}${why} ${dice} ${judged}`
  }

  #people(side: number): string {
    return describeSide(this.#told.sides[side]!.name)
  }

  #nameOf(id: string): string {
    return this.#told.sides.find((side) => side.id === id)?.name ?? id
  }

  #describeArmy(side: number): string {
    // Where places are set, whoever has none is still to be made out of others, as garrisons are.
    const isPlaced = this.#pieces.some(({ at }) => at !== undefined)
    const own = this.#pieces.filter(
      (piece) => piece.side === side && (!isPlaced || piece.at !== undefined || piece.arrives),
    )
    const later = own.filter(({ arrives }) => arrives).length
    const there = `${count(own.length - later, 'unit')} on the field`
    return later === 0 ? there : `${there} and ${later} on the way`
  }

  #describeChance(chance: number): string {
    const better = chance >= 0.5 ? 0 : 1
    const share = better === 0 ? chance : 1 - chance
    return share < 0.5 + LEAST_SHIFT
      ? 'the chances were even'
      : `the chances of ${this.#people(better)} stood at ${percent(share)}`
  }

  /** What matters most in a battle, such as that an army broke, whatever the chances made of it. */
  #tellMilestones(moments: readonly Moment[], told: readonly Moment[]): string[] {
    const clauses = moments
      .filter((moment) => !told.includes(moment))
      .flatMap(({ story }) => story.filter(({ weight }) => weight === 3))
    return [...new Set(clauses.map(({ text }) => makeSentence(text)))]
  }

  #tellPoint(point: TurningPoint, nth: number): string {
    const causes = causesOf(point, this.#told.sides)
    const because = causes.length > 0 ? ` ${makeSentence(causes.join(', '))}` : ''
    const leads = isDecisive(point) ? LEADS : LESSER
    return `${leads[Math.min(nth, leads.length - 1)]}: ${this.sumUp(point)}.${because}`
  }

  /** Where nothing turned, what changed most. */
  #findBlow(moments: readonly Moment[]): Moment | undefined {
    const [most] = moments
      .filter((one) => (this.#recorder?.tell ? isEventful(one) : one.told.length > 0))
      .toSorted((a, b) => swingOf(b) - swingOf(a))
    return most && swingOf(most) >= LEAST_BLOW ? most : undefined
  }

  #tellShift(moments: readonly Moment[]): string[] {
    const [from, to] = [moments[0]?.before, moments.at(-1)?.after]
    if (from === undefined || to === undefined || Math.abs(to - from) < LEAST_SHIFT) return []
    const side = to > from ? 0 : 1
    const share = (chance: number) => percent(side === 0 ? chance : 1 - chance)
    return [`The chances of ${this.#people(side)} rose from ${share(from)} to ${share(to)}.`]
  }
}

/** Whether a story has more to tell of it than that somebody moved. */
const isEventful = ({ story }: Pick<Moment, 'story'>) => story.some(({ weight }) => weight > 1)

/** How turning points of one turn begin, one after the other. */
const LEADS = ['Here the battle turned', 'It turned again', 'And once more']

/** The same where the chances moved, but not from one side to the other. */
const LESSER = ['The balance shifted', 'It shifted again', 'And once more']

/** So great a change turns a battle, and so does any by which the other side is ahead. */
const DECISIVE = 0.2
const isDecisive = ({ before, after }: Pick<TurningPoint, 'before' | 'after'>) =>
  Math.abs(after - before) >= DECISIVE || before < 0.5 !== after < 0.5

/** Losses as sentences, after others have been told where something else happened. */
const joinElsewhere = (clauses: readonly string[], isElsewhere: boolean) =>
  clauses.map((clause, i) => makeSentence(isElsewhere && i === 0 ? `elsewhere ${clause}` : clause))

/** A turn, and what there is to tell of it, if anything. */
type Turn = { readonly turn: number; readonly time: string | undefined; readonly text: string }

/** Turns of which there is nothing to tell are one sentence. */
function joinQuiet(turns: readonly Turn[]): string[] {
  const paragraphs: string[] = []
  let quiet: Turn[] = []
  const flush = () => {
    const [first, last] = [quiet[0], quiet.at(-1)]
    if (first && last) {
      const which =
        quiet.length === 1
          ? `Turn ${first.turn}`
          : `Turns ${first.turn} ${quiet.length === 2 ? 'and' : 'to'} ${last.turn}`
      paragraphs.push(`${which} passed without loss.`)
    }
    quiet = []
  }
  for (const one of turns) {
    if (one.text === '') quiet.push(one)
    else {
      flush()
      paragraphs.push(`Turn ${one.turn}${one.time === undefined ? '' : ` (${one.time})`}. ${one.text}`)
    }
  }
  flush()
  return paragraphs
}

function compare(skill: number): string {
  if (Math.abs(skill) < LEAST_TOLD) return 'neither better nor worse'
  return `${points(skill)} ${skill > 0 ? 'better' : 'worse'}`
}
