/**
 * How we read the book where it is silent or contradicts itself, by rule. `option` names the key of a scenario's
 * `options` that plays it differently.
 */
export const RULINGS: Readonly<Record<string, readonly string[]>> = {
  '1.1': [
    'Three classes of cavalry with the values 9, 12 and 14: the text names two, the sheet has three.',
    'Garrisons that a scenario places are extra pieces: no unit pays for them.',
  ],
  '1.2': [
    'English flags stand for every Allied contingent that is not Prussian.',
    'A battle may have other nations, and more than three: each has one of the three flags, and nations that share a flag react to it alike. A die shows every flag with one chance in three, so the odds of 9.3 stay the same for all of them. Generals who keep to their nation, and counts of losses, go by the nation and not by the flag.',
    'If more special dice are needed than the box holds, roll the same dice again.',
  ],
  '2.0': [
    'Columns A to V without J, 13 rows in each; B D F H K M O Q S U lie half a hex toward row 1.',
    'Three sectors of seven columns; left and right are as each player sees them.',
    'A battle between the west and east edge has its sectors from north to south: the player in the west has the north on the left. A player whose edge lies at the end of the row of sectors sits opposite the other one.',
  ],
  '2.2': [
    'River is a terrain of its own: 8.5 gives it its own effects. Marsh and swamp are the same.',
    'Rough is impassable, as the table has it.',
  ],
  '8.0 own': [
    'The book has no ground of a battle’s own; this is Berthier’s addition. Every key of a definition is an effect that the book gives to one of its kinds, so each is played by the rule of that kind.',
    'A unit that stands in ground which only other arms may enter could not have got there, so it is an error at the start; nobody retreats into such ground (10.1 A).',
  ],
  '3.1': [
    'A coordinated attack rolls six dice; the player sends each to a sector when the order is given, at most two units each, generals’ dice included.',
  ],
  '3.2': [
    'Automatic cards allow what is printed on them and nothing else: no change of formation, no rally, no order to a general. He may accompany a unit.',
  ],
  '3.2 infantry-manoeuvre': [
    'The player names the sector with the card. Garrisons count as infantry: they may fire.',
    'A road adds a hex (option roadBonusOnAutomaticCards).',
  ],
  '3.2 bombardment': [
    'The value for the range is doubled, before modifiers. Each battery moves or fires; horse artillery that fires uses the row for not moving.',
    'A road adds a hex (option roadBonusOnAutomaticCards).',
  ],
  '4.0': [
    'Units face away from their own edge unless the scenario says otherwise, infantry in combat formation.',
    'No hexside faces east or west: units of the west edge face north-east, those of the east edge south-west, so that both lines have the same flank open.',
  ],
  '4.1': [
    'A turn is six rounds with one hand; “hour” means turn.',
    'With a deck of another size: cards not played stay, and the hand is filled up to six from those played; if more than six stay, the player chooses among them.',
  ],
  '4.2': [
    '“Immediately” means after every completed order or arrival.',
    'If both sides win at the same moment at the same level, the battle is a draw. A greater victory takes precedence over a lesser.',
  ],
  '4.2 sector': ['Only combat units hold a sector, neither garrisons nor lone generals.'],
  '4.2 substantial': [
    'At the end of each round; a scenario may set the end of the turn. Generals count as units, garrisons never.',
  ],
  '4.2 moral': [
    'Every element on the map counts, including those of generals and garrisons. If still tied, the battle is a draw.',
  ],
  '5.1 dice': [
    'One unit for each die. A trooper, cannon or infantry face orders one unit of that arm in the card’s sector; horse artillery is artillery.',
    'A general’s face orders any general, or any unit with a general, anywhere. A flag orders any unit or general of the sector.',
  ],
  '5.1 first order': [
    'Count the pieces that can really be ordered: by the best way to spend the dice, or by what an automatic card allows.',
    'In a tie the side listed first begins (the French in the book’s battles).',
  ],
  '5.1 alternation': [
    'When one side cannot or will not give an order, the other continues; the round ends when neither does.',
  ],
  '6.0 square': [
    'A change of formation, into square or out of it, takes the whole order.',
    'A square that has to retreat breaks up.',
  ],
  '6.0 garrisons': [
    'A garrison costs a chip, so a last element cannot leave one; it stays in a building that the unit leaves or passes through.',
    'The chip does not count as a loss, so no rally brings it back.',
    'A garrison ignores retreats and is removed by its first loss.',
  ],
  '6.0 horse artillery': ['After any move, of one hex or more, it fires with the lower row.'],
  '6.0 generals': [
    'Terrain restricts generals like units; zones of control do not: 6.2 speaks of units, and 6.3 gives generals their own limits.',
  ],
  '6.0 roads': [
    'The start is a road hex and every step follows a road, from one road to another where they meet. Woods on a road still stop a unit.',
  ],
  '6.1': [
    'A unit may enter the hex of a lone enemy general: that is the pursuit of 9.4.2. The ban stands where he is attached.',
    'A friendly garrison blocks its hex for units, and a road through it.',
  ],
  '6.1.3': ['No rule 6.1.2 is printed, and none refers to it.'],
  '6.2': [
    'Combat units control all six hexes around them, whatever their facing; garrisons and lone generals none.',
    'Moving from one controlled hex to another is forbidden even if the same enemy controls both.',
    'A unit that arrives next to an enemy stops where it arrives.',
  ],
  '6.2.11': ['A unit turns at most once in an order, after its steps and before it fires; turning alone is allowed.'],
  '6.2.12': [
    'Beyond the next hex the front is the half-plane behind the three front hexsides; its border is included.',
  ],
  '6.3': ['A general may pass through the hexes of other generals, but not end his move in one.'],
  '6.3.13': ['Whether he stays is settled before the first step.'],
  '7.1': [
    'An adjacent enemy is attacked only through the hexside that the unit faces.',
    'There are no skirmishers in the lists of units.',
    'The d10 is always rolled, the d6 only with a hit.',
  ],
  '7.3 garrisons': ['No modifier of any kind changes its value.'],
  '7.3 closest target': [
    'The closest of those that it sees in its front. An adjacent enemy in the front that it does not face directly still bars fire at any farther enemy.',
  ],
  '7.3 cavalry arc': ['Targets are those in its front where its order began; turning later adds none.'],
  '7.3 advance': [
    'Only ordered cavalry may advance, after retreats, and need not: the step must obey 6.2 in the new position. The cavalry keeps its facing, and its general goes along.',
    'A general left alone in the hex must flee, as in 9.4.2.',
  ],
  '7.3 loss cap': ['Infantry only. It covers losses by 10.1 F and G, not that of a blocked retreat (10.1 B).'],
  '7.3.12': ['So he does not let artillery ignore retreats, either.'],
  '7.4.2': [
    'Along a hexside both hexes must block (option sightAlongHexside). Beyond the edge of the board nothing does.',
  ],
  '7.4.3': ['Garrisons are pieces and block as well.'],
  '8.2': [
    '-1 once, whether the target is in an orchard or the line passes through one; along a hexside, only between two orchards.',
  ],
  '8.3': ['A hill also blocks sight from hill to hill: only the end hexes are exempt.'],
  '8.3 over friends': [
    'The same holds for 12.0 and for the dice of 9.3: whatever a battery could fire at is in its sight.',
  ],
  '8.3 range': ['Heavy guns 2 at six hexes, medium 3 at five, horse 4 at four (3 after moving).'],
  '8.4': ['-5 is for fortified buildings: the text omits the word, the table has it.'],
  '8.4 no fire on entering': [
    'This lasts the whole round, also after passing through along a road or retreating into a building; nor does the unit react by fire or shock.',
  ],
  '8.4 no flank': ['Nor a rear.'],
  '8.5 guns': ['Nor do they react (9.3).'],
  '8.6': [
    'Open ground in every respect but one: no square is formed there. So infantry on a bridge suffers the +8 of 9.2.',
  ],
  '9.0': [
    'One hit for each full ten of the value, and one more if the d10 rolls the remainder or less; 3 or more hits share one column.',
  ],
  '9.1.1': ['Hits choose the column; only losses remove elements.'],
  '9.2': ['Terrain modifiers apply to shock as to fire.'],
  '9.2 infantry on square': ['One +4: a square has no flank.'],
  '9.2 cavalry on flank': ['Together with +8 for infantry in the open, and +8 for guns (option flankCharge).'],
  '9.2 cavalry on infantry': ['Open ground, bridges (8.6) and hills only: not woods, orchard, field or water.'],
  '9.3': [
    'An ordered unit may still react; a unit that has reacted takes no order and does not react again. A failed attempt has no such effect.',
  ],
  '9.3 artillery': [
    'The losses of the table apply; 1, 2, 5 and 6 also stop the charge where it is, instead of a retreat.',
  ],
  '9.3 cavalry': [
    'Both face each other and roll before either takes losses. This is the charging cavalry’s shock, if it may shock that unit at all. The counter-charging unit retreats first, and does not advance.',
  ],
  '9.3 arc': ['The path counts from the start to the hex next to the unit.'],
  '9.3 dice': [
    'Count along the straight line to the hex where the charge began: one die for each distance with an empty hex in sight; all dice are rolled.',
  ],
  '9.3 order': ['Each unit may decline; one that is passed over cannot react later.'],
  '9.4': [
    'He dies if the d10 rolls the number of elements just lost or less; losses by 10.1 B, F and G count. If he dies, the unit must retreat one hex more than the result; where 10.1 F or G turns retreats into a loss, that hex is a loss as well.',
  ],
  '9.4.1': ['A lone general is not a target of fire.'],
  '9.4.2': [
    'He retreats by 10.1 as if he faced the pursuer, one hex each time the unit enters his. When it has ended its move, one d10 decides: he is captured if it rolls the number of hexes retreated or less.',
    'If he reaches a friendly unit he is safe, and no die is rolled. If he cannot retreat, he is captured.',
  ],
  '9.4.4': ['He retreats the hexes of the result, using the facing of the eliminated unit.'],
  '10.0': [
    'Straight behind means behind the unit’s own facing, which stays the same for both hexes; at the end it turns to face the attacker as nearly as it can, and between two hexsides keeps the one it faces.',
    'Woods, streams and zones of control do not stop a retreat.',
  ],
  '10.1': ['The owner chooses what the priorities leave open. A lone friendly general does not bar the way.'],
  '10.1 priority 2': ['The hex nearer to the side’s own edge; a nation may have an edge of its own.'],
  '10.1 D': ['Nor does it advance after a shock.'],
  '10.1 B': ['One element, even if only the second hex is barred.'],
  '10.1 E': [
    'The owner chooses, for the whole retreat. If no hex is free, the retreat is ignored.',
    'Of units with a general, only those that 7.3.17 names: infantry and cavalry (option gunsWithGeneral).',
  ],
  '10.1 F': ['One element for the result, however many hexes (option retreatLoss).'],
  '10.1 G': [
    'One element for the result (option retreatLoss); this takes precedence over the right to ignore retreats in buildings (option gunsAtCloseRange).',
  ],
  '11.0': ['No automatic hit or miss: a value of 0 or less never hits.'],
  '12.0': [
    'A rally takes the whole order (option rallyAfterMoving). Only faces of the unit’s own arm count.',
    'At least four hexes from every enemy unit, garrisons included, or out of sight of all of them (option rallySafety). A lone general is not a unit.',
    'The Old Guard is elite.',
  ],
  '13.1': ['English units are all Allied units that are not Prussian.'],
  '13.1 Hougoumont': [
    'D8, the only garrison in the west. Its -5 is that of 8.4, not an additional one. A garrison may hold it; a general only with infantry.',
  ],
  '13.0 points': [
    'An addition of ours: a battle may score victory points for places, losses and other conditions, which victory conditions ask for.',
  ],
  '13.1 first stage': [
    'The text confuses rounds and turns: roll a flag die each round from turn 4 to the end, with a free choice of V6 to V12. From turn 5 on, the second procedure follows it.',
    'A command die gives the type; the owner chooses among several.',
  ],
  '13.1 second stage': [
    'Two pieces arrive each round from turn 5 on, by the table of entrances, until the pool is empty; the general counts as one.',
    'If the entrance is occupied, use the nearest free one of the group. Arriving units act at once, with a full move.',
  ],
  '13.2 control': [
    'The combat unit that ended its move or retreat there last; passing through is not enough (option controlBy). All three hexes at once, and no Allied unit in any.',
  ],
  '13.2 arrivals': [
    'They arrive without a die roll, before the cards of turn 4, and wait for orders. The second block has the same heading in print and is marked suspect.',
  ],
  '13.3 rivers': ['Streams in every respect, sight included. Villages on the brook are buildings only.'],
  '14.0': ['14.0 overrides 4.0: deployment follows the exploration roll.'],
  '14.0 tiles': ['Drawn without replacement. The side listed first begins.'],
  '14.0 alternate': ['Generals are among the units placed.'],
  '14.0 minimum': ['Combat units only.'],
  '14.0 initiative': ['This replaces 5.1, automatic cards included. After a tie, roll a die each round.'],
  '14.0 reinforcements': [
    'Two units are due in turn 3, one each in turns 4 and 5. Roll a die for each at the beginning of the turn, and again at the beginning of each later round for those that have not arrived; units that have not arrived by the end of the turn are lost. The scenario sets the pool.',
  ],
  'Own weather': [
    'An addition of ours: what each state of the weather does is in the table of the guide, and a battle can change it.',
  ],
  'Own events': ['An addition of ours: ground that changes during play.'],
  'Own rules': ['An addition of ours: special rules that all rulebooks share.'],
}
