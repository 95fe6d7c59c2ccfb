import { sharedBy, shareFindings } from '../checks/shared-part.ts'
import { codesOf } from '../codes/index.ts'
import { type RawDiagnostic, Report } from '../diagnostic.ts'
import type { Rulebook } from '../rulebook.ts'
import { definitionKeys } from './definition-keys.ts'
import type { DefinitionsFile } from './definitions-file.ts'
import { type Gathered, gather, type User } from './gather.ts'
import { mergeEntries, ownerOf, withUsed } from './merge.ts'
import type { Entries, UsesContext } from './uses-context.ts'

/** Data that use files of definitions, checked with them. */
export type CheckedWithUsed = {
  /** The data with all definitions. */
  readonly merged: Readonly<Record<string, unknown>>
  readonly definitions: Entries
  readonly gathered: Gathered
  /** What is wrong in the file itself. */
  readonly own: readonly RawDiagnostic[]
  /** What was found in the others beyond what is wrong with each by itself. */
  readonly others: ReadonlyMap<DefinitionsFile, readonly RawDiagnostic[]>
  /** Where something is wrong in the definitions or missing from them, which no check of the battle is to stumble over. */
  readonly passedOver: readonly Pick<RawDiagnostic, 'code' | 'path'>[]
}

/** Puts definitions into the sound part of data, checks the whole by its rulebook, and tells in which file each finding belongs. */
export function checkWithUsed(
  root: User,
  draft: Readonly<Record<string, unknown>>,
  report: Report<string>,
  rulebook: Rulebook,
  rulebooks: readonly Rulebook[],
  context: UsesContext,
  complete: (merged: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> = (merged) => merged,
): CheckedWithUsed {
  const gathered = gather(root, rulebook, rulebooks, context)
  const { files, findings, isWhole } = gathered
  const keys = definitionKeys(rulebook)
  const found = shareFindings(new Report<string>(codesOf(rulebook)), sharedBy(report))
  const passedOver = [
    ...files.flatMap((file) => file.report.diagnostics.filter(({ path }) => keys.includes(String(path[0])))),
    // What is missing with a file may be anything: nothing that seems to be unknown is held against the battle.
    ...(isWhole ? [] : keys.map((key) => ({ code: 'schema/type', path: [key] }))),
  ]
  for (const finding of [...report.diagnostics, ...passedOver]) found.passOver(finding)
  const definitions = mergeEntries(files)
  const joined = complete(withUsed(draft, definitions))
  const merged = (rulebook.writeOut?.(joined, found) ?? joined) as typeof joined
  rulebook.check(merged, found)

  const own = [...report.diagnostics, ...(findings.get(root) ?? [])]
  const others = new Map<DefinitionsFile, RawDiagnostic[]>(files.map((file) => [file, [...(findings.get(file) ?? [])]]))
  for (const finding of found.diagnostics) {
    const owner = keys.includes(String(finding.path[0])) ? ownerOf(finding.path, draft, files) : undefined
    if (!owner) own.push(finding)
    else if (!finding.code.endsWith('/unused')) others.get(owner)!.push(finding)
  }
  return { merged, definitions, gathered, own, others, passedOver }
}
