import { diagnose } from './diagnose.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Change } from './edit/change.ts'
import { changeText } from './edit/change-text.ts'
import { applyEdits } from './edit/text-edits.ts'
import { PRESENT_FORMAT, unsupportedFormat } from './present-format.ts'
import { parseText } from './reading/parse.ts'

/** By the format that they begin from: what has to change so that the same is said in the next. There is one format so far. */
const MIGRATIONS: ReadonlyMap<unknown, (data: unknown) => readonly Change[]> = new Map()

/** A scenario's text in the present format, or why it cannot be migrated. */
export type Migrated = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] }

/** Brings a scenario of an older format into the present one. Comments and order stay; a text of the present format stays as it is. */
export function migrate(text: string, migrations = MIGRATIONS, present = PRESENT_FORMAT): Migrated {
  const parsed = parseText(text)
  if (parsed.findings.length > 0)
    return { diagnostics: parsed.findings.map((finding) => diagnose(finding, parsed.ranges.get(finding))) }
  const format = (parsed.data as { readonly format?: unknown } | null | undefined)?.format
  if (format === present) return { text }
  const migration = migrations.get(format)
  if (!migration) return { diagnostics: [diagnose(unsupportedFormat(format, present), parsed.locate(['format']))] }
  return migrate(applyEdits(text, changeText(text, migration(parsed.data))), migrations, present)
}
