import { git } from './git-source.ts'
import type { Io } from './io.ts'
import { UsageError } from './usage-error.ts'

/** The files, relative to this folder, that differ from a revision, were removed since, or that git does not know yet. */
export async function changedFiles(revision: string, io: Io): Promise<ReadonlySet<string>> {
  if (revision.startsWith('-')) throw new UsageError(`--changed ${revision}: this is not a revision.`)
  const differing = await git(
    ['diff', '--name-only', '--no-ext-diff', '--no-textconv', '--relative', '-z', revision, '--'],
    io,
  )
  if (differing.code !== 0) throw new UsageError(`--changed ${revision}: ${differing.complaint}.`)
  const unknown = await git(['ls-files', '--others', '--exclude-standard', '-z'], io)
  const names = [differing, unknown].flatMap(({ bytes }) => Buffer.from(bytes).toString().split('\0'))
  return new Set(names.filter((name) => name !== ''))
}
