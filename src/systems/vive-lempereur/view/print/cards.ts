import type { CardPortrait } from '../../../../engine/print-kit.ts'
import { capitalise } from '../../../../scenario/wording.ts'
import { CARDS, type Card } from '../../format/index.ts'
import type { Battlefield } from '../../rules/index.ts'

/** 3.0: the command cards of each side, as its deck has them. */
export function makeCards({ decks, firstOnLeft, sectorNames, options }: Battlefield): CardPortrait[] {
  const road = options.roadBonusOnAutomaticCards ? ' A road adds a hex.' : ' Roads add nothing.'
  const texts: Readonly<Record<Exclude<Card, Seat>, string>> = {
    'coordinated-attack': 'Roll 6 command dice. Spend them in any sectors, at most 2 orders in each.',
    'infantry-manoeuvre': `No dice. Name a sector when you play the card: up to 5 infantry units in it move 1 hex and fire, or move up to 3 hexes and do not fire.${road}`,
    'grand-charge': 'No dice. Up to 5 cavalry units, wherever they are, move and shock.',
    bombardment: `No dice. Every battery, wherever it is, fires with twice its value for the range, before modifiers, or moves: foot guns 2 hexes, horse guns 4.${road}`,
  }
  return firstOnLeft.flatMap((isFirst, side) =>
    CARDS.map((card, i): CardPortrait => {
      if (!isSeat(card)) {
        const isOrder = card === 'coordinated-attack'
        return {
          ...NAMES[card],
          side,
          kind: isOrder ? 'Order card' : 'Automatic order',
          rule: isOrder ? '3.1' : '3.2',
          text: texts[card],
          count: decks[side]![i]!,
        }
      }
      const seat = SEATS.indexOf(card)
      const sector = sectorNames[isFirst ? seat : 2 - seat]!
      return {
        side,
        name: capitalise(card),
        kind: 'Order card',
        rule: '3.1',
        text: `Roll 5 command dice for your ${card === 'centre' ? 'centre' : `${card} wing: the ${sector} sector`}. Each die orders one piece.`,
        count: decks[side]![i]!,
      }
    }).filter(({ count }) => count > 0),
  )
}

/** 2.0: the sectors as a player sees them from the own edge. */
const SEATS = ['left', 'centre', 'right'] as const
type Seat = (typeof SEATS)[number]

const isSeat = (card: Card): card is Seat => SEATS.some((seat) => seat === card)

const NAMES: Readonly<Record<Exclude<Card, Seat>, { readonly name: string }>> = {
  'coordinated-attack': { name: 'Coordinated attack' },
  'infantry-manoeuvre': { name: 'Infantry manoeuvre' },
  'grand-charge': { name: 'Grand charge' },
  bombardment: { name: 'Bombardment' },
}
