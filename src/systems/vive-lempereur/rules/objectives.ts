import { memoize } from '../../../board/memoize.ts'
import { wantedAtoms } from '../../../engine/conditions/program.ts'
import type { Battlefield } from './battlefield.ts'

/** The hexes whose control a victory condition asks for, or scores points. */
export const objectivesOf = memoize(
  ({ victory, scoreboard }: Battlefield): ReadonlySet<number> =>
    new Set(
      [...victory.goals, ...scoreboard.awards].flatMap(({ when }) =>
        [...wantedAtoms(when.tree), ...wantedAtoms(when.tree, true)].flatMap((atom) =>
          atom.kind === 'controls' ? atom.places : [],
        ),
      ),
    ),
)
