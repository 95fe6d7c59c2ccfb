import { is } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** What a battle may define for itself (14): additions of ours, which the sheet does not have. */
export const DEFINITIONS: Clauses = {
  '14.1-a': is(
    'format/troops.ts',
    'A unit type of a battle’s own is like one that there is, and differs only in what it says.',
  ),
  '14.1-b': is('rules/gaits.ts', 'It may have rates of its own, on roads, in column and deployed.'),
  '14.1-c': is(
    'rules/gaits.ts',
    'It may pay otherwise for rough and dense ground, and be halted by dense ground or not.',
  ),
  '14.1-d': is('rules/fire/points.ts', 'It may skirmish for other values and at another range, cavalry too.'),
  '14.1-e': is('rules/fire/arc.ts', 'Its guns may have other ranges, and sections a value whatever their weight.'),
  '14.1-f': is('rules/combat/modifiers.ts', 'It may add another number in dense ground.'),
  '14.1-g': is('rules/fire/assessment-results.ts', 'It may evade and be removed as irregulars are, or not.'),
  '14.1-h': is('rules/fire/assessment.ts', 'It may occupy towns and works when deployed, or not.'),
  '14.1-i': is(
    'rules/command/charges.ts',
    'Cavalry may have no charge at targets of opportunity; else it charges as far as any.',
  ),
  '14.1-j': is('rules/combat/results.ts', 'It may never break through.'),
  '14.1-k': is('rules/queries.ts', 'It may have bases of its own; lines of wider ones are as much wider.'),
  '14.1-l': is(
    'format/troops.ts',
    'Rating, men, guns, weight and traits may stand with the type, for units that say nothing themselves.',
  ),
  '14.1-m': is('format/troops.ts', 'What a unit says itself goes before its type.'),
  '14.2-a': is(
    'format/grounds.ts',
    'A kind of ground of a battle’s own is like a printed one, and differs only in what it says; a feature’s own words go before both.',
  ),
  '14.2-b': is(
    'rules/gaits.ts',
    'It may cost columns, deployed units and lights otherwise; where ground lies on ground the dearest counts.',
  ),
  '14.2-c': is('rules/gaits.ts', 'Its border may halt whoever dense ground halts, or not.'),
  '14.2-d': is(
    'rules/gaits.ts',
    'It may be closed to all but some arms and types; generals go wherever it is passable.',
  ),
  '14.2-e': is(
    'rules/movement/ploy-roll.ts',
    'It may take another number from the roll to deploy than its class does.',
  ),
  '14.2-f': is('rules/fire/sight.ts', 'It may block sight or not, and be seen into farther.'),
  '14.2-g': is('rules/fire/assessment.ts', 'Occupying it may be worth another number on assessments.'),
  '14.2-h': is(
    'rules/combat/modifiers.ts',
    'Defending it may be worth another number in combat; the best work counts.',
  ),
  '14.2-i': is('rules/combat/modifiers.ts', 'Engineers may have their bonus against it, or not.'),
  '14.2-j': is('format/ground.ts', 'A bridge opens it where it says so.'),
  '14.2-k': is('format/grounds.ts', 'Lines of it have its width, and what is like a road is one.'),
  '14.4-a': is(
    'rules/movement/ploy-roll.ts',
    'A nation that is like another ploys and deploys as that does, by grade and year, and its side is allied to that.',
  ),
  '14.4-b': is('format/tables.ts', 'Its guns are worth what the other’s are, where it has no row of its own.'),
  '14.5-a': is(
    'rules/conditions.ts',
    'A condition of control may name the other side, and how many of several areas are enough.',
  ),
  '14.5-b': is(
    'rules/conditions.ts',
    'An area is held for some turns if it is controlled at the end of as many in a row.',
  ),
  '14.5-c': is(
    'rules/conditions.ts',
    'Units are in an area by their centres: infantry and cavalry, and batteries where their type or name is given.',
  ),
  '14.5-d': is('rules/conditions.ts', 'Units have reached an area if they were in it at the end of a turn.'),
  '14.5-e': is(
    'rules/conditions.ts',
    'Units that are removed, and commanders who have fallen, are eliminated; routed units are lost for as long as they are.',
  ),
  '14.5-f': is('rules/conditions.ts', 'Units that leave the table may be counted by edge, type, name and formation.'),
  '14.5-g': is(
    'rules/conditions.ts',
    'Units that were not there from the start have arrived once they are on the table.',
  ),
  '14.5-h': is('rules/conditions.ts', 'Broken formations are counted by side, or among those that are named.'),
  '14.6-a': is(
    'rules/victory.ts',
    'A side scores victory points once, when a condition holds at the end of a turn for the first time.',
  ),
  '14.6-b': is('rules/victory.ts', 'Points for each turn are scored at the end of every turn in which it holds.'),
  '14.6-c': is(
    'rules/victory.ts',
    'Points at the end are scored at the end of the last turn, before victories are looked for.',
  ),
  '14.6-d': is(
    'rules/victory.ts',
    'Points for every time are scored whenever the number is reached again; what is rallied takes them away.',
  ),
  '14.6-e': is('rules/conditions.ts', 'A condition may ask for points, or for a lead in them.'),
}
