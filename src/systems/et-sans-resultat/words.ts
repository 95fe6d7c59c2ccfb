import type { EsrCondition, EtSansResultatScenario } from '../../scenario/types.gen.ts'
import { count } from '../../scenario/wording.ts'

/** A victory condition as a clause: `it controls Gemioncourt and at least 2 formations of the French are broken`. */
export function sayCondition(condition: EsrCondition, scenario: EtSansResultatScenario): string {
  const { controls, brokenFormations, exited, turn, all, any, not } = condition
  const { board, sides } = scenario
  if (controls)
    return `it controls ${join(
      controls.map((area) => board.areas?.[area]?.name ?? area),
      'and',
    )}`
  if (brokenFormations) {
    const { side, atLeast } = brokenFormations
    return `at least ${count(atLeast, 'formation')} of ${sides[side]?.name ?? side} ${atLeast === 1 ? 'is' : 'are'} broken`
  }
  if (exited) return `at least ${count(exited.atLeast, 'unit')} of it left the table by the ${exited.edge} edge`
  if (turn !== undefined) return `turn ${turn} has come`
  const parts = all ?? any
  if (parts)
    return join(
      parts.map((part) => sayCondition(part, scenario)),
      all ? 'and' : 'or',
    )
  return not ? `it is not so that ${sayCondition(not, scenario)}` : 'nothing is asked'
}

/** `a, b and c`. */
function join(parts: readonly string[], word: 'and' | 'or'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}
