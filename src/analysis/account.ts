import type { PieceEntry } from '../engine/statistics-recorder.ts'
import { timeOfTurn } from '../scenario/clock.ts'
import {
  capitalise,
  count,
  describeSide,
  describeWinner,
  enumerate,
  formatDate,
  makeSentence,
} from '../scenario/wording.ts'
import type { Analysis } from './analyse.ts'
import type { AnalysedGame, Course, Moment } from './course.ts'
import type { DescribePlace } from './place-names.ts'
import { swingOf } from './turning-points.ts'
import { causesOf, LEAST_SHIFT, LEAST_TOLD, percent, points } from './words.ts'

/** So many places with losses, and names of who arrives, are told; the others are a number. */
const MOST_NAMED = 3
/** In a turn without a turning point, less than that is not worth a word. */
const LEAST_BLOW = 0.02

type Told = Omit<Analysis, 'account'>
type TurnFacts = Course<unknown>['facts']

/** The battle as a story: how it began, turn by turn who came and who fell, where it turned, and how it ended. */
export function writeAccount<State, Action>(
  { game, recorder, scenario, replay, describePlace }: AnalysedGame<State, Action>,
  { moments, facts }: Course<State>,
  told: Told,
): readonly string[] {
  const pieces = recorder?.pieces(game.setup(scenario, replay.seed)) ?? []
  const story = new Story(pieces, told, describePlace)
  const turns = told.turns.map(({ turn }) => ({
    turn,
    time: timeOfTurn(scenario.clock, turn),
    text: story.turn(
      moments.filter((one) => one.turn === turn),
      facts.filter((one) => one.turn === turn),
    ),
  }))
  const way = recorder?.ways(scenario).find(({ reason }) => reason === told.outcome?.reason)?.text
  return [story.opening(), ...joinQuiet(turns), story.ending(way)]
}

/** A turn, and what there is to tell of it, if anything. */
type Turn = { readonly turn: number; readonly time: string | undefined; readonly text: string }

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
    const armies = sides.map((_, side) => `${this.#people(side)} had ${this.#describeArmy(side)}`)
    const begin = this.#pieces.length === 0 ? '' : ` ${makeSentence(armies.join(', '))}`
    const [chance] = chances
    const odds = chance === undefined ? '' : ` Before the first order ${this.#describeChance(chance)}.`
    return `${battle.title}${date}.${begin}${odds}`
  }

  turn(moments: readonly Moment[], facts: TurnFacts): string {
    const { sides, turningPoints } = this.#told
    const [first, last] = [moments[0]?.number ?? 1, moments.at(-1)?.number ?? 0]
    const turned = turningPoints.filter(({ number }) => number >= first && number <= last)
    const happened = [
      ...sides.flatMap((_, side) => this.#tellArrivals(side, facts)),
      ...sides.flatMap((_, side) => this.#tellLosses(side, facts)),
      ...(turned.length > 0 ? turned.map((point, i) => this.#tellPoint(point, facts, i > 0)) : this.#tellBlow(moments)),
      ...this.#tellShift(moments),
    ]
    return happened.join(' ')
  }

  ending(way: string | undefined): string {
    const { outcome, stop, luck, skill, sides } = this.#told
    if (stop) return `Here the record ends: ${stop.message}`
    const end = outcome
      ? outcome.winner === null
        ? 'the battle ended in a draw'
        : describeWinner(this.#nameOf(outcome.winner), outcome.level)
      : 'the battle was not played to its end'
    const why = outcome ? ` What decided it: ${way ?? `${outcome.reason}.`}` : ''
    const lucky = luck[0] >= 0 ? 0 : 1
    const dice =
      Math.abs(luck[0]) < LEAST_SHIFT
        ? 'The dice favoured nobody.'
        : `The dice favoured ${this.#people(lucky)} by ${points(luck[lucky])} in all.`
    const choices = sides.map((_, side) => `the decisions of ${this.#people(side)} ${worth(skill[side]!)}`)
    return `${makeSentence(end)}${why} ${dice} Beside those of the computer that looks one action ahead, ${enumerate(choices)}.`
  }

  #people(side: number): string {
    return describeSide(this.#told.sides[side]!.name)
  }

  #nameOf(id: string): string {
    return this.#told.sides.find((side) => side.id === id)?.name ?? id
  }

  #describeArmy(side: number): string {
    const own = this.#pieces.filter((piece) => piece.side === side)
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

  #tellArrivals(side: number, facts: TurnFacts): string[] {
    const arrived = facts.flatMap(({ fact }) => (fact.kind === 'entry' && fact.how === 'arrival' ? [fact] : []))
    const own = arrived.filter(({ piece }) => this.#pieces[piece]?.side === side)
    if (own.length === 0) return []
    const { name } = this.#told.sides[side]!
    const names = [...new Set(own.flatMap(({ piece }) => this.#pieces[piece]!.name ?? []))].slice(0, MOST_NAMED)
    const others = own.length - names.length
    const rest = others === 0 ? [] : names.length === 0 ? [count(others, `${name} unit`)] : [`${others} more`]
    const who = names.length === 0 ? '' : `${name} reinforcements came up: `
    // Not all of a turn come by the same road.
    const places = [...new Set(own.map(({ place }) => this.#describePlace(place)))].slice(0, MOST_NAMED)
    return [`${who}${enumerate([...names, ...rest])} arrived ${enumerate(places)}.`]
  }

  #tellLosses(side: number, facts: TurnFacts): string[] {
    const losses = facts.flatMap(({ fact }) => (fact.kind === 'loss' ? [fact] : []))
    const own = losses.filter(({ piece }) => this.#pieces[piece]?.side === side)
    const strength = own.reduce((sum, one) => sum + one.strength, 0)
    const gone = own.filter((one) => one.gone)
    const who = capitalise(this.#people(side))
    if (gone.length === 0) return strength === 0 ? [] : [`${who} lost ${strength} in strength, but no unit.`]
    const places = new Map<string, PieceEntry[]>()
    for (const { piece, place } of gone) {
      const where = place === '' ? 'off the board' : this.#describePlace(place)
      places.set(where, [...(places.get(where) ?? []), this.#pieces[piece]!])
    }
    const told = [...places].slice(0, MOST_NAMED).map(([where, some]) => `${enumerate(namesOf(some))} ${where}`)
    const others = [...places.values()].slice(MOST_NAMED).flat().length
    const list = others > 0 ? [...told, `${count(others, 'unit')} elsewhere`] : told
    const fallen = list.length > 2 ? list.join('; ') : list.join(' and ')
    return [
      gone.length === 1
        ? `${who} lost ${fallen}, ${strength} in strength in all.`
        : `${who} lost ${count(gone.length, 'unit')}, ${strength} in strength in all: ${fallen}.`,
    ]
  }

  #tellPoint(point: Told['turningPoints'][number], facts: TurnFacts, isAnother: boolean): string {
    const what = whatHappened(point, 2)
    const gone = facts.flatMap(({ number, fact }) =>
      number === point.number && fact.kind === 'loss' && fact.gone ? [this.#pieces[fact.piece]!] : [],
    )
    // Of much that happened at once, the first sentences may say the least.
    const unsaid = namesOf(gone).filter((name) => !what.includes(name))
    const fallen = unsaid.length === 0 ? '' : `; ${enumerate(unsaid)} ${unsaid.length === 1 ? 'was' : 'were'} lost`
    const causes = causesOf(point, this.#told.sides)
    const because = causes.length > 0 ? ` ${makeSentence(causes.join(', '))}` : ''
    return `${isAnother ? 'Another' : 'A turning point'}: ${what}${fallen}.${because}`
  }

  /** Where nothing turned, what changed most. */
  #tellBlow(moments: readonly Moment[]): string[] {
    const [most] = moments.filter(({ told }) => told.length > 0).toSorted((a, b) => swingOf(b) - swingOf(a))
    return most && swingOf(most) >= LEAST_BLOW ? [`What counted most: ${whatHappened(most, 1)}.`] : []
  }

  #tellShift(moments: readonly Moment[]): string[] {
    const [from, to] = [moments[0]?.before, moments.at(-1)?.after]
    if (from === undefined || to === undefined || Math.abs(to - from) < LEAST_SHIFT) return []
    const side = to > from ? 0 : 1
    const share = (chance: number) => percent(side === 0 ? chance : 1 - chance)
    return [`The chances of ${this.#people(side)} rose from ${share(from)} to ${share(to)}.`]
  }
}

/** What came of an action, as its first sentences tell it. */
const whatHappened = ({ told, text }: Pick<Moment, 'told' | 'text'>, sentences: number) =>
  (told.length > 0 ? told.slice(0, sentences).join('; ') : text).replace(/\.$/, '')

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

/** Units by their names; of those that have none, how many there are of each type. */
function namesOf(pieces: readonly PieceEntry[]): string[] {
  const types = new Map<string, number>()
  for (const { name, type } of pieces) if (name === undefined) types.set(type, (types.get(type) ?? 0) + 1)
  return [
    ...pieces.flatMap(({ name }) => name ?? []),
    ...[...types].map(([type, number]) => `${number === 1 ? 'a unit' : `${number} units`} of ${type}`),
  ]
}

function worth(skill: number): string {
  if (Math.abs(skill) < LEAST_TOLD) return 'made no difference'
  return skill > 0 ? `gained them ${points(skill)}` : `cost them ${points(skill)}`
}
