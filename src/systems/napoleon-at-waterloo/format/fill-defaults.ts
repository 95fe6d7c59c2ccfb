import type { NapoleonAtWaterlooScenario } from './types.gen.ts'

/** A scenario of which any part may be missing. */
export type Fragment = Partial<Omit<NapoleonAtWaterlooScenario, 'board'>> & {
  readonly board?: Partial<NapoleonAtWaterlooScenario['board']>
}

/** A whole scenario out of a fragment: what it leaves out is a clear board with two sides, ten turns and no victory. */
export function complete(fragment: Fragment): NapoleonAtWaterlooScenario {
  return {
    format: 1,
    system: 'napoleon-at-waterloo',
    edition: 'advanced',
    id: 'fragment',
    title: 'Fragment',
    turns: 10,
    sides: {
      french: { name: 'French', nations: ['french'] },
      allied: { name: 'Allied', nations: ['british', 'prussian'] },
    },
    units: {},
    victory: [],
    ...fragment,
    board: { kind: 'hex', columns: '01-27', rows: 22, ...fragment.board },
  }
}
