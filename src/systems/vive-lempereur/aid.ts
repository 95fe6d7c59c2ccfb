import type { Section } from '../../scenario/convert/notation.ts'
import { CARDS, COMBAT_EFFECTS, DECK, MODIFIERS, TERRAIN, type TerrainRow, UNITS, type UnitRow } from './catalog.ts'
import { CARD_NOTES } from './show.ts'

/** The player aid: the tables of the reference sheet, out of the numbers that the engine plays by. */
export const AID: readonly Section[] = [
  {
    heading: 'How a round goes',
    sentences: [
      'At the beginning of a turn each side chooses a hand of six cards; a turn has six rounds. (4.1)',
      'Each round both play a card unseen, turn it up, and roll command dice for order cards. (5.1)',
      'In turn they order one unit each by a die of its arm, a flag, or a general’s face for a unit that he leads; who passes gives no more orders this round. (5.1)',
      'An ordered unit moves, turns and fires, changes formation, or rallies. (6.0, 7.0, 12.0)',
      'Each full ten of the fire value is a hit, and the rest is one more if a d10 rolls no higher; a d6 then says what the hits do. (9.1)',
    ],
  },
  {
    heading: 'Winning, unless a special rule says otherwise',
    sentences: [
      'At once and decisively: the enemy has no combat unit in one of the three sectors. (4.2)',
      'After the last turn, marginally: who has lost fewer units. (4.2)',
      'Then morally: who has more elements left. (4.2)',
    ],
  },
  {
    heading: 'Units',
    table: {
      head: ['Unit', 'Elements', 'Fire by range', 'Moves', 'and fires', 'Rally dice'],
      rows: Object.values<UnitRow>(UNITS).map((unit) => [
        unit.name,
        String(unit.elements),
        `${unit.fire.join('/') || '–'}${unit.fireAfterMoving ? ` (moved: ${unit.fireAfterMoving.join('/')})` : ''}`,
        String(unit.moves),
        unit.fire.length === 0 ? '–' : String(unit.movesAndFires),
        unit.rally === 0 ? '–' : String(unit.rally),
      ]),
    },
  },
  {
    heading: 'Ground',
    table: {
      head: ['Ground', 'Fire at', 'Fire from', 'Effects', 'Rule'],
      rows: Object.values<TerrainRow>(TERRAIN).map((ground) => [
        `${ground.name.charAt(0).toUpperCase()}${ground.name.slice(1)}`,
        signed(ground.firingAt),
        signed(ground.firingFrom),
        effects(ground),
        ground.rule,
      ]),
    },
  },
  {
    heading: 'Fire modifiers (9.2)',
    table: {
      head: ['When', 'Fire value'],
      rows: Object.values(MODIFIERS).map(({ what, add }) => [what, signed(add)]),
    },
  },
  {
    heading: 'What hits do (9.1): elements lost, hexes of retreat',
    table: {
      head: ['d6', '1 hit', '2 hits', '3 hits and more'],
      rows: Array.from({ length: 6 }, (_, die) => [
        String(die + 1),
        ...COMBAT_EFFECTS.map((row) => {
          const [losses, retreat] = row[die]!
          return `${losses} lost${retreat > 0 ? `, back ${retreat}` : ''}`
        }),
      ]),
    },
  },
  {
    heading: 'Cards (3.1, 3.2)',
    table: {
      head: ['Card', 'In the deck', 'What it orders'],
      rows: CARDS.map((card, i) => [card.replace('-', ' '), String(DECK[card]), CARD_NOTES[i]!]),
    },
  },
]

function effects({ passable, building, square, stop, blocksSight }: TerrainRow): string {
  if (!passable) return `impassable${blocksSight ? ', blocks sight' : ''}`
  const said = [
    ...(stop ? [building ? 'stops except along a road' : 'stops'] : []),
    ...(blocksSight ? ['blocks sight'] : []),
    ...(square ? [] : ['no square']),
    ...(building ? ['may be garrisoned'] : []),
  ]
  return said.join(', ') || '–'
}

function signed(number: number): string {
  return number === 0 ? '–' : number > 0 ? `+${number}` : `−${-number}`
}
