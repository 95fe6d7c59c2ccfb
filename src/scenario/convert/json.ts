import { jsonAsYaml, jsonFlaw } from '../reading/json-text.ts'
import { type ParsedText, parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import { withoutFix } from '../uses/judge-files.ts'
import type { UsesContext } from '../uses/uses-context.ts'
import { validate } from '../validate.ts'
import type { Validation } from '../validation.ts'

/** Checks a battle in JSON. There are no fixes: they are edits to YAML. */
export function validateJson(
  text: string,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
  chosen?: readonly string[],
): Validation {
  const flaw = jsonFlaw(text)
  return flaw
    ? { text, diagnostics: [flaw] }
    : validateParsedJson(text, parseText(jsonAsYaml(text)), rulebooks, uses, chosen)
}

/** Checks a battle in JSON that has been parsed, as YAML is. */
export function validateParsedJson(
  text: string,
  parsed: ParsedText,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
  chosen?: readonly string[],
): Validation {
  const validation = validate(text, rulebooks, parsed, uses, chosen)
  return { ...validation, diagnostics: validation.diagnostics.map(withoutFix) }
}
