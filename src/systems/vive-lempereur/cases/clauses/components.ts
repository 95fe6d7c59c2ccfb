import { idle, is, mayNot } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** What the box holds, and the ground (1.0 to 2.2). */
export const COMPONENTS: Clauses = {
  '1.0-a': idle(
    'format/catalog.ts',
    'The advanced game does not use the 72 cards of the basic game; it has 20 command cards of its own.',
    'For the decks themselves see 3.1 and 3.2.',
  ),
  '1.0-b': is('format/dice.ts', 'Combat uses one six-sided and one ten-sided die.'),
  '1.0-c': idle(
    'format/catalog.ts',
    'Counters mark which dice have been rolled and spent on which units.',
    'A reminder on the table; the engine keeps count.',
  ),
  '1.1-a': is('format/catalog.ts', 'An army has infantry, cavalry and artillery.'),
  '1.1-b': is('format/catalog.ts', 'Infantry has a counter and three chips: four elements.'),
  '1.1-c': is(
    'format/catalog.ts',
    'Infantry is line or elite; individual battles add the other types on the reference sheet.',
  ),
  '1.1-d': is('format/catalog.ts', 'A garrison is a single piece.'),
  '1.1-e': is('format/catalog.ts', 'Cavalry has a counter and two chips: three elements.'),
  '1.1-f': is('format/catalog.ts', 'Cavalry is light or heavy; some battles have medium cavalry.'),
  '1.1-g': is('format/catalog.ts', 'Artillery has a counter and two chips: three elements; it is medium or heavy.'),
  '1.1-h': is('format/catalog.ts', 'Horse artillery has three elements and counts as light.'),
  '1.1-i': is('format/catalog.ts', 'A unit’s elements are its strength.'),
  '1.1-j': idle(
    'format/catalog.ts',
    'Red chips mark elite infantry, heavy cavalry and heavy guns, white chips all others.',
    'Only a colour; a unit’s type says the same.',
  ),
  '1.1 old-guard-a': is(
    'format/catalog.ts',
    'Old Guard: 4 elements; moves 1 hex and fires, or 2; fire value 12 at one hex, 6 at two.',
  ),
  '1.1 elite-infantry-a': is(
    'format/catalog.ts',
    'Elite infantry: 4 elements; moves 1 hex and fires, or 2; fire value 11 at one hex, 6 at two.',
  ),
  '1.1 english-infantry-a': is(
    'format/catalog.ts',
    'English infantry: 4 elements; moves 1 hex and fires, or 2; fire value 10 at one hex, 5 at two.',
  ),
  '1.1 french-infantry-a': is(
    'format/catalog.ts',
    'French infantry: 4 elements; moves 1 hex and fires, or 2; fire value 9 at one hex, 5 at two.',
  ),
  '1.1 regular-infantry-a': is(
    'format/catalog.ts',
    'Regular infantry: 4 elements; moves 1 hex and fires, or 2; fire value 8 at one hex, 5 at two.',
  ),
  '1.1 militia-infantry-a': is(
    'format/catalog.ts',
    'Militia: 4 elements; moves 1 hex and fires, or 2; fire value 7 at one hex, 4 at two.',
  ),
  '1.1 heavy-cavalry-a': is(
    'format/catalog.ts',
    'Heavy cavalry: 3 elements; moves 3 hexes and shocks; value 14 at one hex.',
  ),
  '1.1 medium-cavalry-a': is(
    'format/catalog.ts',
    'Dragoons and lancers: 3 elements; move 3 hexes and shock; value 12 at one hex.',
  ),
  '1.1 light-cavalry-a': is(
    'format/catalog.ts',
    'Light cavalry: 3 elements; moves 3 hexes and shocks; value 9 at one hex.',
  ),
  '1.1 heavy-artillery-a': is(
    'format/catalog.ts',
    'Heavy artillery: 3 elements; fires where it stands, or moves 1 hex; 18, 10, 7, 4, 2 from one hex to five.',
  ),
  '1.1 medium-artillery-a': is(
    'format/catalog.ts',
    'Medium artillery: 3 elements; fires where it stands, or moves 1 hex; 16, 9, 6, 3 from one hex to four.',
  ),
  '1.1 horse-artillery-a': is(
    'format/catalog.ts',
    'Horse artillery that does not move: 3 elements; 14, 8, 4 from one hex to three.',
  ),
  '1.1 horse-artillery-b': is(
    'format/catalog.ts',
    'Horse artillery that moves up to 2 hexes: 10, 6, 3 from one hex to three.',
  ),
  '1.1 general-a': is('format/catalog.ts', 'General: 1 element; moves 3 hexes; no fire value.'),
  '1.1 garrison-a': is('format/catalog.ts', 'Garrison: 1 element; does not move; fire value 4 at one hex.'),
  '1.2-a': is('format/dice.ts', 'A black die shows a flag, a general, a trooper, a cannon and infantry twice.'),
  '1.2-b': mayNot('rules/orders.ts', 'When command dice are rolled, only units that the dice activate act.'),
  '1.2-c': is('format/dice.ts', 'A white die shows two flags of each of the three armies.'),
  '1.2-d': is('format/dice.ts', 'Combat is rolled on a ten-sided die, its effect on a six-sided one.'),
  '2.0-a': is('rules/battlefield.ts', 'The map is divided into hexes, and all movement is from hex to hex.'),
  '2.0-b': is('rules/battlefield.ts', 'The map is 21 hexes wide and 13 deep.'),
  '2.0-c': is('rules/battlefield.ts', 'Two lines divide it into a centre and two flanks.'),
  '2.1-a': is('rules/tiles.ts', 'Tiles, each of one terrain, make up the battlefield.'),
  '2.2-a': is(
    'format/catalog.ts',
    'The terrains are woods, orchard, hill, field, rough, stream, bridge, buildings of three kinds, marsh and road.',
  ),
}
