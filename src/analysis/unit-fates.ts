import type { DescribePlace, PieceEntry } from '../engine/statistics-recorder.ts'
import { capitalise, count, describeSide, enumerate, makeSentence, spell, withArticle } from '../scenario/wording.ts'
import type { Course } from './course.ts'
import { enumerateUnits } from './unit-names.ts'

/** So many places with losses, and names of who arrives, are told; the others are a number. */
const MOST_NAMED = 3
/** More names of those who fell at once are a number. */
const MOST_LISTED = 5

export type TurnFacts = Course<unknown>['facts']
type LossFact = Extract<TurnFacts[number]['fact'], { readonly kind: 'loss' }>

/** What became of units, in words: who arrived, who left the board, and who was lost. */
export class UnitFates {
  readonly #pieces: readonly PieceEntry[]
  readonly #sides: readonly string[]
  readonly #describePlace: DescribePlace
  readonly #strengthIn: string | undefined

  /** `sides` are names; `strengthIn` is what strength is counted in, where it is. */
  constructor(
    pieces: readonly PieceEntry[],
    sides: readonly string[],
    describePlace: DescribePlace,
    strengthIn: string | undefined,
  ) {
    this.#pieces = pieces
    this.#sides = sides
    this.#describePlace = describePlace
    this.#strengthIn = strengthIn
  }

  describeFallen(losses: readonly LossFact[]): string[] {
    return this.#sides.flatMap((_, side) => {
      const gone = losses.filter(({ piece, gone: isGone }) => isGone && this.#pieces[piece]?.side === side)
      const names = enumerateUnits(gone.map(({ piece }) => this.#pieces[piece]!))
      if (names.length > MOST_LISTED)
        return [`${this.#people(side)} lost ${spell(gone.length)} units, among them ${enumerate(names.slice(0, 2))}`]
      return names.length === 0 ? [] : [`${this.#people(side)} lost ${enumerate(names)}`]
    })
  }

  describeArrivals(side: number, facts: TurnFacts): string[] {
    const arrived = facts.flatMap(({ fact }) => (fact.kind === 'entry' && fact.how === 'arrival' ? [fact] : []))
    const own = arrived.filter(({ piece }) => this.#pieces[piece]?.side === side)
    if (own.length === 0) return []
    const name = this.#sides[side]!
    const names = [...new Set(own.flatMap(({ piece }) => this.#pieces[piece]!.name ?? []))].slice(0, MOST_NAMED)
    const others = own.length - names.length
    // Not all of a turn come by the same road.
    const all = new Set(own.map(({ place }) => this.#describePlace(place)))
    // Who is near a place comes with those who are there.
    const distinct = [...all].filter((place) => !all.has(place.replace(/^near /, 'at ')) || !place.startsWith('near '))
    const places = enumerate(distinct.slice(0, MOST_NAMED))
    if (names.length === 0)
      return [`${capitalise(spell(others))} ${name} ${others === 1 ? 'unit' : 'units'} arrived ${places}.`]
    const rest = others === 0 ? [] : [`${spell(others)} more`]
    return [`${name} reinforcements arrived ${places}: ${enumerate([...names.map(withArticle), ...rest])}.`]
  }

  /** Who left the board alive. */
  describeExits(side: number, facts: TurnFacts): string[] {
    const exits = facts.flatMap(({ fact }) => (fact.kind === 'exit' ? [fact] : []))
    const own = exits.filter(({ piece }) => this.#pieces[piece]?.side === side)
    const last = own.at(-1)
    if (!last) return []
    const names = enumerateUnits(own.map(({ piece }) => this.#pieces[piece]!))
    const sum = last.exited === own.length ? 'the first to do so' : `${spell(last.exited)} in all by then`
    return [makeSentence(`${enumerate(names)} of ${this.#people(side)} left the board, ${sum}`)]
  }

  /** As clauses. */
  describeLosses(side: number, facts: TurnFacts): string[] {
    const losses = facts.flatMap(({ fact }) => (fact.kind === 'loss' ? [fact] : []))
    const own = losses.filter(({ piece }) => this.#pieces[piece]?.side === side)
    const gone = own.filter((one) => one.gone)
    const strength = own.reduce((sum, one) => sum + one.strength, 0)
    const who = this.#people(side)
    const unit = this.#strengthIn
    if (gone.length === 0) return strength === 0 ? [] : [this.#describeHarm(who, own, strength)]
    const places = new Map<string, PieceEntry[]>()
    for (const { piece, place } of gone) {
      const where = place === '' ? 'beyond the edge of the field' : this.#describePlace(place)
      places.set(where, [...(places.get(where) ?? []), this.#pieces[piece]!])
    }
    const told = [...places].slice(0, MOST_NAMED).map(([where, some]) => `${enumerate(enumerateUnits(some))} ${where}`)
    const others = [...places.values()].slice(MOST_NAMED).flat().length
    const list = others > 0 ? [...told, `${spell(others)} elsewhere`] : told
    const fallen = list.length > 2 ? `${list.slice(0, -1).join('; ')}; and ${list.at(-1)}` : list.join(' and ')
    const sum = unit === undefined ? '' : `, ${count(strength, unit)} in all`
    return [
      gone.length === 1 ? `${who} lost ${fallen}${sum}` : `${who} lost ${spell(gone.length)} units${sum}: ${fallen}`,
    ]
  }

  /** Losses by which no unit is gone. */
  #describeHarm(who: string, losses: readonly LossFact[], strength: number): string {
    const unit = this.#strengthIn
    if (unit !== undefined) return `${who} lost ${spell(strength)} ${strength === 1 ? unit : `${unit}s`}, but no unit`
    const names = enumerateUnits([...new Set(losses.map(({ piece }) => this.#pieces[piece]!))])
    return `${who} saw ${enumerate(names)} put to flight`
  }

  #people(side: number): string {
    return describeSide(this.#sides[side]!)
  }
}
