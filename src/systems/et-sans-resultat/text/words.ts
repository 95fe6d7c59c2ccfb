import { withoutBrackets } from '../../../scenario/conditions/sentences.ts'
import { count } from '../../../scenario/wording.ts'
import { conditionNames, describeConditionOf, type EsrCommander } from '../format/index.ts'
import type { BattleState } from '../rules/index.ts'

export const TRAIT_WORDS = {
  BR: 'brittle',
  DT: 'determined',
  ST: 'stoic',
  EN: 'enthusiastic',
  IM: 'impetuous',
} as const

/** How commanders fare in danger (10.2). */
const FATE_WORDS: Readonly<Record<string, string>> = {
  WO: 'wandered off',
  CD: 'charmed life',
  DD: 'a date with death',
}

/** `Marshal Ney (leadership B, tactics 2, charmed life)`. */
export const describeCommander = ({ name, leadership, tactics, traits = [] }: EsrCommander) =>
  `${name} (${[`leadership ${leadership}`, `tactics ${tactics}`, ...traits.map((trait) => FATE_WORDS[trait] ?? trait)].join(', ')})`

/** `(20.7, 10.2)`. */
export const formatCoordinates = (place: readonly number[]) => `(${place.join(', ')})`

/** `8 guns, 6-pdr`. */
export const describeGuns = ({ guns = 0, weight = 0 }: { readonly guns?: number; readonly weight?: number }) =>
  `${count(guns, 'gun')}, ${weight}-pdr`

/** What the outcome says where nobody has won. */
export const NO_VICTORY = 'no victory condition holds'

/** Why the battle ended as it did: the condition that held. */
export function describeReason({ winner, reason, field: { scenario } }: BattleState): string {
  const line = scenario.victory[reason]
  if (winner < 0 || !line) return NO_VICTORY
  return withoutBrackets(describeConditionOf(line.when, line.side, conditionNames(scenario)))
}
