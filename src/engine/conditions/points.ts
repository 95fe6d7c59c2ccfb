import type { AwardCheck, AwardData } from '../../scenario/conditions/awards.ts'
import type { AnyCondition } from '../../scenario/conditions/tree.ts'
import { ANYTHING, countOf, SCORE, type World } from './asked.ts'
import { type Compiled, type ConditionBook, stir } from './book.ts'
import { wantedAtoms } from './program.ts'

/** Victory points that a side can score. */
export type Award<Where, Own> = {
  readonly side: number
  readonly points: number
  readonly check: AwardCheck
  readonly when: Compiled<Where, Own>
  /** Why, as events tell it. */
  readonly reason: string
  /** The word of memory that counts how often it has been scored. */
  readonly row: number
}

/** What a side has just scored, and what it has in all. */
export type Score = {
  readonly side: number
  readonly points: number
  readonly total: number
  readonly reason: string
}

/** Of all points that a side can score, those that a victory usually takes. */
const FAIR_SHARE = 0.25
/** How often something is scored every time that nobody can count beforehand. */
const SOME_TIMES = 10

/** How often an award can be scored, about. */
function mostTimes<Where, Own>({ check, when: { tree } }: Award<Where, Own>, turns: number): number {
  if (check === 'each-turn') return turns
  if (check !== 'every-time' || tree.kind !== 'atom') return 1
  const { atom } = tree
  return 'members' in atom && atom.kind !== 'lost' && !atom.isStrength
    ? Math.max(1, Math.floor(atom.members.length / atom.least))
    : SOME_TIMES
}

/**
 * The victory points of a battle. How often each award has been scored lies in the memory of the conditions, so that states
 * are copied and compared with it. A battle without awards has no memory for them, and is asked nothing.
 */
export class Scoreboard<C extends AnyCondition<C>, Where, Own> {
  readonly awards: readonly Award<Where, Own>[]
  readonly #book: ConditionBook<C, Where, Own>

  constructor(
    book: ConditionBook<C, Where, Own>,
    awards: readonly AwardData<C>[],
    sides: readonly string[],
    reasonOf: (award: AwardData<C>) => string,
  ) {
    this.#book = book
    this.awards = awards.map((award) => ({
      side: sides.indexOf(award.side),
      points: award.points,
      check: award.check ?? 'once',
      when: book.add(award.when, award.side),
      reason: reasonOf(award),
      row: book.remember(),
    }))
  }

  /** The points that a side has scored. */
  score(memory: Int32Array, side: number): number {
    let sum = 0
    for (const award of this.awards) if (award.side === side) sum += award.points * memory[award.row]!
    return sum
  }

  /**
   * How many points bring a victory, for players who weigh them against each other: the fewest that one of the goals asks
   * for, but not less than a fair share of all that can be scored, since a lead of one point is soon lost.
   */
  asked(goals: readonly { readonly when: Compiled<Where, Own> }[], turns: number): number {
    const asked = goals.flatMap(({ when }) =>
      wantedAtoms(when.tree).flatMap((atom) => (atom.kind === 'points' ? [atom.least] : [])),
    )
    const all = [0, 1].map((side) =>
      this.awards.reduce((sum, award) => (award.side === side ? sum + award.points * mostTimes(award, turns) : sum), 0),
    )
    const fewest = asked.length > 0 ? Math.min(...asked) : 1
    return Math.max(1, fewest, FAIR_SHARE * Math.max(...all))
  }

  /** Whether an award can still be scored. */
  isOpen(memory: Int32Array, { check, row }: Award<Where, Own>): boolean {
    return check !== 'once' || memory[row] === 0
  }

  /** How often each award has been scored. */
  times(memory: Int32Array): number[] {
    return this.awards.map(({ row }) => memory[row]!)
  }

  /** What the points of a side would come to if everything stayed as it is for as many turn ends as are still to come. */
  foresee<View>(world: World<View, Where, Own>, view: View, side: number, turns: number): number {
    let sum = this.score(world.memory(view), side)
    for (const award of this.awards) {
      if (award.side !== side || (award.check !== 'each-turn' && award.check !== 'at-end')) continue
      const times = award.check === 'at-end' ? Math.min(1, turns) : turns
      if (times > 0 && this.#book.holds(world, view, award.when)) sum += award.points * times
    }
    return sum
  }

  /** Scores what something that has changed has met: bits of what can change. */
  noteChanges<View>(world: World<View, Where, Own>, view: View, changes: number, told?: (score: Score) => void): void {
    for (const award of this.awards) {
      if ((award.when.watch & changes) === 0) continue
      if (award.check === 'every-time') this.#set(world, view, award, this.#times(world, view, award), told)
      else if (award.check === 'once' && world.memory(view)[award.row] === 0) {
        if (this.#book.holds(world, view, award.when)) this.#set(world, view, award, 1, told)
      }
    }
  }

  /** The end of a turn: whatever holds is scored; on the last one also what counts at the end. */
  noteTurn<View>(world: World<View, Where, Own>, view: View, isLast: boolean, told?: (score: Score) => void): void {
    this.noteChanges(world, view, ANYTHING, told)
    for (const award of this.awards) {
      const isDue = award.check === 'each-turn' || (isLast && award.check === 'at-end')
      if (!isDue || !this.#book.holds(world, view, award.when)) continue
      this.#set(world, view, award, world.memory(view)[award.row]! + 1, told)
    }
  }

  /** How often the number has been reached that a condition asks for. */
  #times<View>(world: World<View, Where, Own>, view: View, { when: { tree } }: Award<Where, Own>): number {
    if (tree.kind !== 'atom') return 0
    const { atom } = tree
    const least = atom.kind === 'own' ? world.stepOf(atom.own) : 'least' in atom ? atom.least : 1
    return Math.floor(countOf(view, atom, world) / least)
  }

  #set<View>(
    world: World<View, Where, Own>,
    view: View,
    { row, side, points, reason }: Award<Where, Own>,
    times: number,
    told: ((score: Score) => void) | undefined,
  ): void {
    const memory = world.memory(view)
    const more = times - memory[row]!
    if (more === 0) return
    memory[row] = times
    stir(memory, SCORE)
    told?.({ side, points: points * more, total: this.score(memory, side), reason })
  }
}
