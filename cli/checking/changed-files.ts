import { posix } from 'node:path'
import { quote } from '../../src/scenario/wording.ts'
import { type GitIo, git, whyNoRepository } from '../files/git-source.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'

/** The files of the repository, relative to this folder, that differ from a revision, were removed since, or that git does not know yet. */
export async function changedFiles(revision: string, io: Io): Promise<ReadonlySet<string>> {
  if (revision.startsWith('-')) throw new UsageError(`--changed ${revision}: this is not a revision.`)
  const flags = ['--name-only', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all', '-z']
  const settings = [...(await withoutFilters(io)), '-c', 'diff.relative=false']
  const differing = await list([...settings, 'diff', ...flags, revision, '--'], {
    ...io,
    env: { ...io.env, [EMPTY]: '' },
  })
  if (differing.code !== 0)
    throw new UsageError(`--changed ${quote(revision)}: ${await whyRefused(revision, differing.complaint, io)}.`)
  const unknown = await list(['ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', ':/'], io)
  if (unknown.code !== 0) throw new UsageError(`--changed: ${unknown.complaint}.`)
  const prefix = Buffer.from((await git(['rev-parse', '--show-prefix'], io)).bytes)
    .toString()
    .replace(/\n$/, '')
  const names = [differing, unknown].flatMap(({ bytes }) => Buffer.from(bytes).toString().split('\0'))
  // Git lists them from the root, wherever this folder is.
  return new Set(names.filter((name) => name !== '').map((name) => posix.relative(prefix, name)))
}

/** All that git lists: whoever overlooks a part of it passes over what is broken, or runs what nobody has looked at. */
async function list(args: readonly string[], io: GitIo): ReturnType<typeof git> {
  const answer = await git(args, io, MOST_LISTED)
  if (answer.bytes.length <= MOST_LISTED) return answer
  throw new UsageError('--changed: git lists too many files here. Name those that are built in .gitignore.')
}

/** As many bytes as a million paths have. */
const MOST_LISTED = 100_000_000

/** Where git takes a word for something else than a revision, it explains its own options. */
async function whyRefused(revision: string, complaint: string, io: Io): Promise<string> {
  const flaw = await whyNoRepository(io)
  if (flaw !== undefined) return flaw
  const tree = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`], io)
  return tree.code === 0 ? complaint : 'git has no such revision'
}

/** A variable that has nothing in it. */
const EMPTY = 'BERTHIER_EMPTY'

const MOST_FILTERS = 1000

/**
 * Settings without the filters that the repository names: to compare a file with what it was, git would put it through their programs.
 * They come by a variable, since a name may have an equals sign in it.
 */
async function withoutFilters(io: Io): Promise<string[]> {
  const { bytes } = await list(['config', '--name-only', '-z', '--get-regexp', '^filter\\.'], io)
  let names: readonly string[]
  try {
    names = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).split('\0')
  } catch {
    throw new UsageError('--changed: the configuration of the repository has a filter with a name that is not UTF-8.')
  }
  const settings = [...new Set(names)].filter((name) => name !== '')
  // There is room for so many behind a command on every system.
  if (settings.length > MOST_FILTERS)
    throw new UsageError('--changed: the configuration of the repository has too many filters.')
  return settings.map((name) => `--config-env=${name}=${EMPTY}`)
}
