import type { Chapter } from './chapter.ts'

/** The advanced game: levels of victory and demoralisation. */
export const ADVANCED_VICTORY: Chapter = {
  'Victory 1': { aV1a: ['is', 'Play continues through turn 10; only then is victory judged.'] },
  'Victory French marginal': { aV0b: ['is', 'French marginal: the Allies are demoralised.'] },
  'Victory French provisional': { aV0c: ['is', 'French provisional: Allied units of 150 points destroyed.'] },
  'Victory French decisive': {
    aV0d: ['is', 'French decisive: fourteen combat units and Napoleon leave by the edge with the arrows, at any time.'],
  },
  'Victory Allied marginal': { aV0f: ['is', 'Allied marginal: 75 French points destroyed.'] },
  'Victory Allied provisional': { aV0g: ['is', 'Allied provisional: 100 French points destroyed.'] },
  'Victory Allied decisive': {
    aV0h: ['is', 'Allied decisive: Napoleon eliminated.'],
    aV0i: ['is', 'Or the French demoralised before the Allies are.'],
  },
  'Victory difference': {
    aV0a: ['is', 'The levels of victory, from lowest to highest, are marginal, provisional and decisive.'],
    aV0j: [
      'is',
      'If both sides reach a level, the lower is subtracted from the higher, and the winner gets the difference.',
    ],
  },
  'Victory exit': {
    aV0e: ['may not', 'Units that have left the board do not return.', 'rules/orders.ts'],
    aD5a: ['is', 'Only the exits and the forced exit of the standard game still apply.'],
  },
  Demoralization: {
    aD0a: ['is', 'A side that destroys 90 enemy points demoralises the other.'],
    aD0b: ['is', 'Only British and French units suffer from it, Prussians never.', 'rules/zones.ts'],
    aD0c: ['is', 'It takes effect at once, even within a combat phase.', 'rules/losses.ts'],
    aD0d: ['is', 'Once demoralised, a side stays so to the end.'],
    aD0e: ['is', 'Only one side can be demoralised; if the other loses 90 later, nothing happens.'],
  },
  'Demoralization 2': {
    aD2a: ['is', 'Units of the demoralised side no longer keep enemies from leaving their zones.', 'rules/zones.ts'],
    aD2b: ['may not', 'They themselves do not leave zones, except cavalry.', 'rules/zones.ts'],
    aD2c: ['is', 'The other side’s units all have double strength, attacking and defending.'],
    aD2d: ['may', 'And all of them pass through and leave zones at the cost for cavalry.', 'rules/zones.ts'],
  },
  'Demoralization 3': {
    aD3a: ['is', 'Prussian losses count towards Allied demoralisation.', 'rules/losses.ts'],
    aD3b: [
      'may not',
      'Of its effects, only the doubled French strengths touch the Prussians: their zones still hold enemies.',
    ],
    aD3c: ['may', 'If the French are demoralised, every Allied unit benefits.'],
  },
  'Demoralization 4': {
    aD4a: ['is', 'If an exchange would demoralise both sides at once, only the defender is demoralised.'],
  },
}
