import {
  type Action,
  type BattleState,
  choiceOf,
  DONE,
  detailOf,
  FACE,
  FIRE,
  FORM_COMBAT,
  FORM_SQUARE,
  kindOf,
  MOVE,
  RALLY,
} from '../rules/index.ts'

/** The first actions of plans, each with a place: steps and facings by their direction, and fire by whom it is at. */
export const [STEP, TURN, CHANGE_FORMATION, RALLYING, ENDING, FIRING] = [0, 6, 12, 13, 14, 15] as const
const NOTHING = -1

/** By plan: the best gain that each first action leads to. */
export class Options {
  readonly #gains: Float64Array
  /** How many first actions a plan can have. */
  readonly #size: number
  /** Where those of the plan lie that is made or looked at. */
  #start = 0

  constructor(plans: number, pieces: number) {
    this.#size = FIRING + pieces
    this.#gains = new Float64Array(plans * this.#size)
  }

  /** Turns to a plan that has been made. */
  open(plan: number): this {
    this.#start = plan * this.#size
    return this
  }

  /** Turns to a plan that is made anew. */
  clear(plan: number): void {
    this.#start = plan * this.#size
    this.#gains.fill(Number.NEGATIVE_INFINITY, this.#start, this.#start + this.#size)
  }

  add(option: number, gain: number): void {
    const place = this.#start + option
    if (gain > this.#gains[place]!) this.#gains[place] = gain
  }

  /** What the plan has for an action that depends on more than the plan goes by. */
  set(option: number, gain: number): void {
    this.#gains[this.#start + option] = gain
  }

  /** The best gain that an action of the active piece leads to, or a number where it begins no plan. */
  gainOf(state: BattleState, action: Action, otherwise: number): number {
    const option = optionOf(state, action)
    const gain = option === NOTHING ? Number.NEGATIVE_INFINITY : this.#gains[this.#start + option]!
    return gain === Number.NEGATIVE_INFINITY ? otherwise : gain
  }
}

function optionOf(state: BattleState, action: Action): number {
  const choice = choiceOf(action)
  switch (kindOf(action)) {
    case MOVE:
      // Nobody plans to leave anybody behind.
      return detailOf(action) === 0 ? STEP + state.field.tables.directionTo(state.hex[state.active]!, choice) : NOTHING
    case FACE:
      return TURN + choice
    case FIRE:
      return FIRING + state.troops[choice]!
    case FORM_SQUARE:
    case FORM_COMBAT:
      return CHANGE_FORMATION
    case RALLY:
      return RALLYING
    case DONE:
      return ENDING
    default:
      return NOTHING
  }
}
