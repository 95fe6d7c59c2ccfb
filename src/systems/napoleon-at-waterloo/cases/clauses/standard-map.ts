import type { Chapter } from './chapter.ts'

/** The standard game: scale, map, counters, turn and set-up. */
export const STANDARD_MAP: Chapter = {
  'Standard Scale': {
    N0a: ['no effect', 'A game-turn stands for an hour of the day.', 'A scale: the clock only shows the time.'],
    N0b: ['no effect', 'A hex is 400 m of ground.', 'A scale.'],
    N0c: ['no effect', 'A counter is roughly a division.', 'A scale.'],
  },
  'Standard Map': {
    G0a: ['is', 'The hex grid fixes where a unit is and how far it moves.', 'rules/reach.ts'],
    G0b: ['is', 'The terrain chart gives the effect of ground on movement and combat.', 'format/tables.ts'],
    GAa: ['is', 'Only woods, towns and roads matter.'],
    GAb: ['may not', 'No unit enters woods, except by road.', 'rules/step-costs.ts'],
    GAc: ['is', 'Towns strengthen their defenders.', 'rules/strengths.ts'],
    GAd: ['may', 'Roads open woods that are otherwise closed, and do nothing else.', 'rules/step-costs.ts'],
    GBa: [
      'no effect',
      'Any part of a terrain symbol makes the whole hex that terrain.',
      'This concerns reading the printed map; in the data each hex has its terrain.',
    ],
    GCa: ['no effect', 'Place names and other artwork have no effect.', 'Names are decoration.'],
  },
  'Standard Counters': {
    U0a: ['is', 'A unit has a strength, a movement allowance and an arm.'],
    U0b: ['is', 'The same strength serves for attack and defence.', 'rules/strengths.ts'],
    U0c: ['may', 'In a turn a unit moves at most as many hexes as its allowance has points.', 'rules/reach.ts'],
    U0d: ['is', 'Entering a hex costs one point of the allowance.', 'rules/reach.ts'],
    UAa: [
      'is',
      'The arms are infantry, cavalry and artillery; only artillery has rules of its own.',
      'rules/line-of-fire.ts',
    ],
    UBa: ['is', 'The French are the first player.', 'rules/sequence.ts'],
    UBb: ['is', 'The British and the Prussians together are the second player’s army.'],
    UCa: ['no effect', 'The name of a formation has no effect.', 'Names are decoration.'],
    U1a: ['no effect', 'Strength is on the left of the counter, allowance on the right.', 'How a counter is printed.'],
  },
  'Standard Turn': {
    T0a: ['is', 'There are ten game-turns.'],
    T0b: ['is', 'Each has a French player-turn first, an Allied one second.'],
    T0c: ['is', 'A player-turn is a movement phase, then a combat phase.'],
    TPa: ['may', 'First the French move any of their units.', 'rules/orders.ts'],
    TPb: ['may', 'Then the French make all their attacks.', 'rules/declaration.ts'],
    TPc: ['may', 'Then the Allies move any of their units.', 'rules/orders.ts'],
    TPd: ['may', 'Then the Allies make all their attacks.', 'rules/declaration.ts'],
    TPe: ['is', 'Then the turn is over, and the next begins.'],
    TPf: ['is', 'This continues until a side has won or the tenth turn is over.', 'rules/victory.ts'],
    T1a: ['no effect', 'The time track has a box for each hour from 1 pm to 10 pm.', 'The clock only shows the time.'],
    T1b: ['is', 'All nine Prussian units arrive in the second turn, and no units in any other.', 'rules/arrivals.ts'],
  },
  'Standard Turn A': { TAa: ['may not', 'There is no combat in a movement phase.', 'rules/turn.ts'] },
  'Standard Turn B': {
    TBa: [
      'may not',
      'In a combat phase units move only by its results: retreat, disruption, advance.',
      'rules/turn.ts',
    ],
  },
  'Standard Turn C': {
    TCa: ['may not', 'In a side’s player-turn the other side neither moves nor attacks.', 'rules/turn.ts'],
  },
  'Standard Set-up': {
    S0a: ['is', 'Units begin in the hexes that the map gives them.'],
    S0b: ['is', 'Those north of the front are Allied, those south of it French.'],
    S0c: ['is', 'The Prussians wait off the map.'],
    SPa: ['no effect', 'Both players set up at the same time.', 'Every position is fixed.'],
    SPb: ['is', 'Each position holds a unit of the arm and values shown on the map.'],
    SPc: ['no effect', 'Which named formation it is does not matter.', 'Names are decoration.'],
    SAa: ['is', 'Setting up is neither a turn nor a phase.'],
    SAb: ['is', 'The first thing to happen is French movement in turn 1.', 'rules/sequence.ts'],
  },
  'Standard Prussians': {
    SBa: ['is', 'The Prussians arrive at the start of the Allied player-turn of turn 2.'],
    SBb: ['may', 'They may enter by any hex of the east edge that is not woods.', 'rules/reach.ts'],
    SBc: ['may', 'They may enter by as many of those hexes as their player likes.'],
    SBd: ['is', 'The hex where a unit enters the map costs it one point.', 'rules/reach.ts'],
    SBe: ['may', 'In the turn of arrival they move on and fight like other units.', 'rules/movement.ts'],
    SBf: ['is', 'Prussian losses count as Allied losses.', 'rules/losses.ts'],
    SBg: ['may not', 'They may not be held back.', 'rules/end-of-phase.ts'],
    SBh: ['may not', 'Once on the map they do not leave it.', 'rules/movement.ts'],
  },
}
