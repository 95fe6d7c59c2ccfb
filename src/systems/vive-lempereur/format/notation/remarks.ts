import type { Remark } from '../../../../scenario/convert/notation.ts'
import { remarkUnused } from '../../../../scenario/convert/notation-parts.ts'
import { describeHexes } from '../conditions.ts'
import { addPools } from './arrivals.ts'
import type { DraftReinforcements, NotationDraft } from './notation-draft.ts'
import { findOwner } from './reinforcements.ts'
import type { SettledSide } from './settle.ts'

/** Comments that say what a set-up leaves open, so that nobody takes the file for finished. */
export function makeRemarks(draft: NotationDraft, sides: readonly SettledSide[]): Remark[] {
  const garrisons = [...draft.units.values()].flat().filter(({ type }) => type === 'garrison')
  const pools = draft.reinforcements.filter(({ pools: own, stages }) => own.length > 0 && stages.length === 0)
  return [
    ...remarkUnused(draft.unused.toSorted((a, b) => a.number - b.number)),
    ...(draft.facts.turns === undefined
      ? [{ path: ['turns'], comment: 'The set-up does not say how long the battle is: it has the six turns of 4.1.' }]
      : []),
    {
      path: ['board'],
      comment: 'A set-up does not describe the ground: add terrain, roads, rivers and names.',
    },
    ...(garrisons.length === 0
      ? []
      : [
          {
            path: ['board'],
            comment: `Garrisons need buildings in ${describeHexes(garrisons.map(({ hex }) => hex))} (6.0).`,
          },
        ]),
    ...pools.map((block) => ({ path: ['victory'], comment: sketchPool(block, sides) })),
    ...(draft.victory.length === 0
      ? [{ path: ['victory'], comment: 'No victory conditions yet, except those of 4.2.' }]
      : []),
  ]
}

/** Units that wait for someone to say how they arrive: ready to be filled in. */
function sketchPool(block: DraftReinforcements, sides: readonly SettledSide[]): string {
  const { side, nation } = findOwner(block, sides) ?? {}
  const pool = Object.entries(addPools(block.pools)).map(([type, number]) => `${type}: ${number}`)
  return [
    `${block.heading.text.replace(/:$/, '')}: say under stages when and how they arrive, and remove the #.`,
    'reinforcements:',
    `  - side: ${side}`,
    ...(nation === undefined ? [] : [`    nation: ${nation}`]),
    `    pool: { ${pool.join(', ')} }`,
    '    stages: []',
  ].join('\n')
}
