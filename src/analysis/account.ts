import type { PieceEntry } from '../engine/statistics-recorder.ts'
import { timeInBrackets } from '../scenario/clock.ts'
import { capitalise, count, describeWinner, enumerate, formatDate, makeSentence } from '../scenario/wording.ts'
import type { Analysis } from './analyse.ts'
import type { AnalysedGame, Course } from './course.ts'
import type { DescribePlace } from './place-names.ts'
import { swingOf } from './turning-points.ts'
import { LEAST_SHIFT, percent, points } from './words.ts'

/** So many places with losses, and names of who arrives, are told; the others are a number. */
const MOST_NAMED = 3

type Told = Omit<Analysis, 'account'>
type TurnFacts = Course<unknown>['facts']

/** The battle as a story: how it began, turn by turn who came and who fell, where it turned, and how it ended. */
export function writeAccount<State, Action>(
  analysed: AnalysedGame<State, Action>,
  { moments, facts }: Course<State>,
  told: Told,
): readonly string[] {
  const { game, recorder, scenario, replay } = analysed
  const pieces = recorder?.pieces(game.setup(scenario, replay.seed)) ?? []
  const story = new Story(pieces, told, analysed.describePlace)
  const turns = told.turns.map(({ turn, action }, i) => {
    const end = told.turns[i + 1]?.action ?? moments.length + 1
    return story.turn(
      turn,
      { first: action, end, time: timeInBrackets(scenario.clock, turn) },
      facts.filter((one) => one.turn === turn),
    )
  })
  return [story.opening(), ...joinQuiet(turns), story.ending()]
}

/** A turn of which there is anything to tell, or only its number. */
type Turn = { readonly turn: number; readonly text: string | undefined }

class Story {
  readonly #pieces: readonly PieceEntry[]
  readonly #told: Told
  readonly #describePlace: DescribePlace

  constructor(pieces: readonly PieceEntry[], told: Told, describePlace: DescribePlace) {
    this.#pieces = pieces
    this.#told = told
    this.#describePlace = describePlace
  }

  opening(): string {
    const { battle, sides, chances } = this.#told
    const date = battle.date === undefined ? '' : `, ${formatDate(battle.date)}`
    const armies = sides.map(({ name }, side) => `the ${name} side ${this.#describeArmy(side)}`)
    const begin = this.#pieces.length === 0 ? '' : ` ${makeSentence(enumerate(armies))}`
    const [chance] = chances
    const odds = chance === undefined ? '' : ` Before the first order ${this.#describeChance(chance)}.`
    return `${battle.title}${date}.${begin}${odds}`
  }

  turn(
    turn: number,
    { first, end, time }: { readonly first: number; readonly end: number; readonly time: string },
    facts: TurnFacts,
  ): Turn {
    const { sides, chances, turningPoints } = this.#told
    const sentences = [
      ...sides.flatMap((_, side) => this.#tellArrivals(side, facts)),
      ...sides.flatMap((_, side) => this.#tellLosses(side, facts)),
      ...turningPoints.filter(({ number }) => number >= first && number < end).map((point) => this.#tellPoint(point)),
      ...this.#tellShift(chances[first - 1], chances[end - 1]),
    ]
    const when = `Turn ${turn}${time}`
    return { turn, text: sentences.length === 0 ? undefined : `${when}. ${sentences.join(' ')}` }
  }

  ending(): string {
    const { outcome, stop, luck, skill, sides } = this.#told
    if (stop) return `Here the record ends: ${stop.message}`
    const end = outcome
      ? outcome.winner === null
        ? 'the battle ended in a draw'
        : describeWinner(this.#nameOf(outcome.winner), outcome.level)
      : 'the battle was not played to its end'
    const why = outcome ? `: ${outcome.reason}` : ''
    const lucky = luck[0] >= 0 ? 0 : 1
    const dice =
      Math.abs(luck[0]) < LEAST_SHIFT
        ? 'The dice favoured nobody.'
        : `The dice favoured the ${sides[lucky]!.name} side by ${points(luck[lucky])}.`
    const choices = sides.map(({ name }, side) => `those of the ${name} side ${worth(skill[side]!)}`)
    return `${capitalise(end)}${why}. ${dice} Measured against the player heuristic, decisions counted too: ${enumerate(choices)}.`
  }

  #nameOf(id: string): string {
    return this.#told.sides.find((side) => side.id === id)?.name ?? id
  }

  #describeArmy(side: number): string {
    const own = this.#pieces.filter((piece) => piece.side === side)
    const later = own.filter(({ arrives }) => arrives).length
    const there = `has ${count(own.length - later, 'unit')} on the field`
    return later === 0 ? there : `${there} and ${later} on the way`
  }

  #describeChance(chance: number): string {
    const { sides } = this.#told
    const better = chance >= 0.5 ? 0 : 1
    const share = better === 0 ? chance : 1 - chance
    return share < 0.5 + LEAST_SHIFT
      ? 'the chances were even'
      : `the chances of the ${sides[better]!.name} side stood at ${percent(share)}`
  }

  #tellArrivals(side: number, facts: TurnFacts): string[] {
    const arrived = facts.flatMap(({ fact }) => (fact.kind === 'entry' && fact.how === 'arrival' ? [fact] : []))
    const own = arrived.filter(({ piece }) => this.#pieces[piece]?.side === side)
    if (own.length === 0) return []
    const names = [...new Set(own.flatMap(({ piece }) => this.#pieces[piece]!.name ?? []))].slice(0, MOST_NAMED)
    const who = names.length > 0 ? ` (${enumerate(names)})` : ''
    const where = this.#describePlace(own[0]!.place)
    return [`${count(own.length, `${this.#told.sides[side]!.name} unit`)}${who} arrived ${where}.`]
  }

  #tellLosses(side: number, facts: TurnFacts): string[] {
    const losses = facts.flatMap(({ fact }) => (fact.kind === 'loss' ? [fact] : []))
    const own = losses.filter(({ piece }) => this.#pieces[piece]?.side === side)
    const strength = own.reduce((sum, one) => sum + one.strength, 0)
    const gone = own.filter((one) => one.gone)
    const { name } = this.#told.sides[side]!
    if (gone.length === 0) return strength === 0 ? [] : [`The ${name} side lost ${strength} in strength, but no unit.`]
    const places = new Map<string, string[]>()
    for (const { piece, place } of gone) {
      const where = place === '' ? 'off the board' : this.#describePlace(place)
      places.set(where, [...(places.get(where) ?? []), nameOfPiece(this.#pieces[piece]!)])
    }
    const told = [...places].slice(0, MOST_NAMED).map(([where, names]) => `${enumerate(names)} ${where}`)
    const others = [...places.values()].slice(MOST_NAMED).flat().length
    const list = others > 0 ? [...told, `${others} elsewhere`] : told
    return [
      `The ${name} side lost ${count(gone.length, 'unit')} (${enumerate(list)}) and ${strength} in strength in all.`,
    ]
  }

  #tellPoint({ told, text, before, decided, after, side, number }: Told['turningPoints'][number]): string {
    const what = told.length > 0 ? told.slice(0, 2).join('; ') : text
    const [bySkill, byLuck] = [Math.abs(decided - before), Math.abs(after - decided)]
    const cause = byLuck >= bySkill ? 'the dice' : `the decision of the ${this.#told.sides[side]!.name} side`
    const swing = points(swingOf({ before, after }))
    return `Action ${number} was a turning point: ${what.replace(/\.$/, '')}. It was worth ${swing}, by ${cause}.`
  }

  #tellShift(from: number | undefined, to: number | undefined): string[] {
    if (from === undefined || to === undefined || Math.abs(to - from) < LEAST_SHIFT) return []
    const side = to > from ? 0 : 1
    const share = (chance: number) => percent(side === 0 ? chance : 1 - chance)
    return [`The chances of the ${this.#told.sides[side]!.name} side rose from ${share(from)} to ${share(to)}.`]
  }
}

/** Turns of which there is nothing to tell are one sentence. */
function joinQuiet(turns: readonly Turn[]): string[] {
  const paragraphs: string[] = []
  let quiet: number[] = []
  const flush = () => {
    if (quiet.length > 0)
      paragraphs.push(`${quiet.length === 1 ? 'Turn' : 'Turns'} ${enumerate(quiet.map(String))} passed quietly.`)
    quiet = []
  }
  for (const { turn, text } of turns) {
    if (text === undefined) quiet.push(turn)
    else {
      flush()
      paragraphs.push(text)
    }
  }
  flush()
  return paragraphs
}

const nameOfPiece = ({ name, type }: PieceEntry) => name ?? type

function worth(skill: number): string {
  if (Math.abs(skill) < LEAST_SHIFT / 3) return 'changed nothing'
  return skill > 0 ? `gained ${points(skill)}` : `cost ${points(skill)}`
}
