import type { Chapter } from './chapter.ts'

/** What Berthier adds to the book: arrivals that depend on more than a turn, reserves, and withdrawals. */
export const OWN_ARRIVALS: Chapter = {
  'Own arrivals': {
    OAa: [
      'is',
      'Reinforcements that wait for a condition arrive in the first movement of their side at whose beginning it holds.',
    ],
    OAb: ['is', 'Where a first turn is given as well, nothing is asked before it.'],
    OAc: ['is', 'Where a die decides, it is rolled at the beginning of each movement of the side until it succeeds.'],
    OAd: ['is', 'A delay is rolled once, when the group would otherwise arrive, and puts it off by as many turns.'],
    OAe: ['is', 'Where a die chooses the entrance, it is rolled once for the group, when it arrives.'],
    OAf: ['may not', 'And the group enters by no other.', 'rules/reach.ts'],
    OAg: ['may not', 'A unit in reserve does not move until it is released.', 'rules/orders.ts'],
    OAh: ['may', 'Once it is released, it moves like any other.', 'rules/orders.ts'],
    OAi: ['may', 'It attacks whoever is next to it.', 'rules/attackers.ts'],
    OAj: ['may not', 'But it does not advance.', 'rules/advance.ts'],
    OAk: ['is', 'If the battle says so, an attack on one unit of a reserve releases all of it at once.'],
    OAl: [
      'is',
      'Units that withdraw leave the board at the beginning of their side’s movement, and are neither lost nor exited.',
    ],
    OAm: ['is', 'Those of them that have not arrived never come.'],
    OAn: ['is', 'Conditions tell groups of reinforcements apart by their ids.', 'rules/conditions.ts'],
  },
}
