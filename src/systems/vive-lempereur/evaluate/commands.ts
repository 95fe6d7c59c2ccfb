import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { power } from '../../../engine/portable-math.ts'
import { ARTILLERY, CAVALRY, INFANTRY, type Tables } from '../format/index.ts'
import {
  type Action,
  activate,
  BOMBARDMENT,
  COORDINATED_ATTACK,
  choiceOf,
  detailOf,
  FLAG_FACE,
  GENERAL_FACE,
  GRAND_CHARGE,
  INFANTRY_MANOEUVRE,
  isAutomatic,
  isGeneral,
  isInReserve,
  NOBODY,
  ORDERED,
  REACTED,
  sectorOf,
  unitRow,
} from '../rules/index.ts'
import { planOf } from './gain-cache.ts'
import type { Options } from './options.ts'
import type { Outlook } from './outlook.ts'

/** An order card: it changes nothing about what a unit may do. */
const ORDER_CARD = 0
/** Beyond this distance no enemy is reached, or reaches a unit, within a round. */
const QUIET = 8
/** 5.1: how much of a flag falls to an arm. */
const FLAG_SHARE = 0.08
/** As many batteries as ever are worth a bombardment. */
const MANY_GUNS = 20

/** What an order to a piece of ours would gain; the outlook is left as it was. */
export function gainOfOrder(outlook: Outlook, piece: number): number {
  const { state, gainCache: known } = outlook
  if (outlook.far[state.hex[piece]!]! > QUIET && !isGeneral(state, piece)) return quietGain(outlook, piece)
  const card = automaticCard(outlook)
  const status = state.status[piece]!
  const mayRally = state.elements[piece]! < state.strength[piece]!
  let gain = known.gainOf(piece, card)
  if (!Number.isNaN(gain) && !mayRally) return gain
  const planner = outlook.planner
  activate(state, piece, false)
  if (Number.isNaN(gain)) {
    known.open(piece, card)
    gain = planner.plan(planOf(piece, card))
    known.learn(piece, card, gain)
  }
  if (mayRally) gain = planner.withRally(gain)
  state.status[piece] = status
  state.active = NOBODY
  return gain
}

/** What each first action of the active piece leads to: from the plan that its order was weighed by, as long as that holds. */
export function optionsOf(outlook: Outlook): Options {
  const { state, gainCache: known } = outlook
  const { active: piece, steps, faced, posted } = state
  const card = automaticCard(outlook)
  const isNew = steps === 0 && faced === 0 && posted === 0
  const planner = outlook.planner
  if (isNew && !Number.isNaN(known.gainOf(piece, card))) planner.options.open(planOf(piece, card))
  else planner.plan(planner.unnumbered)
  return planner.optionsWithRally()
}

/** The automatic card that an order of the side would be by, or NOBODY. */
function automaticCard({ state, side }: Outlook): number {
  const card = state.card[side]!
  return state.exercise === 0 && isAutomatic(card) ? card : NOBODY
}

/** Far from every enemy there is nothing to do but to come nearer. */
function quietGain({ state, weights }: Outlook, piece: number): number {
  return weights.approach * unitRow(state, piece).moves
}

/** What cards would gain now, as far as it can be told before the dice are thrown. */
export class CardGains {
  readonly #outlook: Outlook
  /** Of orders that gain anything, the best first. */
  readonly #gains: { readonly piece: number; readonly sector: number; readonly gain: number }[] = []
  readonly #isRough: boolean
  #bombardment: number | undefined

  /** For the cards that are chosen from. A rough guess goes by where the units are, not by what they could do. */
  constructor(outlook: Outlook, choices: readonly Action[], isRough: boolean) {
    this.#outlook = outlook
    this.#isRough = isRough
    const { state, side } = outlook
    const { roster, sector } = state.field
    state.card[side] = ORDER_CARD
    for (const piece of roster.bySide[side]!) {
      if (!canTake(outlook, piece) || !choices.some((choice) => this.#mayOrder(choice, piece))) continue
      const gain = isRough ? nearness(outlook, piece) : gainOfOrder(outlook, piece)
      if (gain > 0) this.#gains.push({ piece, sector: sector[state.hex[piece]!]!, gain })
    }
    this.#gains.sort((a, b) => b.gain - a.gain)
  }

  /** Whether the gain of an order to a piece counts for a card: what `of` goes by. */
  #mayOrder(choice: Action, piece: number): boolean {
    const { state, side } = this.#outlook
    const { roster, sector } = state.field
    const [card, seat, hex] = [choiceOf(choice), detailOf(choice), state.hex[piece]!]
    if (card === BOMBARDMENT) return this.#isRough && roster.arm[piece] === ARTILLERY
    if (card === GRAND_CHARGE) return roster.arm[piece] === CAVALRY
    if (card === INFANTRY_MANOEUVRE)
      return roster.arm[piece] === INFANTRY && sector[hex] === sectorOf(state, side, seat)
    if (card === COORDINATED_ATTACK || sector[hex] === sectorOf(state, side, card)) return true
    return isGeneral(state, piece) || state.leader[hex] !== NOBODY
  }

  of(choice: Action): number {
    const { state, side } = this.#outlook
    const [card, seat] = [choiceOf(choice), detailOf(choice)]
    if (card === BOMBARDMENT) return (this.#bombardment ??= this.#bombard())
    const { dice, perSector, units } = state.field.charts.cards
    if (card === GRAND_CHARGE) return this.#best(CAVALRY, -1, units[card]!)
    if (card === INFANTRY_MANOEUVRE) return this.#best(INFANTRY, sectorOf(state, side, seat), units[card]!)
    if (card === COORDINATED_ATTACK) return 0.8 * this.#byDice(-1, Math.min(dice[card]!, 3 * perSector[card]!))
    return this.#byDice(sectorOf(state, side, card), dice[card]!)
  }

  /** The best orders to an arm, without dice. */
  #best(arm: number, sector: number, most: number): number {
    const { roster } = this.#outlook.state.field
    let [sum, number] = [0, 0]
    for (const one of this.#gains) {
      if (number === most) break
      if (roster.arm[one.piece] !== arm || (sector >= 0 && one.sector !== sector)) continue
      sum += one.gain
      number++
    }
    return sum
  }

  /** The expected gain of orders by dice: the better an order, the likelier that a die is left for it. */
  #byDice(sector: number, dice: number): number {
    const { state } = this.#outlook
    const { roster, charts } = state.field
    const atLeast = chancesOfAtLeast(charts)
    const given = [0, 0, 0]
    let [sum, byGeneral] = [0, 0]
    for (const { piece, sector: at, gain } of this.#gains) {
      const isHere = sector < 0 || at === sector
      const arm = roster.arm[piece]!
      if (isHere && !isGeneral(state, piece)) sum += gain * atLeast(dice, arm, ++given[arm]!)
      else if (isGeneral(state, piece) || state.leader[state.hex[piece]!] !== NOBODY) {
        sum += gain * atLeast(dice, GENERAL_FACE, ++byGeneral)
      }
    }
    return sum
  }

  #bombard(): number {
    const outlook = this.#outlook
    const { state, side } = outlook
    const { units, fireTimes } = state.field.charts.cards
    const most = Math.min(MANY_GUNS, units[BOMBARDMENT]!)
    if (this.#isRough) return ((1 + fireTimes[BOMBARDMENT]!) / 2) * this.#best(ARTILLERY, -1, most)
    state.card[side] = BOMBARDMENT
    const gains: number[] = []
    for (const piece of state.field.roster.bySide[side]!) {
      if (state.field.roster.arm[piece] !== ARTILLERY || !canTake(outlook, piece)) continue
      gains.push(Math.max(0, gainOfOrder(outlook, piece)))
    }
    state.card[side] = ORDER_CARD
    if (gains.length > most) gains.sort((a, b) => b - a).splice(most)
    return gains.reduce((sum, gain) => sum + gain, 0)
  }
}

/** How much a unit will have to do in the coming rounds: the nearer to the enemy, the more. */
function nearness({ state, far }: Outlook, piece: number): number {
  return isGeneral(state, piece) ? 0.1 : 3 / (2 + far[state.hex[piece]!]!)
}

function canTake({ state }: Outlook, piece: number): boolean {
  if (state.hex[piece] === NOWHERE || (state.status[piece]! & (ORDERED | REACTED)) !== 0) return false
  return state.field.roster.recruits[piece]!.heldUntil <= state.turn && !isInReserve(state, piece)
}

/** By the dice of a battle: the chance that at least so many of some dice show a face; more than there are is as unlikely as one more. */
const chancesOfAtLeast = memoize(({ commandFaces, cards }: Tables) => {
  const shows = (face: number) => commandFaces.filter((one) => one === face).length
  const flags = FLAG_SHARE * shows(FLAG_FACE)
  const chances = [INFANTRY, CAVALRY, ARTILLERY, GENERAL_FACE].map(
    (face) => shows(face) / commandFaces.length + (face === GENERAL_FACE ? 0 : flags),
  )
  const table = chances.map((chance) =>
    Array.from({ length: Math.max(...cards.dice) + 1 }, (_, dice) =>
      Array.from({ length: dice + 2 }, (_entry, number) => chanceOfAtLeast(dice, chance, number)),
    ),
  )
  return (dice: number, face: number, number: number) => table[face]![dice]![Math.min(number, dice + 1)]!
})

function chanceOfAtLeast(dice: number, chance: number, number: number): number {
  let below = 0
  let ways = 1
  for (let k = 0; k < number && k <= dice; k++) {
    below += ways * power(chance, k) * power(1 - chance, dice - k)
    ways = (ways * (dice - k)) / (k + 1)
  }
  return Math.max(0, 1 - below)
}
