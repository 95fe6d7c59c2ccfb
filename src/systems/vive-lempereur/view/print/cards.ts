import type { CardPortrait } from '../../../../engine/print-kit.ts'
import { capitalise, count } from '../../../../scenario/wording.ts'
import { CARDS, type Card, type CardRow, cardRow, describeFactor, troopRow } from '../../format/index.ts'
import type { Battlefield } from '../../rules/index.ts'

/** 3.0: the command cards of each side, as its deck has them. */
export function makeCards({ decks, firstOnLeft, sectorNames, options, scenario }: Battlefield): CardPortrait[] {
  const row = (card: Card) => cardRow(scenario.tables?.cards, card)
  const dice = (card: Card) => count(row(card).dice!, 'command die', 'command dice')
  const texts = automaticTexts(scenario, row, options.roadBonusOnAutomaticCards)
  return firstOnLeft.flatMap((isFirst, side) =>
    CARDS.map((card, i): CardPortrait => {
      if (!isSeat(card)) {
        const isOrder = card === 'coordinated-attack'
        return {
          ...NAMES[card],
          side,
          kind: isOrder ? 'Order card' : 'Automatic order',
          rule: isOrder ? '3.1' : '3.2',
          text:
            card === 'coordinated-attack'
              ? `Roll ${dice(card)}. Spend them in any sectors, at most ${count(row(card).perSector!, 'order')} in each.`
              : texts[card],
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
        art: card === 'centre' ? card : `${card}-wing`,
        text: `Roll ${dice(card)} for your ${card === 'centre' ? 'centre' : `${card} wing: the ${sector} sector`}. Each die orders one piece.`,
        count: decks[side]![i]!,
      }
    }).filter((card) => card.count > 0),
  )
}

/** 3.2: the automatic orders. */
function automaticTexts(
  scenario: Battlefield['scenario'],
  row: (card: Card) => CardRow,
  hasRoadBonus: boolean,
): Readonly<Record<Exclude<Card, Seat | 'coordinated-attack'>, string>> {
  const road = hasRoadBonus ? ' A road adds a hex.' : ' Roads add nothing.'
  const [manoeuvre, charge, guns] = [row('infantry-manoeuvre'), row('grand-charge'), row('bombardment')]
  const [foot, horse] = ['medium-artillery', 'horse-artillery'].map(
    (type) => troopRow(scenario, type).moves * guns.moveTimes!,
  )
  const batteries =
    guns.units === undefined ? 'Every battery' : `Each of up to ${count(guns.units, 'battery', 'batteries')}`
  return {
    'infantry-manoeuvre': `No dice. Name a sector when you play the card: up to ${count(manoeuvre.units!, 'infantry unit')} in it move 1 hex and fire, or move up to ${count(manoeuvre.moves!, 'hex', 'hexes')} and do not fire.${road}`,
    'grand-charge': `No dice. Up to ${count(charge.units!, 'cavalry unit')}, wherever they are, move and shock.`,
    bombardment: `No dice. ${batteries}, wherever it is, fires with ${describeFactor(guns.fireTimes!)} its value for the range, before modifiers, or moves: foot guns ${count(foot!, 'hex', 'hexes')}, horse guns ${horse}.${road}`,
  }
}

/** 2.0: the sectors as a player sees them from the own edge. */
const SEATS = ['left', 'centre', 'right'] as const
type Seat = (typeof SEATS)[number]

const isSeat = (card: Card): card is Seat => SEATS.some((seat) => seat === card)

const NAMES: Readonly<Record<Exclude<Card, Seat>, Required<Pick<CardPortrait, 'name' | 'art'>>>> = {
  'coordinated-attack': { name: 'Coordinated attack', art: 'whole-line' },
  'infantry-manoeuvre': { name: 'Infantry manoeuvre', art: 'infantry' },
  'grand-charge': { name: 'Grand charge', art: 'cavalry' },
  bombardment: { name: 'Bombardment', art: 'guns' },
}
