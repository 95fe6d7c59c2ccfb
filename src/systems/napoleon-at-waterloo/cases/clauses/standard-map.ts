import type { Chapter } from './chapter.ts'

/** The standard game: scale, map, counters, turn and set-up. */
export const STANDARD_MAP: Chapter = {
  'Standard Scale': {
    N0a: ['no effect', 'A game-turn stands for an hour of the day.', 'A scale: the clock only tells the time.'],
    N0b: ['no effect', 'A hex is 400 m of ground.', 'A scale.'],
    N0c: ['no effect', 'A counter is roughly a division.', 'A scale.'],
  },
  'Standard Map': {
    G0a: ['is', 'The hex grid says where a unit is and how far it goes.', 'rules/reach.ts'],
    G0b: ['is', 'What ground does to moving and fighting is told by the terrain chart.', 'format/tables.ts'],
    GAa: ['is', 'Only woods, towns and roads count.'],
    GAb: ['may not', 'Nobody enters woods, but for their roads.', 'rules/step-costs.ts'],
    GAc: ['is', 'Towns make whoever defends them stronger.', 'rules/strengths.ts'],
    GAd: ['may', 'Roads lead through woods that are closed otherwise, and do nothing else.', 'rules/step-costs.ts'],
    GBa: [
      'no effect',
      'A bit of the symbol of a feature makes the whole hex that terrain.',
      'A matter of reading the printed map: in the data a hex has its terrain.',
    ],
    GCa: ['no effect', 'Names of places and other drawings mean nothing.', 'Names are for the eye.'],
  },
  'Standard Counters': {
    U0a: ['is', 'Strength, movement allowance and arm are what counts of a unit.'],
    U0b: ['is', 'One strength serves in attack and in defence.', 'rules/strengths.ts'],
    U0c: ['may', 'In a turn a unit goes as many hexes as its allowance has points at most.', 'rules/reach.ts'],
    U0d: ['is', 'A hex that is entered takes one point of the allowance.', 'rules/reach.ts'],
    UAa: [
      'is',
      'The arms are infantry, cavalry and artillery; only artillery has rules of its own.',
      'rules/line-of-fire.ts',
    ],
    UBa: ['is', 'The French are the first player.', 'rules/sequence.ts'],
    UBb: ['is', 'British and Prussians together are the second player’s army.'],
    UCa: ['no effect', 'The name of a formation has no effect.', 'Names are for the eye.'],
    U1a: ['no effect', 'Strength stands left on the counter, allowance right.', 'How a counter is printed.'],
  },
  'Standard Turn': {
    T0a: ['is', 'There are ten game-turns.'],
    T0b: ['is', 'Each has a French player-turn first, an Allied one second.'],
    T0c: ['is', 'A player-turn is a movement phase, then a combat phase.'],
    TPa: ['may', 'First the French move what they like.', 'rules/orders.ts'],
    TPb: ['may', 'Then the French make all their attacks.', 'rules/declaration.ts'],
    TPc: ['may', 'Then the Allies move what they like.', 'rules/orders.ts'],
    TPd: ['may', 'Then the Allies make all their attacks.', 'rules/declaration.ts'],
    TPe: ['is', 'Then the turn is over, and the next begins.'],
    TPf: ['is', 'This goes on until a side has won or the tenth turn is over.', 'rules/victory.ts'],
    T1a: ['no effect', 'The time track has a box an hour from 1 pm to 10 pm.', 'The clock only tells the time.'],
    T1b: ['is', 'All nine Prussians come in the second turn, nobody in any other.', 'rules/arrivals.ts'],
  },
  'Standard Turn A': { TAa: ['may not', 'In a movement phase nobody fights.', 'rules/turn.ts'] },
  'Standard Turn B': {
    TBa: [
      'may not',
      'In a combat phase units change place only by its results: retreat, disruption, advance.',
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
    SPa: ['no effect', 'Both players set up at the same time.', 'Every place is given.'],
    SPb: ['is', 'In each place stands a unit of the arm and the numbers that the map shows.'],
    SPc: ['no effect', 'Which formation by name it is does not matter.', 'Names are for the eye.'],
    SAa: ['is', 'Setting up is neither a turn nor a phase.'],
    SAb: ['is', 'The first thing to happen is French movement in turn 1.', 'rules/sequence.ts'],
  },
  'Standard Prussians': {
    SBa: ['is', 'The Prussians come when the Allied half of turn 2 begins.'],
    SBb: ['may', 'Any hex of the east edge that is not woods can be their way in.', 'rules/reach.ts'],
    SBc: ['may', 'They may be spread over as many of those hexes as their player likes.'],
    SBd: ['is', 'The hex in which a unit comes onto the map costs it one point.', 'rules/reach.ts'],
    SBe: ['may', 'In the turn in which they come they march on and fight like others.', 'rules/movement.ts'],
    SBf: ['is', 'What the Prussians lose is lost by the Allies.', 'rules/losses.ts'],
    SBg: ['may not', 'They are not held back.', 'rules/end-of-phase.ts'],
    SBh: ['may not', 'Once on the map they do not leave it.', 'rules/movement.ts'],
  },
}
