import type { Chapter } from './chapter.ts'

/** The advanced game: levels of victory and demoralisation. */
export const ADVANCED_VICTORY: Chapter = {
  'Victory 1': { aV1a: ['is', 'Play goes on through turn 10; only then is it judged who has won.'] },
  'Victory French marginal': { aV0b: ['is', 'French marginal: the Allies are demoralised.'] },
  'Victory French provisional': { aV0c: ['is', 'French provisional: Allied units of 150 points destroyed.'] },
  'Victory French decisive': {
    aV0d: ['is', 'French decisive: fourteen combat units and Napoleon out by the edge with the arrows, at any time.'],
  },
  'Victory Allied marginal': { aV0f: ['is', 'Allied marginal: 75 French points destroyed.'] },
  'Victory Allied provisional': { aV0g: ['is', 'Allied provisional: 100 French points destroyed.'] },
  'Victory Allied decisive': {
    aV0h: ['is', 'Allied decisive: Napoleon eliminated.'],
    aV0i: ['is', 'Or the French demoralised before the Allies are.'],
  },
  'Victory difference': {
    aV0a: ['is', 'The levels of victory are, rising, marginal, provisional and decisive.'],
    aV0j: ['is', 'If both sides have a level, the lower is taken from the higher, and the winner has the difference.'],
  },
  'Victory exit': {
    aV0e: ['may not', 'Whoever is out does not come back.', 'rules/orders.ts'],
    aD5a: ['is', 'Of the standard game exits and the forced exit are kept, and no more.'],
  },
  Demoralization: {
    aD0a: ['is', 'The side that destroys 90 enemy points has demoralised the other.'],
    aD0b: ['is', 'Only British and French units suffer from it, Prussians never.', 'rules/zones.ts'],
    aD0c: ['is', 'It works at once, even within a combat phase.', 'rules/losses.ts'],
    aD0d: ['is', 'Once demoralised, a side remains so to the end.'],
    aD0e: ['is', 'One side only can be demoralised; if the other loses 90 later, nothing follows.'],
  },
  'Demoralization 2': {
    aD2a: ['is', 'Units of the demoralised side no longer keep enemies from leaving their zones.', 'rules/zones.ts'],
    aD2b: ['may not', 'They themselves do not leave zones, cavalry apart.', 'rules/zones.ts'],
    aD2c: ['is', 'The other side’s units all have double strength, attacking and defending.'],
    aD2d: ['may', 'And all of them pass through and leave zones at what cavalry pays.', 'rules/zones.ts'],
  },
  'Demoralization 3': {
    aD3a: ['is', 'Prussian losses count for Allied demoralisation.', 'rules/losses.ts'],
    aD3b: ['may not', 'Of its effects Prussians feel the doubled French strengths only: they go on holding.'],
    aD3c: ['may', 'If the French are demoralised, every Allied unit profits.'],
  },
  'Demoralization 4': { aD4a: ['is', 'If an exchange would demoralise both at once, it is the defending player.'] },
}
