/**
 * How we read the book where it is silent or contradicts itself, by rule. `option` names the key of a scenario's
 * `options` that plays it otherwise.
 */
export const RULINGS: Readonly<Record<string, readonly string[]>> = {
  '1.1': [
    'Three classes of cavalry with the values 9, 12 and 14: the text names two, the sheet has three.',
    'Garrisons that a scenario places are extra pieces: no unit pays for them.',
  ],
  '1.2': [
    'English flags stand for every Allied contingent that is not Prussian.',
    'Where more special dice are due than the box holds, they are thrown again.',
  ],
  '2.0': [
    'Columns A to V without J, 13 rows in each; B D F H K M O Q S U lie half a hex toward row 1.',
    'Three sectors of seven columns; left and right are meant from the own seat.',
  ],
  '2.2': [
    'River is a terrain of its own: 8.5 gives it its own effects. Marsh and swamp are one.',
    'Rough is impassable, as the table has it.',
  ],
  '3.1': [
    'A coordinated attack rolls six dice; the player sends each to a sector when the order is given, at most two units each, generals’ dice included.',
  ],
  '3.2': [
    'Automatic cards allow what they print and nothing else: no change of formation, no rally, no order to a general. He may ride along.',
  ],
  '3.2 infantry-manoeuvre': [
    'The player names the sector with the card. Garrisons count as infantry: they may fire.',
    'A road adds a hex (option roadBonusOnAutomaticCards).',
  ],
  '3.2 bombardment': [
    'The value of the range is doubled, before modifiers. Each gun moves or fires; horse guns that fire use the row for standing.',
    'A road adds a hex (option roadBonusOnAutomaticCards).',
  ],
  '4.0': ['Units face away from their own edge unless the scenario says otherwise, infantry in combat formation.'],
  '4.1': [
    'A turn is six rounds with one hand; an hour is a turn.',
    'With a deck of another size: what was not played stays, and the hand is filled up to six from what was; if more than six stayed, the player chooses among them.',
  ],
  '4.2': [
    'Checked immediately means after every completed order or arrival.',
    'Both sides win at the same moment at the same level: a draw. A greater victory goes before a lesser.',
  ],
  '4.2 sector': ['Only combat units hold a sector, neither garrisons nor lone generals.'],
  '4.2 substantial': [
    'At the end of each round; a scenario may say end of turn. Generals count as units, garrisons never.',
  ],
  '4.2 moral': ['Every element on the map counts, those of generals and garrisons, too. Still tied: a draw.'],
  '5.1 dice': [
    'One unit for each die. A trooper, cannon or infantry face orders one unit of that arm in the card’s sector; horse guns are artillery.',
    'A general’s face orders any general, or any unit with a general, anywhere. A flag orders any unit or general of the sector.',
  ],
  '5.1 first order': [
    'Counted are the pieces that can really be ordered: the best way to spend the dice, or the units that an automatic card orders.',
    'In a tie the side listed first begins (the French in the book’s battles).',
  ],
  '5.1 alternation': [
    'A side that cannot or will not give an order leaves the other to go on; the round ends when neither does.',
  ],
  '6.0 square': [
    'A change of formation, into square or out of it, takes the whole order.',
    'A square that has to retreat breaks up.',
  ],
  '6.0 garrisons': [
    'A garrison costs a chip, so a last element leaves none; it stays in a building that the unit leaves or passes.',
    'The chip is not lost: no rally brings it back.',
    'A garrison ignores retreats and is removed by its first loss.',
  ],
  '6.0 horse artillery': ['Any move, of one hex or more, makes it fire with the lower row.'],
  '6.0 generals': [
    'Terrain binds generals like units; zones of control do not: 6.2 speaks of units, and 6.3 has the generals’ own limits.',
  ],
  '6.0 roads': [
    'The start is a road hex and every step follows a road, from one road to another where they meet. Woods on a road still stop.',
  ],
  '6.1': [
    'A unit may enter the hex of a lone enemy general: that is the pursuit of 9.4.2. The ban stands where he is attached.',
    'A friendly garrison blocks its hex for units, and a road through it.',
  ],
  '6.1.3': ['No rule 6.1.2 is printed, and none refers to it.'],
  '6.2': [
    'Combat units control all six hexes around them, whatever their facing; garrisons and lone generals none.',
    'From one controlled hex to another is forbidden even if it is the same enemy’s.',
    'A unit that arrives next to an enemy stops where it arrives.',
  ],
  '6.2.11': ['A unit turns at most once in an order, after its steps and before it fires; turning alone is allowed.'],
  '6.2.12': [
    'Beyond the next hex the front is the half-plane behind the three front hexsides; its border belongs to it.',
  ],
  '6.3': ['A general may pass other generals, but not end his move with one.'],
  '6.3.13': ['Whether he stays is settled before the first step.'],
  '7.1': [
    'An adjacent enemy is attacked only through the hexside that the unit faces.',
    'There are no skirmishers in the lists of units.',
    'The d10 is always rolled, the d6 only with a hit.',
  ],
  '7.3 garrisons': ['No modifier of any kind changes its value.'],
  '7.3 closest target': [
    'Of those that it sees in front. An adjacent enemy in the front that it does not face directly still forbids firing past him.',
  ],
  '7.3 cavalry arc': ['What was in its front where its order began; turning later brings no new target.'],
  '7.3 advance': [
    'Cavalry under orders only, at will, after retreats: the step must keep to 6.2 as it then stands. It keeps its facing, and its general rides along.',
    'A general left alone in the hex has to flee, as in 9.4.2.',
  ],
  '7.3 loss cap': ['Infantry only. It covers losses by 10.1 F and G, not that of a blocked retreat (10.1 B).'],
  '7.3.12': ['So guns do not ignore retreats because of him, either.'],
  '7.4.2': [
    'Along a hexside both hexes must block (option sightAlongHexside). Beyond the edge of the board nothing does.',
  ],
  '7.4.3': ['Garrisons are pieces and block as well.'],
  '8.2': [
    '-1 once, whether the target is in an orchard or the line leads through one; along a hexside only between two.',
  ],
  '8.3': ['A hill blocks the sight from hill to hill, too: only the end hexes are exempt.'],
  '8.3 over friends': ['They see as far for 12.0 and for the dice of 9.3: what a gun could fire at is in its sight.'],
  '8.3 range': ['Heavy guns 2 at six hexes, medium 3 at five, horse 4 at four (3 after moving).'],
  '8.4': ['-5 is for fortified buildings: the word is missing in the text and stands in the table.'],
  '8.4 no fire on entering': [
    'For the whole round: also after passing through along a road, or retreating into one; nor does it react by fire or shock.',
  ],
  '8.4 no flank': ['Nor a rear.'],
  '8.5 guns': ['Nor do they react (9.3).'],
  '8.6': ['Open ground in every respect but one: no square is formed there. So 9.2 rides infantry down on a bridge.'],
  '9.0': [
    'One hit for each full ten of the value, and one more if the d10 is not above the rest; 3 and more are one column.',
  ],
  '9.1.1': ['Hits choose the column; only losses remove elements.'],
  '9.2': ['Terrain modifiers count for shock as for fire.'],
  '9.2 infantry on square': ['One +4: a square has no flank.'],
  '9.2 cavalry on flank': ['Together with +8 for infantry in the open, and +8 for guns (option flankCharge).'],
  '9.2 cavalry on infantry': ['Open ground, bridges (8.6) and hills only: not woods, orchard, field or water.'],
  '9.3': [
    'An ordered unit may still react; a unit that has reacted takes no order and reacts no more. A failed attempt bars nothing.',
  ],
  '9.3 artillery': [
    'The losses of the table count; 1, 2, 5 and 6 also stop the charge where it is, instead of a retreat.',
  ],
  '9.3 cavalry': [
    'Both face each other and roll before either suffers. It is the charging cavalry’s shock, if it may shock that unit at all. The counter-charging unit retreats first, and does not advance.',
  ],
  '9.3 arc': ['The path counts from the start to the hex next to the unit.'],
  '9.3 dice': [
    'Counted on the straight line to the hex where the charge began, one for each distance that has an empty hex in sight; all dice are rolled.',
  ],
  '9.3 order': ['Each may decline; who is passed over cannot react later.'],
  '9.4': [
    'd10 not above the elements just lost, also by 10.1 B, F and G. If he dies the unit must retreat the result and one hex more; where 10.1 F or G turns retreats into a loss, the one hex is a loss as well.',
  ],
  '9.4.1': ['A lone general is no target of fire.'],
  '9.4.2': [
    'He retreats by 10.1 as if he faced the pursuer, hex after hex as often as the unit enters his. When it has ended its move one d10 decides: not above the hexes retreated is captured.',
    'Among his own troops he is safe, and nothing is rolled. If he cannot retreat he is captured.',
  ],
  '9.4.4': ['He retreats the hexes of the result, by the facing of the unit that is gone.'],
  '10.0': [
    'Straight behind means behind the unit’s own facing, which stays the same for both hexes; in the end it turns to the attacker as nearly as it can, and between two hexsides to the one that needs no turning.',
    'Woods, streams and zones of control do not hold up a retreat.',
  ],
  '10.1': ['The owner chooses what the priorities leave open. A lone friendly general does not bar the way.'],
  '10.1 priority 2': ['The hex nearer to the own edge; a nation may have one of its own.'],
  '10.1 D': ['Nor does it advance after a shock.'],
  '10.1 B': ['One element, also where only the second hex is barred.'],
  '10.1 E': [
    'The owner’s choice, for the whole retreat. Where no hex is free the retreat is ignored.',
    'Of units with a general those that 7.3.17 names, infantry and cavalry (option gunsWithGeneral).',
  ],
  '10.1 F': ['One element for the result, however many hexes (option retreatLoss).'],
  '10.1 G': [
    'One element for the result (option retreatLoss); before the right of buildings to ignore retreats (option gunsAtCloseRange).',
  ],
  '11.0': ['No automatic hit or miss: a value of 0 or less never hits.'],
  '12.0': [
    'A rally takes the whole order (option rallyAfterMoving). Only faces of the own arm count.',
    'At least four hexes from every enemy unit, garrisons included, or out of the sight of all of them (option rallySafety). A lone general is no unit.',
    'The Old Guard is elite.',
  ],
  '13.1': ['English units are all Allied units that are not Prussian.'],
  '13.1 Hougoumont': [
    'D8, the only garrison in the west. Its -5 is that of 8.4, not one more. A garrison may hold it, a general only with infantry.',
  ],
  '13.1 first stage': [
    'Rounds and turns are exchanged in the text: a flag die each round from turn 4 to the end, and a free choice of V6 to V12. From turn 5 the second procedure comes after it.',
    'The type comes from a command die; of several types the owner chooses.',
  ],
  '13.1 second stage': [
    'Two pieces each round from turn 5 on, by the table of entrances, until the pool is empty; the general is one of them.',
    'Entrance taken: the nearest free one of the group. They act at once, with a full move.',
  ],
  '13.2 control': [
    'The combat unit that ended its move or retreat there last; to ride through is not enough (option controlBy). All three hexes at once, and no Allied unit in any.',
  ],
  '13.2 arrivals': [
    'Certain, before the cards of turn 4; they wait for orders. The second block has the same heading in print and is marked suspect.',
  ],
  '13.3 rivers': ['Streams in every respect, sight included. Villages on the brook are buildings only.'],
  '14.0': ['14.0 goes before 4.0: deployment by exploration.'],
  '14.0 tiles': ['Drawn without replacement. The side listed first begins.'],
  '14.0 alternate': ['Generals are among the units placed.'],
  '14.0 minimum': ['Combat units only.'],
  '14.0 initiative': ['Instead of 5.1, automatic cards included. After a tie a die each round.'],
  '14.0 reinforcements': [
    'Two units are due in turn 3, one each in turns 4 and 5. A die for each of them at the beginning of the turn, and for those that have not come again at the beginning of its later rounds; what the whole turn has not brought is lost. The pool is the scenario’s.',
  ],
}
