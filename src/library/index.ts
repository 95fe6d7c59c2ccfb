// The package `berthier`: scenarios as files. Every function that has to know the rules takes the rulebooks that a file may name.
import { diagnoseAll } from '../scenario/diagnose.ts'
import { type Diagnostic, type Path, type Range, Report } from '../scenario/diagnostic.ts'
import { type Comparison, compareBattles } from '../scenario/diff/compare.ts'
import { fixAll } from '../scenario/fix.ts'
import { type Formatted, formatScenario } from '../scenario/format/index.ts'
import { parseText } from '../scenario/reading/parse.ts'
import type { Rulebook } from '../scenario/rulebook.ts'
import type { UsesContext } from '../scenario/uses/uses-context.ts'
import { validateBytes, validate as validateText } from '../scenario/validate.ts'
import type { Validation } from '../scenario/validation.ts'

export type { CodeEntry, CodeTable } from '../scenario/codes/index.ts'
export { type Conversion, type ConversionRequest, convert } from '../scenario/convert/convert.ts'
export type { InputFormat, OutputFormat } from '../scenario/convert/formats.ts'
export type { Diagnostic, Path, Range, Severity, TextEdit } from '../scenario/diagnostic.ts'
export type { BattleChange, ChangedPart, ChangeKind } from '../scenario/diff/change.ts'
export type { Comparison } from '../scenario/diff/compare.ts'
export type { Formatted } from '../scenario/format/index.ts'
export { type Migrated, migrate } from '../scenario/migrate.ts'
export type { Rulebook } from '../scenario/rulebook.ts'
export type { JsonSchema } from '../scenario/schema/nodes.ts'
export { wholeSchema } from '../scenario/schema/whole-schema.ts'
export type { Scenario } from '../scenario/types.gen.ts'
export { wholeDefinitionsSchema } from '../scenario/uses/definitions-schema.ts'
export type { Entries, OpenedFile, OpenUsedFile, UsesContext } from '../scenario/uses/uses-context.ts'
export { resolveReference } from '../scenario/uses/uses-context.ts'
export type { UsedFile, Validation } from '../scenario/validation.ts'
export { chooseVariants } from '../scenario/variants/check-choice.ts'
export { listVariants, type VariantSummary } from '../scenario/variants/variant.ts'

/** A text read as YAML or JSON: plain data, its syntax problems, and the position of each value. */
export type Parsed = {
  readonly data: unknown
  readonly diagnostics: readonly Diagnostic[]
  /** The range of a value in the text; of its key with `key`. */
  readonly locate: (path: Path, target?: 'key' | 'value') => Range | undefined
}

/** Reads a text as YAML or JSON, without checking its meaning. */
export function parse(text: string): Parsed {
  const parsed = parseText(text)
  const report: Report<string> = new Report()
  for (const finding of parsed.findings) report.add(finding)
  return {
    data: parsed.data,
    diagnostics: diagnoseAll(report, parsed),
    locate: (path, target) => parsed.locate(path, target),
  }
}

/**
 * Checks a scenario: encoding, YAML, schema and what it means under its rulebook. `scenario` is set if there are no
 * errors. `uses` says how to find the files of definitions. With `variants`, the battle is checked with those applied;
 * otherwise each variant is checked by itself.
 */
export function validate(
  source: string | Uint8Array,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
  variants?: readonly string[],
): Validation {
  return typeof source === 'string'
    ? validateText(source, rulebooks, parseText(source), uses, variants)
    : validateBytes(source, rulebooks, uses, variants)
}

/** A scenario's text in its one canonical form, or why it has none. Values and comments stay. */
export function format(text: string, rulebooks: readonly Rulebook[]): Formatted {
  return formatScenario(text, rulebooks)
}

/** Applies every fix that is safe to make unseen, until none is left: the new text, how many were made, and what is still wrong. */
export function fix(
  text: string,
  rulebooks: readonly Rulebook[],
): { readonly text: string; readonly fixed: number; readonly diagnostics: readonly Diagnostic[] } {
  const { validation, fixed } = fixAll(validateText(text, rulebooks), rulebooks)
  return { text: validation.text, fixed, diagnostics: validation.diagnostics }
}

/** Lists the changes between two scenarios in the game's words; `undefined` if one of them is not a scenario. */
export function diff(before: string, after: string, rulebooks: readonly Rulebook[]): Promise<Comparison | undefined> {
  return compareBattles(validateText(before, rulebooks), validateText(after, rulebooks), rulebooks)
}
