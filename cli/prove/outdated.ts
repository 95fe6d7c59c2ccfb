import { resolve } from 'node:path'
import { digestScenario } from '../../src/engine/digest.ts'
import { diagnose } from '../../src/scenario/diagnose.ts'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { isSystemError } from '../bug.ts'
import { readFound, reason, UnfitFile } from '../files/files.ts'
import { UsageError } from '../usage-error.ts'
import { readCertificate } from './read-certificate.ts'

/** A battle, with variants where a certificate is about some; nothing where it does not have them. */
export type CertifiableBattle = (variants: readonly string[] | undefined) => Scenario | undefined

/** Tells that the certificate of a battle is of another version of it, or none; nothing where it holds. */
export function whyOutdated(file: string, battle: CertifiableBattle, cwd: string): Diagnostic | undefined {
  const parts = changedParts(file, battle, cwd)
  if (parts.length === 0) return undefined
  const what =
    typeof parts === 'string' ? parts : `it was made for another version of this battle (${parts.join(', ')}).`
  const message = `The certificate ${file} is no longer valid: ${what}`
  const hint = 'Prove the claim again with berthier prove, or remove the certificate.'
  return diagnose({ code: 'certificate/outdated', path: [], message, hint }, undefined)
}

/** A certificate of hundreds of thousands of games has fewer; whoever checks a battle did not ask for more to be read. */
const MOST_BYTES = 20_000_000

function changedParts(file: string, battle: CertifiableBattle, cwd: string): readonly string[] | string {
  try {
    const text = readFound(resolve(cwd, file), MOST_BYTES).toString('utf8')
    const { variants, digest } = readCertificate(text, file).battle
    const scenario = battle(variants)
    return scenario ? partsThatDiffer(digest, digestScenario(scenario)) : ['variants']
  } catch (error) {
    if (error instanceof UsageError) return error.message
    if (isSystemError(error) || error instanceof UnfitFile) return `it cannot be read: ${reason(error)}.`
    throw error
  }
}

/** The parts of a battle whose digests are not the same. */
export function partsThatDiffer(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return parts.filter((part) => before[part] !== after[part]).sort()
}
