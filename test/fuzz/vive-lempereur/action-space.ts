import { troopListOf } from '../../../src/systems/vive-lempereur/format/index.ts'
import { makeAction } from '../../../src/systems/vive-lempereur/rules/actions.ts'
import type { Decision } from '../../../src/systems/vive-lempereur/rules/decision.ts'
import type { BattleState } from '../../../src/systems/vive-lempereur/rules/state.ts'
import { decisions, steps } from '../../../src/systems/vive-lempereur/rules/turn.ts'

const upTo = (number: number) => Array.from({ length: number }, (_, i) => i)

/** Details are bits in masks of the engine, where those from 32 on would look like the first ones. */
const BEYOND_MASKS = [32, 33]

/** Of actions that belong to another moment one in so many is enough. */
const OTHERS = 41

/** Every action that can be written down for the moment, of both sides, some beyond what there is, and some of other moments. */
export function actionSpace({ field, decision: step }: BattleState): readonly number[] {
  const { size } = field.grid
  const sizes = { grounds: field.grounds.length, troops: troopListOf(field.scenario).ids.length }
  const key = ((size * 16 + step) * 256 + sizes.grounds) * 256 + sizes.troops
  const known = SPACES.get(key)
  if (known) return known
  const now = steps[step]!.decisions
  const space = [0, 1].flatMap((side) =>
    decisions.flatMap((decision) => {
      const all = decision.kinds.flatMap((kind) => actionsOf(kind, side, decision, size, sizes))
      return now.includes(decision) ? all : all.filter((_, i) => i % OTHERS === 0)
    }),
  )
  SPACES.set(key, space)
  return space
}

const SPACES = new Map<number, readonly number[]>()

function actionsOf(
  kind: number,
  side: number,
  { choices = 1, details = 1 }: Decision,
  hexes: number,
  sizes: { readonly grounds: number; readonly troops: number },
): number[] {
  const most = typeof details === 'number' ? details : sizes[details]
  return upTo(choices === 'hexes' ? hexes + 1 : choices + 2).flatMap((choice) =>
    [...upTo(most + 1), ...BEYOND_MASKS].map((detail) => makeAction(kind, choice, detail, side)),
  )
}
