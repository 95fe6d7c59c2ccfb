import type { System } from '../../src/engine/system.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { validate } from '../../src/scenario/validate.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { count } from '../../src/scenario/wording.ts'
import { contextOf } from '../document/used-texts.ts'
import type { BattleText } from './messages.ts'

/** Checks a text with what the battle uses and the variant that is chosen. */
export function checkBattle(
  text: string,
  rulebooks: readonly System[],
  { used, variant }: Pick<BattleText, 'used' | 'variant'>,
): Validation {
  return validate(text, rulebooks, parseText(text), contextOf(used), variant === undefined ? [] : [variant])
}

/** The battle that a text tells of; one with errors cannot be played. */
export function readBattle(
  text: string,
  what: string,
  rulebooks: readonly System[],
  context: Pick<BattleText, 'used' | 'variant'>,
): Validation & { readonly scenario: Scenario } {
  const validation = checkBattle(text, rulebooks, context)
  const { scenario, diagnostics } = validation
  if (scenario) return { ...validation, scenario }
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const first = errors[0]?.message ?? 'A file that it uses has errors.'
  throw new Error(`${what} cannot be played: ${count(Math.max(1, errors.length), 'error')}. The first: ${first}`)
}
