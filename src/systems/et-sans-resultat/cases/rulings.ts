/**
 * Our reading of the sheet, rule by rule: it has tables but no text, so that everything between them had to be settled. In
 * brackets what each rests on: S the sheet, P a page that its publisher or a player has made public, R a ruling of ours with high,
 * medium or low confidence (H, M, L). Distances are inches, `t` are tenths; what is low is data that a scenario can replace.
 */
export const RULINGS: Readonly<Record<string, readonly string[]>> = {
  1.1: ['Table W x H inches. Positions are integer t; origin south-west, x east, y north. [R-H: exact replay]'],
  1.2: [
    'Facing 0-15 clockwise, 0 = north. Vectors from a table x1000: (0,1000) (383,924) (707,707) (924,383) (1000,0) and mirrors. [R-H: no trigonometry]',
  ],
  1.3: [
    'One base = battalion, cavalry regiment or battery. Footprint width x depth in t: infantry deployed 10x6, cavalry deployed 12x6, battery unlimbered 8x6, anything ployed or limbered 6x10; commanders are points. [base P8; sizes R-M: 10t = 150 yd, about the front of 600 men]',
  ],
  1.4: ['Distance is centre to centre, compared squared; "within 6" is <= 60t. [R-M: cheap]'],
  1.5: [
    'Contact: enemy footprints with a gap of 0-1t (separating axes on corners in thousandths). Enemies never overlap. [R-H]',
  ],
  1.6: [
    "Sector of B seen from A: bearing to the nearest 16th, ties to the front: 0-2 steps off A's facing front, 3-5 flank, 6-8 rear. [R-M]",
  ],
  1.7: [
    'A unit is in every feature that contains its centre (border included): worst movement class, best single defence. Roads and brooks have a width, default 6t. [R-M]',
  ],
  1.8: [
    'Sight (guns and vantage only) is blocked by woods or buildings containing neither end, by over 10t of one containing an end, by a hill with neither end on it; not by units. [R-L]',
  ],
  1.9: ['Superior vantage: issuer in a vantage feature, sees the receiver, who is in none. [value S, test R-M]'],
  '1.10': [
    'Reformation area: disc of radius 10t, centre 60t straight behind the formation centre, clamped to the table and off impassable ground. It goes there at the end of Movement, at most 100t, not while touched. Touched = an enemy centre within 15t of its centre. [exists S, wagon P7; geometry R-L]',
  ],
  1.11: ['Each side has a home edge: "rearward" where the reformation area does not decide it. [R-M]'],
  2.1: [
    'Army (0-1 a side) > force > formation > unit. Without army commander forces keep their objective or change it themselves. [P8, P11]',
  ],
  2.2: [
    'Unit: ployed, deployed, routed (in the reformation area), removed, off. Battery: reserve (with the reformation area, no footprint, not a target), limbered, unlimbered; the last two are committed. [words S; R-M]',
    'Beyond the sheet: guns of a formation that retreats or breaks go to its reserve. With readings.runningGuns: stay they keep to its letter, by which only a leader has guns limbered: those unlimbered stay where they are, and the others run with the formation.',
    'Beyond the sheet: routed units wait in the reformation area without a footprint, so its -5 is for units that stand there on their own; routed units cannot be attacked. With readings.routedUnits: attacked they keep to its letter: enemies who touch the area, and fight nobody else, attack the best of them; a routed unit that loses is lost. [R-M]',
  ],
  2.3: [
    "Formation centre: mean of its units' centres, without routed units and reserve batteries, rounded down. The formation commander stands there; army and force commanders are pieces of their own. [R-M: fewer pieces]",
  ],
  2.4: [
    'Deployed units = deployed infantry and cavalry + committed batteries; if none, all its units on the table. [R-M: avoids a zero threshold]',
  ],
  2.5: ['Cavalry formation: more than half its infantry and cavalry units are cavalry. [R-M]'],
  2.6: [
    'Fatigue markers are kept per class. "Per fatigue marker" = all classes together; class-named lines use that class. [S, P4]',
  ],
  2.7: [
    "Fatigue from an assessment goes to the class with most deployed units (ties infantry, cavalry, artillery); from a fight to the fighter's class. [R-L: class not printed]",
  ],
  2.8: [
    'At end of turn a formation whose infantry and cavalry are all removed or routed is removed and counts as broken (not grand batteries). [R-M]',
    'Guns alone, detached or listed so, have no others to lose: they stay while one of them is committed. [R-M]',
  ],
  2.9: [
    'Size bands for "larger": 1 up to 450 men, 2 to 750, 3 above; batteries 1. [R-L]',
    'Beyond the sheet, which has no bands: with readings.larger: men the unit with more men is larger, and batteries have none.',
  ],
  3.1: [
    'A decision is one typed action of one side. Hidden and simultaneous: issuing orders, movement plans, conversions, fire. In turn, initiative side first: leader actions, ploy/deploy, evading. Fights need no decisions. [movement P8, conversions P17; rest R-M]',
  ],
  3.2: [
    "Initiative: the scenario's firstSide on odd turns, the other on even ones. It only orders sequential steps and dice. [R-M: no die added]",
  ],
  3.3: [
    'validate(state, action) judges any free-form action and names the rule it breaks. actions(state, side) lists a finite candidate set, all of which validate. Person and AI share one apply; replays store parameters. [R-H]',
  ],
  3.4: [
    'Movement plan of a formation: hold; march {path of <=4 points for the centre, final facing, layout keep / line / double / column}; or place [{unit, via <=2 points, x, y, facing}]. Keep = rigid shift and wheel. Line = side by side, 12t apart (cavalry 14t), roster order left to right. Double = two lines 15t apart. Column = one behind another along the path, 12t apart. [R-M]',
    'A column that forms where it stands has its head in the centre, and the rest behind it as it is to face. [R-L]',
  ],
  3.5: [
    'March candidates (<= 256): hold; toward objective, supported formation, named areas within two moves, nearest enemy, home edge, along a road within 10t, 16 compass points: at 1/3, 2/3 and full allowance and at 60t, 30t, contact; facing the nearest enemy or the way of march; layouts keep, line, double (column if ployed). [R-M]',
  ],
  3.6: [
    'Deployed units end within 90t of the formation centre, or nearer to it than before. [R-L: no cohesion rule on the sheet]',
  ],
  3.7: [
    'Commanders: candidates are own formation centres, vantage features, stay; any place within the allowance validates. [R-M]',
    'A ride has up to eight legs, so that it can follow a road with bends; where a place is too far for a turn, the way there as far as it goes is a candidate. [R-M]',
  ],
  3.8: [
    'Dice: one seeded stream of d6. Initiative side first, roster order; attacker before defender; test before its follow-up die. [R-H]',
  ],
  5.1: [
    'Army commanders give forces objectives, force commanders give their formations directives. One pending order per receiver; a new one replaces it. [P8; R-M]',
  ],
  5.2: ['An order issued this turn is first tested next turn. [R-H: activate precedes issue]'],
  5.3: [
    'Each pending order is tested once a turn, 2D6 + printed modifiers: 7+ active, 3-6 delayed, 2- lost. [S; "lost" R-M]',
  ],
  5.4: [
    'Delay: 1D6/2 rounded up (1-3) markers on the order. Each later activation step removes one; with markers left there is no test. Meanwhile -1 each applies to leader actions on that formation and to a replacement order. [S; markers R-M]',
    'An order that replaces a delayed one is tested next turn all the same, with the markers that are then left. [R-M]',
  ],
  5.5: ["Issuer's LR is doubled when an army commander orders a force commander. [garbled; R-L]"],
  5.6: [
    "Changing own objective: issuer and receiver are the same man: +LR +LR, then -LR (A -3, B -2, C -1). [garbled; R-L: undoes the double count. Options: superior's LR, or twice it]",
  ],
  5.7: ['-1 per full 12" between the two commanders. [R-M: "full third" elsewhere]'],
  5.8: ['Near the enemy: the worse of either commander; -3 replaces -1. [R-H: one scale]'],
  5.9: ['Objective = named area or point. Reached: a unit inside the area or within 3" of the point. [P2, P16; R-M]'],
  '5 attack': [
    'At least half its infantry and cavalry must end nearer the objective, in contact, or be blocked; if an enemy within 60t of the line centre-objective can be reached, one unit at least must reach it. hold only if nothing else validates. Contact: may and must. Fire: guns, skirmish. [P1, P3; the rest R-M]',
  ],
  '5 defend': [
    'Centre stays within 6" of where the directive began; no unit moves to within 3" of an enemy. Contact: only by deploying 1.5". Fire: guns, skirmish. [P1, P3; the rest R-M]',
  ],
  '5 support': [
    'Ends within 6" of a unit of the named formation, or nearer; hold farther away only if nothing else validates. Contact: only by deploying. Fire: guns, skirmish. [P1, P3; the rest R-M]',
  ],
  '5 move': [
    'Toward the objective; may stop there and within 6" of the enemy, must stop at 3", else hold only if nothing else validates. Contact: never. Fire: guns, skirmish. [P1, P3; the rest R-M]',
  ],
  '5 reserve': [
    'Stays, or follows its force commander; no unit within 6" of an enemy. Contact: never. Fire: none. [P1, P3; the rest R-M]',
  ],
  '5.10': ['Orders convert only by the lines that follow, and once a step. [R-H]'],
  '5.10a': ['Attack to Defend: must, objective reached and no enemy within 3". [P16; distance R-M]'],
  '5.10b': ['Cavalry formation on Attack, no enemy within 3": may go to Defend. [P16 (450 yards)]'],
  '5.10c': [
    'Cavalry formation on Defend, Support or Move with an enemy within 3" of deployed cavalry: may go to Attack. Both sides declare, targets must be valid before anyone moves, then (combat phase) all charge up to 3" straight. [P3, P16, P17; 3" R-M]',
  ],
  '5.10d': ['Move to Defend: may at 6", must at 3". [P3]'],
  '5.10e': [
    'Support to Attack: may, when the supported formation attacks and has an enemy within 3". Support to Defend: must, enemy within 3" of itself. [R-M]',
  ],
  '5.10f': ['Reserve to Defend: must, enemy within 6". [R-M]'],
  '5.10g': [
    'RT to RR: must, no enemy within 6". BK to RR: must, none within 12". RR to RT: enemy within 6". RR to Reserve: fatigue at most half its deployed units. [idea P3; numbers R-M]',
  ],
  '5.10h': [
    'An order activated for an RT or RR formation ends that status; for BK it becomes RR. Taking a status drops pending orders. [-2, -3 rows S; R-M]',
  ],
  7.1: [
    'Allowance 3600 points. Cost of 1t, road / ployed / deployed: infantry and foot guns 30 / 36 / 45, cavalry and horse guns 24 / 30 / 36, generals 15 / 20 / - (12/10/8, 15/12/10, 24/18 inches). [rates S]',
  ],
  7.2: ['x2 in rough or dense; lights and irregulars x1 in rough. RT and BK x2. Factors multiply. [S; product R-M]'],
  7.3: ['Dense, others than lights and irregulars: the first step in and the first step out end the move. [S]'],
  7.4: [
    'Road rate: ployed, each step on the road line. A ployed unit on any road ignores terrain cost and halts; poor road = off-road rate. [S; ignoring R-M]',
  ],
  7.5: ['Limbered = ployed rate. Unlimbered cannot move. Unlimbering is free at the end of a move. [S]'],
  7.6: ["Turning is free at start and end; only the centre's travel costs. [R-M]"],
  7.7: [
    'All plans run together in 360 ticks of 10 points. A unit takes its next 1t step when paid for; the sides alternate first place by tick. [P8; R-M]',
  ],
  7.8: [
    'A step into overlap with an enemy is not taken; the mover stops, in contact if the gap is 0-1t. Units that start in contact stay, unless RT or BK. [R-M]',
    'A unit in contact also stays as it is: it neither ploys nor deploys, unlimbers nor limbers, and does not pass to reserve. [R-M]',
  ],
  7.9: [
    'Friends may be crossed, not stopped on: back up along the path to the last free spot. Neighbours of one formation may press into each other by a tenth, because wheeled places are rounded. [R-M]',
    'A unit whose whole path is occupied stands on the nearest free spot, within 6 inches and in contact with no unit. [R-L]',
  ],
  '7.10': [
    'RT and BK move toward home, at least 6" from enemies where possible. [S; way R-M]',
    'Paths are examined inch by inch, as far as they go: straight home, then by sixteenths to either side, up to a quarter turn; the first that is clear, else the one that stays farthest from enemies. [R-L]',
  ],
  7.11: ['Off the table: only RT, BK or an exit condition; the unit is gone. [R-M]'],
  8.1: [
    'After movement a formation may roll 2D6 + modifiers and change 5/4/3/2 units, either way. A single unit still to change needs no roll; batteries of a deploying formation pass to reserve free. [S]',
  ],
  8.2: ['Thirds: most points used by any unit, 1200 each. [S; R-M]'],
  8.3: [
    'Rough/dense penalty: worst ground that a unit deploys into, of those that do change; none for ploying. The bonus for cavalry: all units that change are cavalry, and deploy. [S; R-M]',
    'Both are decided unit by unit, after the roll: a unit may not change in a way that would lower the total’s number below the units already changed. The odds shown beforehand are for all units in column, where they stand. [R-M]',
  ],
  8.4: ['Rush is declared before the roll; +1 fatigue for each class changed. [S]'],
  8.5: [
    'A changing unit may shift 1.5" (15t) in any direction and turn; contact as the directive allows. [S; limit R-M]',
  ],
  8.6: ['Year, nation and grade are scenario data; unlisted = 0. [S]'],
  8.7: [
    "Recovery: 1 marker (largest class) if no plan moved the formation, not on Attack, no enemy within 6”; RR: 2 markers; RT and BK: none. [R-L: slower than Series 3's one a turn (P4)]",
  ],
  9.1: [
    'Each formation names at most one target for guns and one for skirmishers (they may differ), each normal or intense. [targets S; one each R-M: finite]',
    'Narrower than the sheet, which says target formations: with readings.targets: several any battery or battalion may have a different target from the rest of its formation; intensity stays that of the class, and fatigue counts at each target. Of these, the listed ones send whoever cannot reach the common target to the nearest within reach, or one unit at a time to another.',
  ],
  9.2: [
    'A battery counts if unlimbered, with a unit of the target within 6", in its front sector and seen. A deployed battalion counts if a unit of the target is within 3". [ranges S; arc R-M]',
  ],
  9.3: [
    'Guns: sections x value - 4 per artillery fatigue, then x1/2 and x1 1/2, rounded down once, never below 0. [S; rounding R-M]',
  ],
  9.4: [
    'Values: 3-4 pdr 0; 6, 7, 8 pdr 1; French 8, British 9, Russian 12 pdr 2; other 12 pdr 3. Odd gun = a section. Howitzers as their battery. [S; bold R-L: Russian 12s listed apart]',
  ],
  9.5: [
    'Skirmish: ED line 2, light 3, irregular 3; ID line 1, light 2, irregular 1; rifle company RFn = n; -3 per infantry fatigue, then x1 1/2, rounded down, not below 0. [S; bold R-L: one below ED; RF by rating]',
  ],
  9.6: ['Skirmish is 0 against a cavalry formation on Attack. [S; scope R-M]'],
  9.7: [
    'Score of a target = all points fired at it + one 2D6, rolled if any battery or battalion counted. Fatigue for intensity is added after all scores. [sum S; pooling R-M]',
  ],
  9.8: ['Fire mission: LR extra assessments for its target, besides the one for a score of 10+. [S; R-M]'],
  10.1: [
    'Every commander within 6" of an enemy battery (committed) or 3" of another enemy: 2D6, harmed on 2 or less. [S]',
  ],
  10.2: ['-2 army/force commander in personal command; WO +1, CD +2, DD -2. [-2 S; rest lost: R-L]'],
  10.3: [
    'Then 2D6 unmodified: 11+ unhurt (and Invincible: +2 from now on); 9-10 LR and TR 0 for 3 turns; 7-8 the formation he commands goes to Defend (a superior without one: his pending orders are lost); 6- gone. [S; brackets R-L]',
    'The turn of the wound is the first of the three. [R-L]',
  ],
  10.4: [
    'A removed commander is replaced at once by C / TR 0; an army commander by the best force commander, who doubles. [R-M]',
  ],
  11.1: [
    'One per formation and phase however many triggers (+ 9.8). After fire: score 10+, commander harmed, area touched. After combat: fought, area touched. [S; one R-M]',
  ],
  11.2: [
    'All are computed from the state at the start of the step, then applied. [R-M: no chain within a step]',
    'Beyond the sheet, which does not mention it: with readings.assessments: in-turn each is worked out in turn, initiative side first, by roster, and takes earlier results into account.',
  ],
  11.3: ['Score: -1 per full ten. Combat losses: -2 per full three fights its units lost this turn. [S; meaning R-M]'],
  11.4: [
    'Outflanked: a deployed enemy infantry or cavalry unit (not RT/BK/RR) within 6" of a deployed unit of the formation and level with or behind its rearmost deployed unit (along formation facing). -3 once, even if the area is touched too. [S; geometry R-L]',
  ],
  11.5: [
    'Enfilade: the battery lies in the flank or rear sector of the nearest unit of the formation. Per battery in range and arc, added to short range. [S; R-M]',
  ],
  11.6: [
    'Occupying: one deployed infantry unit inside; best single bonus. [R-M]',
    'Narrower than the sheet: with readings.occupiedBy: any-unit every unit on the table occupies, and with readings.shelters: sum its three lines add up (town or fortification, fortified city, strong point).',
  ],
  11.7: [
    'May evade: owner decides for all cavalry of the formation within 6" of an enemy. Evade = full deployed allowance straight away from the nearest enemy, stop at 6" from all; it breaks contact. [S; distance R-M]',
  ],
  11.8: [
    '[IM] is a trait of a unit or of all units of a formation. "Attack": formation converts to Attack; the unit moves at once its deployed allowance at the nearest enemy (after combat: next Movement). [S; R-L]',
  ],
  11.9: ['Batteries retire nearest the enemy first, to reserve; half 1D6 rounds up. [S; R-M]'],
  '11.10': [
    'Cavalry rout: to the reformation area. Cavalry formation at -5 to -9: broken and removed. At -10 or less: RT, no fatigue. [S]',
  ],
  11.11: [
    'Status check only at the end of Combat and only for formations assessed there: fatigue x2 >= deployed x3: broken; else fatigue >= deployed: retreat. It never improves a status. [S, timing P15, ">=" R-H]',
    'Narrower than the sheet, which prints the check with all assessments: with readings.statusCheck: after-assessments all formations are checked, after the assessments of fire and after those of combat.',
  ],
  11.12: [
    'Each unit goes straight toward home until 6" (RT) or 12" (BK) from every enemy; no way: removed. BK removes its cavalry. [S; way R-M]',
  ],
  12.1: [
    'Attacker: the unit that moved into contact this turn; if both or neither, the one on Attack; still even, the initiative side. Each attacker fights one enemy: most in front, then nearest. [R-M]',
    'This is decided for each pair of enemies: a unit that attacks one and is charged by another fights both. A pair fights once a turn, except for ties. [R-M]',
  ],
  12.2: [
    'All attackers of one defender are one side: one roll from the highest TR+CR; all share a defeat, only that unit breaks through. Fights run in attacker roster order, initiative side first; effects at once. [R-M]',
  ],
  12.3: ['Multiple -1: touched by two or more enemies. Larger -1: any of them in a higher band. [S; R-M]'],
  12.4: [
    "Fatigue is the unit's own formation's total: -1 per full 2 against cavalry, 3 infantry, 4 artillery. [S; ”own” R-M]",
  ],
  12.5: [
    'Rear: attacker in the rear sector at contact. -3 once even for limbered guns; a ployed unit counts like limbered guns. [S; ployed R-L]',
    'Beyond the sheet, which does not mention columns: combat.ployed: 0 keeps to its letter.',
  ],
  12.6: [
    'Strong point, fortification +1: defender inside, attacker outside. Engineers +1: opponent in a built-up area, fort or on a bridge. [S; R-M]',
  ],
  12.7: ["Shock: the unit's first roll of the turn only. [S]"],
  12.8: [
    "Supported: a deployed friendly infantry or cavalry unit, not RT/BK, not in contact, within 3” and not in the loser's front sector. [R-M]",
  ],
  12.9: [
    'Retire: straight away from the enemy, half the deployed rate (4" foot, 5" horse), same facing; no room: rout. Guns retire to reserve. [name S; distance R-M]',
  ],
  '12.10': [
    'Breakthrough: the winner goes straight ahead, on Attack half the deployed rate, else to the place the loser held; new contact is fought at once, one extra fight per unit and turn; contact with those just beaten, which have retired as far, is not new, nor with units in contact before. Guns stay. [S; distance R-L]',
  ],
  12.11: ['Rout: into the reformation area; if it is touched or off the table, removed. [S; R-M]'],
  12.12: [
    'Tie: both +1, again without shock; after the third tie in a row both stay in contact. Guns that tie retire, their enemy holds. [S; limit R-M]',
  ],
  13.1: [
    'Control: last side with a deployed infantry or cavalry unit, not RT/BK/RR, inside with no enemy inside; initial owner is data. [R-M]',
  ],
  13.2: [
    'Victory: ordered list of {side, level marginal/substantial/decisive, check end-of-turn/at-end, when}; first true line wins, else draw. when joins conditions with all/any/not. [R-M]',
  ],
  13.3: ['Broken for victory: BK, removed, or RR after BK until Reserve. [R-M]'],
  13.4: [
    'Arrivals: turn, entry point, queue order, directive in force. Ployed column, head on the entry, the rest behind it off the table. Enemy within 3" of the entry: wait, or next listed entry. One head at a time is on an entry: the next in the queue waits until the column before it has moved on. A unit still beyond the edge counts as if on the table, and comes on as its directive makes it move. joins: rejoins like a detachment. [R-M]',
  ],
  13.5: ['Weather per turn: clear, heavyRain, snow, mud; the last three halve guns. [S]'],
  13.6: ['Rounding: "half 1D6" up; all else as stated. [R-M]'],
  13.7: [
    'Scenario restriction lockDirective {formation, directive, releaseIf}: no order changes it; it lapses when the condition holds. [R-M]',
    'Only orders are barred: it still makes the conversions that 5.10 requires, and a stunned commander halts it; but it makes no detachment. [R-M]',
  ],
  '6 take-command': [
    "Commander within 3” of a unit joins the formation: stands at its centre, moves with it, his LR and TR replace its commander's; the printed LR rows and fate -2 apply. [R-M]",
  ],
  '6 abandon-command': ['He is a free piece again. [R-M]'],
  '6 change-objective': ['Force commander, any named area, at once. [R-M]'],
  '6 commit-battery': [
    'Battery in formation (+2) or force reserve becomes limbered within 1.5" of a deployed unit of the formation (2.4: a committed battery is one, a unit in column is not), may move this turn and unlimber. [R-M]',
  ],
  '6 recall-battery': ['Committed battery to formation reserve. [R-M]'],
  '6 displace-battery': ['Becomes limbered, may move this turn; the only way to limber. [R-M]'],
  '6 commit-specialty': ['Engineers or a rifle company join a named unit for good. [R-M]'],
  '6 send-aide': [
    'Army commander only, scenario count: one pending order in the army is active now, markers gone; a battle may have it only tested now. [R-L]',
  ],
  '6 detach': [
    '1 to half the units become a formation, own area, commander C / TR 0, Defend or Move, fatigue pro rata rounded up; rejoins free within 3". [R-M]',
  ],
  '6 grand-battery': [
    "3+ committed batteries of the force, each within 3” of the next, become an artillery formation under the force's artillery chief (scenario), or an officer C / TR 0 if it has none free; its fire is a fire mission. It disbands at the end of a turn with none of them committed, and they go to the reserve of the force. [R-M]",
  ],
  '6 rally': ['One routed unit is deployed beside the reformation area. [R-M]'],
  '6 inspire': ['The formation he personally commands: +1 on its assessments this turn. [R-M]'],
  '6 rejoin': ['A detachment rejoins free of a test within 3". [R-L]'],
  6: [
    'Army and force commanders act for formations of their chain until one fails; the same action on the same target once a turn. Tested as in 5.3: 7 or more, or it has failed. [S; once a turn R-H]',
  ],
  4: [
    'Command: activate, issue, leader actions. Movement: conversions, movement, ploy and deploy, recovery. Artillery and skirmish: fire, leader fate, assessments. Combat: conversions, combat, assessments with status check, conversions. Arrivals come first in Movement; victory is checked at the end of the turn. [S; arrivals and victory R-M]',
  ],
  '5 retreat': ['Moves by 7.10; no contact, no fire. [R-M]'],
  '5 broken': ['Moves by 7.10; no contact, no fire. [R-M]'],
  '5 rally': ['Stays; no contact, no fire. [R-M]'],
  14.1: [
    'An addition of ours: the sheet has line, light and irregular infantry, cavalry, foot and horse batteries. A battle may define types that differ from these, under `troops`, and units that differ from their types.',
  ],
  14.2: [
    'An addition of ours: the sheet has rough and dense ground, roads, towns and works. A battle may define kinds of ground that differ from the printed ones, under `ground`.',
  ],
  14.4: [
    'An addition of ours: a nation of a battle’s own may be like one of the sheet, and has its bonus and the value of its guns.',
  ],
  14.5: [
    'An addition of ours: conditions ask for more than control, broken formations and units that have left: for places held for some turns, for units in an area, for losses, arrivals and commanders, by side, nation, type, name and formation. All are looked at when a turn ends.',
  ],
  14.6: [
    'An addition of ours: a battle may score victory points for places, losses, exits and other conditions, which victory conditions ask for. They are counted when a turn ends.',
  ],
  14.7: [
    'An addition of ours: columns and commanders may come when a condition holds, by chance or late, and by one of several entries; formations may be kept in reserve until something releases them, and be called away. All of it is looked at when a turn begins, before orders are activated.',
  ],
  14.8: [
    'An addition of ours: fog (3 inches), dusk (12) and night (4) limit how far is seen, rain wets muskets (1); a battle may say otherwise, and for areas of the table. Heavy rain, snow and mud halve guns, as the sheet has it (13.5).',
  ],
  14.9: [
    'An addition of ours: events happen during play and may change the terrain. They are looked at when a turn begins, after the weather and before arrivals.',
  ],
  '14.10': [
    'An addition of ours: an army may have a breaking point. A unit is all the strength that it has. Who attacks when the army breaks goes over to the defence.',
  ],
  14.11: ['An addition of ours: a truce keeps a side out of areas until a turn or an event.'],
  14.12: [
    'An addition of ours: guns off the table. They are aimed at the beginning of a turn, and fire with all the others.',
  ],
  14.13: [
    'An addition of ours: owners may place units before the first turn, the side with the initiative first. Weather and events of that turn come before.',
  ],
  14.14: ['An addition of ours: units may be hidden at the start.'],
  14.15: [
    'An addition of ours: terrain may break under units, such as ice or a weak bridge. Whoever flees to a reformation area (12.11) does not try it.',
  ],
  'Guns 12': ['The value is lost: 3, because Russian 12-pounders are listed apart with 2. [R-L]'],
  'Skirmish ID line': ['The value is lost: 1, one below effective doctrine. [R-L]'],
  'Skirmish rifles': ['The values are lost: a rifle company counts its rating. [R-L]'],
  'Fate wandered off': ['The value is lost: +1. [R-L]'],
  'Fate charmed': [
    'The value is lost: +2, and as much for the invincible; one line, so it counts once for a commander who is both. [R-L]',
  ],
  'Fate date with death': ['The value is lost: -2. [R-L]'],
  'Activation army to force': [
    'The row is garbled: the leadership of an army commander counts twice when he orders a force commander. [R-L]',
  ],
  'Activation own objective': [
    'The row is garbled: his leadership counts as issuer and as receiver, and is taken off once. [R-L]',
  ],
}
