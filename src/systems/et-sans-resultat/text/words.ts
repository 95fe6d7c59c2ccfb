import { count } from '../../../scenario/wording.ts'
import type { EsrCommander, EsrCondition, EtSansResultatScenario } from '../format/index.ts'
import type { BattleState } from '../rules/index.ts'

export const WEATHER_WORDS = { clear: 'clear weather', 'heavy-rain': 'heavy rain', snow: 'snow', mud: 'mud' } as const
export const TRAIT_WORDS = {
  BR: 'brittle',
  DT: 'determined',
  ST: 'stoic',
  EN: 'enthusiastic',
  IM: 'impetuous',
} as const

/** `Marshal Ney (leadership B, tactics 2, CD)`. */
export const describeCommander = ({ name, leadership, tactics, traits = [] }: EsrCommander) =>
  `${name} (${[`leadership ${leadership}`, `tactics ${tactics}`, ...traits].join(', ')})`

/** `(20.7, 10.2)`. */
export const formatCoordinates = (place: readonly number[]) => `(${place.join(', ')})`

/** `8 guns, 6-pdr`. */
export const describeGuns = ({ guns = 0, weight = 0 }: { readonly guns?: number; readonly weight?: number }) =>
  `${count(guns, 'gun')}, ${weight}-pdr`

/** A victory condition as a clause: `it controls Gemioncourt and at least 2 French formations are broken`. */
export function describeCondition(condition: EsrCondition, scenario: EtSansResultatScenario): string {
  const { controls, brokenFormations, exited, turn, all, any, not } = condition
  const { board, sides } = scenario
  if (controls) {
    const names = controls.map((area) => board.areas?.[area]?.name ?? area)
    return `it controls ${join(names, 'and')}`
  }
  if (brokenFormations) {
    const { side, atLeast } = brokenFormations
    const whose = sides[side]?.name ?? side
    return `at least ${count(atLeast, `${whose} formation`)} ${atLeast === 1 ? 'is' : 'are'} broken`
  }
  if (exited)
    return `at least ${count(exited.atLeast, 'unit')} of it ${exited.atLeast === 1 ? 'has' : 'have'} left the table by the ${exited.edge} edge`
  if (turn !== undefined) return `turn ${turn} has begun`
  if (not) return `it is not the case that ${describeCondition(not, scenario)}`
  const parts = (all ?? any ?? []).map((part) => describeCondition(part, scenario))
  return join(parts, all ? 'and' : 'or')
}

/** What the outcome says where nobody has won. */
export const NO_VICTORY = 'no victory condition holds'

/** Why the battle ended as it did: the condition that held. */
export function describeReason({ winner, reason, field: { scenario } }: BattleState): string {
  const line = scenario.victory[reason]
  return winner < 0 || !line ? NO_VICTORY : describeCondition(line.when, scenario)
}

/** `a, b and c`. */
function join(parts: readonly string[], word: 'and' | 'or'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
