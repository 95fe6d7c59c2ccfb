import { type Dice, makeDice } from '../engine/dice.ts'
import { replayStepwise } from '../engine/replay.ts'
import { isRefusal } from '../engine/system.ts'
import { heaviest } from '../players/heuristic.ts'
import { Chances, type Reading } from './chances.ts'
import type { AnalysedGame, Moment } from './course.ts'

/** What a side's choices of one turn were worth, and which other one would have been better. */
export type TurnPlans = {
  readonly turn: number
  /** By side: how much the chance of the first side changed by its choices, against those of `heuristic`. */
  readonly gains: readonly [number, number]
  readonly instead?: { readonly number: number; readonly text: string; readonly side: number; readonly gain: number }
}

/** Choices of a turn that take effect together: those that nothing is told of until all are made. */
type Spell<State> = { readonly turn: number; readonly begins: State; readonly moments: readonly Moment[] }
type Said = { readonly number: number; readonly text: string; readonly rival: string | undefined }

/** A turn in which a side lost less than that by its choices needs no better one. */
const LEAST_COST = 0.01
const LEAST_GAIN = 0.01
/** So many choices of a turn are tried one by one, those that were made first. */
const MOST_TRIED = 8

/**
 * Where positions are valued as they stand, what a plan is worth is seen when it has been carried out: each turn is played on to its end with
 * the choices of one side as they were made and all others as `heuristic` would make them, and once more with all as it would. Yields the
 * share that is done.
 */
export function* judgePlans<State, Action>(
  analysed: AnalysedGame<State, Action>,
  moments: readonly Moment[],
  futures: number,
  outlook: Reading<State> | undefined,
): Generator<number, ReadonlyMap<number, TurnPlans>> {
  const turns = new Map<number, TurnPlans>()
  for (const spell of spellsOf(analysed, moments)) {
    const before = turns.get(spell.turn)
    turns.set(spell.turn, added(before, judgeSpell(analysed, spell, futures, outlook)))
    yield spell.moments.at(-1)!.number / moments.length
  }
  return turns
}

function added(before: TurnPlans | undefined, now: TurnPlans): TurnPlans {
  if (!before) return now
  const instead = (now.instead?.gain ?? 0) > (before.instead?.gain ?? 0) ? now.instead : before.instead
  const gains = [before.gains[0] + now.gains[0], before.gains[1] + now.gains[1]] as const
  return { turn: now.turn, gains, ...(instead && { instead }) }
}

function* spellsOf<State, Action>(
  { game, evaluator, scenario, replay }: AnalysedGame<State, Action>,
  moments: readonly Moment[],
): Generator<Spell<State>> {
  let before = game.setup(scenario, replay.seed)
  let begins: State | undefined
  let own: Moment[] = []
  let number = 0
  for (const { state } of replayStepwise(game, scenario, replay)) {
    const moment = moments[number++]!
    if (begins === undefined && evaluator.effort(before) > 0) begins = game.copy(before)
    if (begins !== undefined) own.push(moment)
    if (begins !== undefined && (moment.told.length > 0 || evaluator.span(state, 0) !== evaluator.span(begins, 0))) {
      yield { turn: moment.turn, begins, moments: own }
      begins = undefined
      own = []
    }
    before = game.copy(state, before)
  }
}

function judgeSpell<State, Action>(
  analysed: AnalysedGame<State, Action>,
  spell: Spell<State>,
  futures: number,
  outlook: Reading<State> | undefined,
): TurnPlans {
  const gains: [number, number] = [0, 0]
  let instead: TurnPlans['instead']
  for (const side of [0, 1] as const) {
    const said = saidBy(analysed, spell, side)
    if (said.every(({ rival }) => rival === undefined)) continue
    const chancesOf = (texts: readonly string[]) => chancesAfter(analysed, spell.begins, side, texts, futures, outlook)
    const texts = said.map(({ text }) => text)
    const done = chancesOf(texts)
    gains[side] = differenceOf(done, chancesOf([])).mean
    const own = side === 0 ? 1 : -1
    if (gains[side] * own > -LEAST_COST) continue
    for (const [i, { number, rival }] of said.entries()) {
      if (rival === undefined || i >= MOST_TRIED) continue
      const { mean, error } = differenceOf(chancesOf(texts.with(i, rival)), done)
      const gain = mean * own
      // What may be the dice alone is no advice.
      if (gain >= Math.max(LEAST_GAIN, 2 * error, instead?.gain ?? 0)) instead = { number, text: rival, side, gain }
    }
  }
  return { turn: spell.turn, gains, ...(instead && { instead }) }
}

/** What a side said in a spell, each with what `heuristic` would have said there, where that is something else. */
function saidBy<State, Action>(
  { game, evaluator, replay }: AnalysedGame<State, Action>,
  { begins, moments }: Spell<State>,
  side: number,
): Said[] {
  const chances = new Chances(game, evaluator, replay.seed)
  const state = game.copy(begins)
  const said: Said[] = []
  for (const moment of moments) {
    if (moment.side === side) {
      const rival = chances.rivalOf(state, side, moment.text)
      const text = rival === undefined ? undefined : game.format(state, rival)
      said.push({ number: moment.number, text: moment.text, rival: text })
    }
    game.carryOut(state, game.parse(state, moment.text, moment.side) as Action)
  }
  return said
}

/** How much better one way is than another in futures that have the same dice: on average, and the standard error of that. */
function differenceOf(one: readonly number[], other: readonly number[]) {
  const gains = one.map((chance, i) => chance - other[i]!)
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0)
  return { mean, error: Math.sqrt(squares / Math.max(1, gains.length - 1) / gains.length) }
}

/** The chances of the first side at the end of the span, where one side has said some things first: one for each future. */
function chancesAfter<State, Action>(
  { game, evaluator, replay }: AnalysedGame<State, Action>,
  begins: State,
  side: number,
  texts: readonly string[],
  futures: number,
  outlook: Reading<State> | undefined,
): number[] {
  const chances = new Chances(game, evaluator, replay.seed, outlook)
  const choose = (state: State, decider: number, dice: Dice) => {
    const actions = game.actions(state, decider)
    return actions[actions.length === 1 ? 0 : heaviest(evaluator.weigh(state, decider, actions), dice)]!
  }
  const ends: number[] = []
  for (let future = 0; future < futures; future++) {
    const dice = makeDice(replay.seed + future)
    const state = game.copy(begins)
    evaluator.imagine(state, side, dice)
    const span = evaluator.span(state, side)
    const left = [...texts]
    for (;;) {
      const deciders = game.deciders(state)
      if (deciders.length === 0 || evaluator.span(state, side) !== span) break
      const decider = left.length > 0 && deciders.includes(side) ? side : deciders[0]!
      const said = decider === side ? left.shift() : undefined
      const wanted = said === undefined ? undefined : game.parse(state, said, side)
      const isPossible = wanted !== undefined && !isRefusal(wanted) && !game.refusal(state, wanted)
      // What the other side does now may leave no room for the rest.
      if (wanted !== undefined && !isPossible) left.length = 0
      game.carryOut(state, isPossible ? wanted : choose(state, decider, dice))
    }
    ends.push(chances.now(state, 0))
  }
  return ends
}
