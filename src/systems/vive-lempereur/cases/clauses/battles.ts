import { idle, is, may, mayNot, must } from '../../../../engine/cases/clause-kinds.ts'
import type { Clauses } from '../../../../engine/cases/clauses.ts'

/** The three historical battles (13.0 to 13.3). */
export const BATTLES: Clauses = {
  '13.0-a': is('rules/victory.ts', 'Each battle states how it is won.'),
  '13.0-b': is('rules/victory.ts', 'Hypothetical battles are won by 4.2.'),
  '13.0-c': is('rules/battlefield.ts', 'A battle may have special rules.'),
  '13.0-d': idle(
    'rules/victory.ts',
    'There are three scenarios in the box and others on the publisher’s page.',
    'No rule.',
  ),
  '13.0 points-a': is(
    'rules/victory.ts',
    'An addition of Berthier’s: a side scores victory points once, as soon as a condition holds for the first time.',
  ),
  '13.0 points-b': is(
    'rules/victory.ts',
    'Points for each turn are scored at the end of every turn in which it holds.',
  ),
  '13.0 points-c': is(
    'rules/victory.ts',
    'Points at the end are scored at the end of the last turn, before victories are looked for.',
  ),
  '13.0 points-d': is(
    'rules/victory.ts',
    'Points for every time are scored whenever the number is reached again; what a rally brings back takes them away.',
  ),
  '13.0 points-e': is('rules/victory.ts', 'A victory condition may ask for points, or for a lead in them.'),
  '13.1-a': idle(
    'rules/setup.ts',
    'Waterloo: the terrain is printed on the map.',
    'The map was not available; the scenario marks what is reconstructed.',
  ),
  '13.1-b': must('rules/setup.ts', 'Waterloo: the French set up as listed.'),
  '13.1-c': must('rules/setup.ts', 'Waterloo: the Allies set up as listed.'),
  '13.1-d': is(
    'rules/arrival-plan.ts',
    'Prussian reinforcements: a general, 8 regular infantry, a heavy and a light cavalry, 2 medium artillery.',
  ),
  '13.1 Hougoumont-a': is('rules/battlefield.ts', 'Hougoumont is a fortified building.'),
  '13.1 Hougoumont-b': is('rules/battlefield.ts', 'Fire at it: -5.'),
  '13.1 Hougoumont-c': mayNot('rules/battlefield.ts', 'Only infantry occupies it.'),
  '13.1 victory-a': is('rules/victory.ts', 'The French win with 12 English units eliminated.'),
  '13.1 victory-b': is('rules/victory.ts', 'Or with 15 English and Prussian units together.'),
  '13.1 victory-c': is('rules/victory.ts', 'The Allies win with 14 French units eliminated.'),
  '13.1 first stage-a': must('rules/arrivals.ts', 'From the fourth turn on, a special die is rolled each time.'),
  '13.1 first stage-b': may(
    'rules/reinforcements.ts',
    'On a Prussian flag one Prussian unit may be placed anywhere between V6 and V12.',
  ),
  '13.1 first stage-c': must('rules/arrivals.ts', 'A die decides its type.'),
  '13.1 first stage-d': is('rules/arrivals.ts', 'If no unit of that type is left, none arrives.'),
  '13.1 first stage-e': may('rules/arrivals.ts', 'On a flag the owner chooses the unit.'),
  '13.1 generals-a': mayNot(
    'rules/position.ts',
    'Prussian generals do not attach to British units, nor British generals to Prussian units.',
  ),
  '13.1 second stage-a': must(
    'rules/arrivals.ts',
    'From the fifth turn on, each time before a card is played, two Prussian units of the owner’s choice arrive.',
  ),
  '13.1 second stage-b': may(
    'rules/reinforcements.ts',
    'The general counts as a unit; he arrives alone or with another unit.',
  ),
  '13.1 second stage-c': may(
    'rules/reinforcements.ts',
    'Arriving units move or fire at once, before all others and without a card.',
  ),
  '13.1 second stage-d': mayNot('rules/reinforcements.ts', 'Units already on the map need a card.'),
  '13.1 second stage-e': must('rules/arrivals.ts', 'A six-sided die decides the entrance of each unit.'),
  '13.1 second stage-f': is('rules/arrivals.ts', '1 to 3: V5.'),
  '13.1 second stage-g': is('rules/arrivals.ts', '4: V9.'),
  '13.1 second stage-h': is('rules/arrivals.ts', '5: V11.'),
  '13.1 second stage-i': is('rules/arrivals.ts', '6: T13.'),
  '13.2-a': idle(
    'rules/setup.ts',
    'Quatre Bras: the terrain is placed as in the diagram.',
    'The diagram was not available; the scenario marks what is reconstructed.',
  ),
  '13.2-b': must('rules/setup.ts', 'Quatre Bras: the French set up as listed.'),
  '13.2-c': must('rules/setup.ts', 'Quatre Bras: the Allies set up as listed.'),
  '13.2 control-a': is(
    'rules/victory.ts',
    'The French win at once when they control H11, I10 and I11: a decisive victory.',
  ),
  '13.2 victory-a': is('rules/victory.ts', 'Losses are counted at the end of a turn.'),
  '13.2 victory-b': is('rules/victory.ts', 'The French win with 8 English units eliminated.'),
  '13.2 victory-c': is('rules/victory.ts', 'The English win with 8 French units eliminated.'),
  '13.2 arrivals-a': is('rules/arrivals.ts', 'At the beginning of turn 4 militia arrives in A12.'),
  '13.2 arrivals-b': is('rules/arrivals.ts', 'At the beginning of turn 4 elite infantry arrives in I13 and K13.'),
  '13.3-a': idle(
    'rules/setup.ts',
    'Ligny: the terrain is placed as in the diagram.',
    'The diagram was not available; the scenario marks what is reconstructed.',
  ),
  '13.3-b': must('rules/setup.ts', 'Ligny: the French set up as listed.'),
  '13.3-c': must('rules/setup.ts', 'Ligny: the Prussians set up as listed.'),
  '13.3 rivers-a': is(
    'rules/battlefield.ts',
    'Rivers can be crossed like streams, with all the restrictions of streams.',
  ),
  '13.3 victory-a': is('rules/victory.ts', 'The French win with 9 Prussian units eliminated.'),
  '13.3 victory-b': is('rules/victory.ts', 'The Prussians win with 11 French units eliminated.'),
}
